import UIKit

/// The presentation controller of the slides' transition. It shows the page over the presenter's view with a blurred backdrop between them.
final class SlidesPresentationController: UIPresentationController {
  /// The transition of the page, which lives as long as its presentation.
  private let transition: SlidesTransition
  private let backdrop = UIVisualEffectView(effect: nil)

  /// The duration of the backdrop's animation. During a transition, the transition's duration applies instead.
  private static let backdropDuration: TimeInterval = 0.5

  init(_ transition: SlidesTransition, presenting page: UIViewController, from presenter: UIViewController?) {
    self.transition = transition
    super.init(presentedViewController: page, presenting: presenter)
  }

  override var shouldRemovePresentersView: Bool { false }

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
    // The window's size may have changed during the transition.
    if presentedView?.bounds.size != containerView?.bounds.size { fill() }
  }

  /// Makes the page cover the new size. A page that is still opening continues to the new size.
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        guard let self, !presentedViewController.isBeingDismissed else { return }
        fill()
      }, completion: nil)
  }

  private func fill() {
    // A page whose transition waits has no superview yet.
    guard let container = containerView, let page = presentedView, page.superview === container else { return }
    _ = SlidesFrame(of: page, in: container, at: container.bounds)
    container.layoutIfNeeded()
  }

  override func dismissalTransitionWillBegin() {
    alongside { $0.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { backdrop.removeFromSuperview() } else { backdrop.alpha = 1 }
  }

  /// Animates the backdrop during the transition, or changes it at once without a transition.
  private func alongside(_ change: @escaping (UIVisualEffectView) -> Void) {
    let backdrop = backdrop
    guard let coordinator = presentedViewController.transitionCoordinator else { return change(backdrop) }
    coordinator.animate(
      alongsideTransition: { _ in
        UIView.animate(withDuration: Self.backdropDuration) { change(backdrop) }
      }, completion: nil)
  }
}
