import CoreGraphics
import QuartzCore

/// The measures and colours of alerts and action sheets. (BEHAVIOUR-2 §20.5)
struct AlertLook {
  var width: Double
  var corner: Double
  var sidePadding: Double
  var topPadding: Double
  var bottomPadding: Double
  var titleSize: Double
  var messageSize: Double
  var textGap: Double
  var rowHeight: Double
  var actionSize: Double
  /// In whose proportion actions grow with the text size.
  var actionStyle: UIFont.TextStyle
  var isTitleQuiet: Bool

  /// Room above and below an action's words: a row grows with them. (A choice.)
  static let rowPadding = 11.0
  /// Text smaller than usual leaves alerts as they are. (R)
  static let leastText = UIContentSizeCategory.large
  static let alert = AlertLook(
    width: 270, corner: 14, sidePadding: 16, topPadding: 20, bottomPadding: 20, titleSize: 17, messageSize: 13, textGap: 4, rowHeight: 44,
    actionSize: 17, actionStyle: .body, isTitleQuiet: false)
  /// With text of the accessibility sizes an alert is wider.
  static let wideAlert = 310.0
  /// As wide as the screen without its edges.
  static let actionSheet = AlertLook(
    width: 0, corner: 14, sidePadding: 16, topPadding: 13.5, bottomPadding: 13.5, titleSize: 13, messageSize: 13, textGap: 4,
    rowHeight: 57, actionSize: 20, actionStyle: .title3, isTitleQuiet: true)
  /// What an action sheet keeps from the screen's edges, and its cancel button from the rest.
  static let edge = 8.0
  /// What an alert keeps, at least, from the safe area's top and bottom. (A choice.)
  static let margin = 24.0
  /// How many rows of a long list are seen, at least, below a long text. (A choice.)
  static let leastRows = 2.5
  /// Fields for text: how high one is, its text, the room above the first, and around the text. (R)
  static let fieldHeight = 30.0, fieldSize = 13.0, fieldGap = 14.0, fieldInset = 6.0, fieldPadding = 7.0
  static let fieldFill = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white }
  /// A dim screen behind, in the light and in the dark.
  static let dim = 0.2, dimInTheDark = 0.48
  /// From how large an alert comes.
  static let arrivalScale = 1.2
  /// The spring that an alert comes with, in radians per second, and how long it takes to come within 0.1 %.
  static let frequency = 22.88
  static let duration = 9.2334134765 / frequency
  /// How long an action sheet slides.
  static let slide = 0.335

  static let fill = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0x1E / 255, alpha: 0.75) : UIColor(white: 0xF2 / 255, alpha: 0.8)
  }
  static let sheetFill = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0x29 / 255, alpha: 0.75) : UIColor(white: 0xFC / 255, alpha: 0.78)
  }
  static let pressed = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0x2E / 255, alpha: 1) : UIColor(white: 0xE1 / 255, alpha: 1)
  }
  static let cancelFill = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(red: 0x2C / 255, green: 0x2C / 255, blue: 0x2E / 255, alpha: 1) : .white
  }
}

/// The blur beneath an alert: σ 20 and a tint.
final class AlertEffect: UIVisualEffect {
  private let fill: UIColor

  init(_ fill: UIColor) {
    self.fill = fill
    super.init(_r: ())
  }

  override func recipe(for traits: UITraitCollection) -> LayerProperties.Backdrop {
    .init(sigma: 20, saturation: 1.8, tint: fill.resolvedColor(with: traits).cgColor.rgba)
  }
}
