import QuartzCore
internal import TransitionMachine

/// A stack of controllers, of which the last is shown, under a bar that shows its title and the way back. (BEHAVIOUR §6, BEHAVIOUR-2 §17)
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Where the stack's views are, and what happens to them.
  let content = UIView(frame: .zero)
  private(set) lazy var seat = NavigationSeat(of: self)
  private let barClass: UINavigationBar.Type
  private let toolbarClass: UIToolbar.Type
  /// The bar at the top; its items are the controllers' own.
  open private(set) lazy var navigationBar: UINavigationBar = makeBar()
  /// The bar at the bottom, hidden at first, with the top controller's `toolbarItems`.
  open private(set) lazy var toolbar: UIToolbar! = makeToolbar()
  /// Hears of changes, and may animate them.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The edge swipe that goes back. (§17.7)
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = edgePop.recognizer
  lazy var edgePop = NavigationEdgePop(of: self)
  var isBarHidden = false
  var isToolbarShown = false
  /// A bar is on its way in or out.
  var isHidingBar = false, isHidingToolbar = false
  /// It is so with a push or pop, which is not quite over.
  var goesAlong = (bar: false, toolbar: false)
  /// Whether bars and page are being put in place.
  var isLayingOutBars = false
  /// The toolbar lies in the view of a page.
  var isCarryingToolbar = false
  private(set) lazy var hiding = NavigationBarHiding(of: self)
  /// How far to the side the bar stands while it travels with a page.
  var hiddenBarX: CGFloat = 0
  /// The scroll view whose movement the large title follows.
  weak var followedScrollView: UIScrollView?

  // MARK: Making

  /// A stack with one controller.
  public init(rootViewController: UIViewController) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  /// An empty stack with bars of the app's own classes; nil for the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    guard let bar = (navigationBarClass ?? UINavigationBar.self) as? UINavigationBar.Type else {
      preconditionFailure("\(navigationBarClass!) is no navigation bar: give UINavigationController a subclass of UINavigationBar")
    }
    guard let tools = (toolbarClass ?? UIToolbar.self) as? UIToolbar.Type else {
      preconditionFailure("\(toolbarClass!) is no toolbar: give UINavigationController a subclass of UIToolbar")
    }
    (barClass, self.toolbarClass) = (bar, tools)
    super.init(nibName: nil, bundle: nil)
  }
  /// An empty stack. There are no nib files: a name stops the app with a message.
  public override init(nibName: String?, bundle: Bundle?) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Nil: there are no storyboards to decode from.
  public required init?(coder: NSCoder) { nil }

  private func makeBar() -> UINavigationBar {
    let bar = barClass.init(frame: .zero)
    bar.delegate = self as? any UINavigationBarDelegate
    bar.owner = seat
    return bar
  }
  private func makeToolbar() -> UIToolbar {
    let bar = toolbarClass.init(frame: .zero)
    bar.isHidden = true
    return bar
  }

  // MARK: The stack

  /// The controllers, bottom first. Setting them is `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController] {
    get { stackNode.stack.compactMap(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last of the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// Whom the stack presents, else the last of it.
  open var visibleViewController: UIViewController? {
    guard var top = presentedViewController else { return topViewController }
    while let next = top.presentedViewController { top = next }
    return top
  }
  /// Puts a controller on top; it is shown in the next layout pass.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated: animated) }
  /// Takes the top controller away and returns it; nil for the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop(animated: animated) }
  /// Takes away all that is above a controller.
  ///
  /// - Returns: The controllers that were taken away, the lowest first; `nil` if the controller is on top or not in the stack. An animated pop
  ///   of a stack that is in no window changes nothing and returns `nil` too.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard !animated || isInWindow else { return nil }
    return pop(to: viewController, animated: animated)
  }
  private var isInWindow: Bool { viewIfLoaded?.window != nil }
  /// Takes away all but the root and returns it, the lowest first; nil if there is nothing to take.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated && isInWindow) }
  }
  /// Takes another stack: its top is pushed if it is new, and popped to if it was there.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { set(viewControllers, animated: animated) }
  /// Goes back, as the back button does: false at the root, and where there is none.
  open override func accessibilityPerformEscape() -> Bool {
    guard viewControllers.count > 1, !isBarHidden, navigationBar.topItem?.hidesBackButton != true else { return false }
    seat.navigationBarGoesBack()
    return true
  }
  /// Pushes.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: The bars

  /// Whether the bar is away; false at first.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Takes the bar away, or gives it back; in `viewWillAppear` of an animated push or pop, with its page. (§17.6)
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
  /// Whether the toolbar is away; true at first.
  open var isToolbarHidden: Bool {
    get { !isToolbarShown }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Takes the toolbar away, or gives it back.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }
  /// How long a bar takes to come and go, in seconds.
  public class var hideShowBarDuration: CGFloat { BarMetrics.hiding }

  /// Whether a swipe upwards takes the bars away, and one downwards brings them back; false at first.
  open var hidesBarsOnSwipe = false { didSet { hiding.follow() } }
  /// Whether a tap that nothing else takes takes the bars away, or brings them back; false at first.
  open var hidesBarsOnTap = false { didSet { hiding.follow() } }
  /// Whether the bars are away in compact height; false at first. A tap brings them back.
  open var hidesBarsWhenVerticallyCompact = false { didSet { hiding.follow() } }
  /// The keyboard comes up for something in the stack.
  override func keyboardDidAppearWithin() { hiding.keyboardDidAppear() }
  /// Whether the bars go when the keyboard comes up for something in the stack; false at first. A tap outside of it does not bring them back.
  open var hidesBarsWhenKeyboardAppears = false
  /// The swipe of `hidesBarsOnSwipe`.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
  /// The tap of `hidesBarsOnTap`.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  // MARK: As a controller

  override func newNode() -> Node {
    NavigationNode("\(type(of: self))", content: { [unowned self] in content }, view: { [unowned self] in view })
  }
  /// The delegate's, if there is one; the controllers in the stack are not asked.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// The delegate's, if there is one.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? super.preferredInterfaceOrientationForPresentation
  }
  override func showsForSizes(_ child: UIViewController) -> Bool { child === topViewController }
  override func nodeWasMade(_ node: Node) { (node as? NavigationNode)?.delegate = seat }

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.navigation = self
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    view.addSubview(content)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    self.view = view
    view.addGestureRecognizer(edgePop.recognizer)
    hiding.follow()
  }
  override func viewWasMade() {
    runtime.controllers.machine.showStack(of: stackNode)
    showTop()
  }

  /// A navigation controller answers for the style itself, unless its subclass points elsewhere; the top controller says whether the bar is
  /// hidden. (§17.8)
  open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : .default }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// Where the view of a child lies: under the bars, or between them. (§17.6)
  override func contentFrame(for child: UIViewController, in container: UIView) -> CGRect { frame(of: child) }
  /// The root's, unless the navigation controller has a title or an item of its own. (§17.1)
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem == nil && title == nil ? viewControllers.first?.tabBarItem ?? super.tabBarItem : super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  override func tabBarItemDidChange(of child: UIViewController) { parent?.tabBarItemDidChange(of: self) }
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }
}

extension UINavigationController {
  var stackNode: NavigationNode { unsafeDowncast(node, to: NavigationNode.self) }
}

/// The controller's own view: lays out the bars, whatever subclasses do.
final class NavigationView: UIView {
  weak var navigation: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutBars()
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    navigation?.hiding.heightMayHaveChanged()
  }
}
