import QuartzCore

/// A bar of buttons at the bottom of a page.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// Says where it is attached.
  open weak var delegate: (any UIBarPositioningDelegate)?
  /// Where the bar is attached, as its delegate says.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  /// The buttons and the room between them.
  open var items: [UIBarButtonItem]? { didSet { showItems() } }
  /// Takes other buttons; animated, they fade.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else { return self.items = items }
    UIView.transition(with: self, duration: BarMetrics.changingLook, options: .transitionCrossDissolve) { self.items = items }
  }
  /// How it looks.
  open var standardAppearance = UIToolbarAppearance() { didSet { showLook() } }
  /// In compact height; nil for the standard look.
  open var compactAppearance: UIToolbarAppearance? { didSet { showLook() } }
  /// At the end of what is scrolled; nil for the standard look without background.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { showLook() } }
  /// A colour over the blur; a bar with one counts as not translucent. (BEHAVIOUR-2 §17.4)
  open var barTintColor: UIColor? { didSet { showLook() } }
  /// Whether something shines through; true at first.
  open var isTranslucent: Bool {
    get { wantsTranslucency && barTintColor == nil }
    set {
      wantsTranslucency = newValue
      showLook()
    }
  }
  private var wantsTranslucency = true

  private let background = BarBackground(lineOnTop: true)
  private var views: [UIView?] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    showLook()
  }
  public required init?(coder: NSCoder) { nil }
  /// What a navigation controller makes its toolbar with: `init(frame:)` of the class that it was given. Subclasses have it from here.
  public required convenience init(forController frame: CGRect) { self.init(frame: frame) }

  private func showLook() {
    let look = UIToolbarAppearance(
      barAppearance: traitCollection.verticalSizeClass == .compact ? compactAppearance ?? standardAppearance : standardAppearance)
    if !wantsTranslucency { look.configureWithOpaqueBackground() }
    if let barTintColor { look.backgroundColor = barTintColor }
    background.show(look)
  }

  private func showItems() {
    for view in views { view?.removeFromSuperview() }
    views = (items ?? []).map { $0.makeView() }
    for (item, view) in zip(items ?? [], views) {
      item.shownBy = self
      (view as? BarButton)?.attributes = standardAppearance.buttonAppearance.normal.titleTextAttributes
      if let view { addSubview(view) }
    }
    setNeedsLayout()
  }

  private var row: CGFloat { BarMetrics.toolbar(for: traitCollection) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: row) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: row) }

  /// Items stand side by side; flexible spaces share what is left, and without any what is left lies at the end.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = superview.map { max(0, $0.bounds.maxY - frame.maxY) } ?? 0
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    let items = items ?? []
    let sizes = zip(items, views).map { $0.size(of: $1, in: row) }
    let margin = BarMetrics.margin
    let spaces = items.filter { $0.kind == .flexibleSpace }.count
    let safe = safeAreaInsets
    let taken = sizes.reduce(0) { $0 + $1.width } + BarMetrics.gap * CGFloat(max(0, items.count - 1))
    let free = max(0, bounds.width - safe.left - safe.right - 2 * margin - taken)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = (isMirrored ? safe.right : safe.left) + margin
    for (index, item) in items.enumerated() {
      let width = item.kind == .flexibleSpace ? free / CGFloat(spaces) : sizes[index].width
      views[index]?.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: ((row - sizes[index].height) / 2).rounded(.down), width: width,
        height: sizes[index].height)
      x += width + BarMetrics.gap
    }
  }
}

extension UIToolbar: BarItemObserver {
  func itemDidChange(_ item: UIBarButtonItem) {
    guard let button = views.lazy.compactMap({ $0 as? BarButton }).first(where: { $0.item === item }) else { return showItems() }
    button.refresh()
    setNeedsLayout()
  }
}
