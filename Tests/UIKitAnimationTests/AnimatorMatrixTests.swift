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

/// The surroundings of a 0.8 s animator that moves x from 0 to 100.
enum Situation: CaseIterable, Sendable {
  case alone, otherBlock, delayedAnimations, nestedLinearInSpring, spring, keyframes, nestedBlock
}

@MainActor
struct Scenario {
  let stage = AnimationStage()
  let situation: Situation
  let animator: UIViewPropertyAnimator
  var square: UIView { stage.square }
  static let duration = 0.8

  init(_ situation: Situation, pausedAtOnce: Bool = false) {
    self.situation = situation
    switch situation {
    case .spring: animator = UIViewPropertyAnimator(duration: Self.duration, dampingRatio: 0.5)
    case .nestedLinearInSpring: animator = UIViewPropertyAnimator(duration: Self.duration, dampingRatio: 0.7)
    default: animator = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut)
    }
    let (stage, animator) = (stage, animator)
    animator.addAnimations {
      if situation == .keyframes {
        UIView.animateKeyframes(
          withDuration: 9, delay: 0,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.square.center.x = 20 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.square.center.x = 100 }
          }, completion: stage.noted("keyframes"))
      } else {
        stage.square.center.x = 100
      }
      if situation == .nestedLinearInSpring {
        let inner = UIViewPropertyAnimator(duration: 0.6 * Self.duration, curve: .linear) { stage.square.layer.cornerRadius = 16 }
        inner.addCompletion(stage.notedPosition("inner"))
        inner.startAnimation()
      }
      if situation == .nestedBlock {
        UIView.animate(withDuration: 9, animations: { stage.square.alpha = 0.2 }, completion: stage.noted("nested"))
      }
    }
    if situation == .delayedAnimations { animator.addAnimations({ stage.square.layer.cornerRadius = 16 }, delayFactor: 0.3) }
    animator.addCompletion(stage.notedPosition("animator"))
    stage.act { if pausedAtOnce { animator.pauseAnimation() } else { animator.startAnimation() } }
    if situation == .otherBlock {
      stage.advance(to: 0.1)
      stage.act {
        UIView.animate(
          withDuration: 0.9, options: .curveLinear, animations: { stage.square.center.x += 40 }, completion: stage.noted("other"))
      }
    }
    stage.advance(to: 0.3)
  }

  /// What the other block shows of its 40 pt now.
  var othersShare: Double { situation == .otherBlock ? 40 * min(max((stage.runtime.now.seconds - 0.1) / 0.9, 0), 1) : 0 }
  /// x without the other block.
  var ownX: Double { stage.x - othersShare }
  var timing: Timing { animator.pace.timing }

  /// The speed of x without the other block, on the committed scene just after now.
  var ownSpeed: Double { stage.slope() - (situation == .otherBlock ? 40 / 0.9 : 0) }

  /// The closed form of own x at an elapsed fraction.
  func x(_ u: Double) -> Double { map(timing.value(at: u)) }
  /// Own x at a progress.
  func map(_ p: Double) -> Double {
    if situation == .keyframes { return p < 0.5 ? 40 * p : 20 + 160 * (p - 0.5) }
    return 100 * p
  }

  func expectEnd(_ position: UIViewAnimatingPosition, at time: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    stage.advance(to: 6)
    let other = situation == .otherBlock ? 40.0 : 0
    let isEnd = position == .end
    #expect(close(square.center.x, (isEnd ? 100 : 0) + other), sourceLocation: sourceLocation)
    if situation == .delayedAnimations || situation == .nestedLinearInSpring {
      #expect(close(square.layer.cornerRadius, isEnd ? 16 : 0), sourceLocation: sourceLocation)
    }
    if situation == .nestedBlock { #expect(close(square.alpha, isEnd ? 0.2 : 1), sourceLocation: sourceLocation) }
    expectLog("animator \(position)", at: time, sourceLocation: sourceLocation)
    if situation == .otherBlock { expectLog("other true", at: 1, sourceLocation: sourceLocation) }
    #expect(stage.log.count == Set(stage.log).count, "a completion was called twice", sourceLocation: sourceLocation)
    #expect(stage.shown == square.layer.properties, sourceLocation: sourceLocation)
    stage.expectQuiet(sourceLocation: sourceLocation)
  }

  func expectLog(_ text: String, at time: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    let found = stage.log.first { $0.hasPrefix(text + "@") }.flatMap { Double($0.split(separator: "@")[1]) }
    #expect(found.map { close($0, time, 2e-6) } ?? false, "\(text)@\(time) is not in \(stage.log)", sourceLocation: sourceLocation)
  }
}

/// The first speed of ease out.
private let easeOutStart = Timing.cubic(.easeOut).slope(at: 0)

@MainActor
@Suite struct AnimatorMatrixTests {
  @Test(arguments: Situation.allCases)
  func `runs along its curve and ends`(situation: Situation) {
    let s = Scenario(situation)
    for t in [0.3, 0.45, 0.7] {
      s.stage.advance(to: t)
      #expect(close(s.ownX, s.x(t / 0.8), 1e-6))
      #expect(close(s.animator.fractionComplete, t / 0.8))
      if situation == .nestedLinearInSpring { #expect(close(s.stage.shown.cornerRadius, 16 * min(t / 0.48, 1))) }
      if situation == .delayedAnimations {
        #expect(close(s.stage.shown.cornerRadius, 16 * easeInOut.value(at: (t / 0.8 - 0.3) / 0.7)))
      }
      if situation == .nestedBlock { #expect(close(s.stage.shown.opacity, 1 - 0.8 * easeInOut.value(at: t / 0.8))) }
    }
    s.expectEnd(.end, at: 0.8)
    if situation == .nestedLinearInSpring { s.expectLog("inner end", at: 0.48) }
    if situation == .nestedBlock { s.expectLog("nested true", at: 0.8) }
  }

  @Test(arguments: Situation.allCases)
  func `paused: nothing jumps, it stands, and it goes on with the same speed`(situation: Situation) {
    let s = Scenario(situation)
    let (x, speed) = (s.ownX, s.ownSpeed)
    s.stage.actSmoothly { s.animator.pauseAnimation() }
    #expect(close(s.ownSpeed, 0, 1e-3), "paused, it stands; what is not its own goes on")
    s.stage.advance(to: 1.5)
    #expect(close(s.ownX, x))
    #expect(close(s.animator.fractionComplete, min(s.timing.value(at: 0.3 / 0.8), 1)))
    s.stage.actSmoothly { s.animator.startAnimation() }
    #expect(close(s.stage.slope(), speed, 1e-2), "resumed, it has the speed that it had (the other block is over)")
    s.stage.advance(to: 1.6)
    #expect(close(s.ownX, s.x(0.4 / 0.8), 1e-6))
    s.expectEnd(.end, at: 2.0)
  }

  @Test(arguments: Situation.allCases)
  func `scrubbed linearly from the middle: progress follows the finger, then the own curve goes on from there`(situation: Situation) {
    let s = Scenario(situation)
    s.stage.actSmoothly { s.animator.pauseAnimation() }
    let anchor = (f: s.timing.value(at: 0.3 / 0.8), radius: s.stage.shown.cornerRadius)
    for f in [0.0, 0.25, 0.8, 1, 0.7] {
      s.stage.act { s.animator.fractionComplete = f }
      #expect(close(s.ownX, s.map(f), 1e-6))
      #expect(close(s.animator.fractionComplete, f))
      if situation == .delayedAnimations && f >= anchor.f {
        #expect(close(s.stage.shown.cornerRadius, anchor.radius + (16 - anchor.radius) * (f - anchor.f) / (1 - anchor.f), 1e-6))
      }
      if f == 1 && situation != .otherBlock { #expect(close(s.stage.shown.cornerRadius, s.square.layer.cornerRadius)) }
      if f == 0 { #expect(close(s.stage.shown.cornerRadius, 0)) }
    }
    #expect(close(s.ownSpeed, 0, 1e-3), "under the finger it stands")
    let u = s.timing.firstFraction(reaching: 0.7)
    s.stage.actSmoothly { s.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    let curve = (s.x(u + 1e-6) - s.x(u)) / 1e-6 / 0.8
    #expect(close(s.ownSpeed, curve, abs(curve) * 1e-3 + 0.01), "let go, it has the speed of its own curve at this place")
    s.stage.advance(by: 0.05)
    #expect(close(s.ownX, s.x(u + 0.05 / 0.8), 1e-4))
    s.expectEnd(.end, at: 0.3 + (1 - u) * 0.8)
  }

  @Test(arguments: Situation.allCases)
  func `scrubbed through the curve when scrubsLinearly is off`(situation: Situation) {
    let s = Scenario(situation)
    s.animator.scrubsLinearly = false
    s.stage.actSmoothly { s.animator.pauseAnimation() }
    #expect(close(s.animator.fractionComplete, 0.375))
    for f in [0.2, 0.9, 0.5] {
      s.stage.act { s.animator.fractionComplete = f }
      #expect(close(s.ownX, s.x(f), 1e-6))
    }
    s.stage.actSmoothly { s.animator.startAnimation() }
    let curve = (s.x(0.5 + 1e-6) - s.x(0.5)) / 1e-6 / 0.8
    #expect(close(s.ownSpeed, curve, abs(curve) * 1e-3 + 0.01))
    s.expectEnd(.end, at: 0.3 + 0.4)
  }

  @Test(arguments: Situation.allCases)
  func `reversed while it runs: plays its own way back and gives its own delta back`(situation: Situation) {
    let s = Scenario(situation)
    let speed = s.ownSpeed
    s.stage.actSmoothly { s.animator.isReversed = true }
    #expect(close(s.ownSpeed, -speed, 2e-2), "reversed, it has its own speed backwards")
    #expect(close(s.animator.fractionComplete, 1 - 0.375))
    s.stage.advance(to: 0.4)
    #expect(close(s.ownX, s.x(0.2 / 0.8), 1e-6))
    s.expectEnd(.start, at: 0.6)
  }

  @Test(arguments: Situation.allCases)
  func `reversed after the short one inside had ended: it comes back too`(situation: Situation) {
    let s = Scenario(situation)
    s.stage.advance(to: 0.6)
    s.stage.actSmoothly {
      s.animator.pauseAnimation(); s.animator.isReversed = true
    }
    s.stage.actSmoothly { s.animator.startAnimation() }
    s.stage.advance(to: 0.6 + 0.4)
    if situation == .nestedLinearInSpring { #expect(close(s.stage.shown.cornerRadius, 16 * 0.2 / 0.48)) }
    s.stage.advance(to: 0.6 + 0.5)
    s.stage.actSmoothly { s.animator.isReversed = false }
    s.stage.actSmoothly { s.animator.isReversed = true }
    s.expectEnd(.start, at: 1.2)
    if situation == .nestedLinearInSpring { s.expectLog("inner end", at: 0.48) }
  }

  @Test(arguments: Situation.allCases)
  func `continued along a spring with the finger's velocity: position and velocity go on`(situation: Situation) {
    let s = Scenario(situation, pausedAtOnce: true)
    for (i, t) in [0.32, 0.34, 0.36].enumerated() {
      s.stage.advance(to: t)
      s.stage.act { s.animator.fractionComplete = 0.4 + 0.02 * Double(i) }
    }
    let (f, x, fingerSpeed) = (0.44, s.ownX, 200.0)
    #expect(close(x, s.map(f), 1e-6))
    let distance = 100 - 100 * f
    s.stage.actSmoothly {
      let velocity = CGVector(dx: fingerSpeed / distance, dy: 0)
      s.animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: velocity), durationFactor: 0.5)
    }
    let other = situation == .otherBlock ? 40 / 0.9 : 0
    if situation != .keyframes { #expect(close(s.stage.slope(1e-6) - other, fingerSpeed, 0.1)) }
    let spring = Spring(duration: 0.4, dampingRatio: 0.8, initialVelocity: fingerSpeed / distance)
    s.stage.advance(to: 0.36 + 0.1)
    #expect(close(s.ownX, s.map(f + (1 - f) * spring.value(at: 0.1)), 1e-6))
    s.expectEnd(.end, at: 0.36 + 0.4)
  }

  @Test(arguments: Situation.allCases)
  func `paused while it runs and continued with other timing`(situation: Situation) {
    let s = Scenario(situation)
    s.stage.actSmoothly { s.animator.pauseAnimation() }
    let p = s.timing.value(at: 0.3 / 0.8)
    s.stage.actSmoothly {
      s.animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)
    }
    let rest = max(1 - p, 0.000001) * 0.8
    if p < 1 {
      if situation != .keyframes {
        #expect(close(s.ownSpeed, (100 - s.map(p)) * easeOutStart / rest, 1), "what is left, at the new timing's first speed")
      }
      s.stage.advance(by: rest / 2)
      #expect(close(s.ownX, s.map(p + (1 - p) * Timing.cubic(.easeOut).value(at: 0.5)), 1e-5))
      // And taken again, scrubbed back, and let go with no timing: the latest timing holds.
      s.stage.actSmoothly { s.animator.pauseAnimation() }
      s.stage.act { s.animator.fractionComplete = 0.3 }
      s.stage.actSmoothly {
        s.animator.isReversed = true; s.animator.startAnimation()
      }
      let u = Timing.cubic(.easeOut).firstFraction(reaching: 0.3)
      s.expectEnd(.start, at: 0.3 + rest / 2 + u * 0.8)
    } else {
      // Nothing of the timeline is left: it lasts as long as what is furthest off needs.
      let gap = situation == .nestedLinearInSpring ? 1 - 0.3 / 0.48 : p - 1
      s.expectEnd(.end, at: 0.3 + gap * 0.8)
    }
  }

  @Test(arguments: Situation.allCases)
  func `cancelled by a finger: scrubbed, reversed and sent back along a spring with the finger's speed`(situation: Situation) {
    let s = Scenario(situation, pausedAtOnce: true)
    for f in [0.2, 0.5, 0.6] { s.stage.act { s.animator.fractionComplete = f } }
    let (x, fingerSpeed) = (s.ownX, -300.0)
    s.stage.actSmoothly {
      s.animator.isReversed = true
      s.animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: fingerSpeed / -x, dy: 0)),
        durationFactor: 0.5)
    }
    if situation != .keyframes { #expect(close(s.ownSpeed, fingerSpeed, 0.2)) }
    // Grabbed again on its way back, and sent forward.
    s.stage.advance(by: 0.1)
    s.stage.actSmoothly { s.animator.pauseAnimation() }
    #expect(close(s.ownSpeed, 0, 1e-3))
    s.stage.actSmoothly {
      s.animator.isReversed = false
      s.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    s.stage.actSmoothly { s.animator.isReversed = true }
    s.stage.advance(to: 6)
    #expect(close(s.square.center.x, situation == .otherBlock ? 40 : 0))
    s.stage.expectQuiet()
  }

  @Test(arguments: Situation.allCases)
  func `stopped for good: the model has what was shown, nobody is told`(situation: Situation) {
    let s = Scenario(situation)
    let (x, radius) = (s.ownX, s.stage.shown.cornerRadius)
    s.stage.actSmoothly { s.animator.stopAnimation(true) }
    #expect(s.animator.state == .inactive && close(s.ownSpeed, 0, 1e-3))
    s.stage.advance(to: 6)
    #expect(close(s.square.center.x, x + (situation == .otherBlock ? 40 : 0)))
    #expect(close(s.square.layer.cornerRadius, radius))
    #expect(!s.stage.log.contains { $0.hasPrefix("animator") })
    s.stage.expectQuiet()
  }

  @Test(arguments: Situation.allCases, [UIViewAnimatingPosition.start, .current, .end])
  func `stopped and finished`(situation: Situation, position: UIViewAnimatingPosition) {
    let s = Scenario(situation)
    let (x, radius) = (s.ownX, s.stage.shown.cornerRadius)
    s.stage.actSmoothly { s.animator.stopAnimation(false) }
    #expect(s.animator.state == .stopped && close(s.ownSpeed, 0, 1e-3))
    s.stage.advance(to: 0.5)
    s.stage.act { s.animator.finishAnimation(at: position) }
    s.expectLog("animator \(position)", at: 0.5)
    if position != .current { return s.expectEnd(position, at: 0.5) }
    s.stage.advance(to: 6)
    #expect(close(s.square.center.x, x + (situation == .otherBlock ? 40 : 0)))
    #expect(close(s.square.layer.cornerRadius, radius))
    s.stage.expectQuiet()
  }
}

@MainActor
@Suite struct AnimatorTests {
  @Test func `a short animator inside, paused behind a fast spring, goes on to its end and completes there`() {
    let stage = AnimationStage()
    let outer = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.9) {
      let inner = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { stage.square.center.x = 100 }
      inner.addCompletion(stage.notedPosition("inner"))
      inner.startAnimation()
    }
    outer.addCompletion(stage.notedPosition("outer"))
    stage.act { outer.startAnimation() }
    stage.advance(to: 0.15)
    #expect(close(stage.x, 50))
    stage.actSmoothly { outer.pauseAnimation() }
    #expect(outer.fractionComplete > 0.375)  // the spring's progress is already beyond the inner's window
    stage.actSmoothly {
      outer.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
    }
    stage.advance(to: 0.35)
    #expect(close(stage.x, 75))
    stage.advance(to: 1)
    #expect(stage.log == ["inner end@0.55", "outer end@0.55"])
    stage.expectQuiet()
  }

  @Test func `duration 0 can be paused, scrubbed and finished: the card's dismissal drag`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) {
      stage.square.transform = CGAffineTransform(scaleX: 0.86, y: 0.86)
      stage.square.layer.cornerRadius = 16
    }
    animator.addCompletion(stage.notedPosition("drag"))
    stage.act { animator.pauseAnimation() }
    for f in [0.2, 0.75, 0.5] {
      stage.advance(by: 0.1)
      stage.act { animator.fractionComplete = f }
      #expect(close(stage.shown.transform.a, 1 - 0.14 * f))
      #expect(close(stage.shown.cornerRadius, 16 * f))
    }
    stage.advance(by: 0.1)
    stage.act {
      animator.pauseAnimation(); animator.isReversed = true; animator.startAnimation()
    }
    #expect(stage.log == ["drag start@0.4"])
    #expect(stage.square.transform == .identity && stage.square.layer.cornerRadius == 0)
    stage.expectQuiet()
  }

  @Test func `two animators on one view keep their own curves`() {
    let stage = AnimationStage()
    let slow = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 100 }
    let fast = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { stage.square.center.x = 0 }
    stage.act {
      slow.startAnimation(); fast.startAnimation()
    }
    stage.advance(to: 0.2)
    #expect(close(stage.x, (20 - 100) + 100 * (1 - Timing.cubic(.easeIn).value(at: 0.5))))
    stage.actSmoothly { fast.pauseAnimation() }
    stage.advance(to: 2)
    stage.act {
      fast.stopAnimation(false); fast.finishAnimation(at: .start)
    }
    #expect(close(stage.square.center.x, 100))
    stage.expectQuiet()
  }

  @Test func `a velocity per axis continues on both axes`() {
    let stage = AnimationStage()
    stage.act { stage.square.center = .init(x: 10, y: 20) }
    let (vx, vy) = (300.0, -120.0)
    let animator = UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 200, damping: 20, initialVelocity: CGVector(dx: vx / 90, dy: vy / 180)))
    animator.addAnimations { stage.square.center = .init(x: 100, y: 200) }
    stage.actSmoothly { animator.startAnimation() }
    let (a, b) = (stage.shown.position, stage.runtime.scene.presentation(of: stage.square.layer.id, at: stage.runtime.now + 1e-6)!.position)
    #expect(close((b.x - a.x) / 1e-6, vx, 0.05) && close((b.y - a.y) / 1e-6, vy, 0.05))
    stage.advance(to: 3)
    #expect(stage.square.center == .init(x: 100, y: 200))
    stage.expectQuiet()
  }

  @Test func `paused on an overshoot, it stands beyond its end and comes back`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.3) { stage.square.center.x = 100 }
    animator.addAnimations({ stage.square.layer.cornerRadius = 16 }, delayFactor: 0.4)
    stage.act { animator.startAnimation() }
    stage.advance(to: 0.2)
    #expect(stage.x > 110)
    stage.actSmoothly { animator.pauseAnimation() }
    #expect(animator.fractionComplete == 1)
    stage.actSmoothly {
      animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
    }
    stage.advance(to: 2)
    #expect(stage.square.center.x == 100)
    stage.expectQuiet()
  }

  /// What once jumped: `held + way` of the finger, the usual sum, is clamped to 1 while the spring is shown beyond it.
  @Test(arguments: [false, true]) func `caught on an overshoot, a scrub leads on from where it is seen`(isReversed: Bool) {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.3) { stage.square.center.x = 100 }
    animator.isReversed = isReversed
    stage.act { animator.startAnimation() }
    if isReversed {
      // A reversed spring is played backwards: it swings near where it begins.
      while stage.x < 105 && stage.runtime.now.seconds < 0.7 { stage.advance(by: 1.0 / 60) }
    } else {
      stage.advance(to: 0.2)
    }
    let caught = stage.x
    #expect(caught > 105)
    stage.actSmoothly { animator.pauseAnimation() }
    let held = animator.fractionComplete
    stage.actSmoothly { animator.fractionComplete = held }
    stage.actSmoothly(2.1) { animator.fractionComplete = held + (isReversed ? 0.01 : -0.01) }
    #expect(close(stage.x, caught - 2, 1e-9), "a point for the finger, and one of what was in excess")
    stage.act { animator.fractionComplete = 0.5 }
    #expect(close(stage.x, 50, 1e-9), "and then it is under the finger")
    stage.act { animator.fractionComplete = isReversed ? 0 : 1 }
    #expect(close(stage.x, 100, 1e-9))
    stage.act { animator.fractionComplete = isReversed ? 1 : 0 }
    #expect(stage.x == 0)
    stage.actSmoothly { animator.startAnimation() }
    stage.advance(to: 3)
    #expect(stage.square.center.x == (isReversed ? 0 : 100))
    stage.expectQuiet()
  }

  /// What once jumped: an animation held on an overshoot counted as arrived, and its run ended at once.
  @Test(arguments: ["resumed", "reversed", "continued", "at the very end"])
  func `held on an overshoot it is not there yet`(how: String) {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.3) { stage.square.center.x = 100 }
    stage.act { animator.startAnimation() }
    stage.advance(to: 0.2)
    stage.actSmoothly { animator.pauseAnimation() }
    #expect(stage.x > 110 && animator.fractionComplete == 1)
    stage.actSmoothly {
      switch how {
      case "resumed": animator.startAnimation()
      case "reversed": animator.isReversed = true; animator.startAnimation()
      case "continued":
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
      default: animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 1e-3)
      }
    }
    #expect(animator.isRunning)
    stage.advance(to: 2)
    #expect(stage.square.center.x == (how == "reversed" ? 0 : 100))
    stage.expectQuiet()
  }

  @Test func `it may pause on completion and be played back`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn) { stage.square.center.x = 100 }
    animator.pausesOnCompletion = true
    animator.addCompletion(stage.notedPosition("a"))
    stage.act { animator.startAnimation() }
    stage.advance(to: 1)
    #expect(animator.state == .active && !animator.isRunning && stage.log.isEmpty && animator.fractionComplete == 1)
    stage.act { animator.fractionComplete = 0.5 }
    #expect(close(stage.x, 50))
    stage.actSmoothly {
      animator.pausesOnCompletion = false; animator.isReversed = true; animator.startAnimation()
    }
    stage.advance(to: 2)
    #expect(stage.square.center.x == 0 && stage.log.count == 1 && stage.log[0].hasPrefix("a start"))
    stage.expectQuiet()
  }

  @Test func `animations added while it runs last the rest`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 100 }
    stage.act { animator.startAnimation() }
    stage.advance(to: 0.5)
    stage.actSmoothly { animator.addAnimations { stage.square.alpha = 0 } }
    stage.advance(to: 0.75)
    #expect(close(stage.shown.opacity, 0.5))
    stage.advance(to: 2)
    stage.expectQuiet()
  }

  @Test func `without animations, or in a window-less view, it completes at .end even if paused in the next line`() {
    let stage = AnimationStage()
    let view = UIView(frame: .zero)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion(stage.notedPosition("a"))
    stage.act {
      animator.startAnimation(); animator.pauseAnimation()
    }
    #expect(stage.log == ["a end@0.0"])
    stage.expectQuiet()
  }
}
