import CoreGraphics
import Foundation
import Motion
import Testing

@testable import QuartzCore

/// Facts of Docs/behaviour/animation.md, "Timing curves"–Docs/behaviour/animation.md, "Interpolation and presentation values" and "Spring
/// animations" that are about classes of Core Animation, one by one.
@MainActor
@Suite struct CoreAnimationFactTests {
  // MARK: Curves (Docs/behaviour/animation.md, "Timing curves")

  @Test(
    arguments: [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
      (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func `named curves have these control points (behaviour: Timing curves)`(name: CAMediaTimingFunctionName, expected: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    var points: [Float] = []
    for index in 0...3 {
      var pair: [Float] = [9, 9]
      function.getControlPoint(at: index, values: &pair)
      points += pair
    }
    #expect(points == [0, 0] + expected + [1, 1])
  }

  // MARK: Timing (Docs/behaviour/animation.md, "Media timing")

  @Test func `a begin time of 0 becomes the layer's time at the commit (behaviour: Media timing)`() {
    let stage = LayerStage()
    stage.advance(to: 0.7)
    stage.act {
      stage.square.add(basic("opacity", from: 0.0, to: 1.0), forKey: "a")
      #expect(stage.square.animation(forKey: "a")?.beginTime == 0)
    }
    #expect(close(stage.square.animation(forKey: "a")?.beginTime ?? 0, 0.7))
    #expect(close(stage.shown(at: 1.2).opacity, 0.5))
  }

  // MARK: Transactions (Docs/behaviour/animation.md, "Transactions")

  @Test func `a completion block waits for animations that are removed, too (behaviour: Transactions)`() {
    let stage = LayerStage()
    stage.act {
      CATransaction.begin()
      CATransaction.setCompletionBlock { stage.note("done") }
      stage.square.add(basic("opacity", to: 0.0), forKey: "a")
      stage.square.add(basic("cornerRadius", to: 3.0), forKey: "b")
      CATransaction.commit()
    }
    stage.advance(to: 0.2)
    stage.act { stage.square.removeAnimation(forKey: "a") }
    stage.advance(to: 0.4)
    #expect(stage.log.isEmpty)
    stage.act { stage.square.removeAnimation(forKey: "b") }
    #expect(stage.log == ["done@0.4"])
    stage.expectQuiet()
  }

  @Test func `a transaction's curve is the curve of whatever is added in it`() {
    let stage = LayerStage()
    stage.act {
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      let linear = basic("cornerRadius", from: 0.0, to: 1.0)
      linear.timingFunction = CAMediaTimingFunction(name: .linear)
      stage.square.add(linear, forKey: "a")
      CATransaction.commit()
      stage.square.add(basic("borderWidth", from: 0.0, to: 1.0), forKey: "b")
    }
    #expect(close(stage.shown(at: 0.5).cornerRadius, 0.3153568, 1e-5) && close(stage.shown(at: 0.5).rare.borderWidth, 0.5))
    #expect(stage.square.animation(forKey: "a")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  // MARK: What is kept

  @Test func `an animation that is over lets its delegate go`() {
    let stage = LayerStage()
    weak var gone: Witness?
    stage.act {
      for key in ["a", nil] {
        let animation = basic("opacity", to: 0.0)
        let witness = Witness(stage, "w")
        (animation.delegate, gone) = (witness, witness)
        stage.square.add(animation, forKey: key)
      }
    }
    #expect(gone != nil)
    stage.advance(to: 2)
    #expect(gone == nil && stage.log.count == 4)
  }

  @Test func `a layer that wanted layout and was dropped is not kept`() {
    let stage = LayerStage()
    weak var gone: CALayer?
    stage.act {
      let layer = CALayer()
      layer.bounds.size = CGSize(width: 10, height: 10)
      layer.setNeedsDisplay()
      gone = layer
    }
    #expect(gone == nil)
  }

  // MARK: Actions (Docs/behaviour/animation.md, "Layer actions")

  @Test(arguments: [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform", "contents", "contentsRect",
    "contentsCenter", "contentsScale", "cornerRadius", "borderWidth", "borderColor", "opacity", "shadowColor", "shadowOpacity",
    "shadowOffset", "shadowRadius",
  ])
  func `the default action of a property is a basic animation from what is shown (behaviour: Layer actions)`(key: String) {
    let action = LayerStage().square.action(forKey: key) as? CABasicAnimation
    #expect(action?.keyPath == key && action?.toValue == nil && action?.fillMode == .backwards && action?.duration == 0.25)
    #expect(action?.timingFunction == CAMediaTimingFunction(name: .default) && action?.beginTime == 0)
  }

  @Test(arguments: ["frame", "name", "speed", "cornerCurve", "contentsGravity", "onOrderIn", "backgroundColor"])
  func `these have no default action, a background that is nil neither (behaviour: Layer actions)`(key: String) {
    #expect(LayerStage().square.action(forKey: key) == nil)
  }

  @Test func `a sublayer that is added and changed in one transaction does not animate (behaviour: Layer actions)`() {
    let stage = LayerStage()
    let new = CALayer()
    stage.act {
      stage.square.addSublayer(new)
      new.opacity = 0.5
      new.bounds.size.width = 30
    }
    #expect(new.animationKeys() == nil)
    #expect(CALayer().action(forKey: "opacity") == nil)
  }

  // MARK: Presentation (Docs/behaviour/animation.md, "Interpolation and presentation values")

  @Test func `there is no presentation before the first commit; its own is itself (behaviour: Interpolation and presentation values)`() {
    let stage = LayerStage()
    let new = CALayer()
    stage.act {
      stage.square.addSublayer(new)
      #expect(new.presentation() == nil)
    }
    let shown = new.presentation()
    #expect(shown != nil && shown?.presentation() === shown && shown?.model() === new && new.model() === new)
  }

  // MARK: Springs (Docs/behaviour/animation.md, "Spring animations")

  @Test func `a spring animation's defaults, and what it ignores (behaviour: Spring animations)`() {
    _ = LayerStage()
    let spring = CASpringAnimation(keyPath: "opacity")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0 && spring.duration == 0)
    #expect(!spring.allowsOverdamping)
    (spring.mass, spring.stiffness, spring.damping) = (0, -1, -1)
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    spring.damping = 0
    #expect(spring.settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test func `a duration shorter than the settling cuts a spring off, a longer one holds (behaviour: Spring animations)`() {
    let stage = LayerStage()
    let spring = { (duration: Double) -> CASpringAnimation in
      let spring = CASpringAnimation(keyPath: "cornerRadius")
      (spring.fromValue, spring.toValue, spring.duration, spring.fillMode) = (0.0, 100.0, duration, .forwards)
      spring.isRemovedOnCompletion = false
      return spring
    }
    stage.act { stage.square.add(spring(0.49), forKey: "a") }
    #expect(close(stage.shown(at: 0.48999).cornerRadius, 108.34, 5e-3) && stage.shown(at: 0.5).cornerRadius == 100)
    stage.act { stage.square.add(spring(4), forKey: "a") }
    #expect(close(stage.shown(at: 3.9).cornerRadius, 100, 1e-3) && stage.shown(at: 5).cornerRadius == 100)
  }

  @Test func `without allowsOverdamping a spring above critical is the critical one (behaviour: Spring animations)`() {
    let stage = LayerStage()
    stage.act {
      let spring = CASpringAnimation(keyPath: "cornerRadius")
      (spring.fromValue, spring.toValue, spring.damping) = (0.0, 100.0, 30)
      #expect(close(spring.settlingDuration, 1))
      spring.duration = spring.settlingDuration
      stage.square.add(spring, forKey: nil)
    }
    for (t, x) in [(0.05, 9.02040), (0.15, 44.21746), (0.25, 71.27025), (0.45, 93.89005)] {
      #expect(close(stage.shown(at: t).cornerRadius, x, 1e-5))
    }
  }
}
