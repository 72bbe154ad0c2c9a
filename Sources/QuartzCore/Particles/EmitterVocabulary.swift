/// The shapes in which an emitter layer's particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the shape.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles are born at the emitter's position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Particles are born on a horizontal line. It is as long as the emitter's width and centred at the emitter's position.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// Particles are born in a rectangle of the emitter's size, centred at the emitter's position.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// Particles are born in a box of the emitter's size and depth, centred at the emitter's position.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// Particles are born in a circle around the emitter's position. Its radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// Particles are born in a sphere around the emitter's position. Its radius is the emitter's width.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The parts of the shape in which an emitter layer's particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles are born at the corners of the shape, or in the centre of a circle or sphere.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Particles are born on the outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Particles are born on the surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Particles are born everywhere in the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The orders in which an emitter layer draws its particles, and its way of blending.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The order is not defined. In this implementation, one kind is drawn after the other.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particle is behind all others.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particle is in front of all others.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest particle is drawn first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colours of particles are added to what is beneath them.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
