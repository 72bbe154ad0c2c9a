extension CALayer {
  var defaultSublayers: [CALayer]? {
    get {
      if modelLayer != nil { return modelLayer!.layers.isEmpty ? nil : modelLayer!.layers.compactMap { $0.presentation() } }
      return layers.isEmpty ? nil : layers
    }
    set {
      // A layer that stays, or moves out of a removed one, never leaves the tree.
      let wanted = newValue ?? []
      for (i, layer) in wanted.enumerated() { insertSublayer(layer, at: UInt32(i)) }
      let kept = Set(wanted.map(ObjectIdentifier.init))
      for layer in layers.reversed() where !kept.contains(ObjectIdentifier(layer)) { layer.removeFromSuperlayer() }
    }
  }

  func insert(_ layer: CALayer, at index: Int) {
    precondition(modelLayer == nil, "a presentation layer cannot be changed: change its model()")
    refuseCircle(with: layer, as: "a sublayer")
    meet(layer)
    if layer.parent === self, maskLayer !== layer { return move(layer, to: index) }
    take(layer) { layers.insert(layer, at: min(max(index, 0), layers.count)) }
    setNeedsLayout()
    actOn("sublayers")
  }
  private func move(_ layer: CALayer, to index: Int) {
    let old = layers.place(of: layer)!
    let target = min(max(old < index ? index - 1 : index, 0), layers.count - 1)
    guard old != target else { return }
    layers.remove(at: old)
    layers.insert(layer, at: target)
    runtime.markDirty(self)
    actOn("sublayers")
  }
  func defaultInsertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sibling.flatMap { s in layers.place(of: s) } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }
  func defaultInsertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sibling.flatMap { s in layers.place(of: s) }.map { $0 + 1 } ?? layers.count
    insertSublayer(layer, at: UInt32(index))
  }
  func defaultReplaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = layers.place(of: oldLayer) else { return }
    insertSublayer(newLayer, at: UInt32(index))
    oldLayer.removeFromSuperlayer()
  }

  func leaveSuperlayer() {
    guard let old = unlink() else { return }
    setInTree(false)
    old.layer.actOn(old.key)
  }

  var defaultMask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      defer { actOn("mask") }
      guard let newValue else { return maskLayer!.removeFromSuperlayer() }
      refuseCircle(with: newValue, as: "the mask")
      meet(newValue)
      let old = maskLayer
      take(newValue) {
        old?.parent = nil
        maskLayer = newValue
      }
      if let old, old.parent == nil { old.setInTree(false) }
    }
  }

  /// Inserts a layer that may have another superlayer. When it moves within a tree, it never leaves the tree. Its animations and those of
  /// its descendants continue.
  private func take(_ layer: CALayer, _ put: () -> Void) {
    let old = layer.unlink()
    put()
    layer.parent = self
    runtime.markDirty(self)
    if isInTree, layer.isInTree { layer.takePlace() } else if isInTree || old != nil { layer.setInTree(isInTree) }
    if let old { old.layer.actOn(old.key) }
  }

  /// Removes the layer from its superlayer, which does not run an action yet.
  private func unlink() -> (layer: CALayer, key: String)? {
    guard let old = parent else { return nil }
    let key = old.maskLayer === self ? "mask" : "sublayers"
    if key == "mask" { old.maskLayer = nil } else { old.layers.drop(self) }
    parent = nil
    runtime.markDirty(old)
    return (old, key)
  }

  /// Stops the program if a layer is about to become its own descendant.
  private func refuseCircle(with layer: CALayer, as role: String) {
    // A layer without sublayers cannot be an ancestor. A tree that grows downwards therefore needs no search up to its root.
    let above = sequence(first: self) { layer.hasNothingBelow ? nil : $0.parent }
    precondition(!above.contains { $0 === layer }, "\(layer) cannot become \(role) of itself or of a layer inside it")
  }

  /// Runs the action for a change of the sublayers or the mask. The layer of a view has none.
  private func actOn(_ key: String) {
    if owner == nil { implicitAction(forKey: key)?.run(forKey: key, object: self, arguments: nil) }
  }

  private var hasNothingBelow: Bool { layers.isEmpty && maskLayer == nil }
  /// The sublayers and the mask.
  package var committedChildren: [CALayer] { maskLayer.map { layers + [$0] } ?? layers }

  func setInTree(_ value: Bool) {
    guard value != isInTree else { return }
    var waiting = [self]
    while let layer = waiting.popLast() {
      guard value != layer.isInTree else { continue }
      if value { layer.takeDepth() }
      layer.isInTree = value
      layer.waitToBeServed()
      if value { runtime.markDirty(layer) } else { runtime.layerLeft(layer) }
      for child in layer.committedChildren.reversed() { waiting.append(child) }
    }
  }

  /// Updates the layer's place in the tree. The end of an animation depends on the clocks of the superlayers.
  private func takePlace() {
    runtime.markDirty(self)
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.takeDepth()
      if !layer.records.isEmpty || layer.properties.isLive { runtime.markDirty(layer) }
      waiting += layer.committedChildren.reversed()
    }
  }

  /// The maximum depth of layers on a screen. Layout, drawing, hit testing and deallocation recurse for each level, also in the app's code.
  /// The main thread's stack of 8 MB holds that many levels of plain views in a release build. A debug build needs more stack for a level,
  /// and so does the compositor, which recurses for each group.
  package static let deepest = 5000

  private func takeDepth() {
    depth = parent.map { $0.depth + 1 } ?? 0
    precondition(
      depth <= Self.deepest,
      "\(owner.map { "\($0)" } ?? "\(self)") lies in more than \(Self.deepest) others: there is no stack for so many levels. Look for a view that is added to itself over and over"
    )
  }
}
