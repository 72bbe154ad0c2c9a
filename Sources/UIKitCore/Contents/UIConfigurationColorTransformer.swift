import CoreGraphics

/// A function that derives one colour from another in a configuration.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The closure that returns the derived colour.
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Returns the colour that is derived from a colour.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  /// The transformer that returns the grey of equal brightness.
  public static let grayscale = Self { color in
    let rgba = color.rgba
    // These are the luminance weights of ITU-R BT.709 for the colours of sRGB.
    let gray = 0.2126 * CGFloat(rgba.red) + 0.7152 * CGFloat(rgba.green) + 0.0722 * CGFloat(rgba.blue)
    return UIColor(white: gray, alpha: CGFloat(rgba.alpha))
  }
  /// The transformer that returns the preferred tint. Here it returns the colour itself.
  public static let preferredTint = Self { $0 }
  /// The transformer that returns a monochrome tint. Here it returns the colour itself.
  public static let monochromeTint = Self { $0 }
}
