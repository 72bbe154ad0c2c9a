import Foundation
import QuartzCore
internal import TransitionMachine

/// Several controllers, of which one is shown, over a bar that chooses between them. (BEHAVIOUR §6, BEHAVIOUR-2 §18)
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Where the tabs' views are, and what happens to them.
  let content = UIView(frame: .zero)
  private(set) lazy var seat = TabSeat(of: self)
  /// The bar at the bottom; its items are the controllers' own.
  open private(set) lazy var tabBar: UITabBar = makeBar()
  /// Is asked about taps and told of them, and may animate changes.
  open weak var delegate: (any UITabBarControllerDelegate)?
  var isBarHidden = false
  /// The bar is to show other items by fading.
  var isTakingTabsAnimated = false
  /// The bar lies in the view of a page that is pushed or popped.
  var isBottomBarLent = false
  /// The scroll view at whose end the bar has another look.
  weak var followedScrollView: UIScrollView?

  /// A controller without tabs. There are no nib files: a name stops the app with a message.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Nil: there are no storyboards to decode from.
  public required init?(coder: NSCoder) { nil }

  private func makeBar() -> UITabBar {
    let bar = UITabBar(frame: .zero)
    bar.delegate = self
    bar.owner = seat
    bar.isAtScrollEdge = true
    return bar
  }

  // MARK: The tabs

  /// The controllers in their order; nil without any. Setting them is `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController]? {
    get { tabNode.tabs.isEmpty ? nil : tabNode.tabs.compactMap(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Takes other controllers: the selected one stays selected if it is among them, else the first is. Animated, the bar's items fade.
  ///
  /// During a change of tabs it happens at the end of that.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { set(viewControllers ?? [], animated: animated) }
  /// The controller that is selected. Setting it selects one of `viewControllers`; any other stops the app with a message.
  open var selectedViewController: UIViewController? {
    get { tabNode.selection?.controller }
    set {
      guard let newValue else { return }
      precondition(
        tabNode.has(newValue.node), "\(type(of: newValue)) is none of the viewControllers of \(type(of: self)): only those can be selected")
      select(newValue)
    }
  }
  /// The place of the selected controller; `NSNotFound` without tabs. Setting one that there is not changes nothing.
  ///
  /// The view follows in the next layout pass. During a change of tabs it happens at the end of that.
  open var selectedIndex: Int {
    get { tabNode.selectedIndex ?? NSNotFound }
    set { if tabNode.tabs.indices.contains(newValue), let wanted = tabNode.tabs[newValue].controller { select(wanted) } }
  }
  /// The controllers that a user may arrange; kept, and without effect: the bar cannot be arranged.
  open var customizableViewControllers: [UIViewController]?
  /// For tabs that the bar has no room for: there is no such list here, and it is empty. The bar shows the first five.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// Adds a tab at the end.
  open override func addChild(_ childController: UIViewController) {
    setViewControllers((viewControllers ?? []) + [childController], animated: false)
  }
  /// An item of the bar was tapped and may be selected; sent before it is. For subclasses.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: The bar

  /// Whether the bar is away; false at first.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Takes the bar away, or gives it back; animated, it slides.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

  // MARK: As a controller

  override func newNode() -> Node {
    TabNode("\(type(of: self))", content: { [unowned self] in content }, view: { [unowned self] in view })
  }
  /// The delegate's, if there is one; the controllers in the tabs are not asked.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  /// The delegate's, if there is one.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? super.preferredInterfaceOrientationForPresentation
  }
  override func showsForSizes(_ child: UIViewController) -> Bool { child === selectedViewController }
  override func nodeWasMade(_ node: Node) { (node as? TabNode)?.delegate = seat }

  open override func loadView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.tabs = self
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    view.addSubview(content)
    view.addSubview(tabBar)
    self.view = view
  }
  override func viewWasMade() {
    runtime.controllers.machine.showTab(of: tabNode)
    showTabs()
  }

  /// The selected controller says how the status bar looks.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// Where the view of a child lies: under the bar, or above it. (§17.6)
  override func contentFrame(for child: UIViewController, in container: UIView) -> CGRect { frame(of: child) }
  override func tabBarItemDidChange(of child: UIViewController) { showTabs() }
}

extension UITabBarController {
  var tabNode: TabNode { unsafeDowncast(node, to: TabNode.self) }
}

/// The controller's own view: lays out the bar, whatever subclasses do.
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
