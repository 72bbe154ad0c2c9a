import Motion
import Testing

@testable import QuartzCore

/// Docs/behaviour/animation.md, "Media timing": every table.
@MainActor
@Suite struct AnimationTimingTests {
  static let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3.0]

  private func stage() -> LayerStage {
    let stage = LayerStage()
    stage.act {
      CATransaction.setDisableActions(true)
      stage.square.opacity = 0.5
    }
    return stage
  }

  @Test(arguments: [
    ("autoreverses", [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5]), ("repeatCount 2.5", [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5]),
    ("repeatDuration 1.7", [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5]), ("speed 2", [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    ("timeOffset .3", [0.3, 0.5, 0.8, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5]),
  ])
  func `model 0.5, animating 0 to 1 in 1 s (behaviour: Media timing)`(name: String, expected: [Double]) {
    let stage = stage()
    stage.act {
      let animation = basic("opacity", from: 0.0, to: 1.0)
      animation.isRemovedOnCompletion = false
      switch name {
      case "autoreverses": animation.autoreverses = true
      case "repeatCount 2.5": animation.repeatCount = 2.5
      case "repeatDuration 1.7": animation.repeatDuration = 1.7
      case "speed 2": animation.speed = 2
      default: animation.timeOffset = 0.3
      }
      stage.square.add(animation, forKey: nil)
    }
    for (t, value) in zip(Self.times, expected) { #expect(close(stage.shown(at: t).opacity, value), "\(t)") }
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]), (.backwards, [0, 0, 0, 0.5, 0.5]),
    (.both, [0, 0, 0, 0.5, 1]),
  ])
  func `fill modes with beginTime 1 (behaviour: Media timing)`(mode: CAMediaTimingFillMode, expected: [Double]) {
    let stage = stage()
    stage.act {
      let animation = basic("opacity", from: 0.0, to: 1.0)
      (animation.isRemovedOnCompletion, animation.beginTime, animation.fillMode) = (false, 1, mode)
      stage.square.add(animation, forKey: nil)
    }
    for (t, value) in zip([0, 0.5, 1, 1.5, 2.5], expected) { #expect(close(stage.shown(at: t).opacity, value), "\(t)") }
  }

  @Test func `duration 0 takes the transaction's (behaviour: Media timing)`() {
    let stage = stage()
    stage.act {
      let animation = basic("opacity", from: 0.0, to: 1.0)
      animation.duration = 0
      stage.square.add(animation, forKey: nil)
    }
    #expect(close(stage.shown(at: 0.2).opacity, 0.8))
  }

  @Test func `as often as the largest number says is for ever, and can be taken away; so is a spring without damping`() {
    let stage = LayerStage()
    stage.act {
      let spin = basic("opacity", from: 0.0, to: 1.0)
      (spin.repeatCount, spin.isCumulative) = (.greatestFiniteMagnitude, true)
      spin.delegate = Witness(stage, "spin")
      stage.square.add(spin, forKey: "spin")
      let spring = CASpringAnimation(keyPath: "cornerRadius")
      (spring.fromValue, spring.toValue, spring.damping) = (0.0, 10.0, 0)
      spring.duration = spring.settlingDuration
      stage.square.add(spring, forKey: "spring")
    }
    stage.advance(to: 1000.25)
    #expect(close(stage.shown.opacity, 1000.25, 1e-6) && stage.square.animationKeys() == ["spin", "spring"])
    stage.act { stage.square.removeAllAnimations() }
    #expect(stage.log == ["spin began@0.0", "spin false@1000.25"])
    stage.expectQuiet()
  }

  @Test func `cumulative repeats accumulate (behaviour: Interpolation and presentation values)`() {
    let stage = stage()
    stage.act {
      let animation = basic("cornerRadius", from: 0.0, to: 10.0)
      (animation.repeatCount, animation.isCumulative) = (3, true)
      stage.square.add(animation, forKey: nil)
    }
    for (t, value) in [(0.5, 5.0), (1.5, 15), (2.5, 25)] { #expect(close(stage.shown(at: t).cornerRadius, value)) }
  }

  @Test func `a group's members run in its time and are cut off at its end (behaviour: Media timing)`() {
    let stage = stage()
    stage.act {
      let group = CAAnimationGroup()
      let short = basic("cornerRadius", from: 0.0, to: 10.0)
      (short.duration, short.beginTime, short.fillMode) = (0.5, 0.25, .both)
      let long = basic("position.x", from: 0.0, to: 100.0)
      long.duration = 4
      let own = basic("opacity", from: 0.0, to: 1.0)
      own.duration = 0
      (group.animations, group.duration, group.speed) = ([short, long, own], 1, 0.5)
      group.delegate = Witness(stage, "group")
      stage.square.add(group, forKey: "group")
    }
    for (t, radius, x, opacity) in [(0.0, 0.0, 0.0, 0.0), (1, 5, 12.5, 0.5), (1.8, 10, 22.5, 0.9)] {
      let shown = stage.shown(at: t)
      #expect(close(shown.cornerRadius, radius) && close(shown.position.x, x) && close(shown.opacity, opacity), "\(t)")
    }
    #expect(stage.square.animationKeys() == ["group"])
    stage.advance(to: 3)
    #expect(stage.log == ["group began@0.0", "group true@2.0"])
    #expect(stage.shown.opacity == 0.5)
    stage.expectQuiet()
  }

  @Test func `a removed group is told once, and takes all its members along`() {
    let stage = stage()
    stage.act {
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([basic("cornerRadius", to: 9.0), basic("opacity", to: 1.0)], 1)
      group.delegate = Witness(stage, "group")
      stage.square.add(group, forKey: "g")
    }
    stage.advance(to: 0.3)
    stage.act { stage.square.removeAnimation(forKey: "g") }
    #expect(stage.log == ["group began@0.0", "group false@0.3"])
    stage.expectQuiet()
  }

  @Test func `an animation is copied when it is added, the last of a key path wins, and a key replaces (behaviour: Media timing)`() {
    let stage = stage()
    stage.act {
      let animation = basic("opacity", from: 0.0, to: 0.0)
      animation.delegate = Witness(stage, "a")
      stage.square.add(animation, forKey: "a")
      animation.toValue = 1.0  // no longer the layer's
      animation.fromValue = 1.0
      animation.delegate = Witness(stage, "b")
      stage.square.add(animation, forKey: "b")
      #expect((stage.square.animation(forKey: "a") as? CABasicAnimation)?.toValue as? Double == 0)
    }
    stage.advance(to: 0.5)
    #expect(stage.shown.opacity == 1)
    stage.act { stage.square.add(basic("cornerRadius", from: 0.0, to: 1.0), forKey: "b") }
    #expect(stage.shown.opacity == 0)
    #expect(stage.log == ["a began@0.0", "b began@0.0", "b false@0.5"])
    stage.advance(to: 2)
    stage.expectQuiet()
  }

  @Test func `a paused layer stands and goes on where it stood (QA1673)`() {
    let stage = stage()
    stage.act {
      let animation = basic("position.x", from: 0.0, to: 100.0)
      animation.delegate = Witness(stage, "a")
      stage.square.add(animation, forKey: nil)
    }
    stage.advance(to: 0.3)
    stage.act {
      let now = stage.container.convertTime(CACurrentMediaTime(), from: nil)
      (stage.container.speed, stage.container.timeOffset) = (0, now)
    }
    stage.advance(to: 2)
    #expect(close(stage.shown.position.x, 30) && !stage.runtime.scene.hasRunningClock)
    stage.act {
      let paused = stage.container.timeOffset
      (stage.container.speed, stage.container.timeOffset, stage.container.beginTime) = (1, 0, 0)
      stage.container.beginTime = stage.container.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    stage.advance(to: 3)
    #expect(stage.log == ["a began@0.0", "a true@2.7"])
    stage.expectQuiet()
  }
}
