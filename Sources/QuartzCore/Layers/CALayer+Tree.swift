extension CALayer {
  /// Back to front; nil for none. Of a presentation layer, presentation layers.
  public var sublayers: [CALayer]? {
    get {
      if modelLayer != nil { return modelLayer!.layers.isEmpty ? nil : modelLayer!.layers.compactMap { $0.presentation() } }
      return layers.isEmpty ? nil : layers
    }
    set {
      let kept = Set((newValue ?? []).map(ObjectIdentifier.init))
      for layer in layers.reversed() where !kept.contains(ObjectIdentifier(layer)) { layer.removeFromSuperlayer() }
      for (i, layer) in (newValue ?? []).enumerated() { insertSublayer(layer, at: UInt32(i)) }
    }
  }
  /// The layer whose sublayer or mask it is.
  public var superlayer: CALayer? { modelLayer == nil ? parent : modelLayer!.parent?.presentation() }

  func insert(_ layer: CALayer, at index: Int) {
    precondition(modelLayer == nil, "a presentation layer cannot be changed: change its model()")
    refuseCircle(with: layer, as: "a sublayer")
    meet(layer)
    var target = index
    let isNew = layer.parent !== self || maskLayer === layer
    if !isNew {
      let old = layers.place(of: layer)!
      if old < target { target -= 1 }
      if old == min(max(target, 0), layers.count - 1) { return }
      layers.remove(at: old)
    } else {
      layer.removeFromSuperlayer()
      layer.parent = self
    }
    layers.insert(layer, at: min(max(target, 0), layers.count))
    runtime.markDirty(self)
    if isInTree { layer.setInTree(true) }
    if isNew { setNeedsLayout() }
    actOn("sublayers")
  }
  /// Puts a layer beside another; without one, behind or before all.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sibling.flatMap { s in layers.place(of: s) } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }
  /// Puts a layer beside another; without one, behind or before all.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sibling.flatMap { s in layers.place(of: s) }.map { $0 + 1 } ?? layers.count
    insertSublayer(layer, at: UInt32(index))
  }
  /// Puts a layer in the place of another.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = layers.place(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  func leaveSuperlayer() {
    guard let parent else { return }
    let key = parent.maskLayer === self ? "mask" : "sublayers"
    if parent.maskLayer === self { parent.maskLayer = nil } else { parent.layers.drop(self) }
    self.parent = nil
    runtime.markDirty(parent)
    setInTree(false)
    parent.actOn(key)
  }

  /// A layer whose opacity cuts out this one and its sublayers. It has no other superlayer.
  public var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      defer { actOn("mask") }
      maskLayer?.removeFromSuperlayer()
      guard let newValue else { return }
      refuseCircle(with: newValue, as: "the mask")
      meet(newValue)
      newValue.removeFromSuperlayer()
      maskLayer = newValue
      newValue.parent = self
      runtime.markDirty(self)
      if isInTree { newValue.setInTree(true) }
    }
  }

  /// Stops what would put a layer into itself.
  private func refuseCircle(with layer: CALayer, as role: String) {
    // A layer with nothing inside it has nobody above it inside it: a tree that grows downwards does not look up to its root each time.
    let above = sequence(first: self) { layer.hasNothingBelow ? nil : $0.parent }
    precondition(!above.contains { $0 === layer }, "\(layer) cannot become \(role) of itself or of a layer inside it")
  }

  /// A layer that is no view's shows a change of its tree by the action that belongs to it.
  private func actOn(_ key: String) {
    if owner == nil { implicitAction(forKey: key)?.run(forKey: key, object: self, arguments: nil) }
  }

  private var hasNothingBelow: Bool { layers.isEmpty && maskLayer == nil }
  /// Sublayers, and the mask.
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

  /// How deep layers may lie in one another on a screen. What is laid out, drawn, hit and freed calls itself for each level, in code of the
  /// app's too: the stack of the main thread, 8 MB, holds as many levels of plain views in a release build. A debug build's levels take
  /// more, and so does the compositor, whose planner calls itself for each group.
  package static let deepest = 5000

  private func takeDepth() {
    depth = parent.map { $0.depth + 1 } ?? 0
    precondition(
      depth <= Self.deepest,
      "\(owner.map { "\($0)" } ?? "\(self)") lies in more than \(Self.deepest) others: there is no stack for so many levels. Look for a view that is added to itself over and over"
    )
  }
}
