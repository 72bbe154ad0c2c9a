import Motion

/// The invariants of a committed scene. Debug builds check them after each update cycle. Slow computations here verify fast ones elsewhere.
extension CommittedScene {
  /// The violated invariants, one sentence each. The array is empty if there are none.
  ///
  /// - Complexity: O(layers + animations).
  package var faults: [String] {
    var faults: [String] = []
    var reached = 0
    var waiting: [(id: LayerID, parent: LayerID?)] = root.map { [($0, nil)] } ?? []
    while let (id, parent) = waiting.popLast() {
      guard let layer = layers[id] else {
        faults.append("layer \(id.number) is in the tree and was not committed")
        continue
      }
      reached += 1
      if layer.parent != parent { faults.append("layer \(id.number) does not name its superlayer") }
      if let mask = layer.mask { waiting.append((mask, id)) }
      for child in layer.children.reversed() { waiting.append((child, id)) }
    }
    if reached < layers.count { faults.append("\(layers.count - reached) committed layers are not in the tree") }
    let ends = layers.keys.compactMap { firstEnd(of: $0) }
    if ends.min() != nextEnd { faults.append("the next end is \(ends.min().debugDescription), not \(nextEnd.debugDescription)") }
    let runs = layers.keys.contains { moves($0) }
    if runs != hasRunningClock { faults.append("a clock runs: \(runs), not \(hasRunningClock)") }
    return faults
  }
}
