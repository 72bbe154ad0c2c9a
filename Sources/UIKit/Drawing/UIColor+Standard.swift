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

/// The system's colours in light appearance, from the tables of Apple's Human Interface Guidelines (iOS 13–18).
///
/// They do not change with traits.
extension UIColor {
  /// The system's red, as in the light appearance.
  public class var systemRed: UIColor { UIColor(bytes: 255, 59, 48) }
  /// The system's orange, as in the light appearance.
  public class var systemOrange: UIColor { UIColor(bytes: 255, 149, 0) }
  /// The system's yellow, as in the light appearance.
  public class var systemYellow: UIColor { UIColor(bytes: 255, 204, 0) }
  /// The system's green, as in the light appearance.
  public class var systemGreen: UIColor { UIColor(bytes: 52, 199, 89) }
  /// The system's mint, as in the light appearance.
  public class var systemMint: UIColor { UIColor(bytes: 0, 199, 190) }
  /// The system's teal, as in the light appearance.
  public class var systemTeal: UIColor { UIColor(bytes: 48, 176, 199) }
  /// The system's cyan, as in the light appearance.
  public class var systemCyan: UIColor { UIColor(bytes: 50, 173, 230) }
  /// The system's blue, as in the light appearance.
  public class var systemBlue: UIColor { UIColor(bytes: 0, 122, 255) }
  /// The system's indigo, as in the light appearance.
  public class var systemIndigo: UIColor { UIColor(bytes: 88, 86, 214) }
  /// The system's purple, as in the light appearance.
  public class var systemPurple: UIColor { UIColor(bytes: 175, 82, 222) }
  /// The system's pink, as in the light appearance.
  public class var systemPink: UIColor { UIColor(bytes: 255, 45, 85) }
  /// The system's brown, as in the light appearance.
  public class var systemBrown: UIColor { UIColor(bytes: 162, 132, 94) }
  /// The system's gray, as in the light appearance.
  public class var systemGray: UIColor { UIColor(bytes: 142, 142, 147) }
  /// The system's gray number 2, the lighter the higher.
  public class var systemGray2: UIColor { UIColor(bytes: 174, 174, 178) }
  /// The system's gray number 3, the lighter the higher.
  public class var systemGray3: UIColor { UIColor(bytes: 199, 199, 204) }
  /// The system's gray number 4, the lighter the higher.
  public class var systemGray4: UIColor { UIColor(bytes: 209, 209, 214) }
  /// The system's gray number 5, the lighter the higher.
  public class var systemGray5: UIColor { UIColor(bytes: 229, 229, 234) }
  /// The system's gray number 6, the lighter the higher.
  public class var systemGray6: UIColor { UIColor(bytes: 242, 242, 247) }
  /// The colour of controls where no view has a tint of its own.
  public class var tintColor: UIColor { systemBlue }

  /// The colour of text that matters most.
  public class var label: UIColor { UIColor(white: 0, alpha: 1) }
  /// The colour of text that matters less.
  public class var secondaryLabel: UIColor { UIColor(bytes: 60, 60, 67, 0.6) }
  /// The colour of text that matters little.
  public class var tertiaryLabel: UIColor { UIColor(bytes: 60, 60, 67, 0.3) }
  /// The colour of text that matters least.
  public class var quaternaryLabel: UIColor { UIColor(bytes: 60, 60, 67, 0.18) }
  /// The colour of text that stands in for text.
  public class var placeholderText: UIColor { UIColor(bytes: 60, 60, 67, 0.3) }
  /// The colour of text that leads elsewhere.
  public class var link: UIColor { systemBlue }
  /// Text on light backgrounds.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// Text on dark backgrounds.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// Thin lines that let a little through.
  public class var separator: UIColor { UIColor(bytes: 60, 60, 67, 0.29) }
  /// Thin lines that let nothing through.
  public class var opaqueSeparator: UIColor { UIColor(bytes: 198, 198, 200) }

  /// Fills thin and small shapes.
  public class var systemFill: UIColor { UIColor(bytes: 120, 120, 128, 0.2) }
  /// Fills shapes of middle size.
  public class var secondarySystemFill: UIColor { UIColor(bytes: 120, 120, 128, 0.16) }
  /// Fills large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(bytes: 118, 118, 128, 0.12) }
  /// Fills large areas with content.
  public class var quaternarySystemFill: UIColor { UIColor(bytes: 116, 116, 128, 0.08) }

  /// The background of a page.
  public class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  /// What is grouped on the background.
  public class var secondarySystemBackground: UIColor { UIColor(bytes: 242, 242, 247) }
  /// What is grouped within that.
  public class var tertiarySystemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  /// The background of a page of groups.
  public class var systemGroupedBackground: UIColor { UIColor(bytes: 242, 242, 247) }
  /// A group on it.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(white: 1, alpha: 1) }
  /// What is grouped within that.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(bytes: 242, 242, 247) }
}
