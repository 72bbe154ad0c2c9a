import QuartzCore

/// The view of a bar button item.
package final class BarButton: UIControl {
  package let item: UIBarButtonItem
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  /// The title attributes of the bar's appearance.
  var attributes: [NSAttributedString.Key: Any] = [:] { didSet { refresh() } }

  private static let fontSize: CGFloat = 17
  private static let heldAlpha: CGFloat = 0.2

  package init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .center
    for part in [label, picture] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    addAction(UIAction { [unowned self] _ in item.send(from: self, with: nil) }, for: .touchUpInside)
    refresh()
  }
  required init?(coder: NSCoder) { nil }

  @_spi(UIKit) public override var isElementByItself: Bool { true }

  /// Updates the view from the item.
  func refresh() {
    let own = item.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? [:]
    let words = attributes.merging(own) { $1 }
    tintColor = item.tintColor
    label.text = item.image == nil ? item.title : nil
    label.font = words[.font] as? UIFont ?? .systemFont(ofSize: Self.fontSize, weight: item.style == .done ? .semibold : .regular)
    label.textColor = !item.isEnabled ? .tertiaryLabel : words[.foregroundColor] as? UIColor ?? tintColor
    picture.image = item.image.map { $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate) }
    isEnabled = item.isEnabled
    if (item.menu != nil) != isContextMenuInteractionEnabled { isContextMenuInteractionEnabled = item.menu != nil }
    let opensMenu = item.menu != nil && item.primaryAction == nil && item.action == nil
    if opensMenu != showsMenuAsPrimaryAction { showsMenuAsPrimaryAction = opensMenu }
    picture.alpha = item.isEnabled ? 1 : 0.35
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityTraits = item.accessibilityTraits.union(.button).union(item.isEnabled ? [] : .notEnabled)
    if item.accessibilityHint != accessibilityHint { accessibilityHint = item.accessibilityHint }
    if item.accessibilityValue != accessibilityValue { accessibilityValue = item.accessibilityValue }
    accessibilityIdentifier = item.accessibilityIdentifier ?? item.title ?? item.accessibilityLabel
    setNeedsLayout()
  }

  package override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    item.menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }
  override func menuChose(_ action: UIAction, in menu: UIMenu) { action.perform(by: item) }

  /// Applies the appearance proxies to the item, because they depend on the place at which the button is shown.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { Stylings.current.style(item, in: self) }
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    if item.isEnabled { label.textColor = attributes[.foregroundColor] as? UIColor ?? tintColor }
  }

  @_spi(UIKit) public override func stateChanged() {
    super.stateChanged()
    let alpha = isHighlighted ? Self.heldAlpha : 1
    if isHighlighted {
      (label.alpha, picture.alpha) = (alpha, alpha)
    } else {
      UIView.animate(withDuration: BarMetrics.changingLook, delay: 0, options: .allowUserInteraction) {
        (self.label.alpha, self.picture.alpha) = (alpha, self.item.isEnabled ? alpha : 0.35)
      }
    }
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    let content = item.image?.size ?? label.sizeThatFits(unbounded)
    return CGSize(width: item.width > 0 ? item.width : content.width, height: max(content.height, size.height))
  }
  package override func layoutSubviews() {
    super.layoutSubviews()
    (label.frame, picture.frame) = (bounds, bounds)
    label.textAlignment = .center
  }
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - BarMetrics.leastHitWidth) / 2), dy: 0).contains(point)
  }
}

extension UIBarButtonItem {
  /// Creates the view of the item, or returns `nil` for a space.
  func makeView() -> UIView? { kind == .button ? customView ?? BarButton(self) : nil }
  /// Returns the size of the item in a row of the given height.
  func size(of view: UIView?, in height: CGFloat) -> CGSize {
    guard let view else { return CGSize(width: kind == .fixedSpace ? width : 0, height: height) }
    if let customView {
      let fitting = customView.bounds.size == .zero || !customView.translatesAutoresizingMaskIntoConstraints
      let size = fitting ? customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : customView.bounds.size
      return CGSize(width: width > 0 ? width : size.width, height: min(size.height, height))
    }
    return view.sizeThatFits(CGSize(width: 0, height: height))
  }
}
