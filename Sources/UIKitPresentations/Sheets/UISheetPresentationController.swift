import CoreGraphics
import Foundation
import InterfaceGeometry
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A presentation controller that presents a view controller as a sheet. The sheet rests at one of several heights and follows the finger.
/// (Docs/behaviour/presentations.md, "Sheet geometry")
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The limits for the dismissal of a sheet that is released below its lowest detent. They are a velocity in points per second and a
  /// fraction of the sheet's height.
  static let dismissalSpeed = 1000.0, dismissalShare = 0.5
  /// The time over which the velocity is projected to find the target detent, in seconds.
  static let projection = 0.1

  /// The object that is notified of changes and can prevent a dismissal. It is a weak reference.
  @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UISheetPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }

  // MARK: Heights

  /// The heights at which the sheet can rest. The default is `[.large()]`. An empty array stops the program.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(!detents.isEmpty, "a sheet needs at least one detent")
      invalidateDetents()
    }
  }
  /// The identifier of the detent at which the sheet rests. The default is `nil`, which means the lowest detent.
  ///
  /// Setting it moves the sheet, with an animation inside `animateChanges(_:)`. An identifier that `detents` does not contain means the
  /// lowest detent.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { if !isSelecting { goToSelected() } } }
  /// The identifier of the largest detent at which the content behind the sheet is not dimmed and can be touched. The default is `nil`,
  /// which means that it is always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { refresh() } }
  /// Computes the heights of the detents again.
  open func invalidateDetents() { refresh() }
  /// Makes changes that the sheet, and all other animatable properties in the closure, follow along the system spring.
  open func animateChanges(_ changes: () -> Void) {
    let isOuter = !isAnimatingChanges
    isAnimatingChanges = true
    UIView.animate(
      withDuration: SheetMotion.reportedDuration, delay: 0, options: [.systemCurve, .allowUserInteraction], animations: changes)
    if isOuter { isAnimatingChanges = false }
  }

  // MARK: Looks and manners

  /// A Boolean value that indicates whether a grabber at the top shows that the sheet can be dragged. The default is `false`.
  open var prefersGrabberVisible = false { didSet { sheetView.showsGrabber = prefersGrabberVisible && geometry.hasGrabber } }
  /// A Boolean value that indicates whether scrolling the content up, at its top, first expands the sheet. The default is `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet is attached to the bottom edge in a compact height. Otherwise it covers the whole
  /// screen. The default is `false`.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { refresh() } }
  /// A Boolean value that indicates whether a sheet at the bottom edge has the width of `preferredContentSize`. The default is `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { refresh() } }
  /// The corner radius in points. The default is `nil`, which means the radius of the system.
  open var preferredCornerRadius: CGFloat? { didSet { refresh() } }

  // MARK: Parts

  private(set) lazy var sheetView: SheetView = makeSheetView()
  lazy var drag = SheetDrag(self)
  lazy var motion: SheetMotion = makeMotion()
  private(set) lazy var background = SheetBackground(self)
  private(set) var geometry = SheetGeometry<Detent.Identifier>(bounds: .zero, safeTop: 0, identifier: .large)
  /// The position of the top below which the sheet moves and does not shrink.
  var floor = 0.0
  /// The current transition. The transition machinery keeps it alive.
  weak var transit: (any UIViewControllerContextTransitioning)?
  /// A Boolean value that indicates whether a finger has requested the dismissal, which begins with the next layout. `verdict` is set if
  /// the finger was lifted before.
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
  @_spi(UIKit) open override var ownAnimator: (any UIViewControllerAnimatedTransitioning)? {
    runtime.environment.fadesPages && motion.target == nil ? SheetFadeAnimator(self) : SheetAnimator(self)
  }
  @_spi(UIKit) open override var ownDismissal: OwnDismissal? {
    isAwaitingDismissal ? OwnDismissal(animator: SheetAnimator(self), interaction: SheetDismissalDriver(self)) : nil
  }

  var restingTop: Double { geometry.top(of: selectedDetentIdentifier) }

  open override func presentationTransitionWillBegin() {
    sheetView.hold(presentedViewController.view)
    measure()
    floor = restingTop
    background.appear()
    motion.put(restingTop)
  }
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { end() } else { place() }
  }
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { end() } else if transit == nil { motion.put(restingTop) }
  }
  @_spi(UIKit) open override func containerDidChange(to view: UIView?) {
    super.containerDidChange(to: view)
    if view == nil { end() }
  }

  /// Ends the presentation.
  private func end() {
    motion.stop()
    drag.abandon()
    (isAwaitingDismissal, verdict) = (false, nil)
    background.disappear()
    sheetView.release()
  }

  // MARK: Places

  open override func containerViewWillLayoutSubviews() {
    measure()
    place()
  }

  /// Called when the traits change. The heights may depend on the text size, so they are computed again when the whole sheet has its new
  /// traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    containerView?.setNeedsLayout()
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { refresh() }

  /// Computes the geometry and the position again.
  private func refresh() {
    guard containerView != nil else { return }
    measure()
    place()
  }

  /// Computes the geometry from the container, its traits and the properties. If it has changed, the sheet moves to its resting position.
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

  /// Moves the sheet to its resting position: immediately, by a change of the current movement, or with an animation.
  private func goToSelected() {
    guard containerView != nil, !drag.isActive else { return }
    if let transit {
      guard !transit.isInteractive else { return }
      // The sheet is being presented or returns after a cancelled dismissal. Otherwise it is being dismissed, and the container may have
      // another size.
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

  /// The detent before and after the sheet was raised for editing, or `nil`.
  private var beforeEditing: (identifier: Detent.Identifier?, raised: Detent.Identifier)?
  /// Raises the sheet to its highest detent while text in it is edited. No source for it is published. (Docs/behaviour/presentations.md,
  /// "Sheet detents and drags")
  @_spi(UIKit) open override func editingDidBegin() {
    guard containerView != nil, let highest = geometry.stops.last, geometry.stop(selectedDetentIdentifier) != highest else { return }
    beforeEditing = (selectedDetentIdentifier, highest.identifier)
    animateChanges { selectedDetentIdentifier = highest.identifier }
  }
  @_spi(UIKit) open override func editingDidEnd() {
    guard let before = beforeEditing else { return }
    beforeEditing = nil
    // A detent that was selected meanwhile stays selected.
    guard containerView != nil, selectedDetentIdentifier == before.raised else { return }
    animateChanges { selectedDetentIdentifier = before.identifier }
  }

  func userSelected(_ identifier: Detent.Identifier) {
    isSelecting = true
    selectedDetentIdentifier = identifier
    isSelecting = false
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Updates all views for the current position of the sheet's top.
  private func place() {
    guard let containerView else { return }
    let frame = geometry.frame(at: motion.position, floor: floor)
    UIView.performWithoutAnimation {
      sheetView.bounds.size = frame.size
      sheetView.center = CGPoint(x: frame.midX, y: frame.midY)
      dress(in: containerView)
      background.follow()
    }
  }

  private func dress(in container: UIView) {
    let safe = container.safeAreaInsets
    switch geometry.layout {
    case .fullScreen:
      sheetView.round(motion.position > 0 ? preferredCornerRadius ?? SheetMetrics.corner : 0, bottom: false)
      sheetView.covered = safe
    case .edge:
      sheetView.round(preferredCornerRadius ?? SheetMetrics.corner, bottom: false)
      sheetView.covered = UIEdgeInsets(top: 0, left: safe.left, bottom: safe.bottom, right: safe.right)
    case .floating:
      sheetView.round(preferredCornerRadius ?? SheetMetrics.corner, bottom: true)
      sheetView.covered = .zero
    }
    sheetView.showsGrabber = prefersGrabberVisible && geometry.hasGrabber
  }

  /// The style of the status bar above the black area around a presenting view that is scaled down.
  @_spi(UIKit) open override var styleOfStatusBarBehind: UIStatusBarStyle? { background.isPresenterBack ? .lightContent : nil }
  @_spi(UIKit) open override func letsTouchThrough(at point: CGPoint, with event: UIEvent?) -> Bool { !background.isDim }
}

/// The method by which a sheet reports a change of its detent. It is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
    Implements.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
  }
}
