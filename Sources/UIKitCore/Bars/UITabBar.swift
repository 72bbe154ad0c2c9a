import QuartzCore

/// A bar at the bottom of the screen with one item for each section of an app. (Docs/behaviour/bars.md, "Tab bars")
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The ways in which items are distributed in the bar. The raw values equal those of UIKit.
  public enum ItemPositioning: Int, Sendable {
    /// The items fill the bar in a compact width and are centred in a regular width.
    case automatic = 0
    /// The items divide the width of the bar between them.
    case fill = 1
    /// The items have a fixed width and are centred.
    case centered = 2
  }

  /// The object that is notified of taps. It is a weak reference. A tab bar controller is the delegate of its bar. Do not set the
  /// delegate of such a bar.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet {
      precondition(
        owner == nil || delegate === owner?.barDelegate, "the delegate of a tab bar controller's bar is the controller; do not set it")
    }
  }

  // MARK: Items

  private var shownItems: [UITabBarItem] = []
  /// The items of the bar. The default is `nil`. Do not change the items of a tab bar controller's bar.
  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the items. An animated change fades. Do not call this method on the bar of a tab bar controller.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    precondition(
      owner == nil, "the items of a tab bar controller's bar are its controllers' own; set viewControllers or tabBarItem instead")
    take(items ?? [], animated: animated)
  }
  private var selection: UITabBarItem?
  /// The selected item, or `nil` if no item is selected. Do not set it for the bar of a tab bar controller.
  open var selectedItem: UITabBarItem? {
    get { selection }
    set {
      precondition(owner == nil, "the selected item of a tab bar controller's bar follows its selectedIndex; set that instead")
      select(newValue)
    }
  }
  /// The way in which items are distributed. The default is `.automatic`.
  open var itemPositioning = ItemPositioning.automatic { didSet { note("itemPositioning", itemPositioning) { $0.itemPositioning = $1 } } }
  /// The width of centred items, in points. The default is 0, which means the default width of the system.
  open var itemWidth: CGFloat = 0 { didSet { note("itemWidth", itemWidth) { $0.itemWidth = $1 } } }
  /// The distance between centred items, in points. The default is 0, which means the default distance of the system.
  open var itemSpacing: CGFloat = 0 { didSet { note("itemSpacing", itemSpacing) { $0.itemSpacing = $1 } } }

  // MARK: Looks

  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasModernLook = true
      standardAppearance.users.add(self)
      note("standardAppearance", standardAppearance) { $0.standardAppearance = $1 }
    }
  }
  /// The appearance of the bar while the content is scrolled to its end. The default is `nil`, which means the standard appearance with a
  /// transparent background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      hasModernLook = true
      scrollEdgeAppearance?.users.add(self)
      note("scrollEdgeAppearance", scrollEdgeAppearance) { $0.scrollEdgeAppearance = $1 }
    }
  }
  /// A Boolean value that indicates whether one of the two appearances was set. If so, the older properties of the background are stored
  /// but have no effect. (Docs/behaviour/bars.md, "Bar appearance")
  var hasModernLook = false
  /// The older style of the bar. The default is `.default`, which follows the interface style.
  open var barStyle = UIBarStyle.default { didSet { note("barStyle", barStyle) { $0.barStyle = $1 } } }
  /// The tint of the background above the blur. The default is `nil`. It has no effect after an appearance was set.
  open var barTintColor: UIColor? { didSet { note("barTintColor", barTintColor) { $0.barTintColor = $1 } } }
  /// A Boolean value that indicates whether the content behind the bar is visible through it. The default is `true`.
  open var isTranslucent = true {
    didSet {
      note("isTranslucent", isTranslucent) { $0.isTranslucent = $1 }
      owner?.tabBarDidChange()
    }
  }
  /// The image that replaces the background. The default is `nil`. It has no effect after an appearance was set.
  open var backgroundImage: UIImage? { didSet { note("backgroundImage", backgroundImage) { $0.backgroundImage = $1 } } }
  /// The image that replaces the thin line at the edge. It is only used together with a background image. The default is `nil`.
  open var shadowImage: UIImage? { didSet { note("shadowImage", shadowImage) { $0.shadowImage = $1 } } }
  /// The image behind the selected item. The default is `nil`. It has no effect after an appearance was set.
  open var selectionIndicatorImage: UIImage? {
    didSet { note("selectionIndicatorImage", selectionIndicatorImage) { $0.selectionIndicatorImage = $1 } }
  }
  /// The tint colour of items that are not selected. The default is `nil`, which means grey.
  open var unselectedItemTintColor: UIColor? {
    didSet { note("unselectedItemTintColor", unselectedItemTintColor) { $0.unselectedItemTintColor = $1 } }
  }
  /// The tint colour of the selected item.
  open override var tintColor: UIColor! { didSet { note("tintColor", ownTint) { $0.tintColor = $1 } } }

  // MARK: Content

  private let background = BarBackground(lineOnTop: true)
  private let indicator = UIImageView(frame: .zero)
  private(set) var buttons: [TabBarButton] = []
  /// The tab bar controller to which the bar belongs, or `nil`.
  weak var owner: (any TabBarOwner)?
  /// A Boolean value that indicates whether the content behind the bar is scrolled to its end. It is `nil` for a bar that belongs to no
  /// controller.
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
    standardAppearance.users.add(self)
    addSubview(background)
    indicator.isHidden = true
    addSubview(indicator)
    showLook()
  }
  public required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether the bar is hidden. The pages of a tab bar controller then extend into its area.
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

  /// Updates the bar from its properties, its appearances and its items.
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
  @_spi(UIKit) open override var keepsElementsTogether: Bool { true }
  @_spi(UIKit) open override var traitsByThemselves: UIAccessibilityTraits { .tabBar }
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

  /// The insets of the area that the device covers at the sides.
  ///
  /// A bar as wide as the window uses the insets of the window. It also keeps them when it has left the window together with a page.
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
