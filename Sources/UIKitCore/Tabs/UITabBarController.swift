import Foundation
import QuartzCore
internal import TransitionMachine

/// A container view controller that shows one of several controllers above a bar with which the user selects one. (Docs/behaviour/bars.md,
/// "Tab bars")
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The view that contains the views of the tabs and their transitions.
  let content = UIView(frame: .zero)
  private(set) lazy var adapter = TabAdapter(of: self)
  /// The bar at the bottom. Its items are the `tabBarItem` of each controller.
  open private(set) lazy var tabBar: UITabBar = makeBar()
  /// The object that is asked about taps, notified of them, and can animate changes. It is a weak reference.
  open weak var delegate: (any UITabBarControllerDelegate)?
  var bottomBarState = ContainerBar(at: .bottom, concealedBy: .place)
  /// A Boolean value that indicates whether the bar fades to its new items.
  var isTakingTabsAnimated = false
  /// The scroll view whose position determines the look of the bar.
  weak var followedScrollView: UIScrollView?

  /// Creates a controller without tabs. Nib files are not supported, so a nib name stops the program with a message.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Returns `nil`, because there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) { nil }

  private func makeBar() -> UITabBar {
    let bar = UITabBar(frame: .zero)
    bar.delegate = self
    bar.owner = adapter
    bar.isAtScrollEdge = true
    return bar
  }

  // MARK: Tabs

  /// The controllers of the tabs in their order, or `nil` if there are none. Setting them does not animate the change.
  open var viewControllers: [UIViewController]? {
    get { tabNode.tabs.isEmpty ? nil : tabNode.tabs.compactMap(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers of the tabs. The selected controller stays selected if it is among them. Otherwise the first one is selected.
  /// An animated change fades the items of the bar.
  ///
  /// A call during a change of tabs takes effect when the change has ended.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { set(viewControllers ?? [], animated: animated) }
  /// The selected controller, or `nil` if there are no tabs. Setting it to a controller that is not in `viewControllers` stops the program
  /// with a message.
  open var selectedViewController: UIViewController? {
    get { tabNode.selection?.controller }
    set {
      guard let newValue else { return }
      precondition(
        tabNode.has(newValue.node), "\(type(of: newValue)) is none of the viewControllers of \(type(of: self)): only those can be selected")
      select(newValue)
    }
  }
  /// The index of the selected controller, or `NSNotFound` if there are no tabs. Setting an invalid index has no effect.
  ///
  /// The view changes in the next layout pass. A change that is set during another change of tabs takes effect when that has ended.
  open var selectedIndex: Int {
    get { tabNode.selectedIndex ?? NSNotFound }
    set { if tabNode.tabs.indices.contains(newValue), let wanted = tabNode.tabs[newValue].controller { select(wanted) } }
  }
  /// The controllers that the user may arrange. The value is stored but has no effect, because the bar cannot be arranged here.
  open var customizableViewControllers: [UIViewController]?
  /// The controller for tabs that do not fit in the bar. It is always empty here. The bar shows the first five tabs in a compact width, and
  /// the first eight in a regular width.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// Adds a controller as the last tab.
  open override func addChild(_ childController: UIViewController) {
    setViewControllers((viewControllers ?? []) + [childController], animated: false)
  }
  /// Called when an item of the bar was tapped and may be selected, before it is selected. Subclasses can override it. The default
  /// implementation does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Bar

  /// A Boolean value that indicates whether the bar is hidden. The default is `false`.
  open var isTabBarHidden: Bool {
    get { bottomBarState.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar. An animated change slides it.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

  // MARK: View controller

  private lazy var ownNode = TabNode<ViewHost>(
    "\(type(of: self))", content: { [unowned self] in content }, view: { [unowned self] in view })
  override func newNode() -> ControllerNode { ownNode }
  override func nodeWasMade() { ownNode.delegate = adapter }
  /// The node of this controller, with the tabs.
  final var tabNode: TabNode<ViewHost> {
    _ = node  // it completes the node
    return ownNode
  }
  /// The interface orientations that the delegate supports. Without a delegate, the default of view controllers applies. The controllers of
  /// the tabs are not asked.
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// The interface orientation that the delegate prefers. Without a delegate, the default of view controllers applies.
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? super.preferredInterfaceOrientationForPresentation
  }
  override func showsForSizes(_ child: UIViewController) -> Bool { child === selectedViewController }

  open override func loadView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.tabs = self
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    view.addSubview(content)
    view.addSubview(tabBar)
    self.view = view
  }
  @_spi(UIKit) open override func viewWasMade() {
    runtime.controllers.machine.showTab(of: tabNode)
    showTabs()
  }

  /// The child that determines the style of the status bar, which is the selected controller.
  open dynamic override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open dynamic override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// Returns the frame of a child's view, which lies below the bar or above it. (Docs/behaviour/bars.md, "Hidden bars and extended layout")
  override func contentFrame(for child: UIViewController, in container: UIView) -> CGRect { frame(of: child) }
  override func tabBarItemDidChange(of child: UIViewController) { showTabs() }

  // MARK: Overrides in extensions

  // Apps override these in an extension of this class on iOS. Translated sources replace them there, so they are declared here.
  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open dynamic override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
}

/// The controller's own view, which lays out the bar independently of subclasses.
final class TabView: UIView {
  weak var tabs: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabs?.layOutBar()
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tabs?.showTabs()
  }
}
