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

/// The life cycle of a property animator without scrubbing: defaults, delays, clocks, nesting and misuse. (Docs/behaviour/animation.md,
/// "Property animators")
@MainActor
@Suite struct AnimatorLifeTests {
  @Test func `defaults (behaviour: Property animators)`() {
    _ = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
    #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed && animator.fractionComplete == 0)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled && animator.scrubsLinearly && !animator.pausesOnCompletion)
    #expect(animator.delay == 0 && !animator.isManualHitTestingEnabled && UIViewPropertyAnimator().duration == 0.2)
    #expect(
      UIViewAnimatingPosition.end.rawValue == 0 && UIViewAnimatingPosition.start.rawValue == 1
        && UIViewAnimatingPosition.current.rawValue == 2)
  }

  // Docs/behaviour/animation.md, "Duration and damping ratio", and Docs/behaviour/animation.md, "System spring", and
  // Docs/behaviour/animation.md, "Perceptual springs".
  @Test func `timing parameters: the system's spring, a ratio that takes the duration, constants that do not`() {
    _ = AnimationStage()
    let duration = { (p: any UITimingCurveProvider) in UIViewPropertyAnimator(duration: 0.7, timingParameters: p).duration }
    #expect(close(duration(UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10)), 1.4727003346780927, 1e-9))
    #expect(close(duration(UISpringTimingParameters()), 0.6) && duration(UISpringTimingParameters(dampingRatio: 0.5)) == 0.7)
    #expect(close(duration(UISpringTimingParameters(duration: 0.5, bounce: 0.3)), 0.8629552831744205, 1e-9))
    let cubic = UICubicTimingParameters()
    #expect(cubic.controlPoint1 == CGPoint(x: 0.25, y: 0.1) && cubic.timingCurveType == .cubic && cubic.springTimingParameters == nil)
    #expect(UICubicTimingParameters(animationCurve: .linear).timing == .linear)
  }

  @Test func `a delayed start shows the beginning, runs its own duration and can be paused before it`() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 100 }
    animator.addCompletion(stage.notedPosition("a"))
    stage.act { animator.startAnimation(afterDelay: 0.5) }
    #expect(animator.isRunning && animator.state == .active && animator.delay == 0.5)
    for (t, x) in [(0.25, 0.0), (0.5, 0), (0.75, 25)] {
      stage.advance(to: t)
      #expect(close(stage.x, x))
    }
    stage.advance(to: 2)
    #expect(stage.log == ["a end@1.5"])

    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 0 }
    stage.act { second.startAnimation(afterDelay: 0.5) }
    stage.advance(to: 2.2)
    stage.actSmoothly { second.pauseAnimation() }
    stage.advance(to: 5)
    #expect(stage.x == 100)
    stage.act { second.startAnimation() }
    stage.advance(to: 5.5)
    #expect(close(stage.x, 50))
    stage.advance(to: 7)
    stage.expectQuiet()
  }

  @Test func `a running animator needs no owner; runningPropertyAnimator starts at once`() {
    let stage = AnimationStage()
    stage.act {
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0.1, options: .curveLinear, animations: { stage.square.center.x = 100 },
        completion: stage.notedPosition("a"))
    }
    stage.advance(to: 0.35)
    #expect(close(stage.x, 50))
    stage.advance(to: 1)
    #expect(stage.log == ["a end@0.6"])
    stage.expectQuiet()
  }

  @Test func `layers under different clocks are each scrubbed and each go on in their own time`() {
    let stage = AnimationStage()
    let free = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.act {
      stage.window.addSubview(free)
      stage.container.layer.speed = 0.5
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.square.center.x = 100
      free.center.x = 105
    }
    animator.addCompletion(stage.notedPosition("a"))
    stage.act { animator.startAnimation() }
    stage.advance(to: 0.5)
    #expect(close(stage.x, 25) && close(free.layer.shown!.position.x, 55))
    stage.actSmoothly { animator.pauseAnimation() }
    stage.actSmoothly { animator.startAnimation() }
    stage.advance(to: 0.6)
    #expect(stage.x > 25 && stage.x < 40)
    for (f, x) in [(0.0, 0.0), (1, 100)] {
      stage.act { animator.fractionComplete = f }
      #expect(close(stage.x, x) && close(free.layer.shown!.position.x, 5 + x))
    }
    stage.act { animator.fractionComplete = 0.5 }
    #expect(close(stage.x, 50))
    stage.actSmoothly { animator.startAnimation() }
    stage.advance(to: 3)
    #expect(stage.square.center.x == 100 && free.center.x == 105 && stage.log.count == 1)
    stage.expectQuiet()
  }

  @Test func `a nested animator longer than its outer keeps its own duration, and the outer waits for it`() {
    let stage = AnimationStage()
    let outer = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      stage.square.center.x = 100
      let inner = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.alpha = 0 }
      inner.addCompletion(stage.notedPosition("inner"))
      inner.startAnimation()
    }
    outer.addCompletion(stage.notedPosition("outer"))
    stage.act { outer.startAnimation() }
    stage.advance(to: 0.25)
    #expect(close(stage.x, 50) && close(stage.shown.opacity, 0.75))
    stage.advance(to: 0.75)
    #expect(close(stage.x, 100) && close(stage.shown.opacity, 0.25) && outer.fractionComplete == 1)
    stage.actSmoothly { outer.isReversed = true }
    stage.advance(to: 0.9)
    #expect(close(stage.shown.opacity, 0.4, 1e-6))
    stage.actSmoothly { outer.isReversed = false }
    stage.advance(to: 3)
    #expect(stage.log == ["inner end@1.3", "outer end@1.3"])
    stage.expectQuiet()
  }

  @Test func `the card's two curves: a linear animator inside a spring's block, on constraints of one view`() {
    let stage = AnimationStage()
    let card = UIView()
    var top: NSLayoutConstraint!, height: NSLayoutConstraint!
    stage.act {
      card.translatesAutoresizingMaskIntoConstraints = false
      stage.container.addSubview(card)
      top = card.topAnchor.constraint(equalTo: stage.container.topAnchor, constant: 200)
      height = card.heightAnchor.constraint(equalToConstant: 50)
      NSLayoutConstraint.activate([
        top, height, card.leftAnchor.constraint(equalTo: stage.container.leftAnchor), card.widthAnchor.constraint(equalToConstant: 80),
      ])
    }
    let spring = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) {
      let linear = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
        height.constant = 250
        stage.container.layoutIfNeeded()
      }
      linear.startAnimation()
      top.constant = 0
      stage.container.layoutIfNeeded()
    }
    stage.act { spring.startAnimation() }
    stage.advance(to: 0.15)
    let shown = card.layer.shown!
    #expect(close(shown.bounds.height, 150, 1e-6))
    let s = Spring(duration: 0.5, dampingRatio: 0.7).value(at: 0.15)
    #expect(close(shown.frame.minY, 200 * (1 - s), 1e-6))
    stage.advance(to: 1)
    #expect(card.frame == CGRect(x: 0, y: 0, width: 80, height: 250))
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
  func `stopped and finished, colours and contents too are where the position says`(position: UIViewAnimatingPosition) {
    let stage = AnimationStage()
    let (old, new) = (CGImage(PixelBuffer(width: 1, height: 1)), CGImage(PixelBuffer(width: 2, height: 2)))
    stage.act {
      stage.square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      stage.square.layer.contents = old
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.square.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      stage.square.layer.contents = new
      stage.square.layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    }
    stage.act { animator.startAnimation() }
    stage.advance(to: 0.25)
    stage.act { animator.stopAnimation(false) }
    stage.act { animator.finishAnimation(at: position) }
    let color = stage.shown.backgroundColor!
    switch position {
    case .start: #expect(color == RGBA(1, 0, 0) && stage.shown.contents === old && stage.shown.isFlat)
    case .current: #expect(color == RGBA(0.75, 0, 0.25) && stage.shown.contents === new && !stage.shown.isFlat)
    case .end: #expect(color == RGBA(0, 0, 1) && stage.shown.contents === new && close(stage.shown.transform3D.m22, Elementary.cos(1)))
    }
    stage.expectQuiet()
  }

  @Test func `reversed to its start, a colour is what it was`() {
    let stage = AnimationStage()
    stage.act { stage.square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.square.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    stage.act { animator.startAnimation() }
    stage.advance(to: 0.4)
    stage.act { animator.isReversed = true }
    stage.advance(to: 2)
    #expect(stage.shown.backgroundColor == RGBA(1, 0, 0))
    stage.expectQuiet()
  }

  // MARK: Misuse

  @Test func `finishing what was not stopped traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = AnimationStage()
        UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.alpha = 0 }.finishAnimation(at: .end)
      }
    }
  }
  @Test func `starting, or adding to, a stopped animator traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.alpha = 0 }
        stage.act { animator.startAnimation() }
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
  }
  @Test func `releasing a paused animator traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = AnimationStage()
        stage.act {
          var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.alpha = 0 }
          animator!.pauseAnimation()
          animator = nil
        }
      }
    }
  }
  @Test func `changing what an active animator was promised traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.alpha = 0 }
        stage.act { animator.startAnimation() }
        animator.isUserInteractionEnabled = false
      }
    }
  }
}
