import CoreGraphics

extension CALayer {
  func defaultRender(in ctx: CGContext) {
    displayTree()
    let visible = ctx.boundingBoxOfClipPath
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
    let t = ctx.userSpaceToPixels, scale = max((t.a * t.a + t.b * t.b).squareRoot(), (t.c * t.c + t.d * t.d).squareRoot())
    guard let (image, frame) = runtime.recorder.flatImage(of: modelPicture.nodes, within: visible, scale: scale) else { return }
    ctx.drawUpright(image, in: frame)
  }

  /// Displays the layers that requested it, here and below. A view does so for its subviews, so views below one are not displayed again.
  private func displayTree(isBelowView: Bool = false) {
    if owner == nil || !isBelowView { displayIfNeeded() }
    for layer in layers { layer.displayTree(isBelowView: isBelowView || owner != nil) }
    maskLayer?.displayTree(isBelowView: isBelowView || owner != nil)
  }

  /// The layer and its sublayers with their model values.
  package var modelPicture: Presentation {
    var nodes: [Presentation.Node] = []
    var waiting = [(layer: self, depth: 0, isMask: false, copy: 0)], copied = 0
    while let (layer, depth, isMask, copy) = waiting.popLast() {
      nodes.append(.init(id: layer.id, depth: depth, isMask: isMask, copy: copy, properties: layer.properties))
      if let mask = layer.maskLayer { waiting.append((mask, depth + 1, true, 0)) }
      let replicator = layer.properties.hasRare ? layer.properties.rare.replicator?.value : nil
      let copies = replicator.map { min($0.count, 1 + (CommittedScene.mostCopies - copied) / max(layer.layers.count, 1)) } ?? 1
      copied += max(copies - 1, 0) * layer.layers.count
      for copy in (0..<copies).reversed() { for child in layer.layers.reversed() { waiting.append((child, depth + 1, false, copy)) } }
    }
    return Presentation(nodes: nodes)
  }
}
