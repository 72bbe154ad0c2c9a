/// A colour space by name. Segue computes in sRGB; gray is sRGB with equal components.
public final class CGColorSpace: Hashable, Sendable {
  /// What a space's colours are made of.
  public enum Model: Int32, Sendable { case monochrome = 0, rgb = 1 }
  /// The names of the spaces there are.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// Taken as sRGB.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// Taken as the gray of sRGB.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// One of the names above.
  public let name: CFString?
  /// What its colours are made of.
  public let model: Model
  /// Without alpha.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// One of the names above; nil for any other.
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

/// The screen's space: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB, .rgb) }
/// Gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(CGColorSpace.genericGrayGamma2_2, .monochrome) }
