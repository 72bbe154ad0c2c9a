import QuartzCore
@_spi(UIKit) import UIKitCore

/// The buttons beneath a row whose swipe actions are open.
@MainActor
final class SwipeActionsView: UIView {
  let side: RowSwipe.Side
  private let actions: [UIContextualAction]
  private var buttons: [SwipeActionButton] = []
  private let perform: (UIContextualAction, UIView) -> Void
  /// The widths of the buttons while the row is open. They are the natural widths, reduced so that a part of the row stays visible.
  var widths: [CGFloat] {
    let natural = buttons.map(\.naturalWidth), all = natural.reduce(0, +)
    let room = bounds.width * TableMetrics.widestSwipe
    guard room > 0, all > room else { return natural }
    return natural.map { $0 * room / all }
  }
  /// The total width of the buttons.
  var total: CGFloat { widths.reduce(0, +) }
  /// A Boolean value that indicates whether the first action fills the whole space, and is performed on release.
  var isFull = false

  init(_ side: RowSwipe.Side, _ actions: [UIContextualAction], perform: @escaping (UIContextualAction, UIView) -> Void) {
    (self.side, self.actions, self.perform) = (side, actions, perform)
    super.init(frame: .zero)
    clipsToBounds = true
    for action in actions {
      let button = SwipeActionButton(action)
      button.addAction(
        UIAction { [weak self, weak button] _ in if let self, let button { self.perform(action, button) } }, for: .touchUpInside)
      buttons.append(button)
      insertSubview(button, at: 0)
    }
  }
  required init?(coder: NSCoder) { nil }
  /// The closure that is called when the text size has changed.
  var onTextSize: () -> Void = {}
  override func textSizeDidChange() {
    super.textSizeDidChange()
    for button in buttons { button.setFont() }
    onTextSize()
  }
  /// The height in the stack, which is below any row.
  var height = -2
  override var heightInStack: Int { height }

  /// Rounds the corners that the list rounds on the row.
  func round(_ card: CardCorners) {
    let radius = card.corners.isEmpty ? 0 : card.radius
    guard layer.cornerRadius != radius || layer.maskedCorners != card.corners else { return }
    layer.cornerRadius = radius
    layer.maskedCorners = card.corners
  }

  /// Distributes the open width among the buttons, which follow each other from the edge inwards.
  ///
  /// - Parameters:
  ///   - open: The width by which the row is open, in points.
  ///   - isAtLeft: A Boolean value that indicates whether the edge is the left one.
  func arrange(open: CGFloat, isAtLeft: Bool) {
    let widths = widths, total = widths.reduce(0, +)
    let share = total > 0 ? open / total : 0
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull ? (index == 0 ? open : 0) : widths[index] * share
      // Each button extends beneath the row, so that no gap is visible at its end.
      let x = isAtLeft ? edge : bounds.width - edge - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      button.restingWidth = widths[index]
      button.contentWidth = index == 0 && isFull ? min(widths[0], width) : max(width, 0)
      button.isContentAtLeft = isAtLeft != (isFull && index == 0)
      edge += width
    }
  }
  /// Returns the button of an action.
  func button(of action: UIContextualAction) -> UIView? { actions.firstIndex { $0 === action }.map { buttons[$0] } }
}

/// The button of one swipe action, with a colour, an image and a title.
@MainActor
final class SwipeActionButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  /// The width in which the content is laid out, at one side of the button.
  var contentWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The width of the button while the row is open.
  var restingWidth: CGFloat = 0
  var isContentAtLeft = true

  init(_ action: UIContextualAction) {
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    (label.text, label.textColor, label.textAlignment, label.numberOfLines) = (action.title, .white, .center, 2)
    setFont()
    picture.image = action.image
    picture.tintColor = .white
    picture.contentMode = .center
    addSubview(label)
    addSubview(picture)
    isAccessibilityElement = true
    (accessibilityLabel, accessibilityTraits) = (action.title, .button)
  }
  required init?(coder: NSCoder) { nil }
  /// The font size of the title at the default text size, and the maximum width of a title before it wraps into a second line.
  private static let fontSize: CGFloat = 15, widestTitle: CGFloat = 160

  func setFont() {
    label.font = GrowingText(in: superview?.traitCollection ?? traitCollection).font(Self.fontSize, like: .subheadline)
    setNeedsLayout()
  }

  var naturalWidth: CGFloat {
    let title = label.sizeThatFits(CGSize(width: Self.widestTitle, height: CGFloat.greatestFiniteMagnitude)).width
    let width = max(title, picture.image?.size.width ?? 0) + 2 * TableMetrics.swipeButtonInset
    return max(TableMetrics.swipeButton, width.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // If there is not enough space, the content keeps its width and is cut off.
    let width = max(contentWidth, min(restingWidth > 0 ? restingWidth : naturalWidth, TableMetrics.swipeButton))
    let x = contentWidth >= width ? (isContentAtLeft ? 0 : bounds.width - width) : (bounds.width - width) / 2
    let image = picture.image?.size ?? .zero
    let text = label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: width - 8, height: bounds.height)) : .zero
    let gap: CGFloat = image.height > 0 && text.height > 0 ? 3 : 0
    // If there is no space for both, only the image is displayed.
    let showsText = image.height == 0 || image.height + gap + text.height <= bounds.height - 4
    label.isHidden = !showsText
    let all = image.height + (showsText ? gap + text.height : 0)
    var y = (bounds.height - all) / 2
    picture.frame = CGRect(x: x, y: y, width: width, height: image.height)
    y += image.height + gap
    label.frame = CGRect(x: x + 4, y: y, width: width - 8, height: text.height)
  }
}
