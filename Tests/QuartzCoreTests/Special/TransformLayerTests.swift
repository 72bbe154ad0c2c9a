import CoreGraphics
import DisplayList
import Testing
import VirtualTime

@testable import QuartzCore

/// Transform layers: sublayers that keep their depth.
@MainActor @Suite struct TransformLayerTests {
  private let space: CATransformLayer
  private let stage: LayerStage
  private let red = CALayer()
  private let blue = CALayer()

  init() {
    let space = CATransformLayer()
    (self.space, stage) = (space, LayerStage { space })
    for (face, color, z) in [(red, RGBA(1, 0, 0), 30.0), (blue, RGBA(0, 0, 1), -30)] {
      face.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      face.backgroundColor = CGColor(color)
      face.zPosition = z
    }
    stage.quietly {
      space.position = CGPoint(x: 150, y: 150)
      space.sublayers = [red, blue]
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 200
      stage.container.sublayerTransform = perspective
    }
  }

  private var items: [String] {
    let shown = stage.runtime.scene.presentation(from: stage.container.id, at: stage.runtime.now)
    return Recorder().displayList(of: shown, scale: 1).items.map { "\($0)" }
  }
  private func width(_ i: Int) -> Double {
    let shown = stage.runtime.scene.presentation(from: stage.container.id, at: stage.runtime.now)
    guard case .group(let group) = Recorder().displayList(of: shown, scale: 1).items[i] else { return 0 }
    return group.transform.box(of: CGRect(x: 0, y: 0, width: 100, height: 100))!.width
  }

  @Test func `planes keep their depth: the near one is larger and drawn last, and a turn of the layer exchanges them`() {
    #expect(items.count == 2 && items[0].contains("#0000ff") && items[1].contains("#ff0000"))
    // 100 points at 30 before and behind the plane, from 200 away.
    #expect(abs(width(0) - 100 / (1 + 30.0 / 200)) < 1e-6 && abs(width(1) - 100 / (1 - 30.0 / 200)) < 1e-6)
    stage.quietly { space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
    #expect(items[0].contains("#ff0000") && items[1].contains("#0000ff"))
  }

  @Test func `any other layer presses them into its plane`() {
    let flat = CALayer()
    flat.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    stage.quietly {
      space.removeFromSuperlayer()
      stage.container.addSublayer(flat)
      flat.sublayers = [red, blue]
    }
    #expect(items.joined().contains("#ff0000") && !items.joined().contains("by ["), "nobody is larger or smaller")
  }

  @Test func `it shows nothing of itself, and its opacity is that of each sublayer`() {
    stage.quietly {
      CATransaction.withoutActions {
        (space.backgroundColor, space.borderWidth, space.shadowOpacity) = (CGColor(RGBA(0, 1, 0)), 4, 1)
        (space.opacity, space.masksToBounds) = (0.5, true)
        red.opacity = 0.5
      }
    }
    #expect(items.count == 2 && !items.joined().contains("#00ff00") && !items.joined().contains("clip"))
    #expect(items[0].contains("opacity 0.5") && items[1].contains("opacity 0.25"))
    stage.quietly { space.isHidden = true }
    #expect(items.isEmpty)
  }

  @Test func `spaces within spaces are one, removed in the middle of a turn`() {
    let inner = CATransformLayer()
    inner.frame = space.bounds
    stage.quietly {
      space.sublayers = [inner, red]
      inner.addSublayer(blue)
      inner.zPosition = 100
      inner.add(basic("transform.rotation.y", from: 0, to: 2 * Double.pi), forKey: "turn")
    }
    #expect(items.map { $0.contains("#0000ff") } == [false, true], "70 before 30")
    stage.advance(to: 0.5)
    #expect(items.count == 2)
    stage.quietly { inner.removeFromSuperlayer() }
    #expect(items.count == 1 && items[0].contains("#ff0000"))
    stage.expectQuiet()
  }

  @Test func `a hit goes through it to the nearest of its sublayers, where that is seen`() {
    // The near one reaches from 150 − 58.8 to 150 + 58.8, the far one from 106.5 to 193.5.
    #expect(stage.container.hitTest(CGPoint(x: 150, y: 150)) === red)
    #expect(stage.container.hitTest(CGPoint(x: 95, y: 150)) === red)
    #expect(stage.container.hitTest(CGPoint(x: 88, y: 150)) === stage.container)
    stage.quietly { space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
    #expect(stage.container.hitTest(CGPoint(x: 150, y: 150)) === blue)
    let corner = red.convert(CGPoint(x: 0, y: 0), to: stage.container)
    #expect(abs(corner.x - (150 + 50 / 1.15)) < 1e-6 && abs(corner.y - (150 - 50 / 1.15)) < 1e-6)
    #expect(abs(red.convert(corner, from: stage.container).x) < 1e-6)
  }

  @Test func `a replicator that preserves depth is such a space`() {
    let ring = CAReplicatorLayer()
    ring.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    stage.quietly {
      stage.container.sublayers = [ring]
      ring.addSublayer(red)
      (ring.instanceCount, ring.preservesDepth) = (3, true)
      ring.instanceTransform = CATransform3DMakeTranslation(0, 0, -50)
      red.zPosition = 0
    }
    #expect((0..<3).map { (width($0) * 10).rounded() / 10 } == [66.7, 80, 100], "the last copy is the farthest")
    stage.quietly { ring.preservesDepth = false }
    #expect(items.joined().contains("#ff0000") && !items.joined().contains("by ["))
  }
}
