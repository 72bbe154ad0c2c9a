import CoreGraphics
import DisplayList

/// A depth-first traversal of the layers of a frame.
///
/// A layer is drawn in Core Animation's order: shadow, background, contents, sublayers by ascending `zPosition`, and border. The result is
/// then masked and faded as a whole. `masksToBounds` clips contents and sublayers, and it suppresses the shadow.
struct RecordingTraversal {
  let nodes: [Presentation.Node]
  /// The index after the descendants of each node.
  let ends: [Int]
  /// The items that were recorded so far for the open layers, from back to front.
  private var items: [Item] = []
  let scale: Double
  let recorder: Recorder
  /// A Boolean value that indicates whether depth and backdrops are left out, as in `render(in:)`.
  let isFlat: Bool

  init(_ nodes: [Presentation.Node], scale: Double, isFlat: Bool = false, recorder: Recorder) {
    (self.nodes, self.scale, self.isFlat, self.recorder) = (nodes, scale, isFlat, recorder)
    var ends = [Int](repeating: nodes.count, count: nodes.count), open: [Int] = []
    for (n, node) in nodes.enumerated() {
      while let last = open.last, nodes[last].depth >= node.depth {
        ends[last] = n
        open.removeLast()
      }
      open.append(n)
    }
    self.ends = ends
  }

  func children(of n: Int) -> [Int] {
    var result: [Int] = [], child = n + 1
    while child < ends[n] {
      result.append(child)
      child = ends[child]
    }
    return result
  }

  /// Returns the items of the root in its own bounds. Its position and opacity are ignored.
  mutating func root(through visible: CGRect) -> [Item] {
    let p = nodes[0].properties
    let plane = LayerPlane(
      toRoot: .identity, anchor: p.anchorInBounds, sublayerTransform: sublayerTransform(p), isInSpace: false, visible: visible)
    guard let root = opened(0, p, .identity, plane, opacity: 1) else { return [] }
    walk(root)
    defer { items = [] }
    return items
  }

  /// A layer whose descendants are being recorded. It is stored on the heap, so that deep trees need no stack.
  struct Open {
    enum Role { case sublayer, mask, apart }
    let n: Int
    let transform: Projection
    let plane: LayerPlane
    var opacity: Double
    var role = Role.sublayer
    /// The colour by which the layer's colours are multiplied.
    var tint: RGBA?
    /// The index of the layer's first item.
    let first: Int
    /// The layers that must still be recorded. The next one is the last element.
    var pending: [Pending]
    var mask: [Item]?
    /// The items that stay in place during the layer's transition.
    var apart: [Item] = []
  }

  private mutating func walk(_ root: Open) {
    var open = [root]
    while !open.isEmpty {
      let top = open.count - 1
      if let next = open[top].pending.popLast() {
        if var layer = opened(next, in: open[top].plane) {
          layer.role = next.role
          layer.opacity *= next.opacity
          layer.tint = next.tint
          open.append(layer)
        } else if next.role == .mask {
          open[top].mask = []
        }
        continue
      }
      let layer = open.removeLast()
      close(layer)
      // Masks and separate layers are not part of the items that are drawn in order.
      switch layer.role {
      case .sublayer: break
      case .mask: open[top - 1].mask = taken(from: layer.first)
      case .apart: open[top - 1].apart += taken(from: layer.first)
      }
    }
  }

  /// Opens a layer in its superlayer's plane. Returns `nil` if the layer displays nothing.
  private mutating func opened(_ next: Pending, in parent: LayerPlane) -> Open? {
    let n = next.n, p = nodes[n].properties
    guard !p.isHidden || p.hasRare && p.rare.transition != nil, p.opacity > 0, !(p.hasRare && p.rare.isVeiled) else { return nil }
    if let space = next.space, isSpace(n) { return openedDeep(n, p, space, in: parent) }
    let transform = next.space.map { Projection($0) } ?? p.projection(in: parent, flatly: isFlat)
    let isPlaneFlat = next.space.map { $0.affine != nil } ?? (parent.sublayerTransform == nil && p.isFlat)
    let plane = LayerPlane(
      toRoot: parent.toRoot * transform, anchor: p.anchorInBounds, sublayerTransform: sublayerTransform(p),
      isInSpace: !isFlat && (parent.isInSpace || !isPlaneFlat), visible: parent.visible)
    if p.hasRare, !p.rare.isDoubleSided, plane.isInSpace, plane.toRoot.showsBack(at: CGPoint(x: p.bounds.midX, y: p.bounds.midY)) {
      return nil
    }
    return opened(n, p, transform, plane, opacity: min(p.opacity, 1))
  }

  func sublayerTransform(_ p: LayerProperties) -> CATransform3D? { p.hasRare && !isFlat ? p.rare.sublayerTransform : nil }

  private mutating func opened(_ n: Int, _ p: LayerProperties, _ transform: Projection, _ plane: LayerPlane, opacity: Double) -> Open? {
    let rare = p.hasRare ? p.rare : nil
    var plane = plane
    let isLeaf = ends[n] == n + 1
    let isTurning = rare?.transition != nil && !isFlat
    if !isTurning && (p.masksToBounds || isLeaf && rare?.emitter == nil) {
      let reach = p.masksToBounds ? p.bounds : extent(p, rare)
      if let box = plane.toRoot.box(of: reach) {
        if !box.intersects(plane.visible) || box.width == 0 || box.height == 0 { return nil }
        if p.masksToBounds { plane.visible = plane.visible.intersection(box) }
      }
    }
    let first = items.count
    look(p, plane)
    return Open(n: n, transform: transform, plane: plane, opacity: opacity, first: first, pending: pending(below: n, rare, isTurning))
  }

  /// Opens particles in the space of a superlayer, which are not flattened into their layer's plane.
  private mutating func openedDeep(_ n: Int, _ p: LayerProperties, _ space: CATransform3D, in parent: LayerPlane) -> Open? {
    guard let emitter = p.rare.emitter else { return nil }
    let first = items.count
    items += particles(emitter.value, space)
    return Open(n: n, transform: .identity, plane: parent, opacity: 1, first: first, pending: [])
  }

  /// Returns the layers below another: sublayers in ascending order, then the mask, then layers that are separate from a transition. The
  /// first one is the last element.
  private func pending(below n: Int, _ rare: LayerProperties.Rare?, _ isTurning: Bool) -> [Pending] {
    guard ends[n] > n + 1 else { return [] }
    let all = children(of: n)
    var sublayers = all.filter { !nodes[$0].isMask && !(rare?.transition != nil && isApart($0)) }
    if sublayers.contains(where: { nodes[$0].properties.hasRare && nodes[$0].properties.rare.zPosition != 0 }) {
      let heights = sublayers.map { nodes[$0].properties.rare.zPosition }
      sublayers = sublayers.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { sublayers[$0] }
    }
    var pending = placed(sublayers, below: n)
    for child in all where nodes[child].isMask { pending.append(Pending(n: child, role: .mask)) }
    if isTurning { for child in all where isApart(child) { pending.append(Pending(n: child, role: .apart)) } }
    pending.reverse()
    return pending
  }

  /// Closes a layer after all its descendants are recorded. It adds the shadow and the border, and then transforms, clips and fades the
  /// whole.
  private mutating func close(_ layer: Open) {
    let p = nodes[layer.n].properties
    let rare = p.hasRare ? p.rare : nil
    let edges: Group.Edges = !layer.plane.isInSpace ? .asAround : rare?.allowsEdgeAntialiasing == true ? .smooth : .hard
    let transition = isFlat ? nil : rare?.transition
    var clip = p.masksToBounds ? RoundedRect(p) : nil
    var outside: (before: [Item], after: [Item]) = ([], [])
    if let rare {
      if rare.shadowOpacity > 0, clip == nil { outside.before = shadow(p, rare, casting: Array(items[layer.first...])) }
      if rare.borderWidth > 0, rare.borderColor.alpha > 0 {
        outside.after = [.border(RoundedRect(p), width: rare.borderWidth, rare.borderColor)]
      }
    }
    if let cut = clip, transition != nil || !outside.before.isEmpty || !outside.after.isEmpty {
      if items.count > layer.first { group(from: layer.first, .identity, cut, 1, nil) }
      clip = nil
    }
    if !outside.before.isEmpty { items.insert(contentsOf: outside.before, at: layer.first) }
    items += outside.after
    if let tint = layer.tint { for i in items[layer.first...].indices { items[i] = items[i].multiplied(by: tint) } }
    if let transition {
      if p.isHidden { items.removeSubrange(layer.first...) }
      group(from: layer.first, .identity, nil, 1, layer.mask)
      items += transition.items(taken(from: layer.first), in: p.bounds) + layer.apart
      return group(from: layer.first, layer.transform, nil, layer.opacity, nil, edges)
    }
    group(from: layer.first, layer.transform, clip, layer.opacity, layer.mask, edges)
  }

  /// Combines the items from an index on into a group, if that has an effect. Other items are left as they are, because there may be many.
  private mutating func group(
    from first: Int, _ transform: Projection, _ clip: RoundedRect?, _ opacity: Double, _ mask: [Item]?, _ edges: Group.Edges = .asAround
  ) {
    if items.count == first || transform == .identity && clip == nil && opacity == 1 && mask == nil { return }
    items.append(.group(Group(transform, clip: clip, opacity: opacity, mask: mask, edges: edges, taken(from: first))))
  }

  private mutating func taken(from first: Int) -> [Item] {
    defer { items.removeSubrange(first...) }
    return Array(items[first...])
  }

  /// Records the background and the contents, in the layer's bounds.
  private mutating func look(_ p: LayerProperties, _ plane: LayerPlane) {
    if p.hasRare && p.rare.isTransformLayer { return }
    let shape = p.masksToBounds ? RoundedRect(p.bounds) : RoundedRect(p)  // corners that the clip cuts are not rounded before
    if let color = p.backgroundColor, color.alpha > 0 { items.append(.fill(shape, color)) }
    if p.hasRare {
      let rare = p.rare
      if let backdrop = rare.backdrop, !isFlat { items += self.backdrop(backdrop, shape) }
      if let gradient = rare.gradient { items += self.gradient(gradient, shape) }
      items += contents(p, rare)
      if let text = rare.text { items += self.text(text.value, p) }
      if let emitter = rare.emitter { items += particles(emitter.value, CATransform3DIdentity) }
      if let path = rare.shape { items += self.shape(path, pixelsPerPoint: scale * plane.toRoot.magnification(at: plane.anchor)) }
    } else if p.contents != nil {
      items += contents(p, .usual)
    }
  }

  private func isApart(_ n: Int) -> Bool { nodes[n].properties.hasRare && nodes[n].properties.rare.isApart }

  /// Returns the maximum extent of a layer without sublayers, in its bounds.
  private func extent(_ p: LayerProperties, _ rare: LayerProperties.Rare?) -> CGRect {
    var extent = p.bounds
    if let image = p.contents {
      extent = extent.union((rare ?? .usual).contentsFrame(CGSize(width: image.width, height: image.height), of: p))
    }
    guard let rare else { return extent }
    if let image = rare.fade?.contents {
      extent = extent.union(rare.contentsFrame(CGSize(width: image.width, height: image.height), of: p))
    }
    if let shape = rare.shape, let path = shape.path { extent = extent.union(path.boundingBox.insetBy(dx: -shape.reach, dy: -shape.reach)) }
    if rare.shadowOpacity > 0 {
      let thrower = rare.shadowPath.map { extent.union($0.boundingBox) } ?? extent, blur = -3 * rare.shadowRadius
      extent = extent.union(thrower.offsetBy(dx: rare.shadowOffset.width, dy: rare.shadowOffset.height).insetBy(dx: blur, dy: blur))
    }
    return extent
  }
}

extension RoundedRect {
  /// Creates the rounded rectangle of a layer's bounds and corners.
  init(_ p: LayerProperties) {
    self.init(p.bounds, radius: p.cornerRadius, corners: p.hasRare ? Corners(rawValue: p.rare.maskedCorners.rawValue) : .all)
  }
}
