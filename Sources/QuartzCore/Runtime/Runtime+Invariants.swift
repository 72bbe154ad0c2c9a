extension Runtime {
  /// The differences between the committed scene and the layers, one sentence each. The array is empty after every commit.
  package var commitFaults: [String] {
    guard dirty.isEmpty, left.isEmpty else { return ["a commit left \(dirty.count + left.count) behind"] }
    return scene.faults
      + zip(scene.layers.keys, scene.layers.values).compactMap { id, committed in
        guard let layer = modelLayers[id]?.layer else { return "layer \(id.number) was committed and is gone" }
        if committed.children != layer.layers.map(\.id) { return "\(layer) was committed with other sublayers than it has" }
        if committed.animations.map(\.id) != layer.records.map(\.id) { return "\(layer) was committed with other animations than it has" }
        return nil
      }
  }
}
