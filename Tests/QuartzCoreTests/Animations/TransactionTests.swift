import Foundation
import Motion
import Testing

@testable import QuartzCore

/// Docs/behaviour/animation.md, "Transactions" and "Layer actions".
@MainActor
@Suite struct TransactionTests {
  @Test func `a nested transaction begins with the outer values, and its own are gone after its commit`() {
    let stage = LayerStage()
    stage.act {
      #expect(
        CATransaction.animationDuration() == 0.25 && CATransaction.animationTimingFunction() == nil && !CATransaction.disableActions())
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setValue(7, forKey: "mine")
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2 && CATransaction.value(forKey: "mine") as? Int == 7)
      CATransaction.setAnimationDuration(5)
      CATransaction.setDisableActions(true)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
      CATransaction.setAnimationDuration(1)
    }
    stage.act { #expect(CATransaction.animationDuration() == 0.25) }  // the implicit one ended with the turn
  }

  @Test func `completion: after what was added since, after the commit with nothing, never inside commit`() {
    let stage = LayerStage()
    stage.act {
      CATransaction.begin()
      CATransaction.setCompletionBlock { stage.note("empty") }
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.3)
      stage.square.add(CABasicAnimation(keyPath: "cornerRadius"), forKey: nil)
      CATransaction.setAnimationDuration(0.2)
      CATransaction.setCompletionBlock { stage.note("full") }
      stage.square.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      CATransaction.commit()
      CATransaction.setCompletionBlock { stage.note("implicit") }
      #expect(stage.log.isEmpty)
    }
    stage.advance(to: 1)
    #expect(stage.log == ["empty@0.0", "implicit@0.0", "full@0.2"])
    stage.expectQuiet()
  }

  @Test func `a change animates from what was shown, with the default curve in 0.25 s (behaviour: Layer actions)`() {
    let stage = LayerStage()
    stage.act { stage.square.cornerRadius = 10 }
    let animation = stage.square.animation(forKey: "cornerRadius") as? CABasicAnimation
    #expect(animation?.fillMode == .backwards && animation?.toValue == nil && animation?.duration == 0.25)
    #expect(close(stage.shown(at: 0.125).cornerRadius, 8.024034, 1e-5))
    stage.advance(to: 0.125)
    let shown = stage.shown.cornerRadius
    stage.act { stage.square.cornerRadius = 0 }
    #expect(close(stage.shown.cornerRadius, shown))
    stage.advance(to: 1)
    stage.expectQuiet()
  }

  @Test func `setting the frame adds position and bounds, in that order`() {
    let stage = LayerStage()
    stage.act { stage.square.frame = CGRect(x: 5, y: 5, width: 50, height: 60) }
    #expect(stage.square.animationKeys() == ["position", "bounds"])
    #expect(stage.square.frame == CGRect(x: 5, y: 5, width: 50, height: 60))
  }

  @Test func `not before it was committed, not with actions disabled, not for a first background`() {
    let stage = LayerStage()
    stage.act {
      let new = CALayer()
      stage.container.addSublayer(new)
      new.position = CGPoint(x: 9, y: 9)
      #expect(new.animationKeys() == nil)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      stage.square.opacity = 0
      CATransaction.commit()
      stage.square.backgroundColor = CGColor(gray: 1, alpha: 1)
    }
    #expect(stage.square.animationKeys() == nil)
    stage.act { stage.square.backgroundColor = CGColor(gray: 0, alpha: 1) }
    #expect(stage.square.animationKeys() == ["backgroundColor"])
  }

  @Test func `the delegate is asked first, then actions, then style; NSNull stops the search`() {
    let stage = LayerStage()
    final class Delegate: CALayerDelegate {
      var answers: [String: any CAAction] = [:]
      var asked: [String] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { asked.append(event); return answers[event] }
    }
    let delegate = Delegate()
    stage.square.delegate = delegate
    stage.act {
      delegate.answers["opacity"] = NSNull()
      stage.square.actions = ["opacity": basic("opacity"), "cornerRadius": NSNull(), "zPosition": basic("opacity", from: 0.0)]
      stage.square.style = ["actions": ["borderWidth": NSNull() as any CAAction]]
      stage.square.opacity = 0.5
      stage.square.cornerRadius = 5
      stage.square.borderWidth = 2
      #expect(stage.square.animationKeys() == nil)
      stage.square.zPosition = 3
      #expect(stage.square.animation(forKey: "zPosition") != nil)
    }
    #expect(delegate.asked.contains("opacity") && delegate.asked.contains("zPosition"))
  }

  @Test func `a class may have actions of its own`() {
    final class Quiet: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? { event == "opacity" ? NSNull() : nil }
    }
    let stage = LayerStage { Quiet() }
    stage.act {
      stage.square.opacity = 0
      stage.square.position = CGPoint(x: 1, y: 1)
    }
    #expect(stage.square.animationKeys() == ["position"])
  }

  @Test func `flush commits the implicit transaction at once`() {
    let stage = LayerStage()
    stage.act {
      let new = CALayer()
      stage.container.addSublayer(new)
      CATransaction.flush()
      new.position = CGPoint(x: 9, y: 9)
      #expect(new.animationKeys() == ["position"])
    }
  }
}
