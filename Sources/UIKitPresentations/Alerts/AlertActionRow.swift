import CoreGraphics
import QuartzCore

/// The row of an action in an alert.
final class AlertActionRow: UIView {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
  private let look: AlertLook
  private let text: GrowingText
  private let isEmphasised: Bool
  private let plainFill: UIColor?

  init(_ action: UIAlertAction, _ look: AlertLook, _ text: GrowingText, isEmphasised: Bool, fill: UIColor? = nil) {
    (self.action, self.look, self.text, self.isEmphasised, plainFill) = (action, look, text, isEmphasised, fill)
    super.init(frame: .zero)
    backgroundColor = fill
    label.text = action.title
    label.textAlignment = .center
    // Text of an accessibility size continues on further lines. Other text shrinks if there is too little room.
    label.numberOfLines = text.isForAccessibility ? 0 : 1
    label.adjustsFontSizeToFitWidth = !text.isForAccessibility
    label.minimumScaleFactor = Self.smallestScale
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
    isUserInteractionEnabled = false
    action.onChange = { [weak self] in self?.dress() }
    dress()
  }

  required init?(coder: NSCoder) { nil }
  private static let smallestScale = 0.7

  /// A Boolean value that indicates whether a finger is on the row.
  var isPressed = false { didSet { if isPressed != oldValue { backgroundColor = isPressed ? AlertLook.pressed : plainFill } } }

  private func dress() {
    label.font = text.font(look.actionSize, weight: isEmphasised ? .semibold : .regular, like: look.actionStyle)
    label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    dress()
  }

  /// The width of the title in points, without the margins.
  var titleWidth: Double { label.sizeThatFits(CGSize(width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)).width }
  /// Returns the height that the title needs in a width, in points.
  func height(width: Double) -> Double {
    let words = label.sizeThatFits(CGSize(width: width - 2 * Self.side, height: .greatestFiniteMagnitude)).height
    return max(look.rowHeight, (words + 2 * AlertLook.rowPadding).rounded(.up))
  }
  var title: UILabel { label }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: Self.side, y: 0, width: max(bounds.width - 2 * Self.side, 0), height: bounds.height)
  }
  /// The margin at the sides of a title, in points.
  static let side = 8.0
}

/// A line between rows with a thickness of one pixel.
final class AlertHairline: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { nil }
  static var thickness: Double { 1 / screenScale }
}
