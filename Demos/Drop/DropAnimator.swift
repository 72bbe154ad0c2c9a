import UIKit

/// The old screen swings on the nail at its corner, falls when the swing turns back, and shows the new one.
///
/// It asks for nothing but the two views, so it serves a presentation, a push or a change of tabs alike. Nothing about it is a matter of
/// time: it is over when the sheet is out of sight, or, if somebody has put it back, when it rests where it was.
@MainActor
final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var fall: SheetFall?

  /// About how long a sheet takes that nobody touches.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from), let to = transitionContext.viewController(forKey: .to),
      let old = transitionContext.view(forKey: .from) ?? from.view, let new = transitionContext.view(forKey: .to) ?? to.view,
      let sheet = old.snapshotView(afterScreenUpdates: false)
    else { return transitionContext.completeTransition(true) }
    let container = transitionContext.containerView
    new.frame = transitionContext.finalFrame(for: to)
    container.addSubview(new)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.alpha = DropAnimator.shade
    container.addSubview(shade)
    sheet.frame = container.convert(old.bounds, from: old)
    container.addSubview(sheet)
    old.isHidden = true
    UIView.animate(withDuration: 0.9, delay: 0.15, options: [.curveEaseOut, .allowUserInteraction]) { shade.alpha = 0 }

    let fall = SheetFall(sheet, in: container)
    self.fall = fall
    fall.onEnd = { [weak self] isGone in
      self?.fall = nil
      for view in [sheet, shade] { view.removeFromSuperview() }
      old.isHidden = false
      if !isGone { new.removeFromSuperview() }
      transitionContext.completeTransition(isGone)
    }
  }

  /// How dark the new screen is under the sheet.
  private static let shade: CGFloat = 0.35
}
