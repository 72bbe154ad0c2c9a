import CoreGraphics
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The row of icons of an activity view controller.
final class ActivityIcons: UIScrollView {
  private var icons: [ActivityIcon] = []
  var onChoice: (UIActivity) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (showsHorizontalScrollIndicator, scrollsToTop, contentInsetAdjustmentBehavior) = (false, false, .never)
    alwaysBounceHorizontal = true
  }
  required init?(coder: NSCoder) { nil }

  /// Returns `true`, because icons are controls, and a drag that begins on one must be able to scroll.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  func show(_ activities: [UIActivity]) {
    for icon in icons { icon.removeFromSuperview() }
    icons = activities.map { activity in
      let icon = ActivityIcon(activity)
      icon.addAction(UIAction { [unowned self] _ in onChoice(activity) }, for: .touchUpInside)
      addSubview(icon)
      return icon
    }
    setNeedsLayout()
  }

  var naturalHeight: CGFloat { icons.map(\.naturalHeight).max().map { $0 + 2 * ActivityLook.iconTop } ?? 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = ActivityLook.iconWidth, edge = ActivityLook.side - (width - ActivityLook.icon) / 2
    let size = CGSize(width: max(CGFloat(icons.count) * width + 2 * edge, bounds.width), height: bounds.height)
    if contentSize != size {
      contentSize = size
      if readsRightToLeft { contentOffset.x = size.width - bounds.width }
    }
    for (index, icon) in icons.enumerated() {
      let x = edge + CGFloat(index) * width
      icon.frame = CGRect(
        x: readsRightToLeft ? size.width - x - width : x, y: ActivityLook.iconTop, width: width,
        height: bounds.height - 2 * ActivityLook.iconTop)
    }
  }
}

/// The control for an activity in the row of icons.
final class ActivityIcon: UIControl {
  private let picture = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)

  init(_ activity: UIActivity) {
    super.init(frame: .zero)
    isOpaque = false
    let symbol = UIImage.SymbolConfiguration(pointSize: ActivityLook.iconSymbol, weight: .regular)
    let image = activity.activityImage
    picture.image = image.flatMap { $0.isSymbolImage ? $0.withConfiguration(symbol) : $0 }
    let isSmall = image.map { $0.isSymbolImage || $0.size.width < ActivityLook.icon } ?? true
    picture.contentMode = isSmall ? .center : .scaleAspectFill
    picture.backgroundColor = .secondarySystemGroupedBackground
    picture.clipsToBounds = true
    picture.layer.cornerRadius = ActivityLook.iconCorner
    picture.layer.cornerCurve = .continuous
    picture.isUserInteractionEnabled = false
    (title.text, title.textAlignment, title.numberOfLines) = (activity.activityTitle, .center, 2)
    for part in [picture, title] { addSubview(part) }
    setFont()
  }
  required init?(coder: NSCoder) { nil }

  private func setFont() {
    title.font = GrowingText(in: traitCollection).font(ActivityLook.iconTitle, like: .caption2, atMost: ActivityLook.largestIconTitle)
    setNeedsLayout()
  }
  override func textSizeDidChange() {
    super.textSizeDidChange()
    setFont()
  }
  override func stateChanged() {
    super.stateChanged()
    picture.alpha = isHighlighted ? Self.disabledAlpha : 1
  }

  /// The height of the icon and of two lines of its title, in points.
  var naturalHeight: CGFloat { ActivityLook.icon + ActivityLook.gap / 2 + (2 * title.font.lineHeight).rounded(.up) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = ActivityLook.icon
    picture.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
    let y = side + ActivityLook.gap / 2, room = CGSize(width: bounds.width - 4, height: max(bounds.height - y, 0))
    let height = min(title.sizeThatFits(room).height, room.height)
    title.frame = CGRect(x: 2, y: y, width: room.width, height: height)
  }

  override var isElementByItself: Bool { true }
  override var traitsByThemselves: UIAccessibilityTraits { .button }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title.text }
    set { super.accessibilityLabel = newValue }
  }
}
