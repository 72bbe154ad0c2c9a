import QuartzCore

/// A bar with a title, buttons and the way back, for the top one of a stack of items.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// Is asked about changes and told of them. A navigation controller whose class conforms to the protocol is the delegate of its own bar.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      precondition(
        owner == nil || delegate === owner?.barDelegate, "the delegate of a navigation controller's bar is the controller; do not set it")
    }
  }
  /// Whether titles may be large; false at first.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { pageIsStale() } } }

  // MARK: Looks

  /// How it looks.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      note("standardAppearance", standardAppearance) { $0.standardAppearance = $1 }
      hasModernLook = true
      lookDidChange()
    }
  }
  /// In compact height; nil for the standard look.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      note("compactAppearance", compactAppearance) { $0.compactAppearance = $1 }
      hasModernLook = true
      lookDidChange()
    }
  }
  /// At the top of what is scrolled; nil for the standard look without background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      note("scrollEdgeAppearance", scrollEdgeAppearance) { $0.scrollEdgeAppearance = $1 }
      hasModernLook = true
      lookDidChange()
    }
  }
  /// At the top of what is scrolled, in compact height; nil for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      note("compactScrollEdgeAppearance", compactScrollEdgeAppearance) { $0.compactScrollEdgeAppearance = $1 }
      hasModernLook = true
      lookDidChange()
    }
  }
  /// Where one of the four above was set, all below is kept and without effect. (BEHAVIOUR-2 §17.4)
  private(set) var hasModernLook = false
  /// Follows the traits at first.
  open var barStyle = UIBarStyle.default {
    didSet {
      note("barStyle", barStyle) { $0.barStyle = $1 }
      lookDidChange()
    }
  }
  /// A colour over the blur.
  open var barTintColor: UIColor? {
    didSet {
      note("barTintColor", barTintColor) { $0.barTintColor = $1 }
      lookDidChange()
    }
  }
  /// Whether something shines through; true at first.
  open var isTranslucent = true {
    didSet {
      note("isTranslucent", isTranslucent) { $0.isTranslucent = $1 }
      lookDidChange()
    }
  }
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      note("titleTextAttributes", titleTextAttributes) { $0.titleTextAttributes = $1 }
      lookDidChange()
    }
  }
  /// Font and colour of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      note("largeTitleTextAttributes", largeTitleTextAttributes) { $0.largeTitleTextAttributes = $1 }
      lookDidChange()
    }
  }
  /// A picture in the place of the thin line; only beside a background picture.
  open var shadowImage: UIImage? {
    didSet {
      note("shadowImage", shadowImage) { $0.shadowImage = $1 }
      lookDidChange()
    }
  }
  /// The back button's mark; only with a mask.
  open var backIndicatorImage: UIImage? {
    didSet {
      note("backIndicatorImage", backIndicatorImage) { $0.backIndicatorImage = $1 }
      lookDidChange()
    }
  }
  /// What covers the back button's words beneath the mark; kept, and without effect but that.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      note("backIndicatorTransitionMaskImage", backIndicatorTransitionMaskImage) { $0.backIndicatorTransitionMaskImage = $1 }
      lookDidChange()
    }
  }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// A picture in the place of the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    note("backgroundImage \(barMetrics)", backgroundImage) { $0.setBackgroundImage($1, for: barMetrics) }
    lookDidChange()
  }
  /// A picture in the place of the background. It is the same wherever the bar is attached.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// What was set for exactly these bars.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage(for: barMetrics) }
  /// The colour of buttons and of the way back.
  open override var tintColor: UIColor! { didSet { note("tintColor", ownTint) { $0.tintColor = $1 } } }
  /// What was set for exactly these bars.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  // MARK: Items

  var stack: [UINavigationItem] = []
  /// The items, bottom first. Those of a navigation controller's bar are its business.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// Shows an item on top of the others.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    requireNoOwner()
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }
  /// Takes the top item away, the last one too.
  ///
  /// - Returns: The top item, which stays if the delegate refuses; `nil` if there is none.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    requireNoOwner()
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return stack.last }
    change(to: stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }
  /// Takes other items. The delegate is not asked. If the change is animated, it is told which top item has come or gone.
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

  /// The edge at which the bar is attached. The delegate is asked once, when the bar comes into a window; the default is `.top`, and `.topAttached` for the
  /// bar of a navigation controller.
  open var barPosition: UIBarPosition { owner != nil ? .topAttached : place.position }
  private var place = BarPlace(.top)

  // MARK: What is inside

  private func note<Value>(_ name: String, _ value: Value, _ apply: @escaping (UINavigationBar, Value) -> Void) {
    styling.note(name, as: UINavigationBar.self) { apply($0, value) }
  }
  /// Asks the delegate once where the bar is attached.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, owner == nil { place.ask(delegate, about: self) }
  }
  let background = BarBackground(lineOnTop: false)
  var page: NavigationBarPage?
  /// The navigation controller that it belongs to.
  weak var owner: (any NavigationBarOwner)?
  /// Whether what is scrolled beneath stands at its top.
  var isAtScrollEdge = true { didSet { if isAtScrollEdge != oldValue { lookDidChange(animated: true) } } }
  /// How far the large title is scrolled away, in points; below 0, pulled down.
  var scrolled: CGFloat = 0 { didSet { if scrolled != oldValue { scrollDidChange(from: oldValue) } } }
  /// Whether two pages are shown.
  enum PageChange {
    case none, underWay
    /// An item has changed meanwhile: the page that stays has to be made again.
    case underWayWithNews
  }
  var pageChange = PageChange.none
  /// Whether two pages are shown.
  var isChanging: Bool { pageChange != .none }
  /// The animated change of a bar that belongs to no controller, while it is under way.
  var ownChange: NavigationBarChange?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    insertSubview(background, at: 0)
    showLook()
  }
  public required init?(coder: NSCoder) { nil }

  override var keepsElementsTogether: Bool { true }
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
    // A window that takes another size does not wait for pages on their way: they are as wide as the bar, and as high as each is.
    for case let page as NavigationBarPage in subviews { page.frame.size.width = bounds.width }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    page?.back?.tintColorDidChange()
  }
  override func textSizeDidChange() {
    super.textSizeDidChange()
    pageIsStale()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { pageIsStale() }
    showLook()
  }
}

/// Whom a bar belongs to: a navigation controller.
@MainActor
protocol NavigationBarOwner: AnyObject {
  /// The controller, if its class conforms to the protocol of bars' delegates.
  var barDelegate: (any UINavigationBarDelegate)? { get }
  /// The back button was tapped.
  func navigationBarGoesBack()
  /// What an item says has changed, and with it perhaps the bar's height.
  func navigationBarDidChange()
  /// The same within an animation, which all goes along with.
  func navigationBarLaysOut()
}
