import CoreGraphics

extension CALayer {
  /// The transform from this layer's coordinates to its superlayer's.
  package var toSuperlayer: CATransform3D {
    let p = properties
    let anchor = CGPoint(
      x: p.bounds.minX + p.anchorPoint.x * p.bounds.width, y: p.bounds.minY + p.anchorPoint.y * p.bounds.height)
    let hasDepth = p.hasRare && (p.rare.zPosition != 0 || p.rare.anchorPointZ != 0)
    if p.isFlat && p.transform == .identity && !hasDepth && superlayerTransform == nil {
      return CATransform3DMakeTranslation(p.position.x - anchor.x, p.position.y - anchor.y, 0)
    }
    let z = p.hasRare ? p.rare.zPosition : 0
    let anchorZ = p.hasRare ? p.rare.anchorPointZ : 0
    var t = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorZ)
    t = CATransform3DConcat(t, p.transform3D)
    t = CATransform3DConcat(t, CATransform3DMakeTranslation(p.position.x, p.position.y, z))
    if let (sublayer, center) = superlayerTransform {
      t = CATransform3DConcat(t, CATransform3DMakeTranslation(-center.x, -center.y, 0))
      t = CATransform3DConcat(t, sublayer)
      t = CATransform3DConcat(t, CATransform3DMakeTranslation(center.x, center.y, 0))
    }
    return t
  }

  /// The superlayer's `sublayerTransform` and the point about which it turns.
  private var superlayerTransform: (CATransform3D, CGPoint)? {
    guard let above = superlayer?.properties, above.hasRare, let transform = above.rare.sublayerTransform else { return nil }
    let b = above.bounds
    return (transform, CGPoint(x: b.minX + above.anchorPoint.x * b.width, y: b.minY + above.anchorPoint.y * b.height))
  }

  /// The nearest superlayer that has its own plane, and the transform to it. A layer that keeps depth has no plane.
  private var around: (layer: CALayer?, way: CATransform3D) {
    var (layer, way) = (superlayer, toSuperlayer)
    while let space = layer, space.keepsDepth, let above = space.superlayer {
      way = CATransform3DConcat(way, space.toSuperlayer)
      layer = above
    }
    return (layer, way)
  }

  /// Returns a point of the outer layer in this layer's coordinates, or `nil` if it cannot be seen.
  private func down(_ p: CGPoint) -> CGPoint? { around.way.unproject(p) }

  private var path: [CALayer] {
    var result: [CALayer] = []
    var current: CALayer? = self
    while let layer = current { result.append(layer); current = layer.around.layer }
    return result
  }

  func defaultConvert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    let target = layer?.path ?? []
    var point = p
    var current: CALayer? = self
    while let here = current, !target.contains(where: { $0.model() === here.model() }) {
      if here.superlayer == nil { break }
      let (layer, way) = here.around
      point = way.project(point) ?? .zero
      current = layer
    }
    guard let meeting = current, let layer else { return point }
    let way = target.prefix { $0.model() !== meeting.model() }
    precondition(way.count < target.count, "\(self) and \(layer) are in different trees: there is no way to convert between them")
    return way.reversed().reduce(point) { $1.down($0) ?? .zero }
  }
  func defaultConvert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer else {
      return path.dropLast().reversed().reduce(p) { $1.down($0) ?? .zero }
    }
    return layer.convert(p, to: self)
  }
  func defaultConvert(_ r: CGRect, to layer: CALayer?) -> CGRect { Self.box(r) { convert($0, to: layer) } }
  func defaultConvert(_ r: CGRect, from layer: CALayer?) -> CGRect { Self.box(r) { convert($0, from: layer) } }

  private static func box(_ r: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.maxX, y: r.maxY),
    ].map(convert)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  // MARK: Hit testing

  func boundsContain(_ p: CGPoint) -> Bool {
    let b = properties.bounds
    return p.x >= b.minX && p.x < b.maxX && p.y >= b.minY && p.y < b.maxY
  }

  func deepest(at p: CGPoint) -> CALayer? {
    guard !properties.isHidden, properties.opacity > 0 else { return nil }
    if keepsDepth && superlayer != nil { return nearest(at: p) }
    return (superlayer == nil ? p : toSuperlayer.unproject(p)).flatMap(deepest(within:))
  }

  /// Returns the farthest descendant that contains a point in this layer's own coordinates.
  private func deepest(within local: CGPoint) -> CALayer? {
    let isInside = contains(local)
    if properties.masksToBounds && !isInside { return nil }
    for layer in drawingOrder(sublayers ?? []).reversed() {
      if let hit = layer.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }

  /// Returns the nearest layer in this layer's 3D space that contains a point of the superlayer.
  private func nearest(at p: CGPoint) -> CALayer? {
    var planes: [(layer: CALayer, way: CATransform3D, depth: Double)] = [], waiting = [(self, toSuperlayer)]
    while let (space, way) = waiting.popLast() {
      for layer in space.sublayers ?? [] where !layer.properties.isHidden && layer.properties.opacity > 0 {
        let way = CATransform3DConcat(layer.toSuperlayer, way)
        if layer.keepsDepth { waiting.append((layer, way)) } else { planes.append((layer, way, way.depth(of: layer.properties.bounds))) }
      }
    }
    let order = planes.indices.sorted { (planes[$0].depth, $0) > (planes[$1].depth, $1) }
    return order.lazy.compactMap { planes[$0].way.unproject(p).flatMap(planes[$0].layer.deepest(within:)) }.first
  }

  /// A Boolean value that indicates whether the sublayers keep their depth. Such a layer has no plane that could contain a point.
  private var keepsDepth: Bool {
    properties.hasRare && (properties.rare.isTransformLayer || properties.rare.replicator?.value.preservesDepth == true)
  }

  private func drawingOrder(_ layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { $0.properties.hasRare && $0.properties.rare.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
  }
}

extension CATransform3D {
  /// Returns the depth of a rectangle's centre, which is higher nearer to the viewer. Rounding errors are removed.
  func depth(of r: CGRect) -> Double {
    let w = r.midX * m14 + r.midY * m24 + m44
    return ((r.midX * m13 + r.midY * m23 + m43) / max(w, 1e-6) * 4096).rounded()
  }
}
