import CoreGraphics
import DisplayList
import Foundation
import Testing
import VirtualTime

@testable import QuartzCore

/// Replicator layers: copies in place, colour and time.
@MainActor @Suite struct ReplicatorTests {
  private let replicator: CAReplicatorLayer
  private let stage: LayerStage
  private let dot = CALayer()

  init() {
    let replicator = CAReplicatorLayer()
    (self.replicator, stage) = (replicator, LayerStage { replicator })
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = CGColor(RGBA(1, 1, 1))
    stage.quietly { replicator.addSublayer(dot) }
  }

  private func nodes(of layer: CALayer) -> [Presentation.Node] {
    stage.runtime.scene.presentation(at: stage.runtime.now).nodes.filter { $0.id == layer.id }
  }
  private var list: String {
    let shown = stage.runtime.scene.presentation(from: replicator.id, at: stage.runtime.now)
    return Recorder().displayList(of: shown, scale: 1).items.map { "\($0)" }.joined(separator: "\n")
  }

  @Test func `each copy is a step further from the one before, about the middle of the replicator`() {
    stage.quietly {
      (replicator.instanceCount, replicator.instanceTransform) = (4, CATransform3DMakeTranslation(20, 0, 0))
    }
    #expect(nodes(of: dot).map(\.copy) == [0, 1, 2, 3])
    #expect(
      list
        == (0..<4).map { "group at (\($0 * 20 == 0 ? "0" : "\($0 * 20)"), 0)\n  fill (0, 0, 10, 10) #ffffff" }.joined(separator: "\n")
        .replacingOccurrences(of: "group at (0, 0)\n  fill", with: "fill"))
    // A quarter turn about (50, 50), the middle: the corner goes round.
    stage.quietly { replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1) }
    let places = stage.corners(of: dot, in: replicator)
    #expect(places == [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100)])
  }

  @Test func `colours go on by their offsets, multiply what is below and stay between 0 and 1`() {
    stage.quietly {
      (replicator.instanceCount, replicator.instanceColor) = (3, CGColor(RGBA(1, 0.5, 0, 0.8)))
      (replicator.instanceRedOffset, replicator.instanceGreenOffset, replicator.instanceBlueOffset) = (-0.6, 0.5, 0.25)
      replicator.instanceAlphaOffset = -0.3
    }
    let r = replicator.properties.rare.replicator!.value
    #expect(r.color(ofCopy: 0) == RGBA(1, 0.5, 0, 0.8))
    #expect(r.color(ofCopy: 2).red == 0 && r.color(ofCopy: 2).green == 1 && r.color(ofCopy: 2).blue == 0.5)
    #expect(list.contains("opacity 0.8\n  fill (0, 0, 10, 10) #ff8000") && list.contains("opacity 0.2\n  fill (0, 0, 10, 10) #00ff80"))
  }

  @Test func `a copy's animations come later by the delay, and nobody is told of them again`() {
    var ends = 0
    stage.quietly {
      (replicator.instanceCount, replicator.instanceDelay) = (3, 0.25)
      let move = basic("position.x", from: 0, to: 100)
      (move.repeatCount, move.fillMode) = (2, .both)
      CATransaction.setCompletionBlock { ends += 1 }
      dot.add(move, forKey: "move")
    }
    stage.advance(to: 0.75)
    #expect(nodes(of: dot).map { ($0.properties.position.x).rounded() } == [75, 50, 25])
    #expect(dot.presentation()?.position.x.rounded() == 75, "the layer itself is the first copy")
    stage.advance(to: 2)
    #expect(ends == 1 && nodes(of: dot).count == 3)
  }

  @Test func `count, colour and transform change in the middle, are animated, and the layers leave in the middle`() {
    stage.quietly {
      replicator.instanceCount = 2
      replicator.add(basic("instanceTransform", from: CATransform3DIdentity, to: CATransform3DMakeTranslation(40, 0, 0)), forKey: nil)
      replicator.add(basic("instanceRedOffset", from: 0, to: -1), forKey: nil)
    }
    stage.advance(to: 0.5)
    #expect(list.contains("at (20, 0)") && list.contains("#80ffff"))
    #expect(replicator.presentation()?.instanceRedOffset == -0.5)
    stage.quietly { replicator.instanceCount = 5 }
    #expect(nodes(of: dot).count == 5)
    stage.quietly { dot.removeFromSuperlayer() }
    #expect(nodes(of: dot).isEmpty)
    stage.quietly {
      replicator.addSublayer(dot)
      replicator.instanceCount = 0
    }
    #expect(nodes(of: dot).isEmpty)
    stage.quietly { replicator.removeFromSuperlayer() }
    stage.expectQuiet()
  }

  @Test func `replicators within replicators multiply, up to a bound that is told`() {
    var told: [String] = []
    stage.runtime.onDiagnostic = { told.append($0) }
    let inner = CAReplicatorLayer(), leaf = CALayer()
    inner.instanceCount = 300
    inner.addSublayer(leaf)
    stage.quietly {
      (replicator.instanceCount, replicator.sublayers) = (10, [inner])
    }
    #expect(nodes(of: leaf).count == 3000 && told.isEmpty)
    stage.quietly { replicator.instanceCount = 1_000_000 }
    #expect(told.count == 1 && told[0].contains("100000"))
    let count = stage.runtime.scene.presentation(at: stage.runtime.now).nodes.count
    #expect(count <= 2 * CommittedScene.mostCopies + 1000)
  }

  @Test func `what is set to what it is makes no new scene, and a copy is hit by nobody`() {
    stage.quietly { (replicator.instanceCount, replicator.instanceTransform) = (3, CATransform3DMakeTranslation(20, 0, 0)) }
    let version = stage.runtime.scene.version
    stage.quietly {
      (replicator.instanceCount, replicator.instanceTransform) = (3, CATransform3DMakeTranslation(20, 0, 0))
      (replicator.instanceColor, replicator.preservesDepth, replicator.instanceDelay) = (CGColor(RGBA(white: 1)), false, 0)
    }
    #expect(stage.runtime.scene.version == version)
    #expect(replicator.hitTest(CGPoint(x: -45, y: -45)) === dot)
    #expect(replicator.hitTest(CGPoint(x: -25, y: -45)) === replicator)
  }

  @Test func `a picture by render(in:) has the copies too`() {
    stage.quietly { (replicator.instanceCount, replicator.instanceTransform) = (3, CATransform3DMakeTranslation(20, 0, 0)) }
    let context = CGContext(PixelBuffer(width: 100, height: 20), scale: 1)
    replicator.render(in: context)
    let picture = context.makeImage()!
    #expect([5, 15, 25, 35, 45, 55].map { picture.pixel(x: $0, y: 5) >> 24 } == [255, 0, 255, 0, 255, 0])
  }
}

extension LayerStage {
  /// Where the top left corners of a layer's copies are seen in a layer above it.
  func corners(of layer: CALayer, in above: CALayer) -> [CGPoint] {
    let shown = runtime.scene.presentation(from: above.id, at: runtime.now)
    return Recorder().displayList(of: shown, scale: 1).items.map { item in
      guard case .group(let group) = item else { return .zero }
      let p = group.transform(.zero)
      return CGPoint(x: p.x.rounded() + 0, y: p.y.rounded() + 0)
    }
  }
}
