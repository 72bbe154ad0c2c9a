import CoreGraphics
import DisplayList
import Testing
import VirtualTime

@testable import QuartzCore

/// Emitter layers: births, ways, and what happens to them in the middle.
@MainActor @Suite struct EmitterTests {
  @Test func `births follow each other evenly, the first when one is due, and live as long as the cell says`() {
    let e = EmitterStage()
    e.stage.advance(to: 1)
    #expect(e.births() == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    e.stage.advance(to: 5)
    #expect(e.births().first == 3.1 && e.births().last == 5 && e.births().count == 20)
  }

  @Test func `a picture of any instant is the same whichever were drawn before, and after`() {
    let e = EmitterStage { emitter, cell in
      (cell.velocityRange, cell.emissionRange, cell.spinRange, cell.scaleRange, cell.lifetimeRange) = (50, 6, 3, 0.5, 1)
      emitter.add(basic("birthRate", from: 0, to: 3), forKey: "rate")
      emitter.add(basic("emitterPosition.x", from: 0, to: 90), forKey: "place")
    }
    let straight = e.items(at: 0.8)
    for n in 0..<60 { _ = e.items(at: Double(n) / 60) }
    #expect(e.items(at: 0.8) == straight && !sprites(straight).isEmpty)
    #expect(e.items(at: 0.3) != straight)
    let other = EmitterStage { emitter, cell in
      (cell.velocityRange, cell.emissionRange, cell.spinRange, cell.scaleRange, cell.lifetimeRange) = (50, 6, 3, 0.5, 1)
      emitter.add(basic("birthRate", from: 0, to: 3), forKey: "rate")
      emitter.add(basic("emitterPosition.x", from: 0, to: 90), forKey: "place")
    }
    #expect(sprites(other.items(at: 0.8)).map(\.sprites) == sprites(straight).map(\.sprites), "another launch shows the same")
  }

  @Test func `a particle's way is that of a body thrown`() {
    let e = EmitterStage { emitter, cell in
      (cell.birthRate, cell.emissionLongitude, cell.yAcceleration, cell.scaleSpeed, cell.spin) = (1, 0, 50, -0.25, 2)
      (cell.alphaSpeed, cell.redSpeed, cell.color) = (-0.5, -1, CGColor(RGBA(0.5, 1, 1)))
      emitter.emitterPosition = CGPoint(x: 30, y: 40)
    }
    e.stage.advance(to: 1.5)
    let particle = e.particles()[0]
    #expect(close(particle.place(at: 1.5).x, 30 + 100 * 0.5) && close(particle.place(at: 1.5).y, 40 + 50 * 0.25 / 2))
    #expect(particle.color(at: 1.5) == RGBA(0, 1, 1, 0.75))
    let (sin, cos, scale) = particle.attitude(at: 1.5)
    #expect(close(scale, 0.875) && close(sin, Elementary.sin(1)) && close(cos, Elementary.cos(1)))
  }

  @Test func `what has a range is drawn from half of it below to half of it above, and evenly`() {
    let e = EmitterStage { _, cell in
      (cell.birthRate, cell.lifetime, cell.velocity, cell.velocityRange) = (1000, 1, 100, 80)
    }
    e.stage.advance(to: 1)
    let speeds = e.particles().map { ($0.place(at: $0.birth + 1) - $0.place(at: $0.birth)).x }
    #expect(speeds.count == 1000 && speeds.min()! >= 60 && speeds.max()! <= 140)
    #expect(speeds.min()! < 62 && speeds.max()! > 138 && abs(speeds.reduce(0, +) / 1000 - 100) < 3)
  }

  @Test(arguments: ["point", "line", "rectangle", "cuboid", "circle", "sphere"])
  func `particles are born in their shape, where the mode says`(name: String) {
    let shape = CAEmitterLayerEmitterShape(rawValue: name)
    for mode in [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume] {
      let e = EmitterStage { emitter, cell in
        (cell.birthRate, cell.lifetime, cell.velocity) = (300, 1, 0)
        (emitter.emitterShape, emitter.emitterMode, emitter.emitterSize, emitter.emitterDepth) = (
          shape, mode, CGSize(width: 40, height: 20), 10
        )
      }
      e.stage.advance(to: 1)
      let places = e.particles().map { $0.place(at: 1) }
      #expect(places.count == 300)
      for p in places {
        let far = (p * p).sum().squareRoot()
        switch shape {
        case .point: #expect(p == .zero)
        case .line: #expect(abs(p.x) <= 20 && p.y == 0 && p.z == 0 && (mode != .points || abs(p.x) == 20))
        case .rectangle, .cuboid:
          let depth = shape == .cuboid ? 5.0 : 0
          #expect(abs(p.x) <= 20 + 1e-9 && abs(p.y) <= 10 + 1e-9 && abs(p.z) <= depth + 1e-9)
          let edges = [abs(abs(p.x) - 20) < 1e-9, abs(abs(p.y) - 10) < 1e-9, depth > 0 && abs(abs(p.z) - 5) < 1e-9]
          let count = edges.filter { $0 }.count
          if mode == .points { #expect(count == (depth > 0 ? 3 : 2)) }
          if mode == .outline { #expect(count >= (depth > 0 ? 2 : 1)) }
          if mode == .surface, depth > 0 { #expect(count >= 1) }
        default:
          #expect(far <= 40 + 1e-9 && (shape == .sphere || p.z == 0))
          if mode == .points { #expect(far == 0) }
          if mode == .outline || mode == .surface && shape == .sphere { #expect(close(far, 40)) }
        }
      }
      if mode == .volume, shape != .point { #expect(Set(places.map { ($0.x * 1000).rounded() }).count > 200) }
    }
  }

  @Test func `a rate that changes in the middle changes what is born from then on, and what is there goes on its way`() {
    let e = EmitterStage()
    e.stage.advance(to: 0.95)
    e.stage.quietly { e.emitter.birthRate = 0 }
    e.stage.advance(to: 1.5)
    #expect(e.births() == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    e.stage.quietly { e.emitter.birthRate = 2 }
    e.stage.advance(to: 1.6)
    // Half of the tenth was under way: it comes as soon as the other half is done.
    #expect(e.births().suffix(3) == [0.9, 1.525, 1.575])
    #expect(e.births(at: 0.35) == [0.1, 0.2, 0.3], "the past is as it was")
  }

  @Test func `a cell is changed by its key path, and its particles of before are not`() {
    let e = EmitterStage()
    e.stage.advance(to: 1)
    e.stage.quietly {
      e.emitter.setValue(200, forKeyPath: "emitterCells.spark.velocity")
      e.emitter.setValue(CGColor(RGBA(1, 0, 0)), forKeyPath: "emitterCells.spark.color")
    }
    e.cell.velocity = 5  // the cell itself is no more the layer's
    e.stage.advance(to: 2)
    let speeds = e.particles().map { ($0.place(at: $0.birth + 1) - $0.place(at: $0.birth)).x.rounded() }
    #expect(Set(speeds.prefix(9)) == [100] && Set(speeds.suffix(9)) == [200])
    #expect(e.particles().last!.color(at: 2) == RGBA(1, 0, 0))
    #expect(e.emitter.value(forKeyPath: "emitterCells.spark.velocity") as? CGFloat == 200)
    #expect(e.emitter.value(forKeyPath: "emitterCells.spark.color") as? CGColor == CGColor(RGBA(1, 0, 0)))
    #expect(e.emitter.value(forKeyPath: "emitterCells.nobody.velocity") == nil)
  }

  @Test func `a cell's quantities are animated by their key paths`() {
    let e = EmitterStage()
    e.stage.quietly {
      let animation = basic("emitterCells.spark.birthRate", from: 0, to: 100)
      e.emitter.add(animation, forKey: "burst")
      let keyframes = CAKeyframeAnimation(keyPath: "emitterCells.spark.velocity")
      (keyframes.values, keyframes.duration, keyframes.calculationMode) = ([10, 20], 1, .discrete)
      e.emitter.add(keyframes, forKey: "speed")
    }
    e.stage.advance(to: 1)
    // ∫ 100 t dt over a second; and the model's rate from then on.
    #expect(abs(e.births().count - 50) <= 1)
    #expect(e.births().filter { $0 < 0.5 }.count <= 13)
    let speeds = e.particles().map { (($0.place(at: 9) - $0.place(at: 8)).x).rounded() }
    #expect(Set(speeds) == [10, 20])
    e.stage.advance(to: 2)
    #expect(e.births().filter { $0 > 1 }.count == 10)
    e.stage.expectQuiet()
  }

  @Test func `an animation that repeats for ever is summed up anew at any instant, with the same result`() {
    func make() -> EmitterStage {
      EmitterStage { emitter, _ in
        let pulse = basic("birthRate", from: 0, to: 4)
        (pulse.repeatCount, pulse.autoreverses) = (.infinity, true)
        emitter.add(pulse, forKey: "pulse")
      }
    }
    let (one, other) = (make(), make())
    for n in stride(from: 0.0, to: 40, by: 0.25) { _ = one.births(at: n) }
    #expect(one.births(at: 40) == other.births(at: 40) && !other.births(at: 40).isEmpty)
    #expect(one.births(at: 3) == other.births(at: 3))
  }

  @Test func `particles give birth to others where they are, and these outlive them`() {
    let e = EmitterStage { _, cell in
      (cell.birthRate, cell.lifetime, cell.contents) = (1, 1.02, nil)
      let burst = CAEmitterCell()
      (burst.contents, burst.birthRate, burst.lifetime, burst.velocity, burst.emissionRange) = (EmitterStage.dot, 1000, 2, 50, 2 * .pi)
      (burst.beginTime, burst.duration) = (0.9, 0.1)
      cell.emitterCells = [burst]
    }
    e.stage.advance(to: 1.85)
    #expect(e.particles().isEmpty)
    e.stage.advance(to: 2)
    let born = e.particles()
    #expect(abs(born.count - 100) <= 1)
    #expect(born.allSatisfy { close($0.place(at: $0.birth).x, 100 * ($0.birth - 1), 1e-6) }, "where the first one was")
    #expect(born.allSatisfy { close(($0.place(at: 3) - $0.place(at: 2)).length, 50, 1e-6) })
    e.stage.advance(to: 2.5)
    #expect(e.particles().filter { $0.birth < 2.1 }.count >= 99)
  }

  @Test func `what is hidden beneath a million particles is bounded, and told`() {
    var told: [String] = []
    let e = EmitterStage()
    e.stage.runtime.onDiagnostic = { told.append($0) }
    e.stage.quietly { e.emitter.birthRate = 1_000_000 }
    e.stage.advance(to: 1)
    #expect(e.particles().count == ParticleField.most && told.count == 1)
    #expect(e.particles().map(\.birth).min()! > 0.99, "those born last")
    for n in 0..<2000 { e.stage.act { e.emitter.setValue(n, forKeyPath: "emitterCells.spark.spin") } }
    #expect(e.emitter.properties.rare.emitter!.value.spans.count <= CAEmitterLayer.mostSpans)
  }

  @Test func `the memory of births is as long as the longest life`() {
    let e = EmitterStage { _, cell in cell.lifetime = 0.5 }
    for n in 1...600 {
      e.stage.advance(to: (Double(n) + 0.5) / 60)
      e.stage.quietly { e.emitter.emitterPosition.x = CGFloat(n) }
    }
    #expect(e.emitter.properties.rare.emitter!.value.spans.count <= 33)
    #expect(e.particles().map { $0.place(at: $0.birth).x } == e.births().map { ($0 * 60).rounded() - 1 })
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }
}
