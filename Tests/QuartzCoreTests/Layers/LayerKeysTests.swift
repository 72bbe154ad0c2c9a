import CoreGraphics
import Foundation
import Motion
import Testing

@testable import QuartzCore

@MainActor
@Suite struct LayerKeysTests {
  @Test func `parts of a transform are read and set by key path, on the model and of what is shown`() {
    let stage = LayerStage()
    stage.act {
      CATransaction.setDisableActions(true)
      stage.square.setValue(1.5, forKeyPath: "transform.scale")
      stage.square.setValue(CGFloat.pi / 4, forKeyPath: "transform.rotation.z")
      stage.square.setValue(NSNumber(value: 7), forKeyPath: "transform.translation.x")
    }
    let read = { (layer: CALayer?, path: String) in layer?.value(forKeyPath: path) as? CGFloat ?? .nan }
    #expect(close(read(stage.square, "transform.scale"), 1.5) && close(read(stage.square, "transform.rotation.z"), .pi / 4))
    #expect(read(stage.square.presentation(), "transform.translation.x") == 7)
    stage.act { stage.square.add(basic("transform.scale", from: 1.0, to: 3.0), forKey: nil) }
    stage.advance(to: 0.5)
    #expect(close(read(stage.square.presentation(), "transform.scale"), 2))
  }

  @Test func `turns about x and y and depth are set by key path too`() {
    let layer = LayerStage().square
    layer.setValue(0.5, forKeyPath: "transform.rotation.y")
    #expect(close((layer.value(forKeyPath: "transform.rotation.y") as? CGFloat) ?? 0, 0.5))
    #expect(close(layer.transform.m13, CATransform3DMakeRotation(0.5, 0, 1, 0).m13))
    layer.setValue(3, forKeyPath: "transform.translation.z")
    #expect(layer.value(forKeyPath: "transform.translation.z") as? CGFloat == 3)
  }

  @Test func `whole properties by key, with their actions; other keys are the app's own`() {
    let stage = LayerStage()
    stage.act {
      stage.square.setValue(CGPoint(x: 3, y: 4), forKey: "position")
      stage.square.setValue(0.25, forKey: "opacity")
      stage.square.setValue("mine", forKey: "tag")
    }
    #expect(stage.square.value(forKey: "position") as? CGPoint == CGPoint(x: 3, y: 4) && stage.square.opacity == 0.25)
    #expect(stage.square.animationKeys() == ["position", "opacity"] && stage.square.value(forKey: "tag") as? String == "mine")
  }

  @Test func `an animation keeps values by key, its copy has them and can be changed, the layer's cannot`() async {
    let stage = LayerStage()
    let animation = basic("opacity", to: 0.0)
    animation.setValue("fade", forKey: "name")
    stage.act { stage.square.add(animation, forKey: "a") }
    let kept = stage.square.animation(forKey: "a")
    #expect(kept?.value(forKey: "name") as? String == "fade")
    let copy = kept?.copy() as? CABasicAnimation
    copy?.toValue = 1.0
    #expect(copy?.toValue as? Double == 1 && copy?.value(forKey: "name") as? String == "fade")
  }

  @Test(arguments: ["duration", "toValue", "keyPath"])
  func `changing the animation that a layer holds traps (behaviour: Media timing)`(property: String) async {
    await #expect(processExitsWith: .failure) { [property] in
      await MainActor.run {
        let stage = LayerStage()
        stage.act { stage.square.add(basic("opacity", to: 0.0), forKey: "a") }
        let kept = stage.square.animation(forKey: "a") as? CABasicAnimation
        switch property {
        case "duration": kept?.duration = 3
        case "toValue": kept?.toValue = 0.3
        default: kept?.keyPath = "position"
        }
      }
    }
  }

  // MARK: Layout and drawing

  final class Ring: CALayer {
    var layouts = 0
    override func layoutSublayers() {
      layouts += 1
      sublayers?.first?.frame = bounds
    }
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      ctx.fill(bounds)
    }
  }

  @Test func `a layer of one's own lays out its sublayers when its size changes, and draws when it was asked to`() {
    let stage = LayerStage { Ring() }
    guard let ring = stage.square as? Ring else { return }
    let inner = CALayer()
    let before = ring.layouts
    stage.act {
      CATransaction.setDisableActions(true)
      ring.addSublayer(inner)
      ring.bounds.size.width = 40
    }
    #expect(ring.layouts == before + 1 && inner.bounds.width == 40 && ring.contents == nil)
    stage.act { ring.setNeedsDisplay() }
    #expect((ring.contents as? CGImage)?.width == 40 && ring.layouts == before + 1)
    stage.act { ring.setNeedsLayout() }
    #expect(ring.layouts == before + 2 && !ring.needsLayout() && !ring.needsDisplay())
  }

  @Test func `a layer's delegate lays out and draws for it`() {
    final class Drawer: CALayerDelegate {
      var calls: [String] = []
      func layoutSublayers(of layer: CALayer) { calls.append("layout") }
      func draw(_ layer: CALayer, in ctx: CGContext) {
        calls.append("draw")
        ctx.fill(layer.bounds)
      }
    }
    let stage = LayerStage()
    let drawer = Drawer()
    stage.square.delegate = drawer
    stage.act {
      stage.square.setNeedsLayout()
      stage.square.setNeedsDisplay()
    }
    #expect(drawer.calls == ["layout", "draw"] && stage.square.contents != nil)
  }

  @Test func `a subclass may choose its actions`() {
    final class Slow: CALayer {
      override func action(forKey event: String) -> (any CAAction)? {
        guard event == "opacity", let animation = super.action(forKey: event) as? CABasicAnimation else { return nil }
        animation.duration = 4
        return animation
      }
    }
    let stage = LayerStage { Slow() }
    stage.act {
      stage.square.opacity = 0
      stage.square.cornerRadius = 3
    }
    #expect(stage.square.animationKeys() == ["opacity"] && stage.square.animation(forKey: "opacity")?.duration == 4)
  }
}
