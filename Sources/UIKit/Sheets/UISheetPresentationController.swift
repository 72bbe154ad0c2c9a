import CoreGraphics
import Foundation
import QuartzCore

/// Presents a controller as a sheet that rests at one of several heights and follows the finger. (BEHAVIOUR-2 §20)
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Faster than this, in points per second, a sheet that is let go below its lowest place goes; or lower than this share of its height.
  static let dismissalSpeed = 1000.0, dismissalShare = 0.5
  /// How far ahead, in seconds, is looked for the place where it is to rest.
  static let projection = 0.1

  /// Hears of the sheet, and decides about it. Not kept alive.
  @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UISheetPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }

  // MARK: Heights

  /// The heights at which it may rest; large alone at first. At least one.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(!detents.isEmpty, "a sheet needs at least one detent")
      invalidateDetents()
    }
  }
  /// The height at which it rests; nil, or none of `detents`, stands for the lowest. Set, it moves there, animated within `animateChanges`.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { if !isSelecting { goToSelected() } } }
  /// Up to this height the screen behind is not dim, and can be touched; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { refresh() } }
  /// Works the heights out again.
  open func invalidateDetents() { refresh() }
  /// Makes changes that the sheet and whatever else is changed follow along the system spring.
  open func animateChanges(_ changes: () -> Void) {
    let isOuter = !isAnimatingChanges
    isAnimatingChanges = true
    UIView.animate(
      withDuration: SheetMotion.reportedDuration, delay: 0, options: [.systemCurve, .allowUserInteraction], animations: changes)
    if isOuter { isAnimatingChanges = false }
  }

  // MARK: Looks and manners

  /// A little bar at the top that says that the sheet can be dragged; none at first.
  open var prefersGrabberVisible = false { didSet { sheetView.showsGrabber = prefersGrabberVisible && geometry.hasGrabber } }
  /// Whether dragging the content up, at its top, first makes the sheet larger; true at first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it lies on the bottom edge also where the height is compact, instead of covering all; false at first.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { refresh() } }
  /// Whether on that edge it is as wide as `preferredContentSize` says; false at first.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { refresh() } }
  /// In points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { refresh() } }

  // MARK: Parts

  private(set) lazy var sheetView: SheetView = makeSheetView()
  lazy var drag = SheetDrag(self)
  lazy var motion: SheetMotion = makeMotion()
  private(set) lazy var surroundings = SheetSurroundings(self)
  private(set) var geometry = SheetGeometry()
  /// Below this the sheet moves, and does not shrink.
  var floor = 0.0
  /// The transition that the sheet is part of. The machine keeps it.
  weak var transit: (any UIViewControllerContextTransitioning)?
  /// A finger has asked for the dismissal, which begins when this turn is laid out; and what it wanted if it has left before.
  var isAwaitingDismissal = false
  var verdict: (velocity: Double, cancelled: Bool)?
  private var isAnimatingChanges = false
  private var isSelecting = false

  var runtime: Runtime { presentedViewController.runtime }

  private func makeSheetView() -> SheetView {
    let view = SheetView()
    view.drag = drag
    view.showsGrabber = prefersGrabberVisible
    view.addGestureRecognizer(drag.pan)
    return view
  }

  private func makeMotion() -> SheetMotion {
    let motion = SheetMotion()
    motion.onMove = { [unowned self] in place() }
    return motion
  }

  // MARK: Presentation

  open override var presentedView: UIView? { sheetView }
  open override var frameOfPresentedViewInContainerView: CGRect {
    measure()
    return geometry.frame(at: restingTop, floor: restingTop)
  }
  open override var shouldPresentInFullscreen: Bool { false }
  open override var shouldRemovePresentersView: Bool { false }
  override var ownAnimator: (any UIViewControllerAnimatedTransitioning)? {
    runtime.surroundings.fadesPages && motion.target == nil ? SheetFadeAnimator(self) : SheetAnimator(self)
  }
  override var ownDismissal: OwnDismissal? {
    isAwaitingDismissal ? OwnDismissal(animator: SheetAnimator(self), interaction: SheetDismissalDriver(self)) : nil
  }

  var restingTop: Double { geometry.top(of: selectedDetentIdentifier) }

  open override func presentationTransitionWillBegin() {
    sheetView.hold(presentedViewController.view)
    measure()
    floor = restingTop
    surroundings.appear()
    motion.put(restingTop)
  }
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { end() } else { place() }
  }
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { end() } else if transit == nil { motion.put(restingTop) }
  }
  override func containerDidChange(to view: UIView?) {
    super.containerDidChange(to: view)
    if view == nil { end() }
  }

  /// Nothing is left of it on the screen.
  private func end() {
    motion.stop()
    drag.abandon()
    (isAwaitingDismissal, verdict) = (false, nil)
    surroundings.disappear()
    sheetView.release()
  }

  // MARK: Places

  open override func containerViewWillLayoutSubviews() {
    measure()
    place()
  }

  /// Heights may go with the text: they are worked out again when everything in the sheet has heard of it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    containerView?.setNeedsLayout()
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { refresh() }

  /// What it depends on is another now.
  private func refresh() {
    guard containerView != nil else { return }
    measure()
    place()
  }

  /// Looks at the container, its traits and what the app wants; if something is another now, the sheet goes where it is to rest.
  private func measure() {
    guard let containerView else { return }
    let old = geometry
    geometry = makeGeometry(in: containerView)
    if geometry != old, old.bounds.size != .zero { stopsDidChange() }
  }

  private func stopsDidChange() {
    if drag.isActive {
      drag.stopsDidChange()
    } else {
      goToSelected()
    }
    place()
  }

  /// Goes where it is to rest: at once, on, if it flies, or animated.
  private func goToSelected() {
    guard containerView != nil, !drag.isActive else { return }
    if let transit {
      guard !transit.isInteractive else { return }
      // It comes, or was let go and comes back; or it goes, in whatever room there is now.
      guard isPresentingNow != transit.transitionWasCancelled else { return motion.turn(to: geometry.bottom, in: runtime) }
      floor = isPresentingNow ? restingTop : geometry.lowest
      return motion.turn(to: restingTop, in: runtime)
    }
    if isAnimatingChanges && runtime.canAnimateSheets {
      if motion.position <= geometry.lowest { floor = geometry.lowest }
      motion.fly(to: restingTop, velocity: motion.velocity, in: runtime)
    } else if motion.target != nil {
      motion.turn(to: restingTop, in: runtime)
    } else {
      floor = geometry.lowest
      motion.put(restingTop)
    }
  }

  /// Where it was before something in it was edited, if that has raised it.
  private var beforeEditing: (identifier: Detent.Identifier?, raised: Detent.Identifier)?
  /// A sheet goes up to its highest place while something in it is edited. (BEHAVIOUR-2 §20.2: K)
  override func editingDidBegin() {
    guard containerView != nil, let highest = geometry.stops.last, geometry.stop(selectedDetentIdentifier) != highest else { return }
    beforeEditing = (selectedDetentIdentifier, highest.identifier)
    animateChanges { selectedDetentIdentifier = highest.identifier }
  }
  override func editingDidEnd() {
    guard let before = beforeEditing else { return }
    beforeEditing = nil
    // Whoever has chosen another place meanwhile keeps it.
    guard containerView != nil, selectedDetentIdentifier == before.raised else { return }
    animateChanges { selectedDetentIdentifier = before.identifier }
  }

  func userSelected(_ identifier: Detent.Identifier) {
    isSelecting = true
    selectedDetentIdentifier = identifier
    isSelecting = false
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Puts everything where it belongs for the place of the sheet's top.
  private func place() {
    guard let containerView else { return }
    let frame = geometry.frame(at: motion.position, floor: floor)
    UIView.performWithoutAnimation {
      sheetView.bounds.size = frame.size
      sheetView.center = CGPoint(x: frame.midX, y: frame.midY)
      dress(in: containerView)
      surroundings.follow()
    }
  }

  private func dress(in container: UIView) {
    let safe = container.safeAreaInsets
    switch geometry.layout {
    case .fullScreen:
      sheetView.round(motion.position > 0 ? preferredCornerRadius ?? SheetGeometry.corner : 0, bottom: false)
      sheetView.covered = safe
    case .edge:
      sheetView.round(preferredCornerRadius ?? SheetGeometry.corner, bottom: false)
      sheetView.covered = UIEdgeInsets(top: 0, left: safe.left, bottom: safe.bottom, right: safe.right)
    case .floating:
      sheetView.round(preferredCornerRadius ?? SheetGeometry.corner, bottom: true)
      sheetView.covered = .zero
    }
    sheetView.showsGrabber = prefersGrabberVisible && geometry.hasGrabber
  }

  /// Black, around a presenter that stands back.
  override var styleOfStatusBarBehind: UIStatusBarStyle? { surroundings.isPresenterBack ? .lightContent : nil }
  override func letsTouchThrough(at point: CGPoint, with event: UIEvent?) -> Bool { !surroundings.isDim }
}

/// Hears of a sheet's heights. Every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has brought the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
    Implements.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
  }
}
