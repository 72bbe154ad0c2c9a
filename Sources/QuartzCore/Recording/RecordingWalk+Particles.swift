import CoreGraphics
import DisplayList

extension RecordingTraversal {
  /// Returns the items of an emitter's particles. Consecutive particles of one kind form a single item.
  ///
  /// - Parameter space: The transform from the emitter's coordinates to those of the items.
  func particles(_ emitter: LayerProperties.Emitter, _ space: CATransform3D) -> [Item] {
    guard emitter.time != nil, !emitter.spans.isEmpty else { return [] }
    let time = emitter.time!, field = ParticleField(emitter), kinds = field.kinds
    let shown = kinds.map { kind in kind.contents.map(kind.picture) }
    var items: [Item] = [], run: [Sprites.Sprite] = [], runKind = -1
    func finish() {
      if !run.isEmpty, let image = shown[runKind] { items.append(.sprites(Sprites(image, adds: emitter.renderMode == .additive, run))) }
      run = []
    }
    for i in field.order(emitter.renderMode, in: space) {
      let particle = field.particles[i]
      let color = particle.color(at: time), (sin, cos, scale) = particle.attitude(at: time)
      guard color.alpha > 0, scale != 0 else { continue }
      if particle.kind != runKind {
        finish()
        runKind = particle.kind
      }
      let at = particle.place(at: time), (c, s) = (cos * scale, sin * scale)
      let place =
        space == CATransform3DIdentity
        ? Projection(c, -s, at.x, s, c, at.y)
        : Projection(CATransform3DConcat(CATransform3D(rows: [c, s, 0, 0], [-s, c, 0, 0], [0, 0, 1, 0], [at.x, at.y, at.z, 1]), space))
      run.append(.init(place, color: color))
    }
    finish()
    return items
  }
}

extension ParticleField {
  /// Returns the indices of the particles in drawing order.
  fileprivate func order(_ mode: CAEmitterLayerRenderMode, in space: CATransform3D) -> [Int] {
    switch mode {
    case .oldestFirst: particles.indices.sorted { (particles[$0].birth, $0) < (particles[$1].birth, $1) }
    case .oldestLast: particles.indices.sorted { (particles[$0].birth, $0) > (particles[$1].birth, $1) }
    case .backToFront:
      {
        let depths = particles.map { depth(of: $0, in: space) }
        return particles.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      }()
    default: Array(particles.indices)
    }
  }

  private func depth(of particle: Particle, in t: CATransform3D) -> Double {
    let p = particle.place(at: instant)
    return p.x * t.m13 + p.y * t.m23 + p.z * t.m33 + t.m43
  }
}

extension EmitterCell {
  /// Returns the image of a particle, centred at the origin.
  fileprivate func picture(_ picture: CGImage) -> Image {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let source = CGRect(
      x: contentsRect.minX * width, y: contentsRect.minY * height, width: contentsRect.width * width, height: contentsRect.height * height)
    let size = CGSize(width: source.width / contentsScale, height: source.height / contentsScale)
    return Image(picture, source: source, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}
