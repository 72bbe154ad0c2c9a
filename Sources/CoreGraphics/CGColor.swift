/// A straight (not premultiplied) sRGB colour as a value; components are 0…1.
public struct RGBA: Hashable, Sendable {
  /// Each 0…1.
  public var red, green, blue, alpha: Double
  /// Transparent black.
  public static let clear = RGBA(0, 0, 0, 0)
  /// Components of 0…1; opaque, unless said otherwise.
  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// A gray of 0…1; opaque, unless said otherwise.
  public init(white: Double, _ alpha: Double = 1) { self.init(white, white, white, alpha) }

  /// Premultiplied BGRA8 in a little-endian word.
  public var premultiplied: UInt32 {
    func byte(_ v: Double) -> UInt32 { UInt32(max(0, min(1, v)) * 255 + 0.5) }
    return byte(blue * alpha) | byte(green * alpha) << 8 | byte(red * alpha) << 16 | byte(alpha) << 24
  }
}

/// An immutable colour. Segue knows one colour space, sRGB.
public final class CGColor: Hashable, Sendable {
  /// The components in sRGB; equal ones, of a gray.
  public let rgba: RGBA
  /// The model in which a color was made. The colors of UIKit are made in extended sRGB.
  package enum Model { case gray, sRGB, extendedSRGB }
  package let model: Model
  private init(_ rgba: RGBA, _ model: Model) { (self.rgba, self.model) = (rgba, model) }
  private var isGray: Bool { model == .gray }
  /// A colour of these components.
  public convenience init(_ rgba: RGBA) { self.init(rgba, .extendedSRGB) }
  /// A colour of sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red, green, blue, alpha), .sRGB)
  }
  /// A colour of sRGB components, 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red, green, blue, alpha), .sRGB)
  }
  /// A gray, 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(RGBA(white: gray, alpha), .gray) }

  /// Opacity, 0…1.
  public var alpha: CGFloat { rgba.alpha }
  /// Red, green, blue, alpha; of a gray, white and alpha.
  public var components: [CGFloat]? { isGray ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha] }
  /// Four; two, of a gray.
  public var numberOfComponents: Int { isGray ? 2 : 4 }
  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(RGBA(rgba.red, rgba.green, rgba.blue, alpha), model) }

  /// By the components in sRGB: a gray equals the colour that looks like it.
  public static func == (l: CGColor, r: CGColor) -> Bool { l.rgba == r.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
