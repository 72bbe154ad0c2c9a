import CoreGraphics
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The dimensions and colours of alerts and action sheets. (Docs/behaviour/presentations.md, "Alerts and action sheets")
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
  /// The text style in proportion to which actions scale with the text size.
  var actionStyle: UIFont.TextStyle
  var isTitleQuiet: Bool

  /// The room above and below the title of an action, in points. The row grows with its title. The value is Segue's own choice.
  static let rowPadding = 11.0
  /// The smallest text size of alerts. Smaller text sizes do not change them.
  static let leastText = UIContentSizeCategory.large
  static let alert = AlertLook(
    width: 270, corner: 14, sidePadding: 16, topPadding: 20, bottomPadding: 20, titleSize: 17, messageSize: 13, textGap: 4, rowHeight: 44,
    actionSize: 17, actionStyle: .body, isTitleQuiet: false)
  /// The width of an alert with text of the accessibility sizes, in points.
  static let wideAlert = 310.0
  /// The look of action sheets. They are as wide as the screen without the margins.
  static let actionSheet = AlertLook(
    width: 0, corner: 14, sidePadding: 16, topPadding: 13.5, bottomPadding: 13.5, titleSize: 13, messageSize: 13, textGap: 4,
    rowHeight: 57, actionSize: 20, actionStyle: .title3, isTitleQuiet: true)
  /// The distance of an action sheet from the edges of the screen, and of its cancel button from the rest, in points.
  static let edge = 8.0
  /// The smallest distance of an alert from the top and bottom of the safe area, in points. The value is Segue's own choice.
  static let margin = 24.0
  /// The smallest number of visible rows of a long list below a long text. The value is Segue's own choice.
  static let leastRows = 2.5
  /// The dimensions of text fields, in points. They are the height, the font size, the room above the first field, the inset of the text,
  /// and its vertical padding.
  static let fieldHeight = 30.0, fieldSize = 13.0, fieldGap = 14.0, fieldInset = 6.0, fieldPadding = 7.0
  static let fieldFill = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white }
  /// The opacity of the dimming view in light mode and in dark mode.
  static let dim = 0.2, dimInTheDark = 0.48
  /// The scale at which an alert begins to appear.
  static let arrivalScale = 1.2
  /// The spring with which an alert appears. Its angular frequency is in radians per second. The duration in seconds is the time until it
  /// is within 0.1 % of its target.
  static let frequency = 22.88
  static let duration = 9.2334134765 / frequency
  /// The duration of an action sheet's slide, in seconds.
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

/// The effect behind an alert: a blur with a standard deviation of 20 points, and a tint.
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
