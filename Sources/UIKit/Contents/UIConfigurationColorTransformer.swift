import CoreGraphics

/// Makes another colour of a configuration's.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// What it does.
  public let transform: (UIColor) -> UIColor
  /// One that does what the closure says.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// The other colour.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  /// The gray that is as bright.
  public static let grayscale = Self { color in
    let rgba = color.rgba
    // The weights of the eye for sRGB's three colours (ITU-R BT.709).
    let gray = 0.2126 * CGFloat(rgba.red) + 0.7152 * CGFloat(rgba.green) + 0.0722 * CGFloat(rgba.blue)
    return UIColor(white: gray, alpha: CGFloat(rgba.alpha))
  }
  /// The tint that is preferred for what stands here: the colour itself.
  public static let preferredTint = Self { $0 }
  /// Monochrome in the tint: the colour itself.
  public static let monochromeTint = Self { $0 }
}
