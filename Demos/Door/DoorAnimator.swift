import UIKit

/// An animator in which the old screen opens like a double door and the new one approaches from behind it. On the way back, the door
/// closes.
///
/// The two wings are snapshots, each of one half.
@MainActor
final class DoorAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let edge: UIRectEdge
  private let duration: TimeInterval
  private let isReturning: Bool
  private var animator: UIViewPropertyAnimator?

  /// The scale of the screen behind the door.
  private static let depth: CGFloat = 0.8
  private static let (night, gloom) = (CGFloat(0.7), CGFloat(0.5))

  /// Creates an animator for one change of screens.
  ///
  /// - Parameters:
  ///   - edge: The edge of the change. For left and right the wings hang at the sides, and otherwise at the top and at the bottom.
  ///   - isReturning: Whether the door closes.
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
    let (container, isReturning) = (context.containerView, isReturning)
    to.frame = context.finalFrame(for: arriving)
    container.insertSubview(to, at: 0)
    let (outer, inner) = isReturning ? (to, from) : (from, to)
    let isUpright = edge == .top || edge == .bottom
    let wings = [false, true].map { isFar in
      wing(of: outer, isFar: isFar, isUpright: isUpright, afterScreenUpdates: isReturning)
    }

    let room = UIView(frame: container.bounds)
    room.backgroundColor = .black
    room.layer.sublayerTransform.m34 = -1 / (1.2 * max(room.bounds.width, room.bounds.height))
    let dusk = UIView(frame: container.bounds)
    dusk.backgroundColor = .black
    container.addSubview(room)
    container.insertSubview(inner, aboveSubview: room)
    container.addSubview(dusk)
    let hinges = UIView(frame: container.bounds)
    hinges.layer.sublayerTransform = room.layer.sublayerTransform
    for (index, wing) in wings.enumerated() {
      wing.view.accessibilityIdentifier = "door.wing.\(index)"
      hinges.addSubview(wing.view)
    }
    container.addSubview(hinges)
    outer.isHidden = true

    func place(open: Bool) {
      for wing in wings {
        wing.view.layer.transform = open ? wing.open : CATransform3DIdentity
        wing.shade.alpha = open ? Self.gloom : 0
      }
      inner.transform = open ? .identity : CGAffineTransform(scaleX: Self.depth, y: Self.depth)
      dusk.alpha = open ? 0 : Self.night
    }
    place(open: isReturning)
    animator.addAnimations { place(open: !isReturning) }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      for view in [room, dusk, hinges] { view.removeFromSuperview() }
      outer.isHidden = false
      inner.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private struct Wing {
    let view: UIView
    let shade: UIView
    /// The transform of the open wing, which is turned by a right angle towards the viewer.
    let open: CATransform3D
  }

  /// Creates one half of a view, which turns on its hinges.
  private func wing(of view: UIView, isFar: Bool, isUpright: Bool, afterScreenUpdates: Bool) -> Wing {
    let bounds = view.bounds
    // The wings overlap slightly. Otherwise the room would be visible through the closed door.
    let half = isUpright ? CGSize(width: bounds.width, height: bounds.height / 2) : CGSize(width: bounds.width / 2, height: bounds.height)
    let size = isUpright ? CGSize(width: half.width, height: half.height + 1) : CGSize(width: half.width + 1, height: half.height)
    let rect = CGRect(
      x: isFar ? bounds.maxX - size.width : 0, y: isFar ? bounds.maxY - size.height : 0, width: size.width, height: size.height)
    let still = view.resizableSnapshotView(from: rect, afterScreenUpdates: afterScreenUpdates, withCapInsets: .zero) ?? UIView()
    let hinge: CGFloat = isFar ? 1 : 0
    still.layer.anchorPoint = isUpright ? CGPoint(x: 0.5, y: hinge) : CGPoint(x: hinge, y: 0.5)
    still.frame = rect
    still.layer.allowsEdgeAntialiasing = true
    let shade = UIView(frame: still.bounds)
    shade.backgroundColor = .black
    still.addSubview(shade)
    let angle = CGFloat.pi / 2 * (isFar ? 1 : -1)
    let open = isUpright ? CATransform3DMakeRotation(-angle, 1, 0, 0) : CATransform3DMakeRotation(angle, 0, 1, 0)
    return Wing(view: still, shade: shade, open: open)
  }
}
