import UIKit

/// An animator in which the old screen swings on the nail at its corner. It falls when the swing turns back, and shows the new screen.
///
/// It needs only the two views, so it serves a presentation, a push and a change of tabs. It has no fixed duration. It ends when the sheet
/// is out of sight, or when a sheet that was put back rests where it was. A finger can catch the sheet at any time. The transition is then
/// interactive until the finger lifts.
@MainActor
final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The opacity of the shade on the new screen under the sheet.
  private static let shade: CGFloat = 0.35
  private static let dawn = 0.9

  private let edge: UIRectEdge
  private let weight: CGFloat
  private var fall: SheetFall?
  /// The animator that removes the shade from the new screen.
  private var light: UIViewPropertyAnimator?
  /// A closure that removes the views that the animator has added over the screens.
  private var tidyUp: (_ isGone: Bool) -> Void = { _ in }

  /// Creates an animator for one change of screens.
  ///
  /// - Parameters:
  ///   - edge: The side of the nail, which is the left or else the right.
  ///   - weight: The weight of the sheet. Paper has a weight of 4.
  init(nailAt edge: UIRectEdge, weight: CGFloat) { (self.edge, self.weight) = (edge, weight) }

  /// Returns the approximate duration of a fall without a touch, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// Returns the animator of the light. The fall is not an animation, so only the light can be interrupted in this way.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let light { return light }
    let made = UIViewPropertyAnimator(duration: Self.dawn, curve: .easeOut)
    made.pausesOnCompletion = true
    light = made
    prepare(transitionContext, made)
    return made
  }

  private func prepare(_ context: any UIViewControllerContextTransitioning, _ light: UIViewPropertyAnimator) {
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
      let old = context.view(forKey: .from) ?? from.view, let new = context.view(forKey: .to) ?? to.view,
      let sheet = old.snapshotView(afterScreenUpdates: false)
    else { return context.completeTransition(true) }
    let container = context.containerView
    new.frame = context.finalFrame(for: to)
    container.addSubview(new)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.alpha = Self.shade
    container.addSubview(shade)
    light.addAnimations { shade.alpha = 0 }
    sheet.frame = container.convert(old.bounds, from: old)
    container.addSubview(sheet)
    old.isHidden = true

    let fall = SheetFall(sheet, in: container, hangsRight: edge == .right, weight: weight)
    self.fall = fall
    fall.onCatch = { context.pauseInteractiveTransition() }
    fall.onRelease = { goesHome in
      if goesHome { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
      light.isReversed = goesHome
      light.startAnimation()
    }
    tidyUp = { [weak self] isGone in
      self?.fall = nil
      self?.tidyUp = { _ in }
      light.stopAnimation(true)
      for view in [sheet, shade] { view.removeFromSuperview() }
      old.isHidden = false
      if !isGone { new.removeFromSuperview() }
    }
    fall.onEnd = { [weak self] isGone in
      self?.tidyUp(isGone)
      context.completeTransition(isGone)
    }
  }

  /// Called when the transition ends. In the background, it ends before the sheet has fallen.
  func animationEnded(_ transitionCompleted: Bool) { tidyUp(transitionCompleted) }
}
