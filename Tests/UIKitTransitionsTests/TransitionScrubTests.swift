import Foundation
import Motion
import QuartzCore
import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitText

/// A container with all kinds of plain animation blocks, scrubbed by a finger. (Docs/behaviour/controllers.md, "Percent-driven
/// transitions")
@MainActor
struct TransitionScrubTests {
  /// The content of the animator. Each kind moves the view by 100 points in 0.5 s.
  enum Content: CaseIterable { case eased, spring, keyframes, nestedAnimator, delayedFade }

  private final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let content: Content
    let note: (String) -> Void
    private(set) var view: UIView?
    init(_ content: Content, note: @escaping (String) -> Void) { (self.content, self.note) = (content, note) }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      self.view = view
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      context.containerView.addSubview(view)
      let move = { view.center.x += 100 }
      let end: (Bool) -> Void = { [note] finished in
        note("blocks \(finished)")
        context.completeTransition(!context.transitionWasCancelled)
      }
      switch content {
      case .spring:
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [], animations: move, completion: end
        )
      case .keyframes:
        UIView.animateKeyframes(
          withDuration: 0.5, delay: 0, options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 20 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x += 80 }
          }, completion: end)
      case .nestedAnimator:
        let outer = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) {
          move()
          UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.layer.cornerRadius = 16 }.startAnimation()
        }
        outer.addCompletion { end($0 == .end) }
        outer.startAnimation()
      default: UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseInOut, animations: move, completion: end)
      }
      if content == .delayedFade {
        UIView.animate(
          withDuration: 0.2, delay: 0.1, options: .curveLinear, animations: { view.alpha = 0 }, completion: { [note] in note("fade \($0)") }
        )
      }
    }
  }

  @MainActor
  private final class Scrubbed {
    let stage = TransitionStage()
    let content: Content
    let driver: UIPercentDrivenInteractiveTransition
    private var animator: BlockAnimator!
    private let delegate = Delegate()

    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var animator: BlockAnimator?
      var driver: UIPercentDrivenInteractiveTransition?
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    init(_ content: Content) {
      self.content = content
      driver = stage.driver
      animator = BlockAnimator(content) { [unowned stage] in stage.note("\($0)@\((stage.time * 1e6).rounded() / 1e6)") }
      (delegate.animator, delegate.driver) = (animator, driver)
      stage.b.modalPresentationStyle = .custom
      stage.b.transitioningDelegate = delegate
      stage.open(stage.a)
      stage.advance(by: 1)
      stage.act { stage.a.present(stage.b, animated: true) { self.stage.note("over") } }
    }

    /// Where the view is shown, and where the curve says that it is at a time of the transition.
    var shown: Double { Double(animator.view!.layer.presentation()!.position.x) - 50 }
    func expected(_ local: Double) -> Double {
      let u = min(max(local / 0.5, 0), 1)
      switch content {
      case .spring: return 100 * Timing.spring(Spring(duration: 0.5, dampingRatio: 0.5), duration: 0.5).value(at: u)
      case .nestedAnimator: return 100 * Timing.spring(Spring(duration: 0.5, dampingRatio: 0.7), duration: 0.5).value(at: u)
      case .keyframes: return 100 * (u < 0.5 ? 0.4 * u : 0.2 + 1.6 * (u - 0.5))
      default: return 100 * Timing.cubic(.easeInOut).value(at: u)
      }
    }
    func expectShown(at local: Double, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(abs(shown - expected(local)) < 1e-6, sourceLocation: sourceLocation)
      let layer = animator.view!.layer.presentation()!
      if content == .delayedFade {
        #expect(abs(Double(layer.opacity) - (1 - min(max((local - 0.1) / 0.2, 0), 1))) < 1e-6, sourceLocation: sourceLocation)
      }
      if content == .nestedAnimator {
        #expect(abs(Double(layer.cornerRadius) - 16 * min(local / 0.3, 1)) < 1e-6, sourceLocation: sourceLocation)
      }
    }
    var ends: [String] { stage.log.filter { $0.hasPrefix("blocks") || $0.hasPrefix("fade") || $0 == "over" } }
  }

  @Test(arguments: Content.allCases)
  func `cancelled, it runs back, every completion hears true, and then it is over`(content: Content) {
    let s = Scrubbed(content)
    s.stage.act { s.driver.update(0.8) }
    s.expectShown(at: 0.4)
    s.stage.act { s.driver.cancel() }
    s.expectShown(at: 0.4)
    s.stage.advance(by: 0.2)
    s.expectShown(at: 0.4 * (1 - Timing.cubic(.easeInOut).value(at: 0.5)))
    #expect(s.ends.isEmpty)
    s.stage.advance(by: 1)
    #expect(s.ends.last == "over" && s.ends.contains("blocks true@1.4"))
    if content == .delayedFade { #expect(s.ends.contains("fade true@1.4")) }
    #expect(s.stage.b.presentingViewController == nil)
    s.stage.expectAtRest()
  }

  @Test(arguments: Content.allCases)
  func `scrubbed, nothing ends however far the finger goes; finished, each ends where its time is reached`(content: Content) {
    let s = Scrubbed(content)
    for p in [0.3, 0.95, 1, 0.1, 0.4] {
      s.stage.advance(by: 0.1)
      s.stage.act { s.driver.update(p) }
      s.expectShown(at: p * 0.5)
      #expect(s.ends.isEmpty && !s.stage.runtime.scene.hasRunningClock)
    }
    s.driver.completionSpeed = 2
    s.driver.completionCurve = .easeOut
    s.stage.act { s.driver.finish() }
    s.stage.advance(by: 0.075)
    s.expectShown(at: 0.2 + 0.3 * Timing.cubic(.easeOut).value(at: 0.5))
    s.stage.advance(by: 1)
    #expect(s.ends.last == "over" && s.ends.contains("blocks true@1.65"))
    #expect(s.stage.b.presentingViewController === s.stage.a && s.stage.b.view.center.x == 150)
    s.stage.expectAtRest()
  }
}
