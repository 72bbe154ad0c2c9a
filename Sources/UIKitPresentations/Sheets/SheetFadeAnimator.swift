import Foundation
import QuartzCore

/// The animator for users who prefer cross-fade transitions. The sheet and the dimming view fade in and out in their places.
///
/// A finger can still drag the sheet. No source for it is published. (Docs/behaviour/presentations.md, "Sheet geometry")
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
