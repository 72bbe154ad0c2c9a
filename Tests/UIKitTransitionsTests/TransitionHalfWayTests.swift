import Foundation
import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// The removal of a transition's views and controllers while it runs.
@MainActor struct TransitionHalfWayTests {
  enum Ending: String, CaseIterable { case plain, finished, cancelled }

  @Test(arguments: Ending.allCases, [true, false])
  func `a delegate that is gone half-way, and with it the animator, is missed by nobody`(ending: Ending, isDismissal: Bool) {
    let stage = TransitionStage()
    if isDismissal { stage.openPresented(.fullScreen) } else { stage.open(stage.a) }
    let before = stage.picture
    weak var animator: NotingAnimator?
    animator = stage.customise(interactive: ending != .plain)
    stage.act { if isDismissal { stage.a.dismiss(animated: true) } else { stage.a.present(stage.b, animated: true) } }
    if ending != .plain { stage.act { stage.driver.update(0.4) } } else { stage.advance(by: 0.1) }
    stage.act {
      stage.b.transitioningDelegate = nil
      (stage.director.animator, stage.director.interaction) = (nil, nil)
    }
    #expect(animator != nil, "who moves the views is kept as long as it does")
    stage.act {
      switch ending {
      case .plain: break
      case .finished: stage.driver.finish()
      case .cancelled: stage.driver.cancel()
      }
    }
    stage.advance(by: 2)
    #expect((stage.picture == before) == (ending == .cancelled) && stage.diagnostics.isEmpty)
    stage.expectAtRest()
    // What comes next is the style's own.
    let isUp = stage.a.presentedViewController != nil
    stage.act { if isUp { stage.a.dismiss(animated: true) } else { stage.a.present(stage.b, animated: true) } }
    stage.advance(by: 2)
    #expect((stage.b.view.window != nil) == !isUp && stage.diagnostics.isEmpty)
    stage.expectAtRest()
  }

  @Test func `a delegate that has no animator for the way back leaves that to the style`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    stage.customise()
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.advance(by: 2)
    stage.director.animator = nil
    stage.act { stage.a.dismiss(animated: true) }
    stage.advance(by: 0.2)
    #expect(stage.b.view.layer.presentation()!.frame.minY > 100, "it slides down")
    stage.advance(by: 2)
    #expect(stage.b.view.window == nil && stage.diagnostics.isEmpty)
    stage.expectAtRest()
  }

  /// Answers with another property animator each time it is asked.
  private final class Fickle: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var first: UIViewPropertyAnimator?
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
      guard first == nil else { return UIViewPropertyAnimator(duration: 1, curve: .linear) }
      let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
      first = made
      return made
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
      context.containerView.addSubview(view)
      view.alpha = 0
      first?.addAnimations { view.alpha = 1 }
      first?.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      first?.startAnimation()
    }
  }

  private final class Hand: NSObject, UIViewControllerTransitioningDelegate {
    let animator: Fickle, driver: UIPercentDrivenInteractiveTransition
    init(_ animator: Fickle, _ driver: UIPercentDrivenInteractiveTransition) { (self.animator, self.driver) = (animator, driver) }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @Test func `an animator that answers with another interruptible one half-way is named, and the first is driven to the end`() {
    let stage = TransitionStage()
    stage.open(stage.a)
    let fickle = Fickle(), hand = Hand(fickle, stage.driver)
    stage.driver.wantsInteractiveStart = false
    stage.b.transitioningDelegate = hand
    stage.act { stage.a.present(stage.b, animated: true) }
    stage.advance(by: 0.3)
    stage.act { stage.driver.pause() }
    #expect(stage.diagnostics.contains { $0.contains("must return the same object") })
    stage.advance(by: 0.5)
    #expect(abs((fickle.first?.fractionComplete ?? 0) - 0.3) < 0.05, "it is held")
    stage.act { stage.driver.finish() }
    stage.advance(by: 2)
    #expect(stage.b.view.window != nil && stage.b.view.alpha == 1)
    stage.expectAtRest()
  }
}
