import QuartzCore

/// A bar with a title, buttons and a back button. It shows the top item of a stack of navigation items.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The object that is asked about changes of the items and notified of them. It is a weak reference.
  ///
  /// A navigation controller whose class conforms to the protocol is the delegate of its bar. Do not set the delegate of such a bar.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      precondition(
        owner == nil || delegate === owner?.barDelegate, "the delegate of a navigation controller's bar is the controller; do not set it")
    }
  }
  /// A Boolean value that indicates whether titles are large. The default is `false`. Each item's `largeTitleDisplayMode` can override it.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { pageIsStale() } } }

  // MARK: Looks

  /// The appearance of the bar in its standard height.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      note("standardAppearance", standardAppearance) { $0.standardAppearance = $1 }
      standardAppearance.users.add(self)
      hasModernLook = true
      lookDidChange()
    }
  }
  /// The appearance of the bar in a compact height. The default is `nil`, which means `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      note("compactAppearance", compactAppearance) { $0.compactAppearance = $1 }
      compactAppearance?.users.add(self)
      hasModernLook = true
      lookDidChange()
    }
  }
  /// The appearance of the bar while the content is scrolled to its top. The default is `nil`, which means the standard appearance with a
  /// transparent background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      note("scrollEdgeAppearance", scrollEdgeAppearance) { $0.scrollEdgeAppearance = $1 }
      scrollEdgeAppearance?.users.add(self)
      hasModernLook = true
      lookDidChange()
    }
  }
  /// The appearance of the bar in a compact height while the content is scrolled to its top. The default is `nil`, which means
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      note("compactScrollEdgeAppearance", compactScrollEdgeAppearance) { $0.compactScrollEdgeAppearance = $1 }
      compactScrollEdgeAppearance?.users.add(self)
      hasModernLook = true
      lookDidChange()
    }
  }
  /// A Boolean value that indicates whether one of the four appearances was set. If so, the older properties below are stored but have no
  /// effect. (Docs/behaviour/bars.md, "Bar appearance")
  var hasModernLook = false
  /// The older style of the bar. The default is `.default`, which follows the interface style.
  open var barStyle = UIBarStyle.default {
    didSet {
      note("barStyle", barStyle) { $0.barStyle = $1 }
      lookDidChange()
    }
  }
  /// The tint of the background above the blur. The default is `nil`. It has no effect after an appearance was set.
  open var barTintColor: UIColor? {
    didSet {
      note("barTintColor", barTintColor) { $0.barTintColor = $1 }
      lookDidChange()
    }
  }
  /// A Boolean value that indicates whether the content behind the bar is visible through it. The default is `true`.
  open var isTranslucent = true {
    didSet {
      note("isTranslucent", isTranslucent) { $0.isTranslucent = $1 }
      lookDidChange()
    }
  }
  /// The attributes of the title. The default is `nil`. They have no effect after an appearance was set.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      note("titleTextAttributes", titleTextAttributes) { $0.titleTextAttributes = $1 }
      lookDidChange()
    }
  }
  /// The attributes of the large title. The default is `nil`. They have no effect after an appearance was set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      note("largeTitleTextAttributes", largeTitleTextAttributes) { $0.largeTitleTextAttributes = $1 }
      lookDidChange()
    }
  }
  /// The image that replaces the thin line at the edge. It is only used together with a background image. The default is `nil`.
  open var shadowImage: UIImage? {
    didSet {
      note("shadowImage", shadowImage) { $0.shadowImage = $1 }
      lookDidChange()
    }
  }
  /// The indicator image of the back button. It is only used together with `backIndicatorTransitionMaskImage`. The default is `nil`.
  open var backIndicatorImage: UIImage? {
    didSet {
      note("backIndicatorImage", backIndicatorImage) { $0.backIndicatorImage = $1 }
      lookDidChange()
    }
  }
  /// The mask that hides the back button's title where it passes below the indicator. Here it is only required so that `backIndicatorImage`
  /// is used.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      note("backIndicatorTransitionMaskImage", backIndicatorTransitionMaskImage) { $0.backIndicatorTransitionMaskImage = $1 }
      lookDidChange()
    }
  }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Sets a background image for bars of the given metrics.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    note("backgroundImage \(barMetrics)", backgroundImage) { $0.setBackgroundImage($1, for: barMetrics) }
    lookDidChange()
  }
  /// Sets a background image for bars of the given metrics. The position of the bar makes no difference.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// Returns the background image that was set for exactly these metrics, or `nil`. The position of the bar makes no difference.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage(for: barMetrics) }
  /// The tint colour of the buttons and of the back button.
  open override var tintColor: UIColor! { didSet { note("tintColor", ownTint) { $0.tintColor = $1 } } }
  /// Returns the background image that was set for exactly these metrics, or `nil`.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  // MARK: Items

  var stack: [UINavigationItem] = []
  /// The items of the bar, from the bottom of the stack to the top. Do not change the items of a navigation controller's bar.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item at the top of the stack, which the bar shows.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the top item, to which the back button leads.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// Adds an item to the top of the stack and shows it. The delegate can refuse it. Do not call this method on the bar of a navigation
  /// controller.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    requireNoOwner()
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }
  /// Removes the top item, even if it is the only one. The delegate can refuse it. Do not call this method on the bar of a navigation
  /// controller.
  ///
  /// - Returns: The top item, or `nil` if there is none. If the delegate refuses, the item stays in the stack.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    requireNoOwner()
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return stack.last }
    change(to: stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }
  /// Replaces all items. The delegate is not asked. If the change is animated, the delegate is notified of the top item that was pushed or
  /// popped.
  ///
  /// Do not call this method on the bar of a navigation controller.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    requireNoOwner()
    let (old, new) = (stack, items ?? [])
    change(to: new, animated: animated)
    guard animated, old.last !== new.last else { return }
    if let top = new.last, !old.contains(where: { $0 === top }) {
      delegate?.navigationBar(self, didPush: top)
    } else if let gone = old.last {
      delegate?.navigationBar(self, didPop: gone)
    }
  }
  private func requireNoOwner() {
    precondition(owner == nil, "the items of a navigation controller's bar are its controllers' own; push or pop those instead")
  }

  /// The edge at which the bar is attached. The default is `.top`, and `.topAttached` for the bar of a navigation controller.
  ///
  /// The delegate is asked once each time the bar is added to a window.
  open var barPosition: UIBarPosition { owner != nil ? .topAttached : place.position }
  private var place = BarPlace(.top)

  // MARK: Content

  private func note<Value>(_ name: String, _ value: Value, _ apply: @escaping (UINavigationBar, Value) -> Void) {
    styling.note(name, as: UINavigationBar.self) { apply($0, value) }
  }
  /// Asks the delegate for the position of the bar.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, owner == nil { place.ask(delegate, about: self) }
  }
  let background = BarBackground(lineOnTop: false)
  var page: NavigationBarPage?
  /// The navigation controller to which the bar belongs, or `nil`.
  package weak var owner: (any NavigationBarOwner)?
  /// A Boolean value that indicates whether the content behind the bar is scrolled to its top.
  var isAtScrollEdge = true { didSet { if isAtScrollEdge != oldValue { lookDidChange(animated: true) } } }
  /// The distance by which the large title is scrolled away, in points. A negative value is the distance by which it is pulled down.
  var scrolled: CGFloat = 0 { didSet { if scrolled != oldValue { scrollDidChange(from: oldValue) } } }
  /// The states of a change between two pages.
  enum PageChange {
    case none, underWay
    /// A transition is in progress, and an item has changed meanwhile. The page that stays must be created again.
    case underWayWithNews
  }
  var pageChange = PageChange.none
  /// A Boolean value that indicates whether two pages are visible.
  var isChanging: Bool { pageChange != .none }
  /// The animated change in progress of a bar that belongs to no controller.
  var ownChange: NavigationBarChange?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    standardAppearance.users.add(self)
    insertSubview(background, at: 0)
    showLook()
  }
  public required init?(coder: NSCoder) { nil }

  @_spi(UIKit) open override var keepsElementsTogether: Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height(at: stack.count - 1)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height(at: stack.count - 1)) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = barPosition == .topAttached ? superview.map { max(0, convert(bounds, to: $0).minY) } ?? 0 : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    guard isChanging else {
      page?.frame = bounds
      return
    }
    // A resize of the window does not wait for the end of a transition. The pages become as wide as the bar and keep their heights.
    for case let page as NavigationBarPage in subviews { page.frame.size.width = bounds.width }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    page?.back?.tintColorDidChange()
  }
  @_spi(UIKit) open override func textSizeDidChange() {
    super.textSizeDidChange()
    pageIsStale()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { pageIsStale() }
    showLook()
  }
}

/// The owner of a navigation bar, which is a navigation controller.
@MainActor
package protocol NavigationBarOwner: AnyObject {
  /// The controller, if its class conforms to the delegate protocol of navigation bars.
  var barDelegate: (any UINavigationBarDelegate)? { get }
  /// Called when the back button was tapped.
  func navigationBarGoesBack()
  /// Called when an item has changed, which may also change the height of the bar.
  func navigationBarDidChange()
  /// Called within an animation when the bar's layout changes, so that the rest of the layout is animated with it.
  func navigationBarLaysOut()
}
