import UIKit

/// Lays the page over the presenter's view, with a blurred backdrop between them.
public final class CardPresentationController: UIPresentationController {
  private let backdrop = UIVisualEffectView(effect: nil)

  public override var shouldRemovePresentersView: Bool { false }

  public override func presentationTransitionWillBegin() {
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

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { backdrop.removeFromSuperview() }
  }

  public override func dismissalTransitionWillBegin() {
    alongside { $0.alpha = 0 }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
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
