import UIKit

/// An animator that slides from a tab to its neighbour by the width of the page. A finger can catch it at any time.
final class WalkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// A Boolean value that indicates whether the change goes to a later season. The new page then comes from the trailing side.
  private let isForward: Bool
  private var animator: UIViewPropertyAnimator?
  static let duration: TimeInterval = 0.45

  init(isForward: Bool) { self.isForward = isForward }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    // Animations alongside have the same timing, so a catch stops both at the same fraction.
    let made = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut)
    animator = made
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to), let arriving = context.viewController(forKey: .to)
    else { return made }
    let container = context.containerView
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = container.bounds.width * (isForward != isMirrored ? 1 : -1)
    to.frame = context.finalFrame(for: arriving)
    to.transform = CGAffineTransform(translationX: way, y: 0)
    container.addSubview(to)
    to.layoutIfNeeded()
    made.addAnimations {
      from.transform = CGAffineTransform(translationX: -way, y: 0)
      to.transform = .identity
    }
    made.addCompletion { _ in
      for view in [from, to] { view.transform = .identity }
      context.completeTransition(!context.transitionWasCancelled)
    }
    return made
  }
}
