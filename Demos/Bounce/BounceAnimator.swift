import UIKit

/// An animator in which the new screen arrives on a spring and overshoots, while the old one steps back behind it. On the way back, the old
/// screen overshoots as it steps forward again.
@MainActor
final class BounceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The damping ratio of the spring. A smaller value makes it overshoot further.
  static let dampingRatio: CGFloat = 0.5

  private let edge: UIRectEdge
  private let duration: TimeInterval
  private let isReturning: Bool
  private var animator: UIViewPropertyAnimator?

  /// The scale of the screen behind.
  private static let depth: CGFloat = 0.86
  private static let shade: CGFloat = 0.4
  private static let cornerRadius: CGFloat = 32
  /// The distance to the position outside, as a fraction of the screen's size. A view that leaves must not swing back into sight.
  private static let clearance: CGFloat = 1.05

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
    let spring = UISpringTimingParameters(dampingRatio: Self.dampingRatio)
    let made = UIViewPropertyAnimator(duration: duration, timingParameters: spring)
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
    let backdrop = UIView(frame: container.bounds)
    let shade = UIView(frame: container.bounds)
    for view in [backdrop, shade] { view.backgroundColor = .black }
    for view in [backdrop, lower, shade, upper] { container.addSubview(view) }
    for view in [upper, lower] {
      view.clipsToBounds = true
      view.layer.cornerCurve = .continuous
    }

    let size = container.bounds.size
    let outside = offset(CGSize(width: size.width * Self.clearance, height: size.height * Self.clearance))
    let isReturning = isReturning
    func place(covered: Bool) {
      upper.transform = covered ? .identity : CGAffineTransform(translationX: outside.x, y: outside.y)
      lower.transform = covered ? CGAffineTransform(scaleX: Self.depth, y: Self.depth) : .identity
      upper.layer.cornerRadius = covered ? 0 : Self.cornerRadius
      lower.layer.cornerRadius = covered ? Self.cornerRadius : 0
      shade.alpha = covered ? Self.shade : 0
      backdrop.alpha = covered ? 1 : 0
    }
    place(covered: isReturning)
    animator.addAnimations { place(covered: !isReturning) }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      for view in [backdrop, shade] { view.removeFromSuperview() }
      for view in [from, to] {
        view.transform = .identity
        view.layer.cornerRadius = 0
        view.clipsToBounds = false
      }
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
