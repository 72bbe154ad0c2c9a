import UIKit

/// The presentation controller that shows the page in a stage view during opening, rest and closing.
final class CardStagePresentationController: CardPresentationController {
  private var session: CardSession { transition.session }

  override var presentedView: UIView? {
    session.take(presentedViewController, in: self)
    return session.presentedView
  }

  /// A Boolean value that indicates whether the page is a column. It is if the width and the height are regular and the window is wider
  /// than a column.
  var isColumn: Bool {
    guard let container = containerView else { return false }
    return container.traitCollection.horizontalSizeClass == .regular && container.traitCollection.verticalSizeClass == .regular
      && container.bounds.width > session.feel.columnWidth
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let room = container.bounds
    guard isColumn else { return room }
    let width = min(session.feel.columnWidth, room.width), top = session.feel.columnTop
    return CGRect(x: room.minX + ((room.width - width) / 2).rounded(), y: room.minY + top, width: width, height: room.height - top)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    session.take(presentedViewController, in: self)
    session.enter(container)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { session.openAtOnce() } else { session.land(.atOnce) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    // A flying page ends later.
    if completed, transition.state != .closing { session.land(.atOnce) }
  }

  /// Ends the session. A window that receives another root view controller releases its presentation without a callback.
  isolated deinit { transition.session.presentationHasGone() }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    if case .open = transition.state, !session.isInPlace { session.roomDidChange() }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    session.dragController.cancelPull()
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.session.roomDidChange() }, completion: nil)
  }
}
