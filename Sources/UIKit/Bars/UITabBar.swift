import QuartzCore

/// A bar at the bottom of the screen with an item for each part of an app. (BEHAVIOUR-2 §18)
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How items share the bar's width. The raw values are Apple's.
  public enum ItemPositioning: Int, Sendable {
    /// They share the width where there is little of it, else they stand in the middle.
    case automatic = 0
    /// They share the width.
    case fill = 1
    /// They stand in the middle.
    case centered = 2
  }

  /// Is told of taps. A tab bar controller is the delegate of its own bar.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet {
      precondition(
        owner == nil || delegate === owner?.barDelegate, "the delegate of a tab bar controller's bar is the controller; do not set it")
    }
  }

  // MARK: Items

  private var shownItems: [UITabBarItem] = []
  /// The items. Those of a tab bar controller's bar are its business.
  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }
  /// Takes other items; animated, they fade.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    precondition(
      owner == nil, "the items of a tab bar controller's bar are its controllers' own; set viewControllers or tabBarItem instead")
    take(items ?? [], animated: animated)
  }
  private var selection: UITabBarItem?
  /// The selected item; nil for none.
  open var selectedItem: UITabBarItem? {
    get { selection }
    set {
      precondition(owner == nil, "the selected item of a tab bar controller's bar follows its selectedIndex; set that instead")
      select(newValue)
    }
  }
  /// How items share the width; as suits it, at first.
  open var itemPositioning = ItemPositioning.automatic { didSet { note("itemPositioning", itemPositioning) { $0.itemPositioning = $1 } } }
  /// Of items that stand in the middle, in points; 0 for the usual width.
  open var itemWidth: CGFloat = 0 { didSet { note("itemWidth", itemWidth) { $0.itemWidth = $1 } } }
  /// Between items that stand in the middle, in points; 0 for the usual room.
  open var itemSpacing: CGFloat = 0 { didSet { note("itemSpacing", itemSpacing) { $0.itemSpacing = $1 } } }

  // MARK: Looks

  /// How it looks.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasModernLook = true
      note("standardAppearance", standardAppearance) { $0.standardAppearance = $1 }
    }
  }
  /// At the end of what is scrolled; nil for the standard look without background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      hasModernLook = true
      note("scrollEdgeAppearance", scrollEdgeAppearance) { $0.scrollEdgeAppearance = $1 }
    }
  }
  /// Where one of the two above was set, what the older properties say of the background is kept and without effect. (§17.4)
  private(set) var hasModernLook = false
  /// Follows the traits at first.
  open var barStyle = UIBarStyle.default { didSet { note("barStyle", barStyle) { $0.barStyle = $1 } } }
  /// A colour over the blur.
  open var barTintColor: UIColor? { didSet { note("barTintColor", barTintColor) { $0.barTintColor = $1 } } }
  /// Whether something shines through; true at first.
  open var isTranslucent = true {
    didSet {
      note("isTranslucent", isTranslucent) { $0.isTranslucent = $1 }
      owner?.tabBarDidChange()
    }
  }
  /// A picture in the place of the background.
  open var backgroundImage: UIImage? { didSet { note("backgroundImage", backgroundImage) { $0.backgroundImage = $1 } } }
  /// A picture in the place of the thin line; only beside a background picture.
  open var shadowImage: UIImage? { didSet { note("shadowImage", shadowImage) { $0.shadowImage = $1 } } }
  /// A picture behind the selected item.
  open var selectionIndicatorImage: UIImage? {
    didSet { note("selectionIndicatorImage", selectionIndicatorImage) { $0.selectionIndicatorImage = $1 } }
  }
  /// Of items that are not selected; nil for grey.
  open var unselectedItemTintColor: UIColor? {
    didSet { note("unselectedItemTintColor", unselectedItemTintColor) { $0.unselectedItemTintColor = $1 } }
  }
  /// Of the selected item.
  open override var tintColor: UIColor! { didSet { note("tintColor", ownTint) { $0.tintColor = $1 } } }

  // MARK: What is inside

  private let background = BarBackground(lineOnTop: true)
  private let indicator = UIImageView(frame: .zero)
  private(set) var buttons: [TabBarButton] = []
  /// The tab bar controller that it belongs to.
  weak var owner: (any TabBarOwner)?
  /// Whether what is scrolled beneath stands at its end; nil for a bar that belongs to nobody.
  var isAtScrollEdge: Bool? {
    didSet {
      guard isAtScrollEdge != oldValue else { return }
      guard oldValue != nil, background.mayHaveBeenSeen, runtime.canAnimate else { return showLook() }
      UIView.animate(withDuration: BarMetrics.changingLook, delay: 0, options: .allowUserInteraction) { self.showLook() }
    }
  }

  private func note<Value>(_ name: String, _ value: Value, _ apply: @escaping (UITabBar, Value) -> Void) {
    styling.note(name, as: UITabBar.self) { apply($0, value) }
    showLook()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    indicator.isHidden = true
    addSubview(indicator)
    showLook()
  }
  public required init?(coder: NSCoder) { nil }

  /// A hidden bar leaves its room to the pages.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { owner?.tabBarDidChange() } } }

  // MARK: Changes

  func take(_ items: [UITabBarItem], animated: Bool) {
    guard !items.elementsEqual(shownItems, by: ===) else { return }
    let change = { [self] in
      for button in buttons { button.removeFromSuperview() }
      for item in shownItems where item.shownBy === self { item.shownBy = nil }
      shownItems = items
      for item in items { item.shownBy = self }
      buttons = items.map(makeButton)
      for button in buttons { addSubview(button) }
      if !items.contains(where: { $0 === selection }) { selection = nil }
      showLook()
    }
    guard animated, window != nil, runtime.canAnimate else { return change() }
    UIView.transition(
      with: self, duration: BarMetrics.changingLook, options: [.transitionCrossDissolve, .allowUserInteraction], animations: change)
  }

  private func makeButton(_ item: UITabBarItem) -> TabBarButton {
    let button = TabBarButton(item)
    button.addAction(UIAction { [unowned self, unowned item] _ in wasTapped(item) }, for: .touchUpInside)
    return button
  }

  private func wasTapped(_ item: UITabBarItem) {
    if let owner { return owner.tabBar(self, wasTapped: item) }
    select(item)
    delegate?.tabBar(self, didSelect: item)
  }

  func select(_ item: UITabBarItem?) {
    guard item !== selection, item == nil || shownItems.contains(where: { $0 === item }) else { return }
    selection = item
    showLook()
  }

  func itemDidChange(_ item: UITabBarItem) { showLook() }

  /// Takes up what the bar, its appearances and its items say.
  func showLook() {
    let (look, style) = (look, itemStyle)
    background.show(look)
    for button in buttons {
      let isSelected = button.item === selection
      button.show(itemLook(of: button.item, isSelected: isSelected, in: look, style), style, isSelected: isSelected)
    }
    indicator.image = hasModernLook ? look.selectionIndicatorImage : selectionIndicatorImage
    indicator.tintColor = look.selectionIndicatorTintColor
    setNeedsLayout()
  }

  // MARK: Layout

  var rowHeight: CGFloat { TabBarMetrics.row(for: traitCollection) }
  override var keepsElementsTogether: Bool { true }
  override var traitsByThemselves: UIAccessibilityTraits { .tabBar }
  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: UIView.noIntrinsicMetric, height: 0)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + (window?.safeAreaInsets.bottom ?? 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    var row = TabBarRow(size: CGSize(width: bounds.width, height: rowHeight), count: buttons.count)
    let sides = sideInsets
    (row.left, row.right) = (sides.left, sides.right)
    row.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    row.isCentred = standsInTheMiddle
    let (width, spacing) = itemRoom
    row.itemWidth = max(width, itemStyle == .stacked ? 0 : buttons.map(\.inlineWidth).max() ?? 0)
    row.itemSpacing = spacing
    for (button, place) in zip(buttons, row.places) { button.frame = place }
    layOutIndicator()
  }

  /// What the notch may cover. A bar from side to side keeps the window's insets where it lies beside the window, having left with a page.
  private var sideInsets: UIEdgeInsets {
    guard let window, window.bounds.width == bounds.width else { return safeAreaInsets }
    return window.safeAreaInsets
  }

  private func layOutIndicator() {
    let selected = buttons.first { $0.item === selection }
    indicator.isHidden = selected == nil || indicator.image == nil
    guard let selected, let size = indicator.image?.size else { return }
    indicator.frame = CGRect(
      x: selected.frame.midX - size.width / 2, y: selected.frame.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showLook()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
