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

/// The result of a view's `action(for:forKey:)`, and the properties that no block animates automatically. (Docs/behaviour/animation.md,
/// "Layer actions")
@MainActor
@Suite struct ViewActionTests {
  final class Pie: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    var asked: [String] = []
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      guard event == "path", let own = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation else {
        return event == "opacity" ? NSNull() : super.action(for: layer, forKey: event)
      }
      let animation = CABasicAnimation(keyPath: event)
      (animation.duration, animation.timingFunction) = (own.duration, own.timingFunction)
      animation.fromValue = (layer as? CAShapeLayer)?.path
      return animation
    }
    var width: CGFloat = 10 {
      didSet { (layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 10)) }
    }
  }

  private func pie(on stage: AnimationStage) -> Pie {
    let pie = Pie(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.act {
      stage.container.addSubview(pie)
      pie.width = 10
    }
    return pie
  }

  @Test func `layerClass is spelled as Apple spells it`() {
    let stage = AnimationStage()
    #expect(pie(on: stage).layer is CAShapeLayer)
  }

  @Test func `an override of action(for layer) animates a path in a block, with the block's duration and curve`() {
    let stage = AnimationStage()
    let pie = pie(on: stage)
    stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { pie.width = 30 } }
    stage.advance(to: 0.5)
    let box = pie.layer.shown?.rare.shape?.path?.boundingBox
    #expect(close(Double(box?.width ?? 0), 10 + 20 * 0.3153568, 1e-4) && pie.asked.contains("path"))
  }

  @Test func `an override that answers NSNull keeps a property from animating, the others do`() {
    let stage = AnimationStage()
    let pie = pie(on: stage)
    stage.act {
      UIView.animate(withDuration: 1) {
        pie.alpha = 0
        pie.frame.size.width = 80
      }
    }
    #expect(pie.layer.animationKeys() == ["position", "bounds.size"] && pie.layer.shown?.opacity == 0)
  }

  @Test func `paths and shadow paths do not animate by themselves, neither in blocks nor on layers of their own`() {
    let stage = AnimationStage()
    let shape = CAShapeLayer()
    stage.act {
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.square.layer.addSublayer(shape)
    }
    stage.act {
      UIView.animate(withDuration: 1) { stage.square.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)) }
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
      shape.shadowPath = shape.path
    }
    #expect(stage.square.layer.animationKeys() == nil && shape.animationKeys() == nil)
  }
}
