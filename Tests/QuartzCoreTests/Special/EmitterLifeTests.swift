import CoreGraphics
import DisplayList
import Testing
import VirtualTime

@testable import QuartzCore

/// Emitter layers in time and in the tree: pauses, scrubbing, removal, rest.
@MainActor @Suite struct EmitterLifeTests {
  @Test func `an emitter whose time is the app's has been at it before it is first seen; one with a begin time has not`() {
    let stage = LayerStage(), cell = CAEmitterCell()
    (cell.contents, cell.birthRate, cell.lifetime) = (EmitterStage.dot, 10, 2)
    let (old, new) = (CAEmitterLayer(), CAEmitterLayer())
    stage.advance(to: 5)
    stage.quietly {
      (old.emitterCells, new.emitterCells) = ([cell], [cell])
      new.beginTime = stage.runtime.now.seconds
      stage.container.addSublayer(old)
      stage.container.addSublayer(new)
    }
    func count(_ layer: CALayer) -> Int {
      ParticleField(stage.runtime.scene.presentation(of: layer.id, at: stage.runtime.now)!.rare.emitter!.value).particles.count
    }
    #expect(abs(count(old) - 20) <= 1 && count(new) == 0)
    stage.advance(to: 6)
    #expect(abs(count(old) - 20) <= 1 && count(new) == 10)
  }

  @Test func `a pause by speed and time offset holds every particle, and they go on from there`() {
    let e = EmitterStage()
    e.stage.advance(to: 1)
    let before = sprites(e.items())
    e.stage.quietly { (e.emitter.speed, e.emitter.timeOffset) = (0, e.emitter.convertTime(1, from: nil)) }
    #expect(!e.stage.runtime.scene.hasRunningClock)
    e.stage.advance(to: 3)
    #expect(sprites(e.items()) == before)
    e.stage.quietly {
      (e.emitter.speed, e.emitter.timeOffset) = (1, 0)
      e.emitter.beginTime = 2
    }
    #expect(sprites(e.items()) == before && e.stage.runtime.scene.hasRunningClock)
    e.stage.advance(to: 3.5)
    #expect(e.births().last == 1.5)
  }

  @Test func `while a transition is scrubbed its particles go with it, back and forth, and a change meanwhile is kept`() {
    let e = EmitterStage()
    e.stage.quietly { e.stage.container.clock = .held(at: 0.5) }
    #expect(e.births() == [0.1, 0.2, 0.3, 0.4, 0.5])
    e.stage.quietly { e.stage.container.clock = .held(at: 1) }
    #expect(e.births().count == 10)
    e.stage.quietly { e.emitter.birthRate = 0 }
    e.stage.quietly { e.stage.container.clock = .held(at: 1.5) }
    #expect(e.births().last == 1)
    e.stage.quietly { e.stage.container.clock = .held(at: 0.3) }
    #expect(e.births() == [0.1, 0.2, 0.3])
    e.stage.quietly { e.stage.container.clock = .identity }
    #expect(e.stage.runtime.commitFaults.isEmpty)
  }

  @Test func `removed in the middle it is gone, and put back it begins anew`() {
    let e = EmitterStage()
    e.stage.advance(to: 1)
    e.stage.quietly { e.emitter.removeFromSuperlayer() }
    #expect(sprites(e.items()).isEmpty && !e.stage.runtime.scene.hasRunningClock && e.stage.runtime.commitFaults.isEmpty)
    e.stage.advance(to: 2)
    e.stage.quietly { e.stage.container.addSublayer(e.emitter) }
    #expect(e.stage.runtime.scene.hasRunningClock && e.births().count == 20)
    e.stage.quietly { e.emitter.emitterCells = nil }
    #expect(e.stage.runtime.commitFaults.isEmpty)
    e.stage.advance(to: 4.1)
    #expect(e.births().isEmpty && !e.stage.runtime.scene.hasRunningClock)
  }

  @Test func `an emitter keeps no app from rest, and moves nothing once its last particle is gone`() {
    let e = EmitterStage()
    e.stage.advance(to: 1)
    #expect(e.stage.runtime.isQuiet && e.stage.runtime.scene.hasRunningClock)
    e.stage.quietly { e.emitter.birthRate = 0 }
    e.stage.advance(to: 2.5)
    #expect(e.stage.runtime.isQuiet && e.stage.runtime.scene.hasRunningClock && !e.births().isEmpty)
    e.stage.advance(to: 3.1)
    #expect(e.births().isEmpty && !e.stage.runtime.scene.hasRunningClock && e.stage.runtime.nextDue == nil)
    e.stage.quietly { e.emitter.birthRate = 1 }
    #expect(e.stage.runtime.scene.hasRunningClock)
  }

  @Test func `a cell with a season rests after it`() {
    let e = EmitterStage { _, cell in (cell.beginTime, cell.duration) = (0.5, 0.25) }
    e.stage.advance(to: 2)
    #expect(e.births() == [0.6, 0.7] && e.stage.runtime.scene.hasRunningClock)
    e.stage.advance(to: 3)
    #expect(e.births().isEmpty && !e.stage.runtime.scene.hasRunningClock)
    #expect(e.stage.runtime.commitFaults.isEmpty)
  }

  @Test func `the order of drawing and the adding of light are the render mode's`() {
    let e = EmitterStage { emitter, _ in emitter.renderMode = .oldestLast }
    let other = CAEmitterCell()
    (other.contents, other.birthRate, other.lifetime, other.velocity) = (CGImage(PixelBuffer(width: 2, height: 2)), 10, 2, 10)
    e.stage.quietly { e.emitter.emitterCells = [e.cell, other] }
    e.stage.advance(to: 0.35)
    #expect(
      sprites(e.items()).map { $0.image.image.width } == [2, 4, 2, 4, 2, 4]
        || sprites(e.items()).map { $0.image.image.width } == [4, 2, 4, 2, 4, 2])
    let xs = sprites(e.items()).filter { $0.image.image.width == 4 }.flatMap { $0.sprites.map(\.place.c) }
    #expect(xs == xs.sorted(), "the youngest, nearest to the emitter, first")
    e.stage.quietly { e.emitter.renderMode = .additive }
    #expect(sprites(e.items()).map(\.adds) == [true, true])
    #expect(sprites(e.items()).map(\.sprites.count) == [3, 3])
  }

  @Test func `particles that keep depth are seen from the superlayer's eye, and drawn from the farthest on`() {
    let e = EmitterStage { emitter, cell in
      (cell.birthRate, cell.velocity, cell.zAcceleration) = (2, 0, 40)
      (emitter.preservesDepth, emitter.renderMode) = (true, .backToFront)
    }
    e.stage.quietly {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 100
      e.stage.container.sublayerTransform = perspective
    }
    e.stage.advance(to: 2)
    let places = sprites(e.items()).flatMap(\.sprites).map { $0.place.box(of: CGRect(x: -2, y: -2, width: 4, height: 4))!.width }
    // Born at ½, 1, 1½ and 2: 45, 20, 5 and 0 points before the plane, seen from 100.
    #expect(places.map { ($0 * 100).rounded() / 100 } == [4, 4.21, 5, 7.27])
  }

  @Test func `snapshots and transitions show the particles of their instant, render(in:) shows none`() {
    let e = EmitterStage { emitter, _ in emitter.emitterPosition = CGPoint(x: 20, y: 20) }
    e.stage.advance(to: 1)
    #expect(e.emitter.presentation()?.birthRate == 1 && e.emitter.presentation()?.emitterPosition.x == 20)
    let shown = e.stage.runtime.scene.presentation(from: e.emitter.id, at: e.stage.runtime.now)
    #expect(sprites(Recorder().displayList(of: shown, scale: 1).items).map(\.sprites.count) == [10])
    #expect(sprites(Recorder().displayList(of: e.emitter.modelPicture, scale: 1).items).isEmpty)
  }

  @Test func `a number that is not finite stops, and so does a cell in itself`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { CAEmitterLayer().emitterPosition.x = .nan } }
    await #expect(processExitsWith: .failure) { await MainActor.run { CAEmitterCell().velocity = .infinity } }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (cell, layer) = (CAEmitterCell(), CAEmitterLayer())
        cell.emitterCells = [cell]
        layer.emitterCells = [cell]
      }
    }
  }
}
