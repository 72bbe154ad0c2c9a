/// The standard colours of UIKit, which do not depend on traits.
extension UIColor {
  /// The colour black, with a white value of 0.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// The colour dark grey, with a white value of 1/3.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// The colour light grey, with a white value of 2/3.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// The colour white, with a white value of 1.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// The colour grey, with a white value of 1/2.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// The colour red, with the sRGB components (1, 0, 0).
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// The colour green, with the sRGB components (0, 1, 0).
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// The colour blue, with the sRGB components (0, 0, 1).
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// The colour cyan, with the sRGB components (0, 1, 1).
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// The colour yellow, with the sRGB components (1, 1, 0).
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// The colour magenta, with the sRGB components (1, 0, 1).
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// The colour orange, with the sRGB components (1, 0.5, 0).
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// The colour purple, with the sRGB components (0.5, 0, 0.5).
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// The colour brown, with the sRGB components (0.6, 0.4, 0.2).
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// The transparent colour, which is black with an alpha of 0.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
