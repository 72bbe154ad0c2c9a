import UIKit

/// An animator in which the new screen slides in over the old one, which moves a little and becomes darker. The way back is the reverse.
///
/// It needs only the two views, so it serves a push, a presentation and a change of tabs. A finger can drive it, or catch it in motion.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let edge: UIRectEdge
  private let duration: TimeInterval
  private let isReturning: Bool
  private var animator: UIViewPropertyAnimator?

  /// The distance that the screen beneath moves, as a fraction of its size.
  private static let parallax: CGFloat = 0.3
  private static let shade: CGFloat = 0.25

  /// Creates an animator for one change of screens.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the upper screen comes, and to which it returns.
  ///   - isReturning: Whether the upper screen returns.
  init(edge: UIRectEdge, duration: TimeInterval, isReturning: Bool) {
    (self.edge, self.duration, self.isReturning) = (edge, duration, isReturning)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    animator = made
    prepare(transitionContext, made)
    return made
  }

  private func prepare(_ context: any UIViewControllerContextTransitioning, _ animator: UIViewPropertyAnimator) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to), let arriving = context.viewController(forKey: .to)
    else { return animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) } }
    let container = context.containerView
    to.frame = context.finalFrame(for: arriving)
    let (upper, lower) = isReturning ? (from, to) : (to, from)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    for view in [lower, shade, upper] { container.addSubview(view) }
    upper.layer.shadowRadius = 16
    upper.layer.shadowOpacity = 0.3

    let outside = offset(container.bounds.size)
    let aside = CGAffineTransform(translationX: -outside.x * Self.parallax, y: -outside.y * Self.parallax)
    let away = CGAffineTransform(translationX: outside.x, y: outside.y)
    let isReturning = isReturning
    func place(covered: Bool) {
      upper.transform = covered ? .identity : away
      lower.transform = covered ? aside : .identity
      shade.alpha = covered ? Self.shade : 0
    }
    place(covered: isReturning)
    animator.addAnimations { place(covered: !isReturning) }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      shade.removeFromSuperview()
      for view in [from, to] { view.transform = .identity }
      upper.layer.shadowOpacity = 0
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Returns the offset from the final position to a position outside the edge.
  private func offset(_ size: CGSize) -> CGPoint {
    switch edge {
    case .left: CGPoint(x: -size.width, y: 0)
    case .top: CGPoint(x: 0, y: -size.height)
    case .bottom: CGPoint(x: 0, y: size.height)
    default: CGPoint(x: size.width, y: 0)
    }
  }
}
