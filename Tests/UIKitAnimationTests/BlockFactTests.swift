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
@testable import UIKitVoiceOver

/// The facts about animation blocks, each in its own test. (Docs/behaviour/animation.md, from "Timing curves" and "Animation blocks" to
/// "Nested blocks", "Spring animations" and "Keyframes")
@MainActor
@Suite struct BlockFactTests {
  @Test func `a block eases in and out unless it says otherwise (behaviour: Timing curves)`() {
    let stage = AnimationStage()
    stage.act { UIView.animate(withDuration: 1) { stage.square.center.x = 100 } }
    for (t, y) in [(0.1, 0.0197225), (0.25, 0.1291619), (0.5, 0.5), (0.75, 0.8708381), (0.9, 0.9802775)] {
      stage.advance(to: t)
      #expect(close(stage.x, 100 * y, 2e-4))
    }
  }

  @Test(arguments: [(UIView.AnimationOptions.curveEaseIn, 0.3153568), (.curveEaseOut, 0.6846432), (.curveLinear, 0.5)])
  func `option bits name the curve (behaviour: Timing curves and Options and hit testing)`(option: UIView.AnimationOptions, half: Double) {
    let stage = AnimationStage()
    stage.act { UIView.animate(withDuration: 1, delay: 0, options: option) { stage.square.center.x = 100 } }
    stage.advance(to: 0.5)
    #expect(close(stage.x, 100 * half, 2e-4))
  }

  @Test func `raw values are Apple's (behaviour: Timing curves, Options and hit testing, Keyframes and Property animators)`() {
    typealias Options = UIView.AnimationOptions
    let bits: [(Options, Int)] = [
      (.layoutSubviews, 0), (.allowUserInteraction, 1), (.beginFromCurrentState, 2), (.repeat, 3), (.autoreverse, 4),
      (.overrideInheritedDuration, 5), (.overrideInheritedCurve, 6), (.allowAnimatedContent, 7), (.showHideTransitionViews, 8),
      (.overrideInheritedOptions, 9),
    ]
    for (option, bit) in bits { #expect(option.rawValue == 1 << bit) }
    for (option, curve) in [(Options.curveEaseInOut, 0), (.curveEaseIn, 1), (.curveEaseOut, 2), (.curveLinear, 3)] {
      #expect(option.rawValue == UInt(curve) << 16)
    }
    let transitions: [(Options, UInt)] = [
      (.transitionFlipFromLeft, 1), (.transitionFlipFromRight, 2), (.transitionCrossDissolve, 5), (.transitionFlipFromTop, 6),
      (.transitionFlipFromBottom, 7),
    ]
    for (option, number) in transitions { #expect(option.rawValue == number << 20) }
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == (0...4).map { UInt($0) << 10 })
    #expect([UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear].map(\.rawValue) == [0, 1, 2, 3])
    #expect([UITimingCurveType.builtin, .cubic, .spring, .composed].map(\.rawValue) == [0, 1, 2, 3])
    #expect([UIViewAnimatingState.inactive, .active, .stopped].map(\.rawValue) == [0, 1, 2])
  }

  @Test func `each change is one additive animation from old − new to 0, filled on both sides (behaviour: Animation blocks)`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
        stage.square.center = CGPoint(x: 100, y: 30)
        stage.square.alpha = 0.25
        stage.square.bounds = CGRect(x: 5, y: 0, width: 140, height: 100)
      }
    }
    let layer = stage.square.layer
    #expect(layer.animationKeys() == ["position", "opacity", "bounds.origin", "bounds.size"])
    for key in layer.animationKeys() ?? [] {
      let animation = layer.animation(forKey: key) as? CABasicAnimation
      #expect(animation?.keyPath == key && animation?.isAdditive == true && animation?.fillMode == .both && animation?.duration == 0.4)
      #expect(animation?.timingFunction == CAMediaTimingFunction(name: .easeOut))
    }
    let position = layer.animation(forKey: "position") as? CABasicAnimation,
      size = layer.animation(forKey: "bounds.size") as? CABasicAnimation
    #expect(position?.fromValue as? CGPoint == CGPoint(x: -100, y: -30) && position?.toValue as? CGPoint == .zero)
    #expect(size?.fromValue as? CGSize == CGSize(width: -40, height: 0) && size?.toValue as? CGSize == .zero)
    #expect((layer.animation(forKey: "opacity") as? CABasicAnimation)?.fromValue as? CGFloat == 0.75)
  }

  @Test func `a block's animation can be copied to carry a shadow path along`() {
    let stage = AnimationStage()
    let path = { (width: CGFloat) in CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 100)) }
    stage.act { stage.square.layer.shadowPath = path(100) }
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { stage.square.bounds.size.width = 200 }
      let size = stage.square.layer.animation(forKey: "bounds.size")
      let shadow = CABasicAnimation(keyPath: "shadowPath")
      (shadow.duration, shadow.timingFunction, shadow.fromValue) = (
        size?.duration ?? 0, size?.timingFunction, stage.square.layer.shadowPath
      )
      stage.square.layer.add(shadow, forKey: "shadowPath")
      stage.square.layer.shadowPath = path(200)
    }
    stage.advance(to: 0.5)
    #expect(close(Double(stage.shown.rare.shadowPath?.boundingBox.width ?? 0), stage.shown.bounds.width, 1e-4))
  }

  @Test func `a spring block's animation is a spring with UIKit's constants (behaviour: Duration and damping ratio)`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(
        withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, animations: { stage.square.center.x = 100 },
        completion: stage.noted("spring"))
    }
    let spring = stage.square.layer.animation(forKey: "position") as? CASpringAnimation
    #expect(close(Double(spring?.stiffness ?? 0), 190.21427544499548, 1e-6) && close(Double(spring?.damping ?? 0), 16.55018, 1e-5))
    #expect(spring?.mass == 1 && spring?.duration == 0.8)
    stage.advance(to: 0.2)
    #expect(close(stage.x, 99.8183, 1e-3))
    stage.advance(to: 2)
    #expect(stage.log == ["spring true@0.8"])
  }

  @Test func `beginFromCurrentState changes nothing for what adds up (behaviour: Animation blocks)`() {
    let run = { (options: UIView.AnimationOptions) -> [Double] in
      let stage = AnimationStage()
      stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.square.center.x = 100 } }
      stage.advance(to: 0.4)
      stage.act { UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveLinear)) { stage.square.center.x = 20 } }
      return [0.4, 0.7, 1.1, 1.4].map {
        stage.advance(to: $0)
        return stage.x
      }
    }
    #expect(run([]) == run(.beginFromCurrentState))
  }

  @Test func `a duration of 0 or less, and its delay (behaviour: Completion of blocks)`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(withDuration: -1, animations: { stage.square.alpha = 0.5 }, completion: stage.noted("negative"))
      #expect(stage.log.isEmpty && stage.square.alpha == 0.5)
    }
    #expect(stage.log == ["negative true@0.0"] && stage.shown.opacity == 0.5)
  }

  @Test func `a block of several animations completes once, after the last of them (behaviour: Completion of blocks)`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(
        withDuration: 0.5,
        animations: {
          stage.square.alpha = 0
          stage.square.center.x = 9
          UIView.animate(withDuration: 0.8, delay: 0, options: .overrideInheritedDuration) { stage.square.layer.cornerRadius = 4 }
        }, completion: stage.noted("all"))
    }
    stage.advance(to: 2)
    #expect(stage.log == ["all true@0.5"])
  }

  @Test func `a transaction's curve is a block's curve as well, but not a spring's`() {
    let stage = AnimationStage()
    stage.act {
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      UIView.animate(withDuration: 1) { stage.square.center.x = 100 }
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { stage.square.alpha = 0 }
      CATransaction.commit()
    }
    stage.advance(to: 0.5)
    #expect(close(stage.x, 31.53568, 1e-3) && close(stage.shown.opacity, 1 - Spring(duration: 1, dampingRatio: 1).value(at: 0.5), 1e-9))
  }

  @Test func `a container of speed 0 is scrubbed by its time offset, forwards and back`() {
    let stage = AnimationStage()
    stage.advance(to: 3)
    stage.act {
      stage.container.layer.speed = 0
      stage.container.layer.timeOffset = 0
      UIView.animate(
        withDuration: 0.8, delay: 0, options: .curveLinear, animations: { stage.square.center.x = 100 }, completion: stage.noted("a"))
    }
    for (p, x) in [(0.25, 25.0), (0.75, 75), (0.5, 50)] {
      stage.act { stage.container.layer.timeOffset = 0.8 * p }
      stage.advance(by: 1)
      #expect(close(stage.x, x) && stage.log.isEmpty)
    }
    stage.act {
      let layer = stage.container.layer, offset = layer.timeOffset
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - offset
    }
    stage.advance(by: 0.2)
    #expect(close(stage.x, 75))
    stage.advance(by: 0.2)
    #expect(stage.log == ["a true@6.4"])
  }

  @Test func `the model may be set beneath an animation that adds up`() {
    let stage = AnimationStage()
    stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.square.center.x = 100 } }
    stage.advance(to: 0.5)
    stage.act { stage.square.center.x = 300 }
    #expect(close(stage.x, 250))
    stage.advance(to: 2)
    #expect(stage.x == 300)
  }

  // MARK: Keyframes (Docs/behaviour/animation.md, "Keyframes")

  @Test func `keyframes repeat, and come back`() {
    let stage = AnimationStage()
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    stage.act {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .repeat, .autoreverse]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.square.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.square.center.x = 20 }
      }
    }
    for (t, x) in [(0.25, 50.0), (0.75, 60), (1.25, 60), (1.75, 50), (2.25, 50)] {
      stage.advance(to: t)
      #expect(close(stage.x, x), "\(t)")
    }
  }

  @Test func `a keyframe block in a block lasts as long as the outer, unless it overrides that (behaviour: Nested blocks and Keyframes)`() {
    let stage = AnimationStage()
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    let keys = { (options: UIView.KeyframeAnimationOptions, change: @escaping () -> Void) in
      UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: options.union(linear)) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
      }
    }
    stage.act {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        keys([]) { stage.square.center.x = 100 }
        keys(.overrideInheritedDuration) { stage.square.alpha = 0 }
      }
    }
    stage.advance(to: 0.25)
    #expect(close(stage.x, 12.5) && close(stage.shown.opacity, 0.5))
  }

  @Test func `a part that reaches beyond 1 is seen in part, then the model (behaviour: Keyframes)`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        animations: { UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 1) { stage.square.center.x = 100 } },
        completion: stage.noted("keys"))
    }
    stage.advance(to: 0.9)
    #expect(close(stage.x, 40))
    stage.advance(to: 1)
    #expect(stage.x == 100 && stage.log == ["keys true@1.0"])
  }

  @Test func `parts of different properties overlap freely; segments are linear (behaviour: Keyframes)`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) { stage.square.center.x = 80 }
        UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.4) { stage.square.alpha = 0 }
      }
    }
    for (t, x, alpha) in [(0.1, 10.0, 1.0), (0.4, 40, 0.5), (0.7, 70, 0), (0.9, 80, 0)] {
      stage.advance(to: t)
      #expect(close(stage.x, x) && close(stage.shown.opacity, alpha))
    }
  }
}
