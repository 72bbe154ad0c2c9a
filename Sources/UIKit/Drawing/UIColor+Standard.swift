/// The plain colours of UIKit.
extension UIColor {
  /// sRGB's black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A third of white.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Two thirds of white.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// sRGB's white.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Half of white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// sRGB's red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// sRGB's green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// sRGB's blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// sRGB's cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// sRGB's yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// sRGB's magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red, and half of green.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half red, half blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// (0.6, 0.4, 0.2).
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Transparent black.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
