import CoreGraphics

/// The requests of a layer that belongs to no view. The next commit serves them.
struct PendingWork: OptionSet {
  let rawValue: UInt8
  static let layout = PendingWork(rawValue: 1)
  static let display = PendingWork(rawValue: 2)
}

/// The layout and display of layers. The layer of a view forwards requests to the view. Other layers are handled at the commit.
extension CALayer {
  func markLayout() {
    if let owner { return owner.layerWantsLayout(self) }
    pendingWork.insert(.layout)
    waitToBeServed()
  }
  func layOut() {
    if let owner { return owner.layOutIfNeeded(self) }
    if pendingWork.remove(.layout) != nil { layoutSublayers() }
    for layer in layers { layer.layoutIfNeeded() }
  }

  func markDisplay() {
    if let owner { return owner.layerWantsDisplay(self) }
    pendingWork.insert(.display)
    waitToBeServed()
  }
  func defaultDisplayIfNeeded() {
    if let owner { return owner.displayIfNeeded(self) }
    guard pendingWork.contains(.display), !properties.bounds.isEmpty else { return }
    pendingWork.remove(.display)
    display()
  }

  /// Sets the contents to what `draw(in:)` draws.
  package func displayDrawing() {
    let (size, scale) = (properties.bounds.size, contentsScale)
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1 else { return }
    let context = CGContext(PixelBuffer(width: Int(width), height: Int(height)), scale: scale)
    context.translateBy(x: -properties.bounds.minX, y: -properties.bounds.minY)
    draw(in: context)
    showDrawing(in: context)
  }

  /// Sets the contents to an image of what was drawn. If nothing was drawn, contents that the app set are kept, but those of an earlier
  /// drawing are removed.
  package func showDrawing(in context: CGContext?) {
    let drawn = context.flatMap { $0.isUntouched ? nil : $0.makeImage() }
    if drawn != nil || showsDrawing { show(drawn, tint: nil, scale: contentsScale) }
    showsDrawing = drawn != nil
  }

  /// Registers the layer for layout and display at the commit. A layer outside a tree is not registered.
  func waitToBeServed() {
    guard owner == nil, !pendingWork.isEmpty else { return }
    runtime.layersToServe[id] = isInTree ? self : nil
  }

  func sizeDidChange() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }
}

extension Runtime {
  /// Lays out and displays the registered layers that belong to no view, until none is left. Outer layers are first, because each also lays
  /// out the layers inside it.
  func serveLayers() {
    for _ in 0..<Self.servings where !layersToServe.isEmpty {
      let layers = layersToServe.values.sorted { ($0.depth, $0.id) < ($1.depth, $1.id) }
      layersToServe = .init()
      for layer in layers where layer.pendingWork.contains(.layout) { layer.layoutIfNeeded() }
      for layer in layers { layer.displayIfNeeded() }
    }
  }
  /// The maximum number of rounds in one commit. Remaining layers wait for the next commit.
  private static let servings = 10
}
