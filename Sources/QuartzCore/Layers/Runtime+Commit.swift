import Motion

extension Runtime {
  /// Marks a layer as changed since its last commit.
  func markDirty(_ layer: CALayer) {
    guard layer.isInTree else { return }
    guard layer.dirtyPlace < 0 else { return }
    layer.dirtyPlace = dirty.count
    dirty.append(layer)
    if !left.isEmpty { left.removeValue(forKey: layer.id) }
  }

  /// Removes a layer that has left the tree from the next commit. Its animations end unfinished, because it has no time outside the tree.
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

  /// A Boolean value that indicates whether a commit would have an effect.
  package var hasChangedLayers: Bool { !dirty.isEmpty || !left.isEmpty }

  /// Sets the root layer of what is committed and displayed.
  package func show(root layer: CALayer) {
    guard scene.root != layer.id else { return }
    scene.root = layer.id
    layer.setInTree(true)
  }

  /// Copies the changes of the model to the committed scene. Clocks without a begin time start now.
  ///
  /// - Complexity: O(1) if nothing changed, and O(changed layers + running animations) otherwise.
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
        // Consecutive sublayers of one layer share this value, because its computation searches up to the root.
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

  /// Returns the changed layers and clears the list of changes.
  func takeDirty() -> [CALayer?] {
    let taken = dirty
    dirty = []
    for case let layer? in taken { layer.dirtyPlace = -1 }
    return taken
  }

  /// Returns the animation entries of a layer and its descendants that were submitted after an entry with a number.
  package func records(below layer: CALayer, after first: Int) -> [(layer: CALayer, record: Int)] {
    layer.records.filter { $0.id > first }.map { (layer, $0.id) }
      + layer.committedChildren.flatMap { records(below: $0, after: first) }
  }
}
