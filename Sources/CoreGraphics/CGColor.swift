/// A colour in sRGB as a value. The components are not premultiplied by alpha, and range from 0 to 1.
public struct RGBA: Hashable, Sendable {
  /// The components of the colour, each from 0 to 1.
  public var red, green, blue, alpha: Double
  /// The colour black with an alpha of 0.
  public static let clear = RGBA(0, 0, 0, 0)
  /// Creates a colour from components between 0 and 1. The default alpha is 1, which is opaque.
  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Creates a gray between 0 (black) and 1 (white). The default alpha is 1, which is opaque.
  public init(white: Double, _ alpha: Double = 1) { self.init(white, white, white, alpha) }

  /// The colour as premultiplied BGRA, 8 bits a component, in a little-endian 32-bit word.
  public var premultiplied: UInt32 {
    func byte(_ v: Double) -> UInt32 { UInt32(max(0, min(1, v)) * 255 + 0.5) }
    return byte(blue * alpha) | byte(green * alpha) << 8 | byte(red * alpha) << 16 | byte(alpha) << 24
  }
}

/// An immutable colour. All colours are in sRGB, which is the only colour space here.
public final class CGColor: Hashable, Sendable {
  /// The components in sRGB. The red, green and blue components of a gray are equal.
  public let rgba: RGBA
  /// The models in which a colour can be created. UIKit creates its colours in extended sRGB.
  package enum Model { case gray, sRGB, extendedSRGB }
  package let model: Model
  private init(_ rgba: RGBA, _ model: Model) { (self.rgba, self.model) = (rgba, model) }
  private var isGray: Bool { model == .gray }
  /// Creates a colour from a value with sRGB components.
  public convenience init(_ rgba: RGBA) { self.init(rgba, .extendedSRGB) }
  /// Creates a colour from sRGB components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red, green, blue, alpha), .sRGB)
  }
  /// Creates a colour from sRGB components between 0 and 1. It is equal to the colour that `init(red:green:blue:alpha:)` creates.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red, green, blue, alpha), .sRGB)
  }
  /// Creates a gray from its white component and its alpha, both between 0 and 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(RGBA(white: gray, alpha), .gray) }

  /// The opacity of the colour, from 0 to 1.
  public var alpha: CGFloat { rgba.alpha }
  /// The components in order: red, green, blue and alpha, or white and alpha for a gray.
  public var components: [CGFloat]? { isGray ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha] }
  /// The number of components, including alpha. It is 4, or 2 for a gray.
  public var numberOfComponents: Int { isGray ? 2 : 4 }
  /// Returns this colour with another opacity. The result is never `nil`.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(RGBA(rgba.red, rgba.green, rgba.blue, alpha), model) }

  /// Returns whether two colours have equal components in sRGB. A gray is equal to a colour that has the same appearance.
  public static func == (l: CGColor, r: CGColor) -> Bool { l.rgba == r.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
