import Foundation
import Motion
import Testing

@testable import QuartzCore

@MainActor @Suite struct DeepLayerTests {
  /// Far fewer than may be: freeing the picture of one within the other takes stack, in a debug build some kilobytes for each.
  private static let count = 1000

  @Test func `a thousand layers in one another are sampled and recorded`() {
    let stage = LayerStage()
    var layer = stage.square
    stage.act {
      for _ in 0..<Self.count {
        let inner = CALayer()
        inner.frame = CGRect(x: 0.01, y: 0, width: 50, height: 50)
        inner.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.addSublayer(inner)
        layer = inner
      }
    }
    let presentation = stage.runtime.scene.presentation(at: .zero)
    #expect(presentation.nodes.count == Self.count + 3 && stage.runtime.commitFaults == [])
    let list = stage.runtime.recorder.displayList(of: presentation, scale: 1)
    #expect(list.items.count == 1 && stage.runtime.scene.localTime(of: layer.id, at: .zero) == 0)
    stage.act { stage.square.removeFromSuperlayer() }
    #expect(!layer.isInTree)
  }

  @Test func `a layer in too many others stops with the limit`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = LayerStage()
        var layer = stage.square
        for _ in 0...CALayer.deepest {
          let inner = CALayer()
          layer.addSublayer(inner)
          layer = inner
        }
      }
    }
    #if DEBUG  // an optimized build stops without the sentence
      #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("lies in more than 5000 others"))
    #else
      _ = result
    #endif
  }
}
