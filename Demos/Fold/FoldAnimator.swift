import UIKit

/// An animator in which the old screen folds up like a map, and the new one unfolds next to it.
///
/// Both screens are cut into strips, which are snapshots. A keyframe for each step gives the angle and the position of each strip, so that
/// neighbours stay joined.
@MainActor
final class FoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let edge: UIRectEdge
  private let duration: TimeInterval
  private var animator: UIViewPropertyAnimator?

  private static let steps = 16

  /// Creates an animator for one change of screens.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the new screen comes. On the way back, the old screen goes there.
  ///   - isReturning: Whether this is the way back.
  init(edge: UIRectEdge, duration: TimeInterval, isReturning: Bool) {
    self.edge = isReturning ? edge.opposite : edge
    self.duration = duration
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
    container.insertSubview(to, at: 0)

    let table = UIView(frame: container.bounds)
    table.backgroundColor = UIColor(white: 0.09, alpha: 1)
    table.layer.sublayerTransform.m34 = -1 / (2 * max(table.bounds.width, table.bounds.height))
    let isUpright = edge == .top || edge == .bottom
    let old = FoldedSheet(of: from, named: "fold.old", afterScreenUpdates: false, isUpright: isUpright, in: table)
    let new = FoldedSheet(of: to, named: "fold.new", afterScreenUpdates: true, isUpright: isUpright, in: table)
    container.addSubview(table)
    for view in [from, to] { view.isHidden = true }

    // The border between the two moves from the edge to the opposite edge, and each sheet fills its side.
    let comesLast = edge == .right || edge == .bottom
    func unfold(_ done: CGFloat) {
      old.fold(to: 1 - done, at: comesLast ? 0 : done)
      new.fold(to: done, at: comesLast ? 1 - done : 0)
    }
    unfold(0)
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        let length = 1 / Double(Self.steps)
        for step in 0..<Self.steps {
          UIView.addKeyframe(withRelativeStartTime: Double(step) * length, relativeDuration: length) {
            unfold(CGFloat(step + 1) / CGFloat(Self.steps))
          }
        }
      }
    }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      table.removeFromSuperview()
      for view in [from, to] { view.isHidden = false }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension UIRectEdge {
  fileprivate var opposite: UIRectEdge {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    default: .top
    }
  }
}
