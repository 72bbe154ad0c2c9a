import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitPickers
@testable import UIKitVoiceOver

/// An animator that moves the appearing tab in from 100 points to the side, linearly and in half a second. Its kind can make it
/// misbehave.
final class TabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Kind: CaseIterable { case grabbable, blocks, completesTwice, neverCompletes, addsNoView, removesContainer, completesAtOnce }
  static let (duration, distance) = (0.5, 100.0)
  let kind: Kind
  let log: TabLog
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var animator: UIViewPropertyAnimator?

  init(_ kind: Kind, _ log: TabLog) { (self.kind, self.log) = (kind, log) }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    guard kind == .grabbable else { return AbsentAnimator.shared }
    if let animator, self.context === context { return animator }
    self.context = context
    let made = UIViewPropertyAnimator(duration: Self.duration, curve: .linear)
    made.addCompletion { [self] _ in end(context) }
    animator = made
    return made
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let name = { (key: UITransitionContextViewControllerKey) in context.viewController(forKey: key)!.tabName }
    log.lines.append("animator.animateTransition(\(name(.from))→\(name(.to)))")
    self.context = context
    let to = context.view(forKey: .to)!
    to.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    if kind != .addsNoView { context.containerView.addSubview(to) }
    if kind == .removesContainer { context.containerView.removeFromSuperview() }
    if kind == .completesAtOnce { return context.completeTransition(true) }
    to.transform = CGAffineTransform(translationX: Self.distance, y: 0)
    if kind == .grabbable {
      animator!.addAnimations { to.transform = .identity }
      if !context.isInteractive { animator!.startAnimation() }
    } else {
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: .curveLinear, animations: { to.transform = .identity },
        completion: { _ in self.end(context) })
    }
  }

  private func end(_ context: any UIViewControllerContextTransitioning) {
    if kind == .neverCompletes { return }
    context.view(forKey: .to)?.transform = .identity
    context.completeTransition(!context.transitionWasCancelled)
    if kind == .completesTwice { context.completeTransition(true) }
  }

  func animationEnded(_ completed: Bool) { log.lines.append("animator.animationEnded(\(completed))") }
}
