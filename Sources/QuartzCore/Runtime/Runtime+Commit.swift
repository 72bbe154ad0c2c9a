import Motion

extension Runtime {
  /// Notes that a layer's next commit differs from its last.
  func markDirty(_ layer: CALayer) {
    guard layer.isInTree else { return }
    guard layer.dirtyPlace < 0 else { return }
    layer.dirtyPlace = dirty.count
    dirty.append(layer)
    if !left.isEmpty { left.removeValue(forKey: layer.id) }
  }

  /// A layer outside the tree has no time: its animations are over, unfinished.
  func layerLeft(_ layer: CALayer) {
    if layer.dirtyPlace >= 0 {
      dirty[layer.dirtyPlace] = nil
      layer.dirtyPlace = -1
      while let last = dirty.last, last == nil { dirty.removeLast() }
    }
    layer.isKnownByNumber = false
    left.insert(layer.id)
    layer.removeAllAnimations()
  }

  /// Whether a commit would have something to do.
  package var hasChangedLayers: Bool { !dirty.isEmpty || !left.isEmpty }

  /// Makes a layer the root of what is committed and shown.
  package func show(root layer: CALayer) {
    guard scene.root != layer.id else { return }
    scene.root = layer.id
    layer.setInTree(true)
  }

  /// Model → committed scene. Clocks without a begin begin now.
  ///
  /// - Complexity: O(1) when nothing changed; otherwise O(changed layers + animations under way).
  package func commit() {
    willCommit?()
    if !layersToServe.isEmpty { serveLayers() }
    endImplicitTransaction()
    guard !dirty.isEmpty || !left.isEmpty else { return }
    for id in left.keys {
      scene.remove(id)
      modelLayers[id] = nil
    }
    var parent: (layer: CALayer?, now: Seconds)?
    for case let layer? in dirty {
      if !layer.records.isEmpty || layer.clock != .identity {
        // Asked once for all sublayers of a layer that follow each other: it looks up to the root.
        if parent == nil || parent!.layer !== layer.parent { parent = (layer.parent, layer.parentNow) }
        layer.begin(parentNow: parent!.now)
      }
      layer.willBeCommitted()
      scene.update(layer.id, layer.committed)
      if !layer.isKnownByNumber {
        layer.isKnownByNumber = true
        modelLayers[layer.id] = layer.reference
      }
    }
    _ = takeDirty()
    left.removeAll()
    scene.close()
  }

  /// The layers that changed, of which none is noted any more.
  func takeDirty() -> [CALayer?] {
    let taken = dirty
    dirty = []
    for case let layer? in taken { layer.dirtyPlace = -1 }
    return taken
  }

  /// All animations of a layer and those below it that were submitted after a record number.
  package func records(below layer: CALayer, after first: Int) -> [(layer: CALayer, record: Int)] {
    layer.records.filter { $0.id > first }.map { (layer, $0.id) }
      + layer.committedChildren.flatMap { records(below: $0, after: first) }
  }
}
