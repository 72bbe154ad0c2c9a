import UIKit

/// The old screen swings on the nail at its corner, falls when the swing turns back, and shows the new one.
///
/// It asks for nothing but the two views, so it serves a presentation, a push or a change of tabs alike. Nothing about it is a matter of
/// time: it is over when the sheet is out of sight, or, if somebody has put it back, when it rests where it was. A finger may catch the sheet
/// at any time: then the transition is interactive, until the finger has let go.
@MainActor
final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How dark the new screen is under the sheet.
  private static let shade: CGFloat = 0.35
  private static let dawn = 0.9

  private let edge: UIRectEdge
  private let weight: CGFloat
  private var fall: SheetFall?
  /// Takes the shade from the new screen.
  private var light: UIViewPropertyAnimator?
  /// Takes away what it has put over the screens.
  private var tidyUp: (_ isGone: Bool) -> Void = { _ in }

  /// - Parameters:
  ///   - edge: at which side the nail is: the left, or else the right.
  ///   - weight: of the sheet; 4 is paper.
  init(nailAt edge: UIRectEdge, weight: CGFloat) { (self.edge, self.weight) = (edge, weight) }

  /// About how long a sheet takes that nobody touches.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// What can be caught in flight: the fall is no animation, but the light is.
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

  /// In the background a transition is over before the sheet has fallen.
  func animationEnded(_ transitionCompleted: Bool) { tidyUp(transitionCompleted) }
}
