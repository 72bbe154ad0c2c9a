import Foundation
import Motion
import QuartzCore
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

/// Animation blocks beyond additive deltas: replacement, completion, nesting, delays and blocked touches. (Docs/behaviour/animation.md,
/// "Animation blocks", "Completion of blocks", "Options and hit testing", "Nested blocks" and "Keyframes")
@MainActor
@Suite struct AnimationScopeTests {
  @Test func `a colour is replaced: from the model, or from what is shown; the old block receives false (behaviour: Animation blocks)`() {
    let stage = AnimationStage()
    let (red, green, blue) = (
      UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1),
      UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    stage.act { stage.square.backgroundColor = red }
    stage.act {
      UIView.animate(
        withDuration: 1, options: .curveLinear, animations: { stage.square.backgroundColor = green }, completion: stage.noted("a"))
    }
    stage.advance(to: 0.5)
    #expect(stage.shown.backgroundColor == RGBA(0.5, 0.5, 0))
    stage.act {
      UIView.animate(
        withDuration: 1, options: [.curveLinear, .beginFromCurrentState], animations: { stage.square.backgroundColor = blue },
        completion: stage.noted("b"))
    }
    #expect(stage.shown.backgroundColor == RGBA(0.5, 0.5, 0))
    stage.advance(to: 1)
    #expect(stage.shown.backgroundColor == RGBA(0.25, 0.25, 0.5))
    stage.act { UIView.animate(withDuration: 1, options: .curveLinear) { stage.square.backgroundColor = red } }
    #expect(stage.shown.backgroundColor == RGBA(0, 0, 1))
    stage.advance(to: 3)
    #expect(stage.log == ["a false@0.5", "b false@1.0"])
    stage.expectQuiet()
  }

  @Test func `no colour has the colour of the other end, invisible`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(withDuration: 1, options: .curveLinear) { stage.square.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    }
    stage.advance(to: 0.25)
    #expect(stage.shown.backgroundColor == RGBA(0, 1, 0, 0.25))
    stage.advance(to: 2)
    stage.act { UIView.animate(withDuration: 1, options: .curveLinear) { stage.square.backgroundColor = nil } }
    stage.advance(to: 2.5)
    #expect(stage.shown.backgroundColor == RGBA(0, 1, 0, 0.5))
    stage.advance(to: 4)
    #expect(stage.square.backgroundColor == nil)
    stage.expectQuiet()
  }

  @Test func `an effect from nothing: blur, saturation and the tint's alpha grow together, and are scrubbed (behaviour: Visual effects)`() {
    let stage = AnimationStage()
    let blur = UIVisualEffectView(effect: nil)
    stage.act { stage.container.addSubview(blur) }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { blur.effect = UIBlurEffect(style: .light) }
    stage.act { animator.fractionComplete = 0.5 }
    let half = blur.layer.shown!.rare.backdrop!
    #expect(half.sigma == 15 && close(half.saturation, 1.4) && half.tint == RGBA(1, 1, 1, 0.15))
    stage.act { animator.stopAnimation(true) }
    #expect(blur.layer.shown!.rare.backdrop == half)
  }

  // Docs/behaviour/animation.md, "Layer actions".
  @Test func `a view's layer finds no action outside a block and an animation inside; disabled actions animate nothing`() {
    let stage = AnimationStage()
    stage.act {
      #expect(
        stage.square.layer.action(forKey: "opacity") == nil && stage.square.action(for: stage.square.layer, forKey: "opacity") is NSNull)
      UIView.animate(withDuration: 0.7) {
        #expect((stage.square.layer.action(forKey: "opacity") as? CABasicAnimation)?.duration == 0.7)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.square.alpha = 0
        CATransaction.commit()
      }
    }
    #expect(stage.square.layer.animationKeys() == nil && stage.shown.opacity == 0)
  }

  @Test func `contents fade into one another, and a transform in space turns`() {
    let stage = AnimationStage()
    let (old, new) = (CGImage(PixelBuffer(width: 1, height: 1)), CGImage(PixelBuffer(width: 2, height: 2)))
    stage.act { stage.square.layer.contents = old }
    stage.act {
      UIView.animate(withDuration: 1, options: .curveLinear) {
        stage.square.layer.contents = new
        stage.square.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
      }
    }
    stage.advance(to: 0.5)
    #expect(stage.shown.contents === new && stage.shown.rare.fade == .init(contents: old, opacity: 0.5))
    #expect(close(stage.shown.transform3D.m11, Elementary.cos(0.5)))
    stage.advance(to: 2)
    stage.expectQuiet()
  }

  @Test func `bounds are two additive properties; sizes never go below zero together with others`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(withDuration: 1, options: .curveLinear) { stage.square.bounds = CGRect(x: 10, y: 0, width: 200, height: 50) }
    }
    #expect(stage.square.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    stage.advance(to: 0.5)
    #expect(stage.shown.bounds == CGRect(x: 5, y: 0, width: 150, height: 75))
  }

  @Test func `animations switched off: blocks run, nothing moves, all completes with true (behaviour: Completion of blocks)`() {
    let stage = AnimationStage()
    stage.act {
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: { stage.square.alpha = 0.5 }, completion: stage.noted("block"))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 50 }
      animator.addCompletion(stage.notedPosition("animator"))
      animator.startAnimation()
      UIView.setAnimationsEnabled(true)
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          UIView.animate(withDuration: 1, animations: { stage.square.layer.cornerRadius = 5 }, completion: stage.noted("inner"))
        }
      }
    }
    #expect(stage.shown.opacity == 0.5 && stage.x == 50 && stage.shown.cornerRadius == 5)
    #expect(stage.log == ["block true@0.0", "animator end@0.0", "inner true@0.0"])
    stage.expectQuiet()
  }

  @Test func `the callbacks out of the window, after a removal and after a replacement (behaviour: Completion of blocks)`() {
    let stage = AnimationStage()
    stage.act {
      let loose = UIView()
      UIView.animate(withDuration: 1, animations: { loose.alpha = 0 }, completion: stage.noted("loose"))
      UIView.animate(withDuration: 1, animations: { stage.square.alpha = 0 }, completion: stage.noted("removed"))
    }
    stage.advance(to: 0.2)
    stage.act { stage.square.layer.removeAllAnimations() }
    stage.act { UIView.animate(withDuration: 1, animations: { stage.square.alpha = 1 }, completion: stage.noted("left")) }
    stage.advance(to: 0.3)
    stage.act { stage.square.removeFromSuperview() }
    #expect(stage.log == ["loose true@0.0", "removed false@0.2", "left false@0.3"])
  }

  @Test func `completions come by end time, then by submission`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(withDuration: 0.5, animations: { stage.square.center.x = 1 }, completion: stage.noted("first"))
      UIView.animate(withDuration: 0.2, delay: 0.3, animations: { stage.square.alpha = 0.9 }, completion: stage.noted("second"))
      UIView.animate(withDuration: 0.4, animations: { stage.square.center.y = 1 }, completion: stage.noted("early"))
    }
    stage.advance(to: 1)
    #expect(stage.log == ["early true@0.4", "first true@0.5", "second true@0.5"])
  }

  @Test func `a spring by its seeming duration completes when it has settled (behaviour: Perceptual springs)`() {
    let stage = AnimationStage()
    stage.act { UIView.animate(springDuration: 0.5, animations: { stage.square.center.x = 100 }, completion: stage.noted("spring")) }
    stage.advance(to: 0.1)
    #expect(close(stage.x, 100 * Spring(perceptualDuration: 0.5).value(at: 0.1)))
    stage.advance(to: 2)
    #expect(stage.log == ["spring true@0.8"])
  }

  @Test func `curve 7 is the system's spring whatever the duration (behaviour: Timing curves)`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(
        withDuration: 3, options: .init(rawValue: 7 << 16), animations: { stage.square.center.x = 100 }, completion: stage.noted("a"))
    }
    stage.advance(to: 0.1)
    #expect(close(stage.x, 54.4778, 1e-4))
    stage.advance(to: 1)
    #expect(stage.log == ["a true@0.5"])
  }

  @Test func `the inherited duration can be asked for, and repetition changed inside (behaviour: Nested blocks)`() {
    let stage = AnimationStage()
    #expect(UIView.inheritedAnimationDuration == 0)
    stage.act {
      UIView.animate(withDuration: 0.4, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 0.4)
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { stage.square.center.x = 100 }
        stage.square.alpha = 0
      }
    }
    for (t, x) in [(0.2, 50.0), (0.6, 50), (0.8, 0), (1.2, 100), (1.4, 50)] {
      stage.advance(to: t)
      #expect(close(stage.x, x, 1e-6), "\(t)")
    }
    #expect(stage.shown.opacity == 0)
    stage.advance(to: 2)
    stage.expectQuiet()
  }

  @Test func `layoutSubviews lays out inside the block`() {
    final class Filler: UIView { override func layoutSubviews() { subviews.first?.frame = bounds } }
    let stage = AnimationStage()
    let (outer, inner) = (Filler(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    stage.act {
      outer.addSubview(inner)
      stage.container.addSubview(outer)
    }
    stage.act {
      UIView.animate(withDuration: 1, options: [.layoutSubviews, .curveLinear]) {
        outer.frame.size.width = 200; outer.setNeedsLayout()
      }
    }
    stage.advance(to: 0.5)
    #expect(close(inner.layer.shown!.bounds.width, 150))
  }

  // Docs/behaviour/animation.md, "Options and hit testing".
  @Test func `views that a block moves are not touched unless it allows it; an animator's are hit where they are seen`() {
    let stage = AnimationStage()
    stage.act { stage.square.center = CGPoint(x: 50, y: 50) }
    let inside = CGPoint(x: 60, y: 60)
    stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.square.alpha = 0.5 } }
    #expect(stage.window.hitTest(inside, with: nil) === stage.container)
    stage.advance(to: 2)
    stage.act { UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) { stage.square.alpha = 1 } }
    #expect(stage.window.hitTest(inside, with: nil) === stage.square)
    stage.advance(to: 4)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 250 }
    stage.act { animator.startAnimation() }
    #expect(stage.window.hitTest(CGPoint(x: 60, y: 60), with: nil) === stage.square)
    stage.advance(to: 4.9)
    #expect(stage.window.hitTest(CGPoint(x: 60, y: 60), with: nil) === stage.container)
    #expect(stage.window.hitTest(CGPoint(x: 240, y: 60), with: nil) === stage.square)
    stage.advance(to: 6)
    stage.expectQuiet()
  }

  // MARK: Keyframes (Docs/behaviour/animation.md, "Keyframes")

  private func keys(_ options: UIView.KeyframeAnimationOptions, _ stage: AnimationStage) {
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    stage.act {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: options.union(linear),
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1.0 / 3) { stage.square.center.x = 100 }
          UIView.addKeyframe(withRelativeStartTime: 1.0 / 3, relativeDuration: 1.0 / 3) { stage.square.center.x = 50 }
          UIView.addKeyframe(withRelativeStartTime: 2.0 / 3, relativeDuration: 1.0 / 3) { stage.square.center.x = 70 }
        })
    }
  }

  @Test(arguments: [
    (UIView.KeyframeAnimationOptions.calculationModeLinear, [60.0, 90, 75, 64]), (.calculationModeDiscrete, [0, 0, 100, 50]),
    (.calculationModePaced, [34, 51, 85, 53]), (.calculationModeCubic, [70.8, 96.075, 80, 61.795]),
  ])
  func `calculation modes go through the values as Core Animation's do`(mode: UIView.KeyframeAnimationOptions, expected: [Double]) {
    let stage = AnimationStage()
    keys(mode, stage)
    for (t, x) in zip([0.2, 0.3, 0.5, 0.9], expected) {
      stage.advance(to: t)
      #expect(close(stage.x, x, 1e-3), "\(t)")
    }
    stage.advance(to: 2)
    #expect(stage.square.center.x == 70)
    stage.expectQuiet()
  }

  @Test func `a picture that grows in the first half and stays does not grow on beyond its size, along cubic curves either`() {
    let stage = AnimationStage()
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    stage.act {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [.calculationModeCubic, linear],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.square.center.x = 100 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.square.center.y += 80 }
        })
    }
    // Through 0, 100, 100 at 0, 0.5 and 1: the slope at 0.5 is half of the way, so 0.125 of that is left over in the middle of the rest.
    let start = stage.square.center.y - 80
    for (t, x, y) in [(0.25, 56.25, -5.0), (0.5, 100, 0), (0.75, 106.25, 35)] {
      stage.advance(to: t)
      #expect(close(stage.x, x, 1e-6) && close(stage.shown.position.y, start + y, 1e-6), "\(t)")
    }
    stage.advance(to: 2)
    #expect(stage.square.center.x == 100)
    stage.expectQuiet()
  }

  @Test func `the whole is eased in and out unless the curve bits say otherwise; changes outside keyframes span it`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.square.center.x = 100 }
          stage.square.alpha = 0
        }, completion: stage.noted("keys"))
    }
    stage.advance(to: 0.25)
    #expect(close(stage.x, 12.91619, 1e-4) && close(stage.shown.opacity, 1 - 0.1291619, 1e-6))
    stage.advance(to: 2)
    #expect(stage.log == ["keys true@1.0"])
  }

  @Test func `a keyframe outside a keyframe block does nothing but warn`() {
    let stage = AnimationStage()
    let before = stage.runtime.diagnostics.count
    stage.act { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.square.alpha = 0 } }
    #expect(stage.square.alpha == 1 && stage.runtime.diagnostics.count == before + 1)
  }
}
