import Foundation
import Motion
import QuartzCore
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText
@testable import UIKitVoiceOver

/// Hands out the animator and the finger that it was given, and notes the questions.
package final class TransitionDirector: NSObject, UIViewControllerTransitioningDelegate {
  package weak var stage: TransitionStage?
  package var animator: NotingAnimator?
  package var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// A closure that creates a new animator for each transition. If it is `nil`, all transitions use `animator`.
  package var makeAnimator: (() -> NotingAnimator)?
  /// A Boolean value that indicates whether only one transition gets `interaction`.
  package var handsOutOnce = false
  package var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    stage?.note("delegate.presentationController(for: \(presented.node.name), source: \(source.node.name))")
    if let makePresentation { return makePresentation(presented, presenting) }
    let made = NotingPresentation(presentedViewController: presented, presenting: presenting)
    made.stage = stage
    return made
  }
  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stage?.note("delegate.animationController(forPresented: \(presented.node.name))")
    return makeAnimator?() ?? animator
  }
  package func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    stage?.note("delegate.animationController(forDismissed: \(dismissed.node.name))")
    return makeAnimator?() ?? animator
  }
  package func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    stage?.note("delegate.interactionControllerForPresentation")
    defer { if handsOutOnce { interaction = nil } }
    return interaction
  }
  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    stage?.note("delegate.interactionControllerForDismissal")
    defer { if handsOutOnce { interaction = nil } }
    return interaction
  }
}

/// Notes its callbacks.
package class NotingPresentation: UIPresentationController {
  package weak var stage: TransitionStage?
  private var hasBeenLaidOut = false

  package func note(_ line: String) { stage?.note("presentation(\(presentedViewController.node.name)).\(line)") }
  package override func presentationTransitionWillBegin() { note("presentationTransitionWillBegin") }
  package override func presentationTransitionDidEnd(_ completed: Bool) { note("presentationTransitionDidEnd(\(completed))") }
  package override func dismissalTransitionWillBegin() { note("dismissalTransitionWillBegin") }
  package override func dismissalTransitionDidEnd(_ completed: Bool) { note("dismissalTransitionDidEnd(\(completed))") }
  // Later layouts of the container come whenever a view is added to it; the order that matters is the first's.
  package override func containerViewWillLayoutSubviews() { if !hasBeenLaidOut { note("containerViewWillLayoutSubviews") } }
  package override func containerViewDidLayoutSubviews() {
    if !hasBeenLaidOut { note("containerViewDidLayoutSubviews") }
    hasBeenLaidOut = true
  }
}

/// Slides the moving view by 100 points along a line, in 0.5 s, and notes what it is asked.
package final class NotingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The way in which the animator animates, or the mistake that it makes.
  package enum Kind {
    /// Along a straight line; on a spring that swings far.
    case grabbable, swinging
    case blocks, completesTwice, neverCompletes, addsNoView, removesContainer, takesPresenter, completesTrueAlways
  }
  package static let duration = 0.5
  package static let distance = 100.0

  private unowned let stage: TransitionStage
  private let kind: Kind
  package private(set) var context: (any UIViewControllerContextTransitioning)?
  package private(set) var animator: UIViewPropertyAnimator?
  package private(set) var moving: UIView?
  package private(set) var startX = 0.0

  package init(_ stage: TransitionStage, _ kind: Kind) { (self.stage, self.kind) = (stage, kind) }

  package func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    stage.note("animator.transitionDuration")
    animator = nil
    return Self.duration
  }

  package func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    guard kind != .blocks else { return AbsentAnimator.shared }
    stage.note("animator.interruptibleAnimator")
    if let animator { return animator }
    let made =
      kind == .swinging
      ? UIViewPropertyAnimator(duration: Self.duration, dampingRatio: 0.3) : UIViewPropertyAnimator(duration: Self.duration, curve: .linear)
    made.addAnimations { [unowned self] in moving?.center.x += Self.distance }
    made.addCompletion { [self] _ in end(context) }
    animator = made
    return made
  }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    stage.note("animator.animateTransition(from: \(from?.placeName ?? "nil"), to: \(to?.placeName ?? "nil"))")
    self.context = context
    let isDismissal = context.viewController(forKey: .from)?.isBeingDismissed ?? false
    moving = isDismissal ? from : to
    if kind != .addsNoView, let to {
      if isDismissal {
        context.containerView.insertSubview(to, at: 0)
      } else {
        to.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
        context.containerView.addSubview(to)
      }
    }
    if kind == .removesContainer { context.containerView.removeFromSuperview() }
    if kind == .takesPresenter, let presenter = context.viewController(forKey: isDismissal ? .to : .from) {
      context.containerView.insertSubview(presenter.view, at: 0)
    }
    startX = moving!.center.x
    if kind == .blocks {
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: .curveLinear, animations: { self.moving!.center.x += Self.distance },
        completion: { _ in self.end(context) })
    } else {
      animator!.startAnimation()
    }
  }

  private func end(_ context: any UIViewControllerContextTransitioning) {
    if kind == .neverCompletes { return }
    context.completeTransition(kind == .completesTrueAlways || !context.transitionWasCancelled)
    if kind == .completesTwice { context.completeTransition(true) }
  }

  package func animationEnded(_ completed: Bool) { stage.note("animator.animationEnded(\(completed))") }

  /// The distance of the moving view from its start, as displayed now.
  package var shownDistance: Double { ((moving?.layer.shown?.position.x).map { Double($0) } ?? .nan) - startX }
}
