/// A colour space that is known by its name. All computation is in sRGB, and gray is sRGB with equal components.
public final class CGColorSpace: Hashable, Sendable {
  /// The kinds of components that a colour space can have: a single gray component, or red, green and blue.
  public enum Model: Int32, Sendable { case monochrome = 0, rgb = 1 }
  /// The name of the sRGB colour space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of the extended sRGB colour space. It is treated as sRGB.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of a gray colour space with a gamma of 2.2. It is treated as the grays of sRGB.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name of the colour space, which is one of the three constants of this class.
  public let name: CFString?
  /// The kind of components that the colours have.
  public let model: Model
  /// The number of components without alpha. It is 3, or 1 for a gray space.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// Creates the colour space that a name denotes, or returns `nil` if the name is not one of the three constants of this class.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(name, .rgb)
    case Self.genericGrayGamma2_2: self.init(name, .monochrome)
    default: return nil
    }
  }
  init(_ name: CFString, _ model: Model) { (self.name, self.model) = (name, model) }

  public static func == (l: CGColorSpace, r: CGColorSpace) -> Bool { l.name == r.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the colour space of the screen, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB, .rgb) }
/// Returns the gray colour space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(CGColorSpace.genericGrayGamma2_2, .monochrome) }
