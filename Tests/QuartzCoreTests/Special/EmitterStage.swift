import CoreGraphics
import DisplayList
import Motion
import Testing
import VirtualTime

@testable import QuartzCore

/// An emitter of one cell in a committed tree, and what of it is seen.
@MainActor
final class EmitterStage {
  let emitter = CAEmitterLayer()
  let cell = CAEmitterCell()
  let stage: LayerStage
  static let dot = CGImage(PixelBuffer(width: 4, height: 4))

  init(_ edit: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }) {
    let (emitter, cell) = (emitter, cell)
    stage = LayerStage { emitter }
    (cell.name, cell.contents, cell.birthRate, cell.lifetime, cell.velocity) = ("spark", Self.dot, 10, 2, 100)
    emitter.seed = 7
    emitter.beginTime = 0
    CATransaction.withoutActions { edit(emitter, cell) }
    stage.quietly { emitter.emitterCells = [cell] }
  }

  func particles(at seconds: Double? = nil) -> [Particle] {
    let time = seconds.map { MediaTime(seconds: $0) } ?? stage.runtime.now
    let shown = stage.runtime.scene.presentation(of: emitter.id, at: time)!
    return ParticleField(shown.rare.emitter!.value).particles
  }
  /// The births of what is alive, to a millisecond.
  func births(at seconds: Double? = nil) -> [Double] { particles(at: seconds).map { ($0.birth * 1000).rounded() / 1000 } }
  /// The items of the emitter, in its superlayer.
  func items(at seconds: Double? = nil) -> [Item] {
    let time = seconds.map { MediaTime(seconds: $0) } ?? stage.runtime.now
    return Recorder().displayList(of: stage.runtime.scene.presentation(from: stage.container.id, at: time), scale: 1).items
  }
}

/// All sprites of items, whatever groups they lie in.
func sprites(_ items: [Item]) -> [Sprites] {
  items.flatMap { item -> [Sprites] in
    switch item {
    case .sprites(let sprites): [sprites]
    case .group(let group): sprites(group.items)
    default: []
    }
  }
}

extension LayerStage {
  /// Runs app code whose changes are not animated.
  func quietly(_ work: () -> Void) { act { CATransaction.withoutActions(work) } }
}
