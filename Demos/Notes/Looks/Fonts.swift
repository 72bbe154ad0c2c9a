import UIKit

/// The fonts of the demo. They grow with the text size as long as a long word fits on a phone.
enum Fonts {
  static var rowTitle: UIFont { scaled(17, .semibold, .headline, atMost: 34) }
  static var rowText: UIFont { scaled(15, .regular, .subheadline, atMost: 30) }
  static var rowDetail: UIFont { scaled(13, .medium, .footnote, atMost: 26) }
  static var cardTitle: UIFont { scaled(17, .semibold, .headline, atMost: 36) }
  static var sectionTitle: UIFont { scaled(15, .semibold, .subheadline, atMost: 30) }
  static var pageTitle: UIFont { scaled(28, .bold, .title1, atMost: 44) }
  static var pageText: UIFont { scaled(17, .regular, .body, atMost: 40) }
  static var pageDate: UIFont { scaled(13, .regular, .footnote, atMost: 26) }
  static var emptyTitle: UIFont { scaled(22, .bold, .title2, atMost: 40) }

  private static func scaled(_ size: CGFloat, _ weight: UIFont.Weight, _ style: UIFont.TextStyle, atMost largest: CGFloat) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: largest)
  }
}

extension UILabel {
  /// Creates a label whose font follows the text size, with as many lines as its text needs.
  convenience init(_ font: UIFont, _ color: UIColor = Palette.ink) {
    self.init(frame: .zero)
    self.font = font
    textColor = color
    numberOfLines = 0
    adjustsFontForContentSizeCategory = true
  }
}
