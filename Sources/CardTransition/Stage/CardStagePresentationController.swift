import UIKit

/// The presentation controller that shows the page in a stage view during opening, rest and closing.
final class CardStagePresentationController: CardPresentationController {
  private var journey: CardJourney { transition.journey }

  override var presentedView: UIView? {
    journey.take(presentedViewController, in: self)
    return journey.seat
  }

  /// A Boolean value that indicates whether the page is a column. It is if the width and the height are regular and the window is wider
  /// than a column.
  var isColumn: Bool {
    guard let container = containerView else { return false }
    return container.traitCollection.horizontalSizeClass == .regular && container.traitCollection.verticalSizeClass == .regular
      && container.bounds.width > journey.feel.columnWidth
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let room = container.bounds
    guard isColumn else { return room }
    let width = min(journey.feel.columnWidth, room.width), top = journey.feel.columnTop
    return CGRect(x: room.minX + ((room.width - width) / 2).rounded(), y: room.minY + top, width: width, height: room.height - top)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    journey.take(presentedViewController, in: self)
    journey.enter(container)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { journey.openAtOnce() } else { journey.land(.atOnce) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    // A flying page ends later.
    if completed, transition.state != .closing { journey.land(.atOnce) }
  }

  /// Ends the session. A window that receives another root view controller releases its presentation without a callback.
  isolated deinit { transition.journey.presentationHasGone() }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    if case .open = transition.state, !journey.isInPlace { journey.roomDidChange() }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    journey.grab.cancelPull()
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.journey.roomDidChange() }, completion: nil)
  }
}
