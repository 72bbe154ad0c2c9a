import CoreGraphics

/// Layout and drawing of layers. A view's layer passes what is asked of it on to the view; any other is served at the commit.
extension CALayer {
  func markLayout() {
    if let owner { return owner.layerWantsLayout(self) }
    wantsLayout = true
    waitToBeServed()
  }
  func layOut() {
    if let owner { return owner.layOutIfNeeded(self) }
    if wantsLayout {
      wantsLayout = false
      layoutSublayers()
    }
    for layer in layers { layer.layoutIfNeeded() }
  }

  func markDisplay() {
    if let owner { return owner.layerWantsDisplay(self) }
    wantsDisplay = true
    waitToBeServed()
  }
  func defaultDisplayIfNeeded() {
    if let owner { return owner.displayIfNeeded(self) }
    guard wantsDisplay, !properties.bounds.isEmpty else { return }
    wantsDisplay = false
    display()
  }

  /// Contents of what `draw(in:)` draws.
  package func displayDrawing() {
    let (size, scale) = (properties.bounds.size, contentsScale)
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1 else { return }
    let context = CGContext(PixelBuffer(width: Int(width), height: Int(height)), scale: scale)
    context.translateBy(x: -properties.bounds.minX, y: -properties.bounds.minY)
    draw(in: context)
    showDrawing(in: context)
  }

  /// Contents of what was drawn; where nothing was, the contents stay that somebody gave, but not a drawing of before.
  package func showDrawing(in context: CGContext?) {
    let drawn = context.flatMap { $0.isUntouched ? nil : $0.makeImage() }
    if drawn != nil || showsDrawing { show(drawn, tint: nil, scale: contentsScale) }
    showsDrawing = drawn != nil
  }

  /// Outside a tree nobody serves a layer, and nobody keeps it.
  func waitToBeServed() {
    guard owner == nil, wantsLayout || wantsDisplay else { return }
    runtime.layersToServe[id] = isInTree ? self : nil
  }

  func sizeDidChange() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }
}

extension Runtime {
  /// Lays out and draws the layers that asked for it and are no view's, until none asks. Outer ones come first: each lays out what lies
  /// inside it, so that those who asked in there have nothing left to do.
  func serveLayers() {
    for _ in 0..<Self.servings where !layersToServe.isEmpty {
      let layers = layersToServe.values.sorted { ($0.depth, $0.id) < ($1.depth, $1.id) }
      layersToServe = .init()
      for layer in layers where layer.wantsLayout { layer.layoutIfNeeded() }
      for layer in layers { layer.displayIfNeeded() }
    }
  }
  /// How often layers are served in one commit; whoever still asks then waits for the next.
  private static let servings = 10
}
