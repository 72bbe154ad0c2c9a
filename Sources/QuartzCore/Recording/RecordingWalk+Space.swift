import CoreGraphics

extension RecordingTraversal {
  /// A layer that must still be recorded.
  struct Pending {
    let n: Int
    var role = Open.Role.sublayer
    /// The transform to the open superlayer, if the layer's own properties do not give it. This is the case for copies and for layers in 3D
    /// space.
    var space: CATransform3D?
    /// The opacity of the layers between this one and the open superlayer, and the colour by which they multiply it.
    var opacity = 1.0
    var tint: RGBA?
  }

  /// Returns a Boolean value that indicates whether a layer keeps the depth of its sublayers. They are then in the space of its superlayer.
  /// In a flat image no layer does.
  func isSpace(_ n: Int) -> Bool {
    guard nodes[n].properties.hasRare else { return false }
    let rare = nodes[n].properties.rare
    return rare.transition == nil
      && (rare.isTransformLayer || rare.replicator?.value.preservesDepth == true || rare.emitter?.value.preservesDepth == true)
  }

  /// Returns the sublayers with their transforms if one of them is a copy or in 3D space. Each space gives its planes, beginning with the
  /// farthest.
  func placed(_ sublayers: [Int], below n: Int) -> [Pending] {
    if isSpace(n) { return planes(in: Pending(n: n, space: CATransform3DIdentity)) }
    var copies = Copies(nodes[n].properties)
    return sublayers.flatMap { child -> [Pending] in
      let copy = copies.next(nodes[child].copy)
      guard copy != nil || isSpace(child) else { return [Pending(n: child)] }
      let placed = Pending(n: child, space: place(of: child, in: n, copy), opacity: copy?.color.alpha ?? 1, tint: copy?.tint)
      return isSpace(child) && isShown(child) ? planes(in: placed, fadedBy: nodes[child].properties.opacity) : [placed]
    }
  }

  /// Returns the planes in the space of a layer, from the farthest to the nearest.
  private func planes(in space: Pending, fadedBy opacity: Double = 1) -> [Pending] {
    var first = space
    first.opacity *= opacity
    var found: [(depth: Double, plane: Pending)] = [], waiting = [first]
    while let next = waiting.popLast() {
      guard let around = next.space else { continue }
      if nodes[next.n].properties.rare.emitter != nil { found.append((around.depth(of: nodes[next.n].properties.bounds), next)) }
      var copies = Copies(nodes[next.n].properties)
      var inner: [Pending] = []
      for child in children(of: next.n) where !nodes[child].isMask && isShown(child) {
        let copy = copies.next(nodes[child].copy)
        var plane = Pending(n: child, space: CATransform3DConcat(place(of: child, in: next.n, copy), around), opacity: next.opacity)
        plane.opacity *= copy?.color.alpha ?? 1
        plane.tint = next.tint.map { own in copy?.tint.map(own.multiplied) ?? own } ?? copy?.tint
        if isSpace(child) {
          plane.opacity *= nodes[child].properties.opacity
          inner.append(plane)
        } else {
          found.append((plane.space!.depth(of: nodes[child].properties.bounds), plane))
        }
      }
      waiting += inner.reversed()
    }
    guard !isFlat else { return found.map(\.plane) }
    return found.indices.sorted { (found[$0].depth, $0) < (found[$1].depth, $1) }.map { found[$0].plane }
  }

  private func isShown(_ n: Int) -> Bool {
    let p = nodes[n].properties
    return !p.isHidden && p.opacity > 0 && !(p.hasRare && p.rare.isVeiled)
  }

  /// Returns the transform from a layer's bounds to its superlayer's, for one of the superlayer's copies.
  private func place(of child: Int, in n: Int, _ copy: Copies.Copy?) -> CATransform3D {
    let p = nodes[n].properties
    var place = isFlat ? CATransform3D(nodes[child].properties.flatPlace) : nodes[child].properties.place
    if let copy, copy.transform != CATransform3DIdentity { place = .about(p.bounds.center, copy.transform, after: place) }
    if let around = sublayerTransform(p) { place = .about(p.anchorInBounds, around, after: place) }
    return isFlat ? CATransform3D(CATransform3DGetAffineTransform(place)) : place
  }
}

/// The copies of a replicator's sublayers, in order.
private struct Copies {
  struct Copy {
    var transform: CATransform3D
    var color: RGBA
    /// The colour factor of the copy. It is `nil` if colours are unchanged.
    var tint: RGBA? { color.red == 1 && color.green == 1 && color.blue == 1 ? nil : RGBA(color.red, color.green, color.blue) }
  }
  private let replicator: LayerProperties.Replicator?
  private var number = 0
  private var transform = CATransform3DIdentity
  private var last: Copy?

  init(_ p: LayerProperties) { replicator = p.hasRare ? p.rare.replicator?.value : nil }

  /// Returns the copy with a number, or `nil` if the layer is no replicator. Ascending numbers are fastest.
  mutating func next(_ k: Int) -> Copy? {
    guard let replicator else { return nil }
    if k == number, let last { return last }
    if k < number { (number, transform) = (0, CATransform3DIdentity) }  // layers sorted by depth come in another order
    while number < k {
      transform = CATransform3DConcat(transform, replicator.transform)
      number += 1
    }
    last = Copy(transform: transform, color: replicator.color(ofCopy: k))
    return last
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
