import QuartzCore

/// The buttons of a toolbar in a row. A toolbar has two rows during the transition between the buttons of two pages.
final class BarItemRow: UIView {
  /// The items that are not hidden.
  private let items: [UIBarButtonItem]
  private let views: [UIView?]

  init(_ all: [UIBarButtonItem], _ look: UIToolbarAppearance) {
    let items = all.filter { !$0.isHidden }
    self.items = items
    views = items.map { $0.makeView() }
    super.init(frame: .zero)
    show(look)
    for view in views { if let view { addSubview(view) } }
  }
  required init?(coder: NSCoder) { nil }

  /// Applies the looks of buttons of an appearance.
  func show(_ look: UIToolbarAppearance) {
    for case let button as BarButton in views {
      let words = button.item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
      let attributes = words.normal.titleTextAttributes
      if !attributes.isEmpty || !button.attributes.isEmpty { button.attributes = attributes }
    }
    setNeedsLayout()
  }

  /// Updates the button of an item. The result is `false` if the item needs a new view.
  func refresh(_ item: UIBarButtonItem) -> Bool {
    guard !item.isHidden, let button = views.lazy.compactMap({ $0 as? BarButton }).first(where: { $0.item === item }) else { return false }
    button.refresh()
    setNeedsLayout()
    return true
  }

  /// Divides the remaining width between the flexible spaces. Without any, the remaining width is left empty at the end.
  override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = zip(items, views).map { $0.size(of: $1, in: bounds.height) }
    let margin = BarMetrics.margin
    let spaces = items.filter { $0.kind == .flexibleSpace }.count
    let safe = safeAreaInsets
    let taken = sizes.reduce(0) { $0 + $1.width } + BarMetrics.gap * CGFloat(max(0, items.count - 1))
    let free = max(0, bounds.width - safe.left - safe.right - 2 * margin - taken)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = (isMirrored ? safe.right : safe.left) + margin
    for (index, item) in items.enumerated() {
      let width = item.kind == .flexibleSpace ? free / CGFloat(spaces) : sizes[index].width
      let y = ((bounds.height - sizes[index].height) / 2).rounded(.down)
      views[index]?.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: sizes[index].height)
      x += width + BarMetrics.gap
    }
  }

  /// Returns the view that a touch hits. Touches between the buttons pass through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
