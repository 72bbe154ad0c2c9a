import CoreGraphics

/// A particle whose position and appearance are functions of its age.
struct Particle {
  /// The time of birth, in the layer's time.
  let birth: Double
  let life: Double
  /// The index of the particle's kind in the field.
  let kind: Int
  private let place, velocity, acceleration: SIMD3<Double>
  private let scale, scaleSpeed, spin: Double
  private let color, colorSpeed: SIMD4<Double>

  /// Creates a particle with random values. Their number and order are fixed, so that a change of one range does not affect other values.
  init(_ cell: EmitterCell, kind: Int, of emitter: LayerProperties.Emitter, birth: Double, from parent: SIMD3<Double>?, dice: ParticleDice)
  {
    var dice = dice
    (self.birth, self.kind) = (birth, kind)
    life = max(dice.around(cell[.lifetime], cell[.lifetimeRange]), 0) * max(emitter.lifetime, 0)
    let longitude = Elementary.sincos(dice.around(cell[.emissionLongitude], cell[.emissionRange]))
    let latitude = Elementary.sincos(cell[.emissionLatitude])
    let speed = dice.around(cell[.velocity], cell[.velocityRange]) * emitter.velocity
    velocity = SIMD3(latitude.cos * longitude.cos, latitude.cos * longitude.sin, latitude.sin) * speed
    acceleration = SIMD3(cell[.xAcceleration], cell[.yAcceleration], cell[.zAcceleration])
    scale = dice.around(cell[.scale], cell[.scaleRange]) * emitter.scale
    scaleSpeed = cell[.scaleSpeed] * emitter.scale
    spin = dice.around(cell[.spin], cell[.spinRange]) * emitter.spin
    let (r, g) = (dice.around(cell.color.red, cell[.redRange]), dice.around(cell.color.green, cell[.greenRange]))
    let (b, a) = (dice.around(cell.color.blue, cell[.blueRange]), dice.around(cell.color.alpha, cell[.alphaRange]))
    color = SIMD4(r, g, b, a)
    colorSpeed = SIMD4(cell[.redSpeed], cell[.greenSpeed], cell[.blueSpeed], cell[.alphaSpeed])
    place = parent ?? emitter.birthplace(&dice)
  }

  func isAlive(at time: Double) -> Bool { time >= birth && time < birth + life }

  func place(at time: Double) -> SIMD3<Double> {
    let age = time - birth
    return place + velocity * age + acceleration * (age * age / 2)
  }
  func color(at time: Double) -> RGBA {
    let now = (color + colorSpeed * (time - birth)).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    return RGBA(now.x, now.y, now.z, now.w)
  }
  /// Returns the rotation and scale of a square about the origin.
  func attitude(at time: Double) -> (sin: Double, cos: Double, scale: Double) {
    let age = time - birth, turn = spin == 0 ? (sin: 0.0, cos: 1.0) : Elementary.sincos(spin * age)
    return (turn.sin, turn.cos, scale + scaleSpeed * age)
  }
}

extension LayerProperties.Emitter {
  /// Returns the birthplace of the next particle in the shape. It uses three random numbers for any shape.
  fileprivate func birthplace(_ dice: inout ParticleDice) -> SIMD3<Double> {
    let lots = SIMD3(dice.unit(), dice.unit(), dice.unit())
    return SIMD3(position.x, position.y, zPosition) + offset(lots)
  }

  private func offset(_ lots: SIMD3<Double>) -> SIMD3<Double> {
    let half = SIMD3(size.width, size.height, depth) / 2
    func corner(_ lot: Double, _ half: Double) -> Double { lot < 0.5 ? -half : half }
    switch shape {
    case .line:
      return SIMD3(mode == .points ? corner(lots.x, half.x) : (lots.x * 2 - 1) * half.x, 0, 0)
    case .rectangle, .cuboid:
      let z = shape == .cuboid ? half.z : 0
      let inside = (lots * 2 - 1) * SIMD3(half.x, half.y, z)
      if mode == .points { return SIMD3(corner(lots.x, half.x), corner(lots.y, half.y), corner(lots.z, z)) }
      if mode == .volume || mode == .surface && shape == .rectangle { return inside }
      return side(lots, SIMD3(half.x, half.y, z), isEdge: mode == .outline)
    case .circle, .sphere:
      if mode == .points { return .zero }
      let (sin, cos) = Elementary.sincos(lots.x * 2 * .pi), radius = abs(size.width)
      if shape == .circle {
        // The square root gives a uniform distribution over the disc.
        let reach = mode == .outline ? radius : radius * lots.y.squareRoot()
        return SIMD3(cos * reach, sin * reach, 0)
      }
      let height = lots.y * 2 - 1, around = (1 - height * height).squareRoot()
      let reach = mode == .volume ? radius * (lots.z == 0 ? 0 : Elementary.exp(Elementary.log(lots.z) / 3)) : radius
      return SIMD3(cos * around, sin * around, height) * reach
    default: return .zero
    }
  }

  /// Returns a point on the outline of a rectangle, or on the surface or an edge of a box.
  private func side(_ lots: SIMD3<Double>, _ half: SIMD3<Double>, isEdge: Bool) -> SIMD3<Double> {
    let isFlat = half.z == 0
    // The outline of the rectangle is chosen in proportion to its length.
    let (w, h) = (half.x * 4, half.y * 4), way = lots.x * (w + h)
    var place: SIMD3<Double>
    switch way {
    case ..<(w / 2): place = SIMD3(way - half.x, -half.y, 0)
    case ..<w: place = SIMD3(way - w / 2 - half.x, half.y, 0)
    case ..<(w + h / 2): place = SIMD3(-half.x, way - w - half.y, 0)
    default: place = SIMD3(half.x, way - w - h / 2 - half.y, 0)
    }
    if isFlat { return place }
    if isEdge {
      place.z = lots.y < 0.5 ? -half.z : half.z
      return place
    }
    // A side of the box, or its front or back, is chosen in proportion to its area.
    let front = half.x * half.y * 8, sides = (w + h) * half.z * 2
    if lots.z * (front + sides) >= front {
      place.z = (lots.y * 2 - 1) * half.z
      return place
    }
    let face = lots.z * (front + sides) / front
    return SIMD3((lots.x * 2 - 1) * half.x, (lots.y * 2 - 1) * half.y, face < 0.5 ? -half.z : half.z)
  }
}
