import CoreGraphics

/// The particles of an emitter layer that are visible at a time.
struct ParticleField {
  /// The maximum number of particles that a layer displays. If there are more, the youngest are displayed. Apple specifies no number, and
  /// this one was chosen for the compositor's speed.
  static let most = 16_384
  /// The maximum number of births that are computed for one frame in cells of other particles.
  private static let mostLooks = 4 * most

  private let time: Double
  /// The time of the frame, in the layer's time.
  var instant: Double { time }
  private let emitter: LayerProperties.Emitter
  /// The kinds of the particles.
  private(set) var kinds: [EmitterCell] = []
  /// The particles, ordered by kind and then by birth.
  private(set) var particles: [Particle] = []
  private var looks = 0

  /// Creates the particles. There are none for the model, which has no time.
  init(_ emitter: LayerProperties.Emitter) {
    (self.emitter, time) = (emitter, emitter.time ?? 0)
    guard emitter.time != nil else { return }
    let spans = emitter.spans
    for i in spans.indices.reversed() {
      let end = i + 1 < spans.count ? spans[i + 1].start : .infinity
      let first = time - spans[i].longestTrace
      guard end > first, particles.count < Self.most else { break }
      spans[i].births(from: first, to: min(time, end)) { cell, births, source in grow(cell, births, source) }
    }
    particles.sort { ($0.kind, $0.birth) < ($1.kind, $1.birth) }
    if particles.count > Self.most {
      let oldest = particles.map(\.birth).sorted()[particles.count - Self.most]
      particles.removeAll { $0.birth < oldest }
    }
  }

  private mutating func grow(_ i: Int, _ births: Births, _ source: LayerProperties.Emitter) {
    let cell = source.cells[i], kind = kind(of: cell), seed = ParticleDice.seed(UInt64(source.seed), i)
    for number in births.numbers.suffix(Self.most) {
      let dice = ParticleDice(seed: seed, number: number)
      look(at: Particle(cell, kind: kind, of: source, birth: births.time(of: number), from: nil, dice: dice), cell, source, seed, number)
    }
  }

  /// Adds a particle if it is visible, and computes the particles that it has emitted.
  private mutating func look(at particle: Particle, _ cell: EmitterCell, _ source: LayerProperties.Emitter, _ seed: UInt64, _ number: Int) {
    if particle.isAlive(at: time), cell.contents != nil { particles.append(particle) }
    for (i, child) in cell.cells.enumerated() where child.isEnabled && child[.birthRate] > 0 {
      let begin = particle.birth + child.beginTime, rate = child[.birthRate]
      let end = min(particle.birth + particle.life, particle.birth + child.season.upperBound, time)
      let first = max(begin, time - child.longestTrace * max(source.lifetime, 0))
      guard let births = Births((first - begin) * rate, (end - begin) * rate, count: 0, at: begin, rate: rate) else { continue }
      let kind = kind(of: child), own = ParticleDice.seed(ParticleDice.seed(seed, i &+ 1), number)
      for n in births.numbers.suffix(Self.most) {
        looks += 1
        if looks > Self.mostLooks { return }
        let birth = births.time(of: n)
        let born = Particle(
          child, kind: kind, of: source, birth: birth, from: particle.place(at: birth), dice: ParticleDice(seed: own, number: n))
        look(at: born, child, source, own, n)
      }
    }
  }

  private mutating func kind(of cell: EmitterCell) -> Int {
    if let known = kinds.lastIndex(where: { $0.looksLike(cell) }) { return known }
    kinds.append(cell)
    return kinds.count - 1
  }
}

extension EmitterCell {
  /// Returns a Boolean value that indicates whether particles of both cells have an equal appearance.
  fileprivate func looksLike(_ other: EmitterCell) -> Bool {
    contents === other.contents && contentsRect == other.contentsRect && contentsScale == other.contentsScale && name == other.name
  }
}
