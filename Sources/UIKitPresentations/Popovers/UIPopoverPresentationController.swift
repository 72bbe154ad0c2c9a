import CoreGraphics
import Foundation
import InterfaceGeometry
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A presentation controller that presents a view controller in a popover with an arrow. In a compact width it presents a sheet.
/// (Docs/behaviour/presentations.md, "Adaptation" and "Popovers")
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The duration of the fade in and the fade out, in seconds.
  static let fade = 0.2

  /// The object that is notified of changes and can prevent a dismissal. It is a weak reference.
  @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }

  /// The view at which the popover points. The default is `nil`. `sourceItem` takes precedence.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The part of `sourceView` at which the popover points, in the view's coordinates. The default is `CGRect.null`, which means the whole
  /// view.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The item at which the popover points. The default is `nil`. It takes precedence over `sourceView`. Either of them must be set before
  /// the presentation.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { containerView?.setNeedsLayout() } }
  /// The directions in which the arrow may point. The default is `.any`.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction in which the arrow points. It is `.unknown` before the presentation, and while the presentation is adapted to another
  /// style.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The views outside of the popover that still receive touches. The default is `nil`.
  open var passthroughViews: [UIView]?
  /// The distance between the popover and the edges of the safe area, in points. The default is 10 points on each side.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: PopoverGeometry.margin, left: PopoverGeometry.margin, bottom: PopoverGeometry.margin, right: PopoverGeometry.margin)
  /// The background of the arrow and the body. The default is `nil`, which means the background of the presented view.
  open var backgroundColor: UIColor?
  /// A Boolean value that indicates whether the popover may cover its source. The default is `false`. The value is stored but has no effect
  /// here.
  open var canOverlapSourceViewRect = false
  /// A Boolean value that indicates whether the arrow is drawn. It is `false` for popovers of the system's own controls.
  package var showsArrow = true
  /// The sheet that replaces the popover in a compact width.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  private lazy var popoverView = PopoverView()
  private let beside = UIView(frame: .zero)

  // MARK: Presentation

  open override var presentedView: UIView? { popoverView }
  open override var shouldPresentInFullscreen: Bool { false }
  open override var shouldRemovePresentersView: Bool { false }
  @_spi(UIKit) open override var dimsTintBehind: Bool { true }
  @_spi(UIKit) open override var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { CrossDissolveAnimator(duration: Self.fade) }

  @_spi(UIKit) open override func builtInAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    if traits.verticalSizeClass == .compact { return .overFullScreen }
    return traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  @_spi(UIKit) open override func adaptedController(to style: UIModalPresentationStyle, presenting presented: UIViewController)
    -> UIPresentationController
  {
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
    if let geometry = makeGeometry() { popoverView.take(geometry) }
  }
  open override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { end() } }
  open override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { end() } }
  @_spi(UIKit) open override func containerDidChange(to view: UIView?) {
    super.containerDidChange(to: view)
    if view == nil { end() }
  }

  /// Dismisses the popover, as a tap outside of it does.
  @_spi(UIKit) open override func performEscape() -> Bool {
    dismissByUser()
    return true
  }

  private func end() {
    beside.removeFromSuperview()
    popoverView.release()
    arrowDirection = .unknown
  }

  // MARK: Place

  open override var frameOfPresentedViewInContainerView: CGRect { makeGeometry()?.frame ?? .zero }
  open override func containerViewWillLayoutSubviews() {
    if popoverView.superview != nil, let geometry = makeGeometry() { popoverView.take(geometry) }
  }
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// The rectangle at which the popover points, in the container's coordinates.
  private var anchor: CGRect {
    guard let containerView else { return .zero }
    if let sourceItem { return sourceItem.frame(in: containerView) ?? .zero }
    guard let sourceView else { return .zero }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
  }

  /// Returns the placement in the container, or `nil` if there is no container.
  private func makeGeometry() -> PopoverGeometry? {
    guard let containerView else { return nil }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    let wanted = presentedViewController.preferredContentSize, usual = PopoverGeometry.usualSize
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : usual.width, height: wanted.height > 0 ? wanted.height : usual.height)
    let permitted = PopoverGeometry.Direction.allCases.filter { permittedArrowDirections.contains($0.uikit) }
    let geometry = PopoverGeometry.fitting(size, at: anchor, in: room, permitted: permitted, showsArrow: showsArrow)
    arrowDirection = geometry.direction.uikit
    return geometry
  }

  @_spi(UIKit) open override func letsTouchThrough(at point: CGPoint, with event: UIEvent?) -> Bool {
    guard let containerView else { return false }
    return passthroughViews?.contains { view in
      view.window === containerView.window && view.bounds.contains(view.convert(point, from: containerView))
    } ?? false
  }

  // MARK: Popover

  /// The bar button item at which the popover points. It is the value of `sourceItem`, if that is a bar button item.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
}
