import UIKit

/// Lays the page over the presenter's view, with a blurred backdrop between them.
final class SlidesPresentationController: CardPresentationController {
  private let backdrop = UIVisualEffectView(effect: nil)

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    backdrop.accessibilityIdentifier = "backdrop"
    backdrop.frame = container.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.alpha = 0
    container.addSubview(backdrop)
    alongside { backdrop in
      backdrop.effect = UIBlurEffect(style: .light)
      backdrop.alpha = 1
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return backdrop.removeFromSuperview() }
    // The window may have got another size on the way.
    if presentedView?.bounds.size != containerView?.bounds.size { fill() }
  }

  /// The page covers the screen as it is from now on; while it is on its way there, it goes on to that.
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        guard let self, !presentedViewController.isBeingDismissed else { return }
        fill()
      }, completion: nil)
  }

  private func fill() {
    // A page whose transition waits stands nowhere yet.
    guard let container = containerView, let page = presentedView, page.superview === container else { return }
    _ = CardFrame(of: page, in: container, at: container.bounds)
    container.layoutIfNeeded()
  }

  override func dismissalTransitionWillBegin() {
    alongside { $0.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { backdrop.removeFromSuperview() } else { backdrop.alpha = 1 }
  }

  /// Animates the backdrop as long as the transition lasts; at once where there is none.
  private func alongside(_ change: @escaping (UIVisualEffectView) -> Void) {
    let backdrop = backdrop
    guard let coordinator = presentedViewController.transitionCoordinator else { return change(backdrop) }
    coordinator.animate(
      alongsideTransition: { _ in
        UIView.animate(withDuration: CardFeel.backdropDuration) { change(backdrop) }
      }, completion: nil)
  }
}
