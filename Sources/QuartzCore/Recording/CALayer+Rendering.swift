import CoreGraphics

extension CALayer {
  /// Draws the layer and its sublayers as the model has them, in the layer's own coordinates.
  ///
  /// What asked for display is displayed first, so a view that was never shown has its drawing and its text. As in Core Animation, running
  /// animations, transforms in space and what visual effects do to the picture beneath are left out. (BEHAVIOUR §11, §26)
  public func render(in ctx: CGContext) {
    displayTree()
    let visible = ctx.boundingBoxOfClipPath
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
    let t = ctx.userSpaceToPixels, scale = max((t.a * t.a + t.b * t.b).squareRoot(), (t.c * t.c + t.d * t.d).squareRoot())
    guard let (image, frame) = runtime.recorder.flatImage(of: modelPicture.nodes, within: visible, scale: scale) else { return }
    ctx.drawUpright(image, in: frame)
  }

  /// Displays what asked for it, here and below. A view does so for its subviews: views below it are not asked again.
  private func displayTree(isBelowView: Bool = false) {
    if owner == nil || !isBelowView { displayIfNeeded() }
    for layer in layers { layer.displayTree(isBelowView: isBelowView || owner != nil) }
    maskLayer?.displayTree(isBelowView: isBelowView || owner != nil)
  }

  /// The layer and its sublayers as the model has them.
  package var modelPicture: Presentation {
    var nodes: [Presentation.Node] = []
    appendModel(to: &nodes, depth: 0, isMask: false)
    return Presentation(nodes: nodes)
  }

  private func appendModel(to nodes: inout [Presentation.Node], depth: Int, isMask: Bool) {
    nodes.append(.init(id: id, depth: depth, isMask: isMask, properties: properties))
    for layer in layers { layer.appendModel(to: &nodes, depth: depth + 1, isMask: false) }
    maskLayer?.appendModel(to: &nodes, depth: depth + 1, isMask: true)
  }
}
