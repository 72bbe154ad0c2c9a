import Foundation
import Motion
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Interruptions of a real transition by a finger: held, reversed and grabbed again. The animation is a property animator or a plain
/// animation block. (Docs/behaviour/controllers.md, "Percent-driven transitions")
@MainActor
struct TransitionInterruptionTests {
  enum Direction: String, CaseIterable { case present, dismiss }

  private func begin(_ direction: Direction, _ kind: NotingAnimator.Kind, interactive: Bool = true) -> (TransitionStage, NotingAnimator) {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    if direction == .present { stage.open(stage.a) } else { stage.openPresented(.custom) }
    let animator = stage.customise(interactive: interactive, kind)
    stage.act { request(direction, stage) }
    return (stage, animator)
  }

  private func request(_ direction: Direction, _ stage: TransitionStage) {
    if direction == .present {
      stage.a.present(stage.b, animated: true) { stage.note("completion@\(stage.time)") }
    } else {
      stage.b.dismiss(animated: true) { stage.note("completion@\(stage.time)") }
    }
  }

  private func close(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }

  @Test(arguments: Direction.allCases, [NotingAnimator.Kind.grabbable, .blocks])
  func `cancelled, the view runs back to where it was, and the tree is as before`(direction: Direction, kind: NotingAnimator.Kind) {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    if direction == .present { stage.open(stage.a) } else { stage.openPresented(.custom) }
    let before = stage.picture
    let animator = stage.customise(interactive: true, kind)
    stage.act { request(direction, stage) }
    for p in [0.2, 0.9, 0.4] {
      stage.advance(by: 0.1)
      stage.act { stage.driver.update(p) }
      #expect(close(animator.shownDistance, 100 * p))
    }
    let startOfCancel = stage.time
    stage.act { stage.driver.cancel() }
    #expect(close(animator.shownDistance, 40), "nothing jumps when the finger lets go")
    stage.advance(by: 0.1)
    #expect(animator.shownDistance < 40 && animator.shownDistance > 0)
    stage.advance(by: 1)
    #expect(stage.picture == before)
    #expect(stage.log.last == "completion@\(startOfCancel + 0.2)", "p·D of 0.5 s")
    if direction == .dismiss { #expect(close(stage.b.view.center.x, 187.5) && stage.b.view.window === stage.window) }
    if direction == .present { #expect(stage.b.view.superview == nil && stage.b.presentingViewController == nil) }
    #expect(stage.diagnostics.isEmpty)
    stage.expectAtRest()
  }

  @Test(arguments: Direction.allCases, [NotingAnimator.Kind.grabbable, .blocks])
  func `finished at twice the speed, the rest takes half of what was left`(direction: Direction, kind: NotingAnimator.Kind) {
    let (stage, animator) = begin(direction, kind)
    stage.act { stage.driver.update(0.6) }
    stage.driver.completionSpeed = 2
    let letGo = stage.time
    stage.act { stage.driver.finish() }
    #expect(close(animator.shownDistance, 60))
    stage.advance(by: 1)
    #expect(stage.log.last == "completion@\(letGo + 0.1)")
    #expect((stage.b.presentingViewController == nil) == (direction == .dismiss))
    stage.expectAtRest()
  }

  @Test(arguments: Direction.allCases)
  func `grabbed in flight, sent back, grabbed again and finished`(direction: Direction) {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    if direction == .present { stage.open(stage.a) } else { stage.openPresented(.custom) }
    let animator = stage.customise(interactive: true)
    stage.driver.wantsInteractiveStart = false
    stage.act { request(direction, stage) }
    stage.advance(by: 0.2)
    #expect(close(animator.shownDistance, 40))
    stage.act { stage.driver.pause() }
    #expect(close(stage.driver.percentComplete, 0.4), "the finger starts from where the animation was")
    stage.advance(by: 1)
    #expect(close(animator.shownDistance, 40), "the finger holds it")
    stage.act { stage.driver.update(0.8) }
    stage.act { stage.driver.cancel() }
    stage.advance(by: 0.1)
    #expect(close(animator.shownDistance, 60))
    stage.act { stage.driver.pause() }
    #expect(close(animator.shownDistance, 60), "nothing jumps at the second grab")
    #expect(animator.context?.transitionWasCancelled == false)
    stage.act { stage.driver.update(0.7) }
    #expect(close(animator.shownDistance, 70))
    stage.act { stage.driver.finish() }
    stage.advance(by: 1)
    #expect(stage.log.filter { $0.hasPrefix("completion") }.count == 1)
    #expect((stage.b.presentingViewController == nil) == (direction == .dismiss))
    #expect(stage.diagnostics.isEmpty)
    stage.expectAtRest()
  }

  @Test func `caught in its overshoot, the page stays under the finger`() {
    let stage = TransitionStage()
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    let animator = stage.customise(interactive: true, .swinging)
    stage.driver.wantsInteractiveStart = false
    stage.act { request(.present, stage) }
    while animator.shownDistance < 110 && stage.time < 1 { stage.advance(by: 1.0 / 60) }
    let caught = animator.shownDistance
    #expect(caught >= 110)
    stage.act { stage.driver.pause() }
    #expect(close(animator.shownDistance, caught) && stage.driver.percentComplete == 1)
    stage.act { stage.driver.update(1) }
    #expect(close(animator.shownDistance, caught), "the finger has not moved")
    for way in 1...60 {
      let before = animator.shownDistance
      stage.act { stage.driver.update(1 - 0.01 * Double(way)) }
      #expect(before - animator.shownDistance < 2.1, "a point for the finger, and one of what was in excess")
    }
    #expect(close(animator.shownDistance, 40), "and then it is under the finger")
    stage.act { stage.driver.cancel() }
    #expect(close(animator.shownDistance, 40))
    stage.advance(by: 2)
    #expect(stage.b.view.superview == nil && stage.diagnostics.isEmpty)
    stage.expectAtRest()
  }

  @Test func `what ran in the container before loses the time that the finger took, and is not ended by a cancel`() {
    let stage = TransitionStage()
    stage.openPresented(.custom)
    stage.act {
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear, animations: { stage.b.view.alpha = 0.5 },
        completion: { stage.note("earlier \($0)@\(stage.time)") })
    }
    stage.advance(by: 0.5)
    stage.customise(interactive: true, .blocks)
    stage.act { request(.dismiss, stage) }
    stage.act { stage.driver.update(0.5) }
    stage.advance(by: 1)
    #expect(close(stage.b.view.layer.presentation().map { Double($0.opacity) } ?? .nan, 1 - 0.5 * 0.75 / 2), "0.5 s and half of 0.5 s")
    stage.act { stage.driver.cancel() }
    stage.advance(by: 0.3)
    #expect(!stage.log.contains { $0.hasPrefix("earlier") } && stage.b.presentingViewController === stage.a)
    stage.advance(by: 5)
    #expect(stage.log.last == "earlier true@\(0.5 + 1 + 0.25 + 1.5)")
    stage.expectAtRest()
  }

  @Test func `plain blocks cannot be grabbed in flight, and say so`() {
    let (stage, animator) = begin(.present, .blocks, interactive: true)
    stage.act { stage.driver.update(0.5) }
    stage.act { stage.driver.finish() }
    stage.advance(by: 0.1)
    stage.act { stage.driver.pause() }
    #expect(stage.diagnostics == ["pauseInteractiveTransition: NotingAnimator has no interruptibleAnimator(using:). The call is ignored."])
    stage.advance(by: 1)
    #expect(stage.b.presentingViewController === stage.a)
    #expect(animator.moving === stage.b.view)
    stage.expectAtRest()
  }

  @Test func `dismissed interactively again after a cancel`() {
    let (stage, _) = begin(.dismiss, .blocks)
    stage.act { stage.driver.update(0.5) }
    stage.act { stage.driver.cancel() }
    stage.advance(by: 1)
    stage.customise(interactive: true, .blocks)
    stage.act { request(.dismiss, stage) }
    stage.act { stage.driver.update(0.5) }
    stage.act { stage.driver.finish() }
    stage.advance(by: 1)
    #expect(stage.picture == "window\n  A appeared")
    stage.expectAtRest()
  }

  @Test(arguments: [NotingAnimator.Kind.grabbable, .blocks], [true, false])
  func `a too quick gesture: what the finger decided before the start is done at the start`(kind: NotingAnimator.Kind, finishes: Bool) {
    let stage = TransitionStage()
    stage.openPresented(.custom)
    stage.customise(interactive: true, kind)
    let before = stage.picture
    stage.act {
      request(.dismiss, stage)
      stage.driver.update(0.4)
      if finishes { stage.driver.finish() } else { stage.driver.cancel() }
    }
    stage.advance(by: 1)
    #expect(stage.picture == (finishes ? "window\n  A appeared" : before))
    #expect(stage.log.last == "completion@\(finishes ? 0.3 : 0.2)")
    #expect(stage.diagnostics.isEmpty)
    stage.expectAtRest()
  }

  /// Leaves the view where it meant it to go, as animators do that rely on layout.
  private final class LeavingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .from) else { return }
      UIView.animate(
        withDuration: 0.5, animations: { view.frame.origin.y = context.containerView.bounds.height },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }
  private final class LeavingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let driver: UIPercentDrivenInteractiveTransition
    var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController?)?
    init(_ driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { LeavingAnimator() }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { makePresentation?(presented, presenting) }
  }
  private final class HalfSheet: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 400, width: 375, height: 412) }
    override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func `a page that its animator left off the screen is back after a cancelled dismissal`(style: UIModalPresentationStyle) {
    let stage = TransitionStage()
    let delegate = LeavingDelegate(stage.driver)
    stage.b.transitioningDelegate = delegate
    if style == .custom { delegate.makePresentation = { HalfSheet(presentedViewController: $0, presenting: $1) } }
    stage.openPresented(style)
    let place = stage.b.view.frame
    #expect(place.minY == (style == .custom ? 400 : 0))
    stage.act { stage.b.dismiss(animated: true) }
    stage.act { stage.driver.update(0.5) }
    stage.act { stage.driver.cancel() }
    stage.advance(by: 1)
    #expect(stage.b.view.frame == place && stage.b.presentingViewController === stage.a)
    stage.expectAtRest()
  }

  /// As in WWDC 2016's session 216: the interaction controller makes the animator, and `animateTransition` does nothing.
  private final class OwnDriver: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    var animator: UIViewPropertyAnimator?
    var wasInteractive: Bool?
    var wantsInteractiveStart: Bool { false }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { animator! }
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      wasInteractive = context.isInteractive
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      view.alpha = 0
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
      animator.addCompletion { context.completeTransition($0 == .end) }
      animator.startAnimation()
      self.animator = animator
    }
  }
  private final class OwnDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let driver = OwnDriver()
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { driver }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @Test func `a controller of the app's own starts what no finger drags, and a finger may grab it in flight`() {
    let stage = TransitionStage()
    let delegate = OwnDelegate(), driver = delegate.driver
    stage.b.transitioningDelegate = delegate
    stage.b.modalPresentationStyle = .custom
    stage.open(stage.a)
    stage.act { stage.a.present(stage.b, animated: true) }
    #expect(driver.wasInteractive == false && stage.b.transitionCoordinator?.isInterruptible == true)
    stage.advance(by: 0.25)
    stage.act {
      driver.animator?.pauseAnimation()
      driver.context?.pauseInteractiveTransition()
    }
    stage.advance(by: 1)
    #expect(driver.context?.isInteractive == true && close(stage.b.view.layer.shown!.opacity, 0.25), "the finger holds it")
    stage.act {
      driver.context?.cancelInteractiveTransition()
      driver.animator?.isReversed = true
      driver.animator?.startAnimation()
    }
    stage.advance(by: 1)
    #expect(stage.picture == "window\n  A appeared" && stage.diagnostics.isEmpty)
    stage.expectAtRest()
  }
}
