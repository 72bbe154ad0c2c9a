import CoreGraphics
import Foundation
import QuartzCore

/// Presents a controller in a popover that points at something; where the width is compact, as a sheet. (BEHAVIOUR-2 §20.3, 20.4)
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// How long it takes to fade in and out, in seconds.
  static let fade = 0.2

  /// Hears of the popover, and decides about it. Not kept alive.
  @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }

  /// The view that it points at.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The part of `sourceView` that it points at; null, as at first, for all of it.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// What it points at, if that is no view of the app's; comes before `sourceView`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { containerView?.setNeedsLayout() } }
  /// The sides on which the arrow may be; any at first.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side on which the arrow is; unknown before, and when it is no popover after all.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Views beside it that can be touched while it is shown.
  open var passthroughViews: [UIView]?
  /// What it keeps from the edges of the safe area; 10 at first.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: PopoverGeometry.margin, left: PopoverGeometry.margin, bottom: PopoverGeometry.margin, right: PopoverGeometry.margin)
  /// The ground of arrow and body; nil for that of the presented view.
  open var backgroundColor: UIColor?
  /// Whether it may cover what it points at; false, and kept for source that sets it: it never does.
  open var canOverlapSourceViewRect = false
  /// Whether the arrow is drawn, as it is in all popovers but those of the system's own controls.
  var showsArrow = true
  /// The sheet that it is where the width is compact.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  private lazy var popoverView = PopoverView()
  private let beside = UIView(frame: .zero)

  // MARK: Presentation

  open override var presentedView: UIView? { popoverView }
  open override var shouldPresentInFullscreen: Bool { false }
  open override var shouldRemovePresentersView: Bool { false }
  override var dimsTintBehind: Bool { true }
  override var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { CrossDissolveAnimator(duration: Self.fade) }

  override func builtInAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    if traits.verticalSizeClass == .compact { return .overFullScreen }
    return traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  override func adaptedController(to style: UIModalPresentationStyle, presenting presented: UIViewController) -> UIPresentationController {
    let isOwnSheet = presented === presentedViewController && [.pageSheet, .formSheet, .automatic].contains(style)
    return isOwnSheet ? adaptiveSheetPresentationController : super.adaptedController(to: style, presenting: presented)
  }

  open override func presentationTransitionWillBegin() {
    delegate?.prepareForPopoverPresentation(self)
    precondition(
      sourceItem != nil || sourceView != nil,
      "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs.")
    guard let containerView else { return }
    popoverView.hold(presentedViewController.view)
    popoverView.ground = backgroundColor ?? presentedViewController.view.backgroundColor ?? .systemBackground
    beside.frame = containerView.bounds
    beside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(beside, at: 0)
    if beside.gestureRecognizers == nil {
      let tap = UITapGestureRecognizer()
      tap.addHandler { [weak self] _ in self?.dismissByUser() }
      beside.addGestureRecognizer(tap)
    }
    popoverView.take(makeGeometry())
  }
  open override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { end() } }
  open override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { end() } }
  override func containerDidChange(to view: UIView?) {
    super.containerDidChange(to: view)
    if view == nil { end() }
  }

  /// What a tap beside it does.
  override func performEscape() -> Bool {
    dismissByUser()
    return true
  }

  private func end() {
    beside.removeFromSuperview()
    popoverView.release()
    arrowDirection = .unknown
  }

  // MARK: Place

  open override var frameOfPresentedViewInContainerView: CGRect { makeGeometry().frame }
  open override func containerViewWillLayoutSubviews() { if popoverView.superview != nil { popoverView.take(makeGeometry()) } }
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// What it points at, in its container.
  private var anchor: CGRect {
    guard let containerView else { return .zero }
    if let sourceItem { return sourceItem.frame(in: containerView) ?? .zero }
    guard let sourceView else { return .zero }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
  }

  private func makeGeometry() -> PopoverGeometry {
    guard let containerView else { return PopoverGeometry(frame: .zero, direction: .unknown, tip: 0) }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    let wanted = presentedViewController.preferredContentSize, usual = PopoverGeometry.usualSize
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : usual.width, height: wanted.height > 0 ? wanted.height : usual.height)
    var geometry = PopoverGeometry.fitting(size, at: anchor, in: room, permitted: permittedArrowDirections)
    geometry.showsArrow = showsArrow
    arrowDirection = geometry.direction
    return geometry
  }

  override func letsTouchThrough(at point: CGPoint, with event: UIEvent?) -> Bool {
    guard let containerView else { return false }
    return passthroughViews?.contains { view in
      view.window === containerView.window && view.bounds.contains(view.convert(point, from: containerView))
    } ?? false
  }

  // MARK: Popover

  /// The item of a bar that it points at.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
}
