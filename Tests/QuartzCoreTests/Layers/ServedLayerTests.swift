import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite struct ServedLayerTests {
  /// A layer that counts how often it is looked at, and gives what lies in it another size.
  private final class Counting: CALayer {
    var looks = 0, layouts = 0
    override func layoutIfNeeded() {
      looks += 1
      super.layoutIfNeeded()
    }
    override func layoutSublayers() {
      layouts += 1
      for layer in sublayers ?? [] { layer.bounds.size.width = bounds.width - 1 }
    }
  }

  @Test(arguments: [false, true]) func `bare layers in one another are each looked at once, whoever was made first`(innermostFirst: Bool) {
    let stage = LayerStage(), count = 100
    var chain: [Counting] = []
    stage.act {
      chain = (0..<count).map { _ in Counting() }
      if innermostFirst { chain.reverse() }
      for (outer, inner) in zip(chain, chain.dropFirst()) { outer.addSublayer(inner) }
      chain[0].frame = CGRect(x: 0, y: 0, width: 1000, height: 10)
      stage.square.addSublayer(chain[0])
    }
    #expect(chain.allSatisfy { $0.looks == 1 && $0.layouts == 1 })
    #expect(close(chain[count - 1].bounds.width, 1000 - Double(count - 1)))
    stage.act { chain[0].bounds.size.width = 2000 }
    #expect(chain.allSatisfy { $0.layouts == 2 } && close(chain[count - 1].bounds.width, 2000 - Double(count - 1)))
  }
}
