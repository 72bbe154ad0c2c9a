import CoreGraphics
import DisplayList

/// One walk over the layers of a frame, depth first.
///
/// A layer is drawn in Core Animation's order: shadow, background, contents, sublayers from the lowest `zPosition` up, border; then all of
/// it is masked and faded. `masksToBounds` cuts contents and sublayers, and leaves no room for the shadow.
struct RecordingWalk {
  let nodes: [Presentation.Node]
  /// Where each node's descendants end.
  private let ends: [Int]
  let scale: Double
  let recorder: Recorder
  /// Leaves out depth and what is done to the picture beneath, as `render(in:)` does.
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

  private func children(of n: Int) -> [Int] {
    var result: [Int] = [], child = n + 1
    while child < ends[n] {
      result.append(child)
      child = ends[child]
    }
    return result
  }

  /// What the root shows, in its own bounds: nobody moves or fades it.
  mutating func root(through visible: CGRect) -> [Item] {
    let p = nodes[0].properties
    let plane = LayerPlane(
      toRoot: .identity, anchor: p.anchorInBounds, sublayerTransform: sublayerTransform(p), isInSpace: false, visible: visible)
    return place(0, p, .identity, plane, opacity: 1)
  }

  /// What a layer shows, in its superlayer's bounds.
  private mutating func record(_ n: Int, in parent: LayerPlane) -> [Item] {
    let p = nodes[n].properties
    guard !p.isHidden || p.hasRare && p.rare.transition != nil, p.opacity > 0 else { return [] }
    let transform = p.projection(in: parent, flatly: isFlat)
    let plane = LayerPlane(
      toRoot: parent.toRoot * transform, anchor: p.anchorInBounds, sublayerTransform: sublayerTransform(p),
      isInSpace: !isFlat && (parent.isInSpace || parent.sublayerTransform != nil || !p.isFlat), visible: parent.visible)
    if p.hasRare, !p.rare.isDoubleSided, plane.isInSpace, plane.toRoot.showsBack(at: CGPoint(x: p.bounds.midX, y: p.bounds.midY)) {
      return []
    }
    return place(n, p, transform, plane, opacity: min(p.opacity, 1))
  }

  private func sublayerTransform(_ p: LayerProperties) -> CATransform3D? { p.hasRare && !isFlat ? p.rare.sublayerTransform : nil }

  private mutating func place(_ n: Int, _ p: LayerProperties, _ transform: Projection, _ plane: LayerPlane, opacity: Double) -> [Item] {
    let rare = p.hasRare ? p.rare : nil
    var plane = plane
    let isLeaf = ends[n] == n + 1
    let edges: Group.Edges = !plane.isInSpace ? .asAround : rare?.allowsEdgeAntialiasing == true ? .smooth : .hard
    let transition = isFlat ? nil : rare?.transition
    if transition == nil && (p.masksToBounds || isLeaf) {
      let reach = p.masksToBounds ? p.bounds : extent(p, rare)
      if let box = plane.toRoot.box(of: reach) {
        if !box.intersects(plane.visible) || box.width == 0 || box.height == 0 { return [] }
        if p.masksToBounds { plane.visible = plane.visible.intersection(box) }
      }
    }

    let clip = p.masksToBounds ? RoundedRect(p) : nil
    var inside = look(of: n, p, plane, isCut: clip != nil)
    var outside: (before: [Item], after: [Item]) = ([], [])
    if let rare {
      if rare.shadowOpacity > 0, clip == nil { outside.before = shadow(p, rare, casting: inside) }
      if rare.borderWidth > 0, rare.borderColor.alpha > 0 {
        outside.after = [.border(RoundedRect(p), width: rare.borderWidth, rare.borderColor)]
      }
    }
    var mask: [Item]?
    for child in children(of: n) where nodes[child].isMask { mask = record(child, in: plane) }

    if let transition {
      if let clip, !inside.isEmpty { inside = [.group(Group(clip: clip, inside))] }
      let new = p.isHidden ? [] : grouped(outside.before + inside + outside.after, .identity, nil, 1, mask)
      let apart = children(of: n).filter(isApart).flatMap { record($0, in: plane) }
      return grouped(transition.items(new, in: p.bounds) + apart, transform, nil, opacity, nil, edges)
    }
    if outside.before.isEmpty && outside.after.isEmpty {
      return grouped(inside, transform, clip, opacity, mask, edges)
    }
    if let clip, !inside.isEmpty { inside = [.group(Group(clip: clip, inside))] }
    return grouped(outside.before + inside + outside.after, transform, nil, opacity, mask, edges)
  }

  private func grouped(
    _ items: [Item], _ transform: Projection, _ clip: RoundedRect?, _ opacity: Double, _ mask: [Item]?, _ edges: Group.Edges = .asAround
  ) -> [Item] {
    if items.isEmpty { return [] }
    if transform == .identity && clip == nil && opacity == 1 && mask == nil { return items }
    return [.group(Group(transform, clip: clip, opacity: opacity, mask: mask, edges: edges, items))]
  }

  /// Background, contents and sublayers, in the layer's bounds.
  private mutating func look(of n: Int, _ p: LayerProperties, _ plane: LayerPlane, isCut: Bool) -> [Item] {
    var items: [Item] = []
    let shape = isCut ? RoundedRect(p.bounds) : RoundedRect(p)  // what the clip cuts need not be cut before
    if let color = p.backgroundColor, color.alpha > 0 { items.append(.fill(shape, color)) }
    var isTurning = false
    if p.hasRare {
      let rare = p.rare
      isTurning = rare.transition != nil
      if let backdrop = rare.backdrop, !isFlat { items += self.backdrop(backdrop, shape) }
      if let gradient = rare.gradient { items += self.gradient(gradient, shape) }
      items += contents(p, rare)
      if let path = rare.shape { items += self.shape(path, pixelsPerPoint: scale * plane.toRoot.magnification(at: plane.anchor)) }
    } else if p.contents != nil {
      items += contents(p, .usual)
    }

    var children = children(of: n).filter { !nodes[$0].isMask && !(isTurning && isApart($0)) }
    if children.contains(where: { nodes[$0].properties.hasRare && nodes[$0].properties.rare.zPosition != 0 }) {
      let heights = children.map { nodes[$0].properties.rare.zPosition }
      children = children.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { children[$0] }
    }
    for child in children { items += record(child, in: plane) }
    return items
  }

  private func isApart(_ n: Int) -> Bool { nodes[n].properties.hasRare && nodes[n].properties.rare.isApart }

  /// How far a layer without sublayers can draw, in its bounds.
  private func extent(_ p: LayerProperties, _ rare: LayerProperties.Rare?) -> CGRect {
    var extent = p.bounds
    if let image = p.contents {
      extent = extent.union((rare ?? .usual).contentsFrame(CGSize(width: image.width, height: image.height), in: p.bounds))
    }
    guard let rare else { return extent }
    if let image = rare.fade?.contents {
      extent = extent.union(rare.contentsFrame(CGSize(width: image.width, height: image.height), in: p.bounds))
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
  /// A layer's bounds with its corners.
  init(_ p: LayerProperties) {
    self.init(p.bounds, radius: p.cornerRadius, corners: p.hasRare ? Corners(rawValue: p.rare.maskedCorners.rawValue) : .all)
  }
}
