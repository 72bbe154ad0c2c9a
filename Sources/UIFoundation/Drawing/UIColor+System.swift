import CoreGraphics

/// The system's colours, from the tables of Apple's Human Interface Guidelines (iOS 13–18). Each is one object, which depends on traits.
extension UIColor {
  /// The system's red, which depends on traits.
  public class var systemRed: UIColor { SystemColors.systemRed }
  /// The system's orange, which depends on traits.
  public class var systemOrange: UIColor { SystemColors.systemOrange }
  /// The system's yellow, which depends on traits.
  public class var systemYellow: UIColor { SystemColors.systemYellow }
  /// The system's green, which depends on traits.
  public class var systemGreen: UIColor { SystemColors.systemGreen }
  /// The system's mint, which depends on traits.
  public class var systemMint: UIColor { SystemColors.systemMint }
  /// The system's teal, which depends on traits.
  public class var systemTeal: UIColor { SystemColors.systemTeal }
  /// The system's cyan, which depends on traits.
  public class var systemCyan: UIColor { SystemColors.systemCyan }
  /// The system's blue, which depends on traits.
  public class var systemBlue: UIColor { SystemColors.systemBlue }
  /// The system's indigo, which depends on traits.
  public class var systemIndigo: UIColor { SystemColors.systemIndigo }
  /// The system's purple, which depends on traits.
  public class var systemPurple: UIColor { SystemColors.systemPurple }
  /// The system's pink, which depends on traits.
  public class var systemPink: UIColor { SystemColors.systemPink }
  /// The system's brown, which depends on traits.
  public class var systemBrown: UIColor { SystemColors.systemBrown }
  /// The system's base grey, which depends on traits.
  public class var systemGray: UIColor { SystemColors.systemGray }
  /// The second of the system's greys. Higher numbers are closer to the background.
  public class var systemGray2: UIColor { SystemColors.systemGray2 }
  /// The third of the system's greys. Higher numbers are closer to the background.
  public class var systemGray3: UIColor { SystemColors.systemGray3 }
  /// The fourth of the system's greys. Higher numbers are closer to the background.
  public class var systemGray4: UIColor { SystemColors.systemGray4 }
  /// The fifth of the system's greys. Higher numbers are closer to the background.
  public class var systemGray5: UIColor { SystemColors.systemGray5 }
  /// The sixth of the system's greys. Higher numbers are closer to the background.
  public class var systemGray6: UIColor { SystemColors.systemGray6 }
  /// The default tint colour of views. Here it is the system's blue.
  public class var tintColor: UIColor { systemBlue }

  /// The colour of primary text.
  public class var label: UIColor { SystemColors.label }
  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  /// The colour of tertiary text.
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  /// The colour of quaternary text.
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  /// The colour of placeholder text.
  public class var placeholderText: UIColor { SystemColors.placeholderText }
  /// The colour of links.
  public class var link: UIColor { SystemColors.link }
  /// The colour of text on light backgrounds. It does not depend on traits.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// The colour of text on dark backgrounds. It does not depend on traits.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// The colour of thin separators, which is translucent.
  public class var separator: UIColor { SystemColors.separator }
  /// The colour of thin separators, which is opaque.
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }

  /// The fill colour of thin and small shapes.
  public class var systemFill: UIColor { SystemColors.systemFill }
  /// The fill colour of medium-sized shapes.
  public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
  /// The fill colour of large shapes.
  public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
  /// The fill colour of large areas with complex content.
  public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }

  /// The background colour of a page.
  public class var systemBackground: UIColor { SystemColors.systemBackground }
  /// The background colour of content that is grouped on the page's background.
  public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
  /// The background colour of content that is grouped on the secondary background.
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
  /// The background colour of a page with groups.
  public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
  /// The background colour of a group on the grouped background.
  public class var secondarySystemGroupedBackground: UIColor { SystemColors.secondarySystemGroupedBackground }
  /// The background colour of content that is grouped within such a group.
  public class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiarySystemGroupedBackground }
}

/// The objects of the system's colours. `strong` are the published values for increased contrast: light, dark and, if different, elevated.
///
/// For backgrounds and links, these are the accessible greys and blues of the same rank. The alphas of labels were chosen by eye.
private enum SystemColors {
  static let systemRed = color(.bytes(255, 59, 48), .bytes(255, 69, 58), strong: [.bytes(215, 0, 21), .bytes(255, 105, 97)])
  static let systemOrange = color(.bytes(255, 149, 0), .bytes(255, 159, 10), strong: [.bytes(201, 52, 0), .bytes(255, 179, 64)])
  static let systemYellow = color(.bytes(255, 204, 0), .bytes(255, 214, 10), strong: [.bytes(178, 80, 0), .bytes(255, 212, 38)])
  static let systemGreen = color(.bytes(52, 199, 89), .bytes(48, 209, 88), strong: [.bytes(36, 138, 61), .bytes(48, 219, 91)])
  static let systemMint = color(.bytes(0, 199, 190), .bytes(99, 230, 226), strong: [.bytes(12, 129, 123), .bytes(102, 212, 207)])
  static let systemTeal = color(.bytes(48, 176, 199), .bytes(64, 200, 224), strong: [.bytes(0, 130, 153), .bytes(93, 230, 255)])
  static let systemCyan = color(.bytes(50, 173, 230), .bytes(100, 210, 255), strong: [.bytes(0, 113, 164), .bytes(112, 215, 255)])
  static let systemBlue = color(.bytes(0, 122, 255), .bytes(10, 132, 255), strong: [.bytes(0, 64, 221), .bytes(64, 156, 255)])
  static let systemIndigo = color(.bytes(88, 86, 214), .bytes(94, 92, 230), strong: [.bytes(54, 52, 163), .bytes(125, 122, 255)])
  static let systemPurple = color(.bytes(175, 82, 222), .bytes(191, 90, 242), strong: [.bytes(137, 68, 171), .bytes(218, 143, 255)])
  static let systemPink = color(.bytes(255, 45, 85), .bytes(255, 55, 95), strong: [.bytes(211, 15, 69), .bytes(255, 100, 130)])
  static let systemBrown = color(.bytes(162, 132, 94), .bytes(172, 142, 104), strong: [.bytes(127, 101, 69), .bytes(181, 148, 105)])
  static let systemGray = color(.bytes(142, 142, 147), .bytes(142, 142, 147), strong: [.bytes(108, 108, 112), .bytes(174, 174, 178)])
  static let systemGray2 = color(.bytes(174, 174, 178), .bytes(99, 99, 102), strong: [.bytes(142, 142, 147), .bytes(124, 124, 128)])
  static let systemGray3 = color(.bytes(199, 199, 204), .bytes(72, 72, 74), strong: [.bytes(174, 174, 178), .bytes(84, 84, 86)])
  static let systemGray4 = color(.bytes(209, 209, 214), .bytes(58, 58, 60), strong: [.bytes(188, 188, 192), .bytes(68, 68, 70)])
  static let systemGray5 = color(.bytes(229, 229, 234), .bytes(44, 44, 46), strong: [.bytes(216, 216, 220), .bytes(54, 54, 56)])
  static let systemGray6 = color(.bytes(242, 242, 247), .bytes(28, 28, 30), strong: [.bytes(235, 235, 240), .bytes(36, 36, 38)])
  static let label = color(.bytes(0, 0, 0), .bytes(255, 255, 255))
  static let secondaryLabel = color(
    .bytes(60, 60, 67, 0.6), .bytes(235, 235, 245, 0.6), strong: [.bytes(60, 60, 67, 0.68), .bytes(235, 235, 245, 0.68)])
  static let tertiaryLabel = color(
    .bytes(60, 60, 67, 0.3), .bytes(235, 235, 245, 0.3), strong: [.bytes(60, 60, 67, 0.38), .bytes(235, 235, 245, 0.38)])
  static let quaternaryLabel = color(
    .bytes(60, 60, 67, 0.18), .bytes(235, 235, 245, 0.16), strong: [.bytes(60, 60, 67, 0.26), .bytes(235, 235, 245, 0.26)])
  static let placeholderText = color(.bytes(60, 60, 67, 0.3), .bytes(235, 235, 245, 0.3))
  static let link = color(.bytes(0, 122, 255), .bytes(9, 132, 255), strong: [.bytes(0, 64, 221), .bytes(64, 156, 255)])
  static let separator = color(.bytes(60, 60, 67, 0.29), .bytes(84, 84, 88, 0.6))
  static let opaqueSeparator = color(.bytes(198, 198, 200), .bytes(56, 56, 58))
  static let systemFill = color(.bytes(120, 120, 128, 0.2), .bytes(120, 120, 128, 0.36))
  static let secondarySystemFill = color(.bytes(120, 120, 128, 0.16), .bytes(120, 120, 128, 0.32))
  static let tertiarySystemFill = color(.bytes(118, 118, 128, 0.12), .bytes(118, 118, 128, 0.24))
  static let quaternarySystemFill = color(.bytes(116, 116, 128, 0.08), .bytes(118, 118, 128, 0.18))
  static let systemBackground = color(
    .bytes(255, 255, 255), .bytes(0, 0, 0), elevated: .bytes(28, 28, 30),
    strong: [.bytes(255, 255, 255), .bytes(0, 0, 0), .bytes(36, 36, 38)])
  static let secondarySystemBackground = color(
    .bytes(242, 242, 247), .bytes(28, 28, 30), elevated: .bytes(44, 44, 46),
    strong: [.bytes(235, 235, 240), .bytes(36, 36, 38), .bytes(54, 54, 56)])
  static let tertiarySystemBackground = color(
    .bytes(255, 255, 255), .bytes(44, 44, 46), elevated: .bytes(58, 58, 60),
    strong: [.bytes(255, 255, 255), .bytes(54, 54, 56), .bytes(68, 68, 70)])
  static let systemGroupedBackground = color(
    .bytes(242, 242, 247), .bytes(0, 0, 0), elevated: .bytes(28, 28, 30),
    strong: [.bytes(235, 235, 240), .bytes(0, 0, 0), .bytes(36, 36, 38)])
  static let secondarySystemGroupedBackground = color(
    .bytes(255, 255, 255), .bytes(28, 28, 30), elevated: .bytes(44, 44, 46),
    strong: [.bytes(255, 255, 255), .bytes(36, 36, 38), .bytes(54, 54, 56)])
  static let tertiarySystemGroupedBackground = color(
    .bytes(242, 242, 247), .bytes(44, 44, 46), elevated: .bytes(58, 58, 60),
    strong: [.bytes(235, 235, 240), .bytes(54, 54, 56), .bytes(68, 68, 70)])

  private static func color(_ light: RGBA, _ dark: RGBA, elevated: RGBA? = nil, strong: [RGBA]? = nil) -> UIColor {
    let three = strong.map { ColorTable.Three(light: $0[0], dark: $0[1], elevated: $0.last!) }
    return UIColor(rule: .table(ColorTable(light, dark: dark, elevated: elevated, strong: three)))
  }
}

extension RGBA {
  /// Returns the colour of components in bytes, as design tables print them.
  fileprivate static func bytes(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> RGBA {
    RGBA(CGFloat(red) / 255, CGFloat(green) / 255, CGFloat(blue) / 255, alpha)
  }
}
