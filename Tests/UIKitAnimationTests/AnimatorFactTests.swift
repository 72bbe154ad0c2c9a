import Foundation
import Motion
import QuartzCore
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The facts of Docs/behaviour/animation.md, "Property animators", each in its own test.
@MainActor
@Suite struct AnimatorFactTests {
  @Test func `fractionComplete is elapsed time while it runs, pixels follow the curve (behaviour: Property animators)`() {
    let stage = AnimationStage()
    stage.act { stage.square.center.x = 50 }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { stage.square.center.x = 150 }
    stage.act { animator.startAnimation() }
    stage.advance(to: 0.243)
    #expect(close(animator.fractionComplete, 0.243) && close(stage.x, 62.14, 0.06))
  }

  @Test func `reversed while it is paused, the fraction is the rest of it (behaviour: Property animators)`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 100 }
    animator.addCompletion(stage.notedPosition("a"))
    stage.act { animator.fractionComplete = 0.3 }
    stage.act { animator.isReversed = true }
    #expect(close(animator.fractionComplete, 0.7) && close(stage.x, 30))
    stage.act { animator.startAnimation() }
    stage.advance(to: 1)
    #expect(stage.log == ["a start@0.3"] && stage.square.center.x == 0)
  }

  @Test(arguments: [(0.0, 0.6), (0.5, 0.5), (2, 2)])
  // Docs/behaviour/animation.md, "Property animators".
  func `the duration factor times the duration is the time that is left; 0 is what was left`(factor: Double, time: Double) {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 100 }
    animator.addCompletion(stage.notedPosition("a"))
    stage.act { animator.fractionComplete = 0.4 }
    stage.act { animator.continueAnimation(withTimingParameters: nil, durationFactor: factor) }
    stage.advance(to: time / 2)
    #expect(close(stage.x, 70, 1e-6))
    stage.advance(to: 5)
    #expect(stage.log == ["a end@\(time)"])
  }

  @Test func `animations with a delay factor start so late, and last the rest (behaviour: Property animators)`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ stage.square.center.x = 100 }, delayFactor: 0.6)
    stage.act { animator.startAnimation() }
    for (t, x) in [(0.5, 0.0), (0.6, 0), (0.8, 50), (1, 100)] {
      stage.advance(to: t)
      #expect(close(stage.x, x))
    }
  }

  @Test func `after a final stop at fraction .5, the model has the values that were on the screen (behaviour: Property animators)`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 100 }
    stage.act { animator.fractionComplete = 0.5 }
    stage.act { animator.stopAnimation(true) }
    #expect(animator.state == .inactive && stage.square.center.x == 50 && stage.x == 50)
  }

  @Test func `a fraction outside 0…1 is clamped (behaviour: Property animators)`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 100 }
    stage.act { animator.fractionComplete = 1.7 }
    #expect(animator.fractionComplete == 1 && stage.x == 100)
    stage.act { animator.fractionComplete = -0.7 }
    #expect(animator.fractionComplete == 0 && stage.x == 0)
    stage.act { animator.stopAnimation(true) }
  }

  @Test func `starting a paused animator is continuing it; state and running follow (behaviour: Property animators)`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 100 }
    #expect(animator.state == .inactive && !animator.isRunning)
    stage.act { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning)
    stage.act { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    stage.advance(to: 0.25)
    stage.act { animator.pauseAnimation() }
    stage.advance(to: 3)
    stage.act { animator.startAnimation() }
    stage.advance(to: 3.75)
    #expect(animator.state == .inactive && !animator.isRunning && stage.square.center.x == 100)
    stage.expectQuiet()
  }

  @Test func `an animator that is over may be filled and started again`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 100 }
    stage.act { animator.startAnimation() }
    stage.advance(to: 2)
    stage.act {
      animator.addAnimations { stage.square.center.x = 0 }
      animator.addCompletion(stage.notedPosition("again"))
      animator.startAnimation()
    }
    stage.advance(to: 2.25)
    #expect(close(stage.x, 75))
    stage.advance(to: 4)
    #expect(stage.log == ["again end@3.0"])
    stage.expectQuiet()
  }

  @Test func `animations and completions are added with a question mark, too, as to UIKit's protocol`() {
    let stage = AnimationStage()
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations? { stage.square.center.x = 100 }
    animator.addCompletion?({ _ in stage.note("optional") })
    animator.addCompletion { _ in stage.note("plain") }
    stage.act { animator.startAnimation() }
    stage.advance(to: 2)
    #expect(stage.square.center.x == 100 && stage.log == ["optional@1.0", "plain@1.0"])
  }

  @Test func `a transition in an animator's block is scrubbed with it`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.transition(with: stage.square, duration: 1, options: .transitionFlipFromLeft, animations: { stage.square.alpha = 0.5 })
    }
    for f in [0.25, 0.75, 0.5] {
      stage.act { animator.fractionComplete = f }
      #expect(close(stage.shown.rare.transition?.progress ?? 0, f))
    }
    stage.act { animator.startAnimation() }
    stage.advance(to: 2)
    #expect(stage.shown.rare.transition == nil)
    stage.expectQuiet()
  }

  @Test func `reversed before it starts, it plays from its end to its start`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 100 }
    animator.addCompletion(stage.notedPosition("a"))
    animator.isReversed = true
    stage.act { animator.startAnimation() }
    stage.advance(to: 0.25)
    #expect(close(stage.x, 75))
    stage.advance(to: 2)
    #expect(stage.log == ["a start@1.0"] && stage.square.center.x == 0)
  }

  @Test func `releasing a stopped animator traps (behaviour: Property animators)`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = AnimationStage()
        stage.act {
          var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.alpha = 0 }
          animator?.startAnimation()
          animator?.stopAnimation(false)
          animator = nil
        }
      }
    }
  }

  @Test func `making an active animator uninterruptible traps (behaviour: Property animators)`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.alpha = 0 }
        stage.act { animator.startAnimation() }
        animator.isInterruptible = false
      }
    }
  }
}
