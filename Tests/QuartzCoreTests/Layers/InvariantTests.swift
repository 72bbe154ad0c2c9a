import Motion
import Testing

@testable import QuartzCore

/// The check that runs after each turn of a debug build finds what it is there for.
@MainActor @Suite struct InvariantTests {
  private let stage = LayerStage()

  @Test func `a layer whose superlayer never heard of it is found`() {
    var scene = stage.runtime.scene
    var stray = scene.layers[stage.square.id]!
    stray.parent = stage.root.id
    scene.update(LayerID(number: 9_999), stray)
    scene.close()
    #expect(scene.faults == ["1 committed layers are not in the tree"])
  }

  @Test func `a layer in the tree that was not committed is found`() {
    var scene = stage.runtime.scene
    scene.remove(stage.square.id)
    scene.close()
    #expect(scene.faults == ["layer \(stage.square.id.number) is in the tree and was not committed"])
  }

  @Test func `a change that was not committed is found, and committing it mends that`() {
    stage.runtime.asCurrent { stage.square.opacity = 0.5 }
    #expect(stage.runtime.commitFaults == ["a commit left 1 behind"])
    stage.act {}
    #expect(stage.runtime.commitFaults == [])
  }

  @Test func `animations begun, held, removed and ended leave no fault`() {
    stage.act { stage.square.opacity = 0 }
    #expect(stage.runtime.scene.nextEnd != nil && stage.runtime.commitFaults == [])
    stage.act { stage.container.speed = 0 }
    #expect(!stage.runtime.scene.hasRunningClock && stage.runtime.commitFaults == [])
    stage.act { stage.container.speed = 1 }
    stage.act { stage.square.removeAllAnimations() }
    #expect(stage.runtime.commitFaults == [])
    stage.advance(to: 1)
    stage.act { stage.square.removeFromSuperlayer() }
    #expect(stage.runtime.commitFaults == [])
  }
}
