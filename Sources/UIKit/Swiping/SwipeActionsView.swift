import QuartzCore

/// The buttons beneath a row that is swiped open.
@MainActor
final class SwipeActionsView: UIView {
  let side: RowSwipe.Side
  private let actions: [UIContextualAction]
  private var buttons: [SwipeActionButton] = []
  private let perform: (UIContextualAction, UIView) -> Void
  /// How wide each button is while the row is open: as wide as it likes, as long as something of the row is left.
  var widths: [CGFloat] {
    let natural = buttons.map(\.naturalWidth), all = natural.reduce(0, +)
    let room = bounds.width * TableMetrics.widestSwipe
    guard room > 0, all > room else { return natural }
    return natural.map { $0 * room / all }
  }
  /// How wide all of them are together.
  var total: CGFloat { widths.reduce(0, +) }
  /// The first action takes all of the room: letting go performs it.
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
  /// Its words are of another size.
  var onTextSize: () -> Void = {}
  override func textSizeDidChange() {
    super.textSizeDidChange()
    for button in buttons { button.setFont() }
    onTextSize()
  }
  /// Beneath its row, however high that is.
  var height = -2
  override var heightInStack: Int { height }

  /// Keeps to the corners that the list rounds of the row.
  func round(_ card: CardCorners) {
    let radius = card.corners.isEmpty ? 0 : card.radius
    guard layer.cornerRadius != radius || layer.maskedCorners != card.corners else { return }
    layer.cornerRadius = radius
    layer.maskedCorners = card.corners
  }

  /// Shares the room that is open among the buttons. From the edge inwards, each begins where the one before ends.
  /// - Parameter isAtLeft: whether the edge is the left one.
  func arrange(open: CGFloat, isAtLeft: Bool) {
    let widths = widths, total = widths.reduce(0, +)
    let share = total > 0 ? open / total : 0
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull ? (index == 0 ? open : 0) : widths[index] * share
      // Each reaches beneath the row, so that nothing shines through where it ends.
      let x = isAtLeft ? edge : bounds.width - edge - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      button.restingWidth = widths[index]
      button.contentWidth = index == 0 && isFull ? min(widths[0], width) : max(width, 0)
      button.isContentAtLeft = isAtLeft != (isFull && index == 0)
      edge += width
    }
  }
  /// The button of an action.
  func button(of action: UIContextualAction) -> UIView? { actions.firstIndex { $0 === action }.map { buttons[$0] } }
}

/// One of them: a colour, an image, a title.
@MainActor
final class SwipeActionButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  /// How much of the width the content is laid out in, and on which side of it.
  var contentWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// How wide it is while the row is open.
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
  /// Of the title, at L; and how wide a title is at most before it goes on in a second line.
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
    // Squeezed, the content keeps its own width and is cut.
    let width = max(contentWidth, min(restingWidth > 0 ? restingWidth : naturalWidth, TableMetrics.swipeButton))
    let x = contentWidth >= width ? (isContentAtLeft ? 0 : bounds.width - width) : (bounds.width - width) / 2
    let image = picture.image?.size ?? .zero
    let text = label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: width - 8, height: bounds.height)) : .zero
    let gap: CGFloat = image.height > 0 && text.height > 0 ? 3 : 0
    // Without room for both, the image alone is shown.
    let showsText = image.height == 0 || image.height + gap + text.height <= bounds.height - 4
    label.isHidden = !showsText
    let all = image.height + (showsText ? gap + text.height : 0)
    var y = (bounds.height - all) / 2
    picture.frame = CGRect(x: x, y: y, width: width, height: image.height)
    y += image.height + gap
    label.frame = CGRect(x: x + 4, y: y, width: width - 8, height: text.height)
  }
}
