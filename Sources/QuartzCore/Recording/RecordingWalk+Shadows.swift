import CoreGraphics
import DisplayList

extension RecordingTraversal {
  /// Returns the shadow of a layer. Its shape is the shadow path, or else the background with its corners, or else everything that the
  /// layer and its sublayers draw.
  func shadow(_ p: LayerProperties, _ rare: LayerProperties.Rare, casting items: [Item]) -> [Item] {
    guard var color = rare.shadowColor else { return [] }
    color.alpha *= min(rare.shadowOpacity, 1)
    guard color.alpha > 0 else { return [] }
    let (dx, dy) = (rare.shadowOffset.width, rare.shadowOffset.height), sigma = max(rare.shadowRadius, 0)
    func moved(_ shape: RoundedRect) -> RoundedRect {
      RoundedRect(shape.rect.offsetBy(dx: dx, dy: dy), radius: shape.radius, corners: shape.corners)
    }

    if let path = rare.shadowPath {
      if let shape = RoundedRect(path) { return [.shadow(Shadow(moved(shape), sigma: sigma, color: color))] }
      return odd(.path(path), path.boundingBoxOfPath, sigma, color, dx, dy)
    }
    if let background = p.backgroundColor, background.alpha > 0 {
      color.alpha *= min(background.alpha, 1)
      return [.shadow(Shadow(moved(RoundedRect(p)), sigma: sigma, color: color))]
    }
    guard let box = items.extent else { return [] }
    return odd(.items(items), box, sigma, color, dx, dy)
  }

  private func odd(_ thrower: OddShadows.Thrower, _ box: CGRect, _ sigma: Double, _ color: RGBA, _ dx: Double, _ dy: Double) -> [Item] {
    guard let image = recorder.shadows.coverage(of: thrower, in: box, sigma: sigma, scale: scale) else { return [] }
    return [.glyphs(Glyphs(image.image, in: image.target.offsetBy(dx: dx, dy: dy), color: color))]
  }
}

extension [Item] {
  /// The bounding rectangle of what the items draw, or `nil` if they draw nothing. Items behind the viewer are included as they are.
  var extent: CGRect? {
    var all: CGRect?
    for item in self {
      let box: CGRect?
      switch item {
      case .fill(let shape, _), .border(let shape, _, _), .gradient(let shape, _): box = shape.rect
      case .image(let image): box = image.target
      case .glyphs(let glyphs): box = glyphs.coverage.target
      case .sprites(let all):
        box = all.sprites.reduce(nil) { box, sprite in
          guard let own = sprite.place.box(of: all.image.target) else { return box }
          return box?.union(own) ?? own
        }
      case .shadow(let shadow): box = shadow.shape.rect.insetBy(dx: -3 * shadow.sigma, dy: -3 * shadow.sigma)
      case .backdrop: box = nil  // content beneath casts no shadow of this layer
      case .group(let group):
        var inner = group.items.extent
        if let clip = group.clip { inner = inner.map { $0.intersection(clip.rect) } }
        box = inner.flatMap { $0.isNull ? nil : group.transform.box(of: $0) }
      }
      if let box { all = all.map { $0.union(box) } ?? box }
    }
    return all
  }
}
