import CoreGraphics
import Foundation
import QuartzCore
internal import TransitionMachine

/// Manages one view: makes it when it is needed, hears when it comes and goes, presents others, contains others.
///
/// What it is told, and in which order, the transition machine decides (`Node`); see BEHAVIOUR §5.
@preconcurrency @MainActor
open class UIViewController: _UINamed, _MadeByMetatype, UIContentContainer {
  /// This controller in the transition machine.
  lazy var node: Node = makeNode()
  lazy var questions = TransitionQuestions(of: self)
  private var loadedView: UIView?
  private var isLoadingView = false
  var cachedPresentationController: UIPresentationController?

  // MARK: Making

  /// A controller whose view `loadView()` makes. There are no nib files: a name stops the app with a message.
  public override init(nibName: String?, bundle: Bundle?) {
    precondition(nibName == nil, "nib files cannot be read yet; make \(nibName ?? "")'s view in loadView() instead")
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A controller whose view `loadView()` makes.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// There are no storyboards to decode from yet: returns nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: The view

  /// The controller's view; asking makes it, by `loadView()` and `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      newValue?.marginsMayHaveChanged()
    }
  }
  /// The view, if it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether it is at a place where what is typed may reach it: its view is in a window.
  override var isInPlaceToRespond: Bool { viewIfLoaded?.window != nil }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and assigns it to `view`: a plain one as large as the screen that follows its superview's size, unless a subclass
  /// knows better.
  open func loadView() { view = Self.makePlainView() }

  /// Makes the view, if it was not made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    precondition(!isLoadingView, "\(type(of: self)).loadView() read view before setting it")
    isLoadingView = true
    loadView()
    isLoadingView = false
    precondition(loadedView != nil, "\(type(of: self)).loadView() did not set view")
    runtime.controllers.machine.viewWasLoaded(node)
    viewWasMade()
  }

  /// The view was made. Once in a lifetime.
  open func viewDidLoad() {}

  // MARK: Coming and going

  /// The view is about to appear; it may not be in a window yet.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called between `viewWillAppear(_:)` and `viewIsAppearing(_:)`.
  func prepareToAppear(_ animated: Bool) {}
  /// The view is in the window, with valid geometry and traits; once for each appearance.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go, or to come back from an appearance that was cancelled.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Memory is short: what can be made again may go. Parents first, after the application's delegate. (BEHAVIOUR-2 §23)
  open func didReceiveMemoryWarning() {}

  // MARK: Layout

  /// The view is about to lay its subviews out.
  open func viewWillLayoutSubviews() {}
  /// The view has laid its subviews out.
  open func viewDidLayoutSubviews() {}
  /// The view's constraints are needed; called by the view's own `updateConstraints()`.
  open func updateViewConstraints() {}
  /// The margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Whether the view's side margins are at least `systemMinimumLayoutMargins`; true at first.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.marginsMayHaveChanged() } }
  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// What this controller adds to the safe area of its view, in points; zero at first.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.refreshSafeArea() } }
  }
  /// The safe area of the view without those, as it was when the view last lay within its superview.
  var coveredArea = UIEdgeInsets.zero
  /// The size it would like to have in a container; zero says nothing.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      node.presentation?.uikit?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// A child's `preferredContentSize` has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that this container gives a child: its own.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }
  /// The view is about to have another size, as when the device is turned; hands it on to the children. Overriding methods call super.
  ///
  /// What is animated alongside, and the layout that follows from the size, is part of the turn.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    handOnSize(size, with: coordinator)
  }
  /// The traits are about to change with the screen, before `viewWillTransition(to:with:)`; hands it on to the children. Overriding methods
  /// call super.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    handOnTraits(newCollection, with: coordinator)
  }
  /// The size changed while it was away.
  var missedSize = false

  /// The part of the view that is covered at the top. Deprecated by Apple in favour of the view's `safeAreaLayoutGuide`.
  open var topLayoutGuide: any UILayoutSupport { coveredEdgeGuide(.top) }
  /// The part of the view that is covered at the bottom. Deprecated by Apple in favour of the view's `safeAreaLayoutGuide`.
  open var bottomLayoutGuide: any UILayoutSupport { coveredEdgeGuide(.bottom) }

  // MARK: Containing

  /// The controller that contains this one.
  open var parent: UIViewController? { node.parent?.controller }
  /// The controllers that this one contains, in the order they came.
  open var children: [UIViewController] { node.children.compactMap(\.controller) }
  /// It is getting a parent: from `willMove(toParent:)` to the end of that change.
  open var isMovingToParent: Bool { node.openMove == .toParent }
  /// It is losing its parent: from `willMove(toParent: nil)` to the end of that change.
  open var isMovingFromParent: Bool { node.openMove == .fromParent }
  /// This controller is about to get another parent, or none.
  open func willMove(toParent parent: UIViewController?) {
    runtime.controllers.machine.moveWasAnnounced(node, parent == nil ? .fromParent : .toParent)
  }
  /// This controller has got another parent, or none. A container calls it when its own transition is over.
  open func didMove(toParent parent: UIViewController?) { runtime.controllers.machine.moveWasEnded(node) }
  /// Adds a child, and tells it by `willMove(toParent:)`; a child of another container leaves that first.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent, and hears of it by `didMove(toParent: nil)`.
  open func removeFromParent() { runtime.controllers.machine.removeFromParent(node) }
  /// Puts one child's view in the place of another's, animated.
  ///
  /// Adds the new view over the old one, runs `animations`, and takes the old view away at the end, before `completion`. The children hear of
  /// it in the order of a push.
  /// - Precondition: both are children of this controller.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swap(fromViewController, toViewController, duration, options, animations, completion)
  }
  /// False: the container tells its children itself when they appear. True at first.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// A container that forwards nothing tells a child that it is about to come or go; `endAppearanceTransition` must follow.
  ///
  /// In the other direction while one is open, it turns that one back.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    runtime.controllers.machine.beginAppearanceTransition(node, appearing: isAppearing, animated: animated)
  }
  /// A container that forwards nothing tells a child that it has come or gone.
  open func endAppearanceTransition() { runtime.controllers.machine.endAppearanceTransition(node) }

  // MARK: Presenting

  /// Whom this controller presents; a child answers for the parent that does.
  open var presentedViewController: UIViewController? { nearest(\.presented)?.controller ?? presentedGuest }
  /// Who presents this controller or the parent that contains it.
  open var presentingViewController: UIViewController? { presenterOrHost }
  /// From the request to present it through `viewDidAppear`.
  open var isBeingPresented: Bool { node.isBeingPresented }
  /// From the request to dismiss it through `viewDidDisappear`.
  open var isBeingDismissed: Bool { node.isBeingDismissed }
  /// The coordinator of the transition that this controller or a parent is part of; from the request through `viewDid…`. While the device
  /// turns, that of the turn.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    node.currentTransition.map { ControllerTransition.of($0) } ?? runtime.rotation.current
  }
  /// What surrounds this controller, or the parent that contains it, while it is presented.
  ///
  /// Read before the presentation, it asks the transitioning delegate of that moment, and stays with the answer.
  open var presentationController: UIPresentationController? { presentationNow() }
  /// The one that a style brings of itself.
  func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    effectivePresentationStyle.makeController(for: self, presenting: presenting)
  }
  /// Presents a controller. (BEHAVIOUR §5.3)
  ///
  /// Animated, it begins when the current turn's layout is done; else it is over on return. `completion` runs after
  /// `viewDidAppear`, also if the transition was cancelled; never if the request was refused (§5.7).
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses what this controller presents, with all that stands on it. A controller that presents nothing asks the one that presents it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let guest = guestToDismiss { return guest.endVisit(animated: flag && runtime.canAnimate, completion: completion) }
    if let presenterToAsk { return presenterToAsk.dismiss(animated: flag, completion: completion) }
    runtime.controllers.machine.dismiss(node, animated: flag && runtime.canAnimate, completion: completion)
  }
  /// A user, and not the app, has dismissed it by a gesture.
  func wasDismissedByUser() {}
  /// How it wants to be presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { styleDidChange() } }
  }
  /// Its built-in animation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// How it comes and goes, presented or pushed, where neither a delegate nor the style has an animation of its own; nil at first. (iOS 18)
  ///
  /// The four plain ones are the styles of `modalTransitionStyle`, for pushes as well. A zoom that is presented in the `.automatic` style
  /// covers the screen.
  open var preferredTransition: UIViewController.Transition? { didSet { preferredTransitionDidChange(from: oldValue) } }
  /// Whether `.automatic` meant the full screen when it was asked last, or presented.
  var isAutomaticallyFullScreen = false
  /// The flight of its page, if it prefers to zoom.
  private(set) lazy var ownZoom = Zoom(of: self)
  /// Whether presentations in a context end here. False at first.
  open var definesPresentationContext = false
  /// Whether, as a presentation context, it lends its `modalTransitionStyle` to what is presented in it. False at first.
  open var providesPresentationContextTransitionStyle = false
  /// Who supplies animators and presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a tap outside or a drag must not dismiss it; false at first.
  open var isModalInPresentation = false
  /// Whether, presented in less than full screen, it decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: Traits

  /// The traits have changed; not told at the beginning.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Those that were handed down last; nil until its view took them.
  var knownTraits: UITraitCollection?
  /// Whether the controller, its view and its children are light or dark, whatever comes from above; unspecified at first, and then they
  /// follow. What it presents does not.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { saidTraits?.style ?? .unspecified }
    set { say(.withNextUpdate) { $0.style = newValue } }
  }
  /// What is said here in the place of what comes from above; nil for nothing.
  var saidTraits: SaidTraits?
  var traitRegistrations: [TraitRegistration] = []

  // MARK: Status bar

  /// How the status bar is to look under this controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is to go away under this controller.
  open var prefersStatusBarHidden: Bool { false }
  /// How it goes and comes: `.fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides the style in this controller's place.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides the hiding in this controller's place.
  open var childForStatusBarHidden: UIViewController? { nil }

  // MARK: Which way it lies

  /// Whether it turns with the device; true. Asked of who fills the screen.
  open var shouldAutorotate: Bool { true }
  /// Which ways it may lie: on a phone all but upside down. Asked of who fills the screen; containers do not ask their children.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { runtime.app.usualOrientations }
  /// How it lies at first when it is presented over the whole screen: as the interface does.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { runtime.rotation.interface }
  /// Whether the home indicator goes: false. Nobody asks: none is shown.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Tells that `prefersHomeIndicatorAutoHidden` has changed; no home indicator is shown.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // MARK: What it is called

  /// A word for people; diagnostics mention it.
  open var title: String? {
    didSet {
      if let item = ownNavigationItem, item.followsController { item.title = title }
      ownTabBarItem?.title = title
    }
  }

  // MARK: Editing

  private var editingNow = false
  /// Whether what it shows is being edited; false at first.
  open var isEditing: Bool {
    get { editingNow }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing. Override it to show that, and call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingNow = editing
    ownEditButton?.showEditing(editing)
  }
  private var ownEditButton: EditBarButtonItem?
  /// A bar button that begins and ends editing, and says so.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButton { return ownEditButton }
    let item = EditBarButtonItem(of: self)
    ownEditButton = item
    return item
  }

  // MARK: Navigation

  private var ownNavigationItem: UINavigationItem?
  /// What a navigation bar shows for this controller; its title follows the controller's until it is set.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }
  /// The buttons of the navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { if let navigation = navigationController, navigation.topViewController === self { navigation.toolbar.items = toolbarItems } }
  }
  /// Whether the bar at the bottom goes while this controller, or one above it, is on top of a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// What that was when the controller came into a stack.
  var wasPushedWithoutBottomBar = false
  /// Under which bars the view reaches: all.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { if edgesForExtendedLayout != oldValue { containerMayLayOut() } } }
  /// Whether it reaches under bars that nothing shines through as well; false at first.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { containerMayLayOut() } }
  /// What its container's bars cover of the view, beyond what the system covers.
  var containerInsets = UIEdgeInsets.zero { didSet { if containerInsets != oldValue { viewIfLoaded?.refreshSafeArea() } } }
  weak var namedScrollView: UIScrollView?
  private func containerMayLayOut() { parent?.viewIfLoaded?.setNeedsLayout() }
  /// Shows a controller as suits where this one is: the first of its containers that knows how does it; else it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }
  /// Shows a controller as the detail of this one: the first of its containers that knows how does it; else it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  // MARK: Tabs

  var ownTabBarItem: UITabBarItem?
  /// What a tab bar shows for this controller; its title is the controller's, which also sets it.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      parent?.tabBarItemDidChange(of: self)
    }
  }

  // MARK: Hooks for containers

  /// A child that it shows over its content as if it presented it.
  weak var guest: UIViewController?
  /// The controller is a guest, and is dismissed.
  func endVisit(animated: Bool, completion: (() -> Void)?) {}

  /// Whether a child hears of sizes at once: those that are shown do.
  func showsForSizes(_ child: UIViewController) -> Bool { true }

  /// The node in the transition machine.
  func newNode() -> Node { Node("\(type(of: self))") { [unowned self] in view! } }
  func nodeWasMade(_ node: Node) {}
  /// A child that is a stack begins to show another controller.
  func childStackWillChange(_ child: UIViewController) {}
  /// A child that is a stack shows another controller, or has come to rest.
  func childStackDidChange(_ child: UIViewController) {}
  /// The view is there, and `viewDidLoad()` was sent.
  func viewWasMade() {}
  /// A child has another item for a tab bar.
  func tabBarItemDidChange(of child: UIViewController) {}
  /// The animator of a change of a stack that shows this controller in another's place; nil for the stack's own.
  func stackAnimator(leaving other: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// A stack is about to show it.
  func stackWillShow() {}
  /// It is the one that a stack shows: after a change, or because one was taken back.
  func stackDidShow() {}
  /// Where the view of a child ends in a transition of this container.
  func contentFrame(for child: UIViewController, in container: UIView) -> CGRect { container.bounds }

  open override var next: UIResponder? { nextResponder }

  // MARK: Status bar

  /// The status bar asks again what it is to look like; inside an animation block, the change is animated.
  open func setNeedsStatusBarAppearanceUpdate() { runtime.statusBar.update() }

  // MARK: Popovers

  /// The popover in which this controller, or the parent that contains it, is or will be shown; nil where its style is none.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  // MARK: Split views

  /// The split view controller that it is in, at any depth.
  open var splitViewController: UISplitViewController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? UISplitViewController }.first
  }

  // MARK: Trait overrides

  /// The traits that hold for this controller, its view and its children in the place of those from above.
  open var traitOverrides: any UITraitOverrides {
    get { defaultTraitOverrides }
    set { defaultTraitOverrides = newValue }
  }
  /// Hands overridden traits down to subviews now, which otherwise happens before the next layout.
  open func updateTraitsIfNeeded() { runtime.handDownLateTraits() }
  /// Says which traits a child has in the place of this controller's; nil takes that back. It lasts until the child leaves.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    defaultSetOverrideTraitCollection(collection, forChild: childViewController)
  }
  /// Which traits a child has in the place of this controller's; nil if nothing was said, or if it is no child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    defaultOverrideTraitCollection(forChild: childViewController)
  }

  // MARK: Layout margins

  /// The least margins that the system gives the view: 16 points at each side, 20 on wide screens.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = runtime.app.device.size.width >= SystemMargins.wideScreen ? SystemMargins.wideSides : SystemMargins.sides
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Navigation

  /// The navigation controller that it is in, at any depth.
  open var navigationController: UINavigationController? {
    node.ancestors.lazy.compactMap { $0.controller as? UINavigationController }.first
  }
  /// Takes other buttons for the toolbar; animated, they fade.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { defaultSetToolbarItems(toolbarItems, animated: animated) }
  /// Names the scroll view that bars at some edges follow; nil for the one that is found.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    defaultSetContentScrollView(scrollView, for: edge)
  }
  /// The scroll view that bars at an edge follow: the one that was named, else the view itself or the first within it.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { defaultContentScrollView(for: edge) }

  // MARK: Rotation

  /// Requests that the supported orientations of the controllers that fill the screen are read again. The interface turns if it must; during
  /// a transition, at its end.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { runtime.rotation.chooseSoon() }

  // MARK: Sheets

  /// The sheet in which this controller, or the parent that contains it, is or will be shown; nil where its style is no sheet.
  open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }

  // MARK: Tabs

  /// The tab bar controller that it is in, at any depth.
  open var tabBarController: UITabBarController? {
    node.ancestors.lazy.compactMap { $0.controller as? UITabBarController }.first
  }

  // MARK: Traits

  /// Calls a method of `target` when one of `traits` changes, with the controller and the previous trait collection as far as it takes them.
  @discardableResult
  open func registerForTraitChanges(_ traits: [UITrait], target: AnyObject, action: Selector) -> any UITraitChangeRegistration {
    observe(traits, target: target, action: action)
  }
  /// Calls a method of the controller when one of `traits` changes, with the controller and the previous trait collection as far as it takes
  /// them.
  @discardableResult
  open func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    observe(traits, action: action)
  }
  /// Ends a registration for changes of traits.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { endObserving(registration) }
  /// What the controller's surroundings are like: those of the view that its own lies in; before it has one, its parent's. (§22.1)
  open var traitCollection: UITraitCollection { handedTraits }
}
