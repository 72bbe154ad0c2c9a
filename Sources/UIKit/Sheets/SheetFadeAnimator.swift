import Foundation
import QuartzCore

/// With less motion, where the user prefers cross-fades: a sheet comes and goes where it stands, and what is dim around it with it. A finger
/// drags it as ever. (BEHAVIOUR-2 §22.3: K)
final class SheetFadeAnimator: _UIRoot, UIViewControllerAnimatedTransitioning {
  private unowned let sheet: UISheetPresentationController

  init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    ModalDuration.reducedMotion
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let isPresenting = context.viewController(forKey: .to) === sheet.presentedViewController
    if isPresenting {
      UIView.performWithoutAnimation {
        container.addSubview(sheet.sheetView)
        container.alpha = 0
      }
    }
    UIView.animate(withDuration: ModalDuration.reducedMotion) {
      container.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      container.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
