import QuartzCore
internal import TransitionMachine

/// A container that shows the last controller of a stack, below a bar with its title and the back button (Docs/behaviour/bars.md,
/// "Navigation stack").
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The view that contains the views of the stack, in which its transitions happen.
  let content = UIView(frame: .zero)
  private(set) lazy var adapter = NavigationAdapter(of: self)
  private let barClass: UINavigationBar.Type
  private let toolbarClass: UIToolbar.Type
  /// The bar at the top. Its items are those of the controllers in the stack.
  open private(set) lazy var navigationBar: UINavigationBar = makeBar()
  /// The toolbar at the bottom, with the `toolbarItems` of the top controller. It is hidden by default.
  open private(set) lazy var toolbar: UIToolbar! = makeToolbar()
  /// The delegate, which responds to changes of the stack and can provide their animations. The default is `nil`.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The gesture recogniser for the swipe from the edge that goes back. (Docs/behaviour/bars.md, "Edge pop")
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = edgePop.recognizer
  lazy var edgePop = NavigationEdgePop(of: self)
  var barState = ContainerBar(at: .top, concealedBy: .transparent)
  var toolbarState = ContainerBar(at: .bottom, concealedBy: .hidden, isHidden: true)
  /// A Boolean value that indicates whether the frames of bars and child views are being set.
  var isLayingOutBars = false
  private(set) lazy var hiding = NavigationBarHiding(of: self)
  /// The scroll view that the large title follows.
  weak var followedScrollView: UIScrollView?

  // MARK: Creation

  /// Creates a navigation controller with a root view controller.
  public init(rootViewController: UIViewController) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  /// Creates an empty navigation controller with bars of custom classes. A value of `nil` means the default class.
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
  /// Creates an empty navigation controller. Segue reads no nib files, so a nib name stops the process with a message.
  public override init(nibName: String?, bundle: Bundle?) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Returns `nil`, because Segue reads no storyboards.
  public required init?(coder: NSCoder) { nil }

  private func makeBar() -> UINavigationBar {
    let bar = barClass.init(frame: .zero)
    bar.delegate = self as? any UINavigationBarDelegate
    bar.owner = adapter
    return bar
  }
  private func makeToolbar() -> UIToolbar {
    let bar = toolbarClass.init(frame: .zero)
    bar.isHidden = true
    return bar
  }

  // MARK: Stack

  /// The controllers of the stack, bottom first. The setter equals `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController] {
    get { stackNode.stack.compactMap(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller at the top of the stack, or `nil` if the stack is empty.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that the stack presents, or else the top controller.
  open var visibleViewController: UIViewController? {
    guard var top = presentedViewController else { return topViewController }
    while let next = top.presentedViewController { top = next }
    return top
  }
  /// Pushes a controller onto the stack. It is shown in the next layout pass.
  open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated: animated) }
  /// Removes the top controller and returns it. The result is `nil` if only the root controller is on the stack.
  @discardableResult
  open dynamic func popViewController(animated: Bool) -> UIViewController? { pop(animated: animated) }
  /// Removes all controllers above a controller.
  ///
  /// - Returns: The removed controllers, lowest first. The result is `nil` if the controller is on top or not in the stack.
  ///   An animated pop of a stack outside a window changes nothing and also returns `nil`.
  @discardableResult
  open dynamic func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard !animated || isInWindow else { return nil }
    return pop(to: viewController, animated: animated)
  }
  private var isInWindow: Bool { viewIfLoaded?.window != nil }
  /// Removes all controllers except the root and returns them, lowest first. The result is `nil` if there is nothing to remove.
  @discardableResult
  open dynamic func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated && isInWindow) }
  }
  /// Replaces the stack. A new top controller is pushed. If it was already in the stack, the controllers above it are popped.
  open dynamic func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { set(viewControllers, animated: animated) }
  /// Goes back like the back button. Returns `false` at the root, and if there is no back button.
  open override func accessibilityPerformEscape() -> Bool {
    guard viewControllers.count > 1, !barState.isHidden, navigationBar.topItem?.hidesBackButton != true else { return false }
    adapter.navigationBarGoesBack()
    return true
  }
  /// Pushes a controller with an animation.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: Bars

  /// A Boolean value that indicates whether the navigation bar is hidden. The default is `false`.
  open var isNavigationBarHidden: Bool {
    get { barState.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the navigation bar.
  ///
  /// In `viewWillAppear` of an animated push or pop, the bar moves together with the controller's view. (Docs/behaviour/bars.md, "Hidden
  /// bars and extended layout")
  open dynamic func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hide(\.barState, hidden, animated: animated) }
  /// A Boolean value that indicates whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden: Bool {
    get { toolbarState.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hide(\.toolbarState, hidden, animated: animated) }
  /// The duration of hiding or showing a bar, in seconds.
  public class var hideShowBarDuration: CGFloat { BarMetrics.hiding }

  /// A Boolean value that indicates whether a swipe up hides the bars, and a swipe down shows them. The default is `false`.
  open var hidesBarsOnSwipe = false { didSet { hiding.follow() } }
  /// A Boolean value that indicates whether a tap hides or shows the bars, if nothing else handles it. The default is `false`.
  open var hidesBarsOnTap = false { didSet { hiding.follow() } }
  /// A Boolean value that indicates whether the bars hide in a compact height. The default is `false`. A tap shows them again.
  open var hidesBarsWhenVerticallyCompact = false { didSet { hiding.follow() } }
  /// Called when the keyboard appears for a view in the stack.
  package override func keyboardDidAppearWithin() { hiding.keyboardDidAppear() }
  /// A Boolean value that indicates whether the bars hide when the keyboard appears for a view in the stack. The default is `false`.
  ///
  /// A tap outside that view does not show them again.
  open var hidesBarsWhenKeyboardAppears = false
  /// The gesture recogniser of `hidesBarsOnSwipe`.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
  /// The gesture recogniser of `hidesBarsOnTap`.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  // MARK: View controller

  private lazy var ownNode = NavigationNode<ViewHost>(
    "\(type(of: self))", content: { [unowned self] in content }, view: { [unowned self] in view })
  override func newNode() -> ControllerNode { ownNode }
  override func nodeWasMade() { ownNode.delegate = adapter }
  /// The node of this controller, with the stack.
  final var stackNode: NavigationNode<ViewHost> {
    _ = node  // it completes the node
    return ownNode
  }
  /// The orientations from the delegate, if it provides them. The controllers in the stack are not asked.
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// The orientation from the delegate, if it provides one.
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? super.preferredInterfaceOrientationForPresentation
  }
  override func showsForSizes(_ child: UIViewController) -> Bool { child === topViewController }

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
  @_spi(UIKit) open override func viewWasMade() {
    runtime.controllers.machine.showStack(of: stackNode)
    showTop()
  }

  /// The style of the status bar, which the navigation controller determines itself. (Docs/behaviour/bars.md, "Other bar behaviour")
  ///
  /// A subclass can delegate the style to a child. The top controller determines whether the status bar is hidden.
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : .default }
  open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }
  /// Returns the frame of a child's view, under the bars or between them. (Docs/behaviour/bars.md, "Hidden bars and extended layout")
  override func contentFrame(for child: UIViewController, in container: UIView) -> CGRect { frame(of: child) }
  /// The tab bar item of the root controller, unless the navigation controller has its own title or item. (Docs/behaviour/bars.md,
  /// "Navigation stack")
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem == nil && title == nil ? viewControllers.first?.tabBarItem ?? super.tabBarItem : super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  override func tabBarItemDidChange(of child: UIViewController) { parent?.tabBarItemDidChange(of: self) }
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  // MARK: Overrides in extensions

  // Apps override these in an extension of this class on iOS. Translated sources replace them there, so they are declared here.
  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
}

/// The view of the controller. It lays out the bars, regardless of overrides in subclasses.
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
