import Foundation
import Motion
import QuartzCore
import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor
@Suite struct AnimationBlockTests {
  @Test func `overlapping blocks blend and complete by themselves (behaviour: Animation blocks)`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(withDuration: 1, options: .curveLinear, animations: { stage.square.center.x = 100 }, completion: stage.noted("a"))
    }
    stage.advance(to: 0.5)
    stage.actSmoothly {
      UIView.animate(withDuration: 1, options: .curveLinear, animations: { stage.square.center.x = 0 }, completion: stage.noted("b"))
    }
    #expect(stage.square.layer.animationKeys() == ["position", "position-2"])
    for (t, x) in [(0.75, 50.0), (1, 50), (1.25, 25), (1.5, 0)] {
      stage.advance(to: t)
      #expect(close(stage.x, x))
    }
    #expect(stage.log == ["a true@1.0", "b true@1.5"])
    stage.expectQuiet()
  }

  @Test func `delay shows the old value, duration 0 and nothing changed complete in the next turn`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(
        withDuration: 0.3, delay: 0.2, options: .curveLinear, animations: { stage.square.center.x = 90 }, completion: stage.noted("late"))
      UIView.animate(withDuration: 0, animations: { stage.square.alpha = 0.5 }, completion: stage.noted("zero"))
      UIView.animate(withDuration: 1, animations: {}, completion: stage.noted("empty"))
      #expect(stage.log.isEmpty)
    }
    for (t, x) in [(0.1, 0.0), (0.2, 0), (0.3, 30), (0.5, 90)] {
      stage.advance(to: t)
      #expect(close(stage.x, x))
    }
    #expect(stage.log == ["zero true@0.0", "empty true@0.0", "late true@0.5"])
    stage.expectQuiet()
  }

  @Test func `a nested block inherits duration and curve unless it overrides them (behaviour: Nested blocks)`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(
        withDuration: 0.6, options: .curveLinear,
        animations: {
          UIView.animate(
            withDuration: 0.5, options: .curveEaseIn, animations: { stage.square.center.x = 60 }, completion: stage.noted("inner"))
          UIView.animate(
            withDuration: 0.5, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
            animations: { stage.square.alpha = 0 }, completion: stage.noted("own"))
        }, completion: stage.noted("outer"))
    }
    stage.advance(to: 0.25)
    #expect(close(stage.x, 25))
    #expect(close(stage.shown.opacity, 1 - Timing.cubic(.easeIn).value(at: 0.5)))
    stage.advance(to: 1)
    #expect(stage.log == ["outer true@0.0", "own true@0.5", "inner true@0.6"])
    stage.expectQuiet()
  }

  @Test func `a repeating block replaces and is replaced; beginFromCurrentState starts from what is shown`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(
        withDuration: 0.4, options: [.repeat, .autoreverse, .curveLinear], animations: { stage.square.center.x = 100 },
        completion: stage.noted("wave"))
    }
    for (t, x) in [(0.1, 25.0), (0.5, 75), (0.9, 25), (1.1, 75)] {
      stage.advance(to: t)
      #expect(close(stage.x, x))
    }
    stage.actSmoothly {
      UIView.animate(
        withDuration: 0.5, options: [.beginFromCurrentState, .curveLinear], animations: { stage.square.center.x = 0 },
        completion: stage.noted("rest"))
    }
    stage.advance(to: 1.35)
    #expect(close(stage.x, 37.5))
    stage.advance(to: 2)
    #expect(stage.log == ["wave false@1.1", "rest true@1.6"])
    stage.expectQuiet()
  }

  @Test func `keyframes are slices of one paced block, and outlive an overlapping change`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { stage.square.center.x = 80 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.square.center.x = 20 }
        }, completion: stage.noted("keys"))
    }
    for (t, x) in [(0.125, 40.0), (0.25, 80), (0.4, 80), (0.75, 50)] {
      stage.advance(to: t)
      #expect(close(stage.x, x))
    }
    stage.advance(to: 1.2)
    #expect(stage.log == ["keys true@1.0"])
    stage.expectQuiet()
  }

  @Test func `rotation takes the shorter way, and a scale to zero is no special case`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(withDuration: 1, options: .curveLinear) { stage.square.transform = CGAffineTransform(rotationAngle: 1.5 * .pi) }
    }
    stage.advance(to: 0.25)
    #expect(close(stage.shown.transform.a, 0.92388, 1e-5) && close(stage.shown.transform.b, -0.38268, 1e-5))
    stage.advance(to: 2)
    stage.act { stage.square.transform = .identity }
    stage.act { UIView.animate(withDuration: 1, options: .curveLinear) { stage.square.transform = CGAffineTransform(scaleX: 0, y: 0) } }
    stage.advance(to: 2.5)
    #expect(close(stage.shown.transform.a, 0.5))
    stage.advance(to: 4)
    stage.expectQuiet()
  }
}
