import CoreGraphics
import Foundation
import QuartzCore
internal import TransitionMachine

/// An object that manages a view: it creates the view, responds to its appearance, presents other controllers and contains child
/// controllers.
///
/// The transition machine (`Node`) determines which methods are called, and in which order. See Docs/behaviour/controllers.md, "Appearance
/// callbacks".
@preconcurrency @MainActor
open class UIViewController: _UINamed, _MadeByMetatype, UIContentContainer {
  nonisolated open override class func objcKeys() -> [ObjCKey] {
    (self as any ViewControllerKeys.Type).viewControllerKeys + super.objcKeys()
  }

  /// The node of this controller in the transition machine.
  package lazy var node: ControllerNode = makeNode()
  lazy var questions = TransitionQuestions(of: self)
  private var loadedView: UIView?
  private var isLoadingView = false
  var cachedPresentationController: UIPresentationController?

  // MARK: Creation

  /// Creates a view controller whose view `loadView()` creates. Segue reads no nib files, so a nib name stops the process with a message.
  public override init(nibName: String?, bundle: Bundle?) {
    precondition(nibName == nil, "nib files cannot be read yet; make \(nibName ?? "")'s view in loadView() instead")
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a view controller whose view `loadView()` creates.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`, because Segue reads no storyboards yet.
  public required init?(coder: NSCoder) { nil }

  /// The storyboard that created the controller. The value is `nil`, because Segue does not read storyboards yet.
  open var storyboard: UIStoryboard? { nil }
  /// The name of the nib file of the view. The value is `nil`, because Segue does not read nib files yet.
  open var nibName: String? { nil }
  /// The bundle of the nib file of the view. The value is `nil`, because Segue does not read nib files yet.
  open var nibBundle: Bundle? { nil }

  // MARK: Segues

  /// Called before a segue that begins at this controller or one of its children is performed. The default implementation does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a control may start a segue. The default implementation returns `true`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs the segue with an identifier.
  ///
  /// The app stops with a message, because the controller comes from no storyboard and has no segues. iOS stops such an app too.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    preconditionFailure(
      "\(type(of: self)) has no segue with the identifier “\(identifier)”. Segue does not read storyboards yet. Present or push the controller in code."
    )
  }
  /// Called by an unwind segue that leads through this container to one of its children. The default implementation does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: View

  /// The view of the controller. The first access creates it with `loadView()` and then calls `viewDidLoad()`.
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
  /// The view of the controller, or `nil` if it was not created yet.
  open var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value that indicates whether the controller can receive keyboard input, which requires a view in a window.
  override var isInPlaceToRespond: Bool { viewIfLoaded?.window != nil }
  /// A Boolean value that indicates whether the view was created.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view and assigns it to `view`.
  ///
  /// The default implementation creates a plain view with the size of the screen, which follows the size of its superview.
  open func loadView() { view = Self.makePlainView() }

  /// Creates the view if it was not created yet.
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

  /// Called once, after the view was created. The default implementation does nothing.
  open dynamic func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view appears. The view may not be in a window yet. The default implementation does nothing.
  open dynamic func viewWillAppear(_ animated: Bool) {}
  /// Called between `viewWillAppear(_:)` and `viewIsAppearing(_:)`.
  @_spi(UIKit) open func prepareToAppear(_ animated: Bool) {}
  /// Called once for each appearance, when the view is in a window and has valid geometry and traits. The default implementation does
  /// nothing.
  open dynamic func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared. The default implementation does nothing.
  open dynamic func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears, also when an appearance is cancelled. The default implementation does nothing.
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared. The default implementation does nothing.
  open dynamic func viewDidDisappear(_ animated: Bool) {}

  /// Called when memory is low. Release objects that can be created again. The default implementation does nothing.
  ///
  /// Parents receive the call before children, and after the application's delegate (Docs/behaviour/environment.md, "App life cycle").
  open func didReceiveMemoryWarning() {}

  // MARK: Layout

  /// Called before the view lays out its subviews. The default implementation does nothing.
  open dynamic func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews. The default implementation does nothing.
  open dynamic func viewDidLayoutSubviews() {}
  /// Called by the view's `updateConstraints()`. Override it to update the constraints of the view. The default implementation does
  /// nothing.
  open func updateViewConstraints() {}
  /// Called after the layout margins of the view changed. The default implementation does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// A Boolean value that indicates whether the view's side margins are at least `systemMinimumLayoutMargins`. The default is `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.marginsMayHaveChanged() } }
  /// Called after the safe area of the view changed. The default implementation does nothing.
  open dynamic func viewSafeAreaInsetsDidChange() {}
  /// The insets that the controller adds to the safe area of its view, in points. The default is zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.refreshSafeArea() } }
  }
  /// The safe area insets without the additional ones, from the last time that the view was inside its superview.
  var coveredArea = UIEdgeInsets.zero
  /// The preferred size of the view in a container, in points. The default is zero, which means no preference.
  open dynamic var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      node.presentation?.uikit?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called when the `preferredContentSize` of a child has changed. The default implementation does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of a child's content. The default implementation returns `parentSize`.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }
  /// Called before the size of the view changes, for example when the device rotates. The default implementation calls the children's
  /// methods.
  ///
  /// An override must call `super`. Animations alongside, and the layout for the new size, are part of the rotation.
  open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    handOnSize(size, with: coordinator)
  }
  /// Called before the traits change with the screen, and before `viewWillTransition(to:with:)`. The default implementation calls the
  /// children's methods.
  ///
  /// An override must call `super`.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    handOnTraits(newCollection, with: coordinator)
  }
  /// A Boolean value that indicates whether the size changed while the view was not visible.
  var missedSize = false

  /// The layout guide of the area that bars cover at the top. UIKit deprecates it in favour of the view's `safeAreaLayoutGuide`.
  open var topLayoutGuide: any UILayoutSupport { coveredEdgeGuide(.top) }
  /// The layout guide of the area that bars cover at the bottom. UIKit deprecates it in favour of the view's `safeAreaLayoutGuide`.
  open var bottomLayoutGuide: any UILayoutSupport { coveredEdgeGuide(.bottom) }

  // MARK: Containment

  /// The view controller that contains this one, or `nil`.
  open var parent: UIViewController? { node.parent?.controller }
  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { node.children.compactMap(\.controller) }
  /// A Boolean value that indicates whether the controller is moving to a parent.
  ///
  /// It is `true` from `willMove(toParent:)` to the end of the change.
  open var isMovingToParent: Bool { node.openMove == .toParent }
  /// A Boolean value that indicates whether the controller is moving from its parent.
  ///
  /// It is `true` from `willMove(toParent: nil)` to the end of the change.
  open var isMovingFromParent: Bool { node.openMove == .fromParent }
  /// Called before the parent of this controller changes. The argument is `nil` if the controller is removed.
  open dynamic func willMove(toParent parent: UIViewController?) {
    runtime.controllers.machine.moveWasAnnounced(node, parent == nil ? .fromParent : .toParent)
  }
  /// Called after the parent of this controller changed. A container calls it at the end of the transition.
  open dynamic func didMove(toParent parent: UIViewController?) { runtime.controllers.machine.moveWasEnded(node) }
  /// Adds a child controller and calls its `willMove(toParent:)`. The child is first removed from its previous parent.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its parent, which calls `didMove(toParent: nil)`.
  open func removeFromParent() { runtime.controllers.machine.removeFromParent(node) }
  /// Replaces the view of one child by the view of another with an animation.
  ///
  /// The method adds the new view in front of the old one and runs `animations`. At the end it removes the old view and then runs
  /// `completion`.
  /// The children receive the appearance calls in the order of a push.
  /// - Precondition: Both controllers are children of this controller.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swap(fromViewController, toViewController, duration, options, animations, completion)
  }
  /// A Boolean value that indicates whether the container forwards appearance calls to its children automatically. The default is `true`.
  ///
  /// A container that returns `false` calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` on its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Starts the appearance or disappearance of this controller. Its container calls it if it does not forward appearance calls
  /// automatically.
  ///
  /// A call of `endAppearanceTransition()` must follow. A call in the other direction before that reverses the transition.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    runtime.controllers.machine.beginAppearanceTransition(node, appearing: isAppearing, animated: animated)
  }
  /// Ends the appearance or disappearance of this controller. Its container calls it if it does not forward appearance calls automatically.
  open func endAppearanceTransition() { runtime.controllers.machine.endAppearanceTransition(node) }

  // MARK: Presentation

  /// The view controller that this controller or its nearest presenting ancestor presents.
  open var presentedViewController: UIViewController? { nearest(\.presented)?.controller ?? presentedGuest }
  /// The view controller that presents this controller or its nearest presented ancestor.
  open var presentingViewController: UIViewController? { presenterOrHost }
  /// A Boolean value that indicates whether the controller is being presented.
  ///
  /// It is `true` from the request to the end of `viewDidAppear`.
  open var isBeingPresented: Bool { node.isBeingPresented }
  /// A Boolean value that indicates whether the controller is being dismissed.
  ///
  /// It is `true` from the request to the end of `viewDidDisappear`.
  open var isBeingDismissed: Bool { node.isBeingDismissed }
  /// The coordinator of the transition that this controller or an ancestor takes part in.
  ///
  /// It exists from the request to the end of the `viewDid…` method. During a rotation of the device, it is the coordinator of the
  /// rotation.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    node.currentTransition.map { ControllerTransition.of($0) } ?? runtime.rotation.current
  }
  /// The presentation controller of this controller, or of the nearest ancestor with one.
  ///
  /// Before the presentation, the first access calls the current transitioning delegate and stores the result.
  open var presentationController: UIPresentationController? { presentationNow() }
  /// Creates the presentation controller of the style.
  @_spi(UIKit) open func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    effectivePresentationStyle.makeController(for: self, presenting: presenting)
  }
  /// Presents a view controller (Docs/behaviour/controllers.md, "Order of a presentation").
  ///
  /// An animated presentation begins after the layout of the current update cycle. Without animation, it is complete when the method
  /// returns.
  /// `completion` runs after `viewDidAppear`, also if the transition was cancelled. It does not run if the request was refused
  /// (Docs/behaviour/controllers.md, "Chains and refused requests").
  open dynamic func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses the presented controller and all controllers that it presents.
  ///
  /// A controller that presents nothing forwards the request to the controller that presents it.
  open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let overlayChild = overlayChildToDismiss {
      return overlayChild.endVisit(animated: flag && runtime.canAnimate, completion: completion)
    }
    if let presenterToAsk { return presenterToAsk.dismiss(animated: flag, completion: completion) }
    runtime.controllers.machine.dismiss(node, animated: flag && runtime.canAnimate, completion: completion)
  }
  /// Called when a user, and not the app, dismissed the controller with a gesture.
  @_spi(UIKit) open func wasDismissedByUser() {}
  /// The presentation style of the controller. The default is `UIModalPresentationStyle.automatic`.
  open dynamic var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { styleDidChange() } }
  }
  /// The built-in animation of the presentation. The default is `UIModalTransitionStyle.coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The transition used to present, dismiss, push or pop this controller. The default is `nil`.
  ///
  /// It applies if neither a delegate nor the presentation style provides an animation. UIKit has the property since iOS 18.
  /// The four simple transitions are those of `modalTransitionStyle`, and also work for pushes.
  /// A zoom transition that is presented in the `.automatic` style covers the screen.
  open var preferredTransition: UIViewController.Transition? { didSet { preferredTransitionDidChange(from: oldValue) } }
  /// A Boolean value that indicates whether `.automatic` meant the full screen at the last query or presentation.
  var isAutomaticallyFullScreen = false
  /// The driver of the preferred transition, after it was used for the first time.
  var ownTransitionDriver: (any PreferredTransitionDriver)?
  /// A Boolean value that indicates whether presentations in a context cover this controller's view. The default is `false`.
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether this presentation context replaces the transition style of presented controllers. The default
  /// is `false`.
  ///
  /// Presented controllers then use the `modalTransitionStyle` of this controller.
  open var providesPresentationContextTransitionStyle = false
  /// The delegate that provides the animators, the interaction controllers and the presentation controller. The default is `nil`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// A Boolean value that indicates whether a tap outside or a drag cannot dismiss the controller. The default is `false`.
  open var isModalInPresentation = false
  /// A Boolean value that indicates whether the controller determines the status bar's appearance when it does not cover the screen.
  ///
  /// The default is `false`.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: Traits

  /// Called when the traits of the controller change. It is not called for the initial traits.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits that the controller last received. The value is `nil` until its view received them.
  var knownTraits: UITraitCollection?
  /// The interface style of the controller, its view and its children. The default is `.unspecified`, which means the inherited style.
  ///
  /// The value does not affect presented controllers.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenTraits?.style ?? .unspecified }
    set { say(.withNextUpdate) { $0.style = newValue } }
  }
  /// The traits that the controller overrides, or `nil` if there are none.
  var overriddenTraits: OverriddenTraits?
  var traitRegistrations: [TraitRegistration] = []

  // MARK: Status bar

  /// The preferred style of the status bar. The default is `UIStatusBarStyle.default`.
  open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden. The default is `false`.
  open dynamic var prefersStatusBarHidden: Bool { false }
  /// The animation that hides and shows the status bar. The default is `UIStatusBarAnimation.fade`.
  open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style of the status bar instead of this controller. The default is `nil`.
  open dynamic var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden instead of this controller. The default is `nil`.
  open dynamic var childForStatusBarHidden: UIViewController? { nil }

  // MARK: Orientation

  /// A Boolean value that indicates whether the interface rotates with the device. The default is `true`.
  ///
  /// The value of the controller that fills the screen counts.
  open dynamic var shouldAutorotate: Bool { true }
  /// The interface orientations that the controller supports. The default on a phone is every orientation except upside down.
  ///
  /// The value of the controller that fills the screen counts. Containers do not ask their children.
  open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { runtime.app.usualOrientations }
  /// The initial interface orientation of a full-screen presentation. The default is the current orientation.
  open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { runtime.rotation.interface }
  /// A Boolean value that indicates whether the home indicator hides. The default is `false`.
  ///
  /// The value has no effect, because Segue shows no home indicator.
  open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Reports that `prefersHomeIndicatorAutoHidden` has changed. It has no effect, because Segue shows no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // MARK: Title

  /// The title of the controller, for users. Diagnostic messages contain it. The default is `nil`.
  open var title: String? {
    willSet { objcStorage?.willChange("title") }
    didSet {
      defer { objcStorage?.didChange("title") }
      if let item = ownNavigationItem, item.followsController { item.title = title }
      ownTabBarItem?.title = title
    }
  }

  // MARK: Editing

  private var editingNow = false
  /// A Boolean value that indicates whether the user can edit the content. The default is `false`.
  open var isEditing: Bool {
    get { editingNow }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing. An override that updates the content must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingNow = editing
    ownEditButton?.showEditing(editing)
  }
  private var ownEditButton: EditBarButtonItem?
  /// A bar button item that starts and ends editing, and shows the current state.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButton { return ownEditButton }
    let item = EditBarButtonItem(of: self)
    ownEditButton = item
    return item
  }

  // MARK: Navigation

  private var ownNavigationItem: UINavigationItem?
  /// The navigation item of this controller. Its title is the controller's title until the item gets its own.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }
  /// The items of the navigation controller's toolbar while this controller is on top of the stack. The default is `nil`.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { if let navigation = navigationController, navigation.topViewController === self { navigation.toolbar.items = toolbarItems } }
  }
  /// A Boolean value that indicates whether the bottom bar hides while this controller is on the navigation stack. The default is `false`.
  open var hidesBottomBarWhenPushed = false
  /// The value of `hidesBottomBarWhenPushed` when the controller was added to a stack.
  var wasPushedWithoutBottomBar = false
  /// The edges at which the view extends under bars. The default is all edges.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { if edgesForExtendedLayout != oldValue { containerMayLayOut() } } }
  /// A Boolean value that indicates whether the view also extends under opaque bars. The default is `false`.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { containerMayLayOut() } }
  /// The insets that the container's bars cover in addition to the system's safe area.
  var containerInsets = UIEdgeInsets.zero { didSet { if containerInsets != oldValue { viewIfLoaded?.refreshSafeArea() } } }
  weak var namedScrollView: UIScrollView?
  private func containerMayLayOut() { parent?.viewIfLoaded?.setNeedsLayout() }
  /// Shows a view controller in the way that suits the containers of this one. Without a suitable container, it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }
  /// Shows a view controller as the detail content of this one. Without a suitable container, it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  // MARK: Tabs

  var ownTabBarItem: UITabBarItem?
  /// The tab bar item of this controller. By default it has the controller's title and changes with it.
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

  /// A child that the controller shows over its content, like a presented controller.
  package weak var overlayChild: UIViewController?
  /// Dismisses the controller if it is such a child of its parent.
  @_spi(UIKit) open func endVisit(animated: Bool, completion: (() -> Void)?) {}

  /// Returns whether a child receives size changes immediately. Visible children do.
  func showsForSizes(_ child: UIViewController) -> Bool { true }

  /// Creates the node of the controller in the transition machine.
  func newNode() -> ControllerNode { ControllerNode("\(type(of: self))") { [unowned self] in view! } }
  func nodeWasMade() {}
  /// Called when a child that is a stack starts to show another controller.
  func childStackWillChange(_ child: UIViewController) {}
  /// Called when a child that is a stack shows another controller, or its transition has ended.
  func childStackDidChange(_ child: UIViewController) {}
  /// Called after the view was created and `viewDidLoad()` was called.
  @_spi(UIKit) open func viewWasMade() {}
  /// Called when a child has another tab bar item.
  func tabBarItemDidChange(of child: UIViewController) {}
  /// Returns the animator of a stack change that replaces another controller by this one, or `nil` for the stack's animator.
  @_spi(UIKit) open func stackAnimator(leaving other: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Called before a stack shows the controller.
  @_spi(UIKit) open func stackWillShow() {}
  /// Called after a stack shows the controller, also after a cancelled change.
  @_spi(UIKit) open func stackDidShow() {}
  /// Returns the final frame of a child's view in a transition of this container.
  func contentFrame(for child: UIViewController, in container: UIView) -> CGRect { container.bounds }

  open override var next: UIResponder? { nextResponder }

  // MARK: Status bar

  /// Updates the appearance of the status bar. Inside an animation block, the change is animated.
  open dynamic func setNeedsStatusBarAppearanceUpdate() { runtime.statusBar.update() }

  // MARK: Split views

  /// The nearest ancestor that is a split view controller, or `nil`.
  open var splitViewController: UISplitViewController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? UISplitViewController }.first
  }

  // MARK: Trait overrides

  /// The traits that this controller, its view and its children use instead of the inherited traits.
  open var traitOverrides: any UITraitOverrides {
    get { defaultTraitOverrides }
    set { defaultTraitOverrides = newValue }
  }
  /// Applies overridden traits to the subviews immediately, instead of before the next layout.
  open func updateTraitsIfNeeded() { runtime.handDownLateTraits() }
  /// Sets the traits that a child uses instead of this controller's traits. A value of `nil` removes them.
  ///
  /// The override ends when the child is removed.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    defaultSetOverrideTraitCollection(collection, forChild: childViewController)
  }
  /// Returns the traits that override those of this controller for a child.
  ///
  /// The result is `nil` without an override, or if the controller is not a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    defaultOverrideTraitCollection(forChild: childViewController)
  }

  // MARK: Layout margins

  /// The minimum margins of the view: 16 points at each side, or 20 points on wide screens.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = runtime.app.device.size.width >= SystemMargins.wideScreen ? SystemMargins.wideSides : SystemMargins.sides
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Navigation

  /// The nearest ancestor that is a navigation controller, or `nil`.
  open var navigationController: UINavigationController? {
    node.ancestors.lazy.compactMap { $0.controller as? UINavigationController }.first
  }
  /// Sets the items of the toolbar. If the change is animated, the items fade.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { defaultSetToolbarItems(toolbarItems, animated: animated) }
  /// Sets the scroll view that the bars at some edges observe. A value of `nil` means the scroll view that is found automatically.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    defaultSetContentScrollView(scrollView, for: edge)
  }
  /// Returns the scroll view that the bar at an edge observes.
  ///
  /// It is the one that was set, or else the controller's view or the first scroll view inside it.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { defaultContentScrollView(for: edge) }

  // MARK: Rotation

  /// Requests an update of the supported interface orientations from the controllers that fill the screen.
  ///
  /// The interface rotates if necessary. During a transition, the update follows at its end.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { runtime.rotation.chooseSoon() }

  // MARK: Tabs

  /// The nearest ancestor that is a tab bar controller, or `nil`.
  open var tabBarController: UITabBarController? {
    node.ancestors.lazy.compactMap { $0.controller as? UITabBarController }.first
  }

  // MARK: Traits

  /// Registers a method of `target` that is called when one of the traits changes.
  ///
  /// The method receives the controller and the previous trait collection, if it has parameters for them.
  @discardableResult
  open func registerForTraitChanges(_ traits: [UITrait], target: AnyObject, action: Selector) -> any UITraitChangeRegistration {
    observe(traits, target: target, action: action)
  }
  /// Registers a method of the controller that is called when one of the traits changes.
  ///
  /// The method receives the controller and the previous trait collection, if it has parameters for them.
  @discardableResult
  open func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    observe(traits, action: action)
  }
  /// Removes a registration for trait changes.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { endObserving(registration) }
  /// The traits of the controller, including its overrides. (Docs/behaviour/environment.md, "Devices and traits")
  ///
  /// They come from the superview of the controller's view. Before there is a superview, they come from the parent controller.
  open var traitCollection: UITraitCollection { handedTraits }

  // MARK: Overrides in extensions

  // Apps override these in an extension of this class on iOS. Translated sources replace them there, so they are declared here.
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}

extension UIViewController: UIAppearanceContainer {}
