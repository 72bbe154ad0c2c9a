import UIKit

/// An animator that goes into the round gate in the middle of a screen, which shows the next screen, or comes out of it.
///
/// Both screens grow about their middle, so that the inner one always fills the gate of the outer one.
@MainActor
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isReturning: Bool
  private let gateRadius: CGFloat

  init(isReturning: Bool, gateRadius: CGFloat) { (self.isReturning, self.gateRadius) = (isReturning, gateRadius) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
      let arriving = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    to.frame = transitionContext.finalFrame(for: arriving)
    let (inner, outer) = isReturning ? (from, to) : (to, from)
    for view in [outer, inner] { container.addSubview(view) }

    // The circle around the inner screen touches its corners. It is the gate when that screen is small.
    let bounds = inner.bounds
    let radius = hypot(bounds.width, bounds.height) / 2
    let circle = UIView(frame: CGRect(x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius))
    circle.backgroundColor = .black
    circle.layer.cornerRadius = radius
    inner.mask = circle

    let factor = radius / gateRadius
    func place(isInside: Bool) {
      inner.transform = isInside ? .identity : CGAffineTransform(scaleX: 1 / factor, y: 1 / factor)
      outer.transform = isInside ? CGAffineTransform(scaleX: factor, y: factor) : .identity
    }
    let isReturning = isReturning
    place(isInside: isReturning)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
      animations: { place(isInside: !isReturning) },
      completion: { _ in
        inner.mask = nil
        for view in [inner, outer] { view.transform = .identity }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
