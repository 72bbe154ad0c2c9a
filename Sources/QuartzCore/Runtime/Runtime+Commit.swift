import Motion

extension Runtime {
  /// Notes that a layer's next commit differs from its last.
  func markDirty(_ layer: CALayer) {
    guard layer.isInTree else { return }
    dirty[layer.id] = layer
    left.remove(layer.id)
  }

  /// A layer outside the tree has no time: its animations are over, unfinished.
  func layerLeft(_ layer: CALayer) {
    dirty[layer.id] = nil
    left.insert(layer.id)
    layer.removeAllAnimations()
  }

  /// Whether a commit would have something to do.
  package var hasChangedLayers: Bool { !dirty.isEmpty || !left.isEmpty }

  /// Makes a layer the root of what is committed and shown.
  package func show(root layer: CALayer) {
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
    var clocksChanged = false
    for id in left {
      scene.remove(id)
      modelLayers[id] = nil
    }
    for (id, layer) in dirty {
      if !layer.records.isEmpty || layer.clock != .identity {
        layer.clock = layer.clock.begun(at: layer.parentNow)
        let local = layer.localNow
        // Written only where needed: the last scene shares the array.
        for i in layer.records.indices where layer.records[i].clock.wantsBegin {
          layer.records[i].clock = layer.records[i].clock.begun(at: local)
        }
      }
      clocksChanged = clocksChanged || layer.clock != scene.layers[id]?.clock ?? .identity
      scene.update(id, layer.committed)
      if modelLayers[id] == nil { modelLayers[id] = layer.reference }
    }
    dirty.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
    scene.close(clocksChanged: clocksChanged)
  }

  /// All animations of a layer and those below it that were submitted after a record number.
  package func records(below layer: CALayer, after first: Int) -> [(layer: CALayer, record: Int)] {
    layer.records.filter { $0.id > first }.map { (layer, $0.id) }
      + layer.committedChildren.flatMap { records(below: $0, after: first) }
  }
}
