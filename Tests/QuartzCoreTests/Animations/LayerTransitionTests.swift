import CoreGraphics
import Motion
import Testing

@testable import QuartzCore

/// `CATransition`, and the fades that layers create automatically. (Docs/behaviour/animation.md, "Layer actions")
@MainActor
@Suite struct LayerTransitionTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A red square of 100 × 100 that turns blue.
  private func stage(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, duration: Double = 1) -> LayerStage {
    let stage = LayerStage()
    stage.act {
      CATransaction.setDisableActions(true)
      stage.square.position = CGPoint(x: 150, y: 150)
      stage.square.backgroundColor = red
    }
    stage.act {
      CATransaction.setDisableActions(true)
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, duration)
      transition.delegate = Witness(stage, "turn")
      stage.square.add(transition, forKey: "mine")
      stage.square.backgroundColor = blue
    }
    return stage
  }

  /// What is seen at points of the root, as "r" or "b" or "-"; "m" is a mixture.
  private func seen(_ stage: LayerStage, at time: Double, _ points: [(Double, Double)]) -> String {
    let image = stage.runtime.recorder.image(of: stage.runtime.scene.presentation(at: MediaTime(seconds: time)), scale: 1)
    return points.map { x, y in
      let pixel = image.pixel(x: Int(x), y: Int(y))
      let (alpha, r, b) = (pixel >> 24 & 0xff, pixel >> 16 & 0xff, pixel & 0xff)
      return alpha == 0 ? "-" : r > 250 && b < 5 ? "r" : b > 250 && r < 5 ? "b" : "m"
    }.joined()
  }

  @Test func `what fades is opaque all the way, and is kept under its own key`() {
    let stage = stage(.fade)
    #expect(stage.square.animationKeys() == ["transition"])
    let half = stage.runtime.recorder.image(of: stage.runtime.scene.presentation(at: MediaTime(seconds: 0.5)), scale: 1).pixel(
      x: 150, y: 150)
    #expect(half >> 24 == 255 && abs(Int(half >> 16 & 0xff) - 128) <= 2 && abs(Int(half & 0xff) - 128) <= 2)
    #expect(seen(stage, at: 0, [(150, 150)]) == "r" && seen(stage, at: 0.9999, [(150, 150)]) == "b")
    stage.advance(to: 2)
    #expect(stage.log == ["turn began@0.0", "turn true@1.0"])
    stage.expectQuiet()
  }

  @Test(arguments: [
    // The square is seen from 100 to 200: left half, right half; beyond its left and right edge; its upper and lower half.
    (CATransitionType.push, CATransitionSubtype.fromRight, "rbrb--"), (.push, .fromLeft, "brbr--"),
    (.moveIn, .fromRight, "rb-b--"), (.moveIn, .fromLeft, "brb---"), (.reveal, .fromRight, "rbr---"), (.reveal, .fromLeft, "br-r--"),
  ])
  func `half way, what comes and what goes lie side by side`(type: CATransitionType, subtype: CATransitionSubtype, expected: String) {
    let stage = stage(type, subtype)
    let points = [(125.0, 150.0), (175, 150), (75, 150), (225, 150), (150, 75), (150, 225)]
    #expect(seen(stage, at: 0.5, points) == expected)
  }

  @Test func `from the top means from the largest y: in UIKit's windows it comes up from below`() {
    #expect(seen(stage(.moveIn, .fromTop), at: 0.5, [(150, 125), (150, 175)]) == "rb")
    #expect(seen(stage(.moveIn, .fromBottom), at: 0.5, [(150, 125), (150, 175)]) == "br")
  }

  @Test func `without a duration it takes the transaction's; it may begin on its way`() {
    let stage = stage(.fade, duration: 0)
    stage.advance(to: 0.3)
    #expect(stage.log == ["turn began@0.0", "turn true@0.25"])
    stage.act {
      let push = CATransition()
      (push.type, push.subtype, push.duration, push.startProgress, push.endProgress) = (.push, .fromRight, 1, 0.5, 0.5)
      stage.square.add(push, forKey: nil)
      CATransaction.setDisableActions(true)
      stage.square.backgroundColor = red
    }
    #expect(seen(stage, at: 0.4, [(125, 150), (175, 150)]) == "br" && seen(stage, at: 1.2, [(125, 150), (175, 150)]) == "br")
  }

  @Test func `a transition in the midst of another goes on from what is seen`() {
    let stage = stage(.fade)
    stage.advance(to: 0.5)
    stage.act {
      let fade = CATransition()
      fade.duration = 1
      stage.square.add(fade, forKey: nil)
      CATransaction.setDisableActions(true)
      stage.square.backgroundColor = red
    }
    #expect(seen(stage, at: 0.5, [(150, 150)]) == "m" && seen(stage, at: 1.4999, [(150, 150)]) == "r")
    #expect(stage.log == ["turn began@0.0", "turn false@0.5"])
  }

  @Test(arguments: ["hidden", "masksToBounds", "mask", "sublayers", "maskedCorners"])
  func `a property without intermediate values fades (behaviour: Layer actions)`(key: String) {
    let stage = LayerStage()
    #expect(stage.square.action(forKey: key) is CATransition)
    stage.act {
      switch key {
      case "hidden": stage.square.isHidden = true
      case "masksToBounds": stage.square.masksToBounds = true
      case "mask": stage.square.mask = CALayer()
      case "sublayers": stage.square.addSublayer(CALayer())
      default: stage.square.maskedCorners = [.layerMinXMinYCorner]
      }
    }
    #expect(stage.square.animationKeys() == ["transition"] && stage.square.animation(forKey: "transition")?.duration == 0.25)
    stage.advance(to: 1)
    stage.expectQuiet()
  }

  @Test func `a layer that is hidden fades away, and fades in again`() {
    let stage = LayerStage()
    stage.act {
      CATransaction.setDisableActions(true)
      stage.square.position = CGPoint(x: 150, y: 150)
      stage.square.backgroundColor = red
    }
    stage.act { stage.square.isHidden = true }
    let alpha = { (t: Double) in
      stage.runtime.recorder.image(of: stage.runtime.scene.presentation(at: MediaTime(seconds: t)), scale: 1).pixel(x: 150, y: 150) >> 24
    }
    #expect(alpha(0) == 255 && alpha(0.1) > 20 && alpha(0.1) < 250 && alpha(0.25) == 0)
    stage.advance(to: 1)
    stage.act { stage.square.isHidden = false }
    #expect(alpha(1) == 0 && alpha(1.1) > 20 && alpha(1.1) < 250 && alpha(1.25) == 255)
  }

  @Test func `NSNull and disabled actions keep a layer from fading`() {
    let stage = LayerStage()
    stage.square.actions = ["hidden": NSNull()]
    stage.act {
      stage.square.isHidden = true
      CATransaction.setDisableActions(true)
      stage.square.masksToBounds = true
    }
    #expect(stage.square.animationKeys() == nil)
  }
}
