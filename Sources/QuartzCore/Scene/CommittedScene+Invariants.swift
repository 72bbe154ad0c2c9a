import Motion

/// What must hold of every committed scene. Debug builds ask after each turn; what is slow here checks what is fast elsewhere.
extension CommittedScene {
  /// What does not hold, a sentence each; empty if all is well.
  ///
  /// - Complexity: O(layers + animations).
  package var faults: [String] {
    var faults: [String] = []
    var reached = 0
    func visit(_ id: LayerID, _ parent: LayerID?) {
      guard let layer = layers[id] else { return faults.append("layer \(id.number) is in the tree and was not committed") }
      reached += 1
      if layer.parent != parent { faults.append("layer \(id.number) does not name its superlayer") }
      for child in layer.children { visit(child, id) }
      if let mask = layer.mask { visit(mask, id) }
    }
    if let root { visit(root, nil) }
    if reached < layers.count { faults.append("\(layers.count - reached) committed layers are not in the tree") }
    let ends = layers.keys.compactMap { firstEnd(of: $0) }
    if ends.min() != nextEnd { faults.append("the next end is \(ends.min().debugDescription), not \(nextEnd.debugDescription)") }
    let runs = layers.keys.contains { moves($0) }
    if runs != hasRunningClock { faults.append("a clock runs: \(runs), not \(hasRunningClock)") }
    return faults
  }
}
