/// Where an emitter layer's particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the emitter's position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// On a line as long as the emitter is wide, with its middle there.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// In a rectangle of the emitter's size, with its middle there.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// In a box of the emitter's size and depth, with its middle there.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// In a circle about it, whose radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// In a ball about it, whose radius is the emitter's width.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where in its shape an emitter layer's particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At its corners; of what is round, in its middle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Everywhere in it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order an emitter layer draws its particles, and how.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order that is promised: here one kind after the other.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest behind all others.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest before all others.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth, the farthest first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light is added to what is beneath them.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
