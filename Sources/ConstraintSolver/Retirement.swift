/// The release of removed constraints and variables. Weightless rows give up their slots, and removed variables their numbers.
extension Solver {
  /// Takes removed variables out of the basis, with the removed rows in their slots, as far as nothing that remains depends on them. The
  /// rest waits for the next refactoring.
  func releaseRetired() {
    guard !leavingVariables.isEmpty else { return }
    for v in leavingVariables where isRetired[Int(v)] {
      let slot = basis.variableSlot[Int(v)]
      if slot >= 0, let cone = basis.cone(of: slot), isAbandoned(cone) { release(cone) }
    }
    leavingVariables.removeAll(keepingCapacity: true)
  }

  /// Returns a Boolean value that indicates whether the slots contain only removed variables and rows, and no other row mentions the
  /// variables.
  private func isAbandoned(_ cone: [Int32]) -> Bool {
    for s in cone {
      let v = basis.slotVariable[Int(s)], id = basis.slotRow[Int(s)]
      if !isRetired[Int(v)] || (id >= 0 && !isWeightless(id)) { return false }
      if planes.contains(where: { $0.multiplier[Int(s)] != 0 || $0.residual.value[Int(s)] != 0 }) { return false }
      var held = true
      store.forEachRow(of: v) { row, _ in
        if store.rows[Int(row)].slot < 0 || !cone.contains(store.rows[Int(row)].slot) { held = false }
      }
      if !held { return false }
    }
    return true
  }

  private func release(_ cone: [Int32]) {
    for s in cone {
      let v = basis.slotVariable[Int(s)], id = basis.slotRow[Int(s)]
      if id >= 0 {
        store.rows[Int(id)].slot = -1
        store.free(id)
      }
      freeVariables.append(v)
      retiredCount -= 1
    }
    basis.detach(cone)
  }

  /// Returns a Boolean value that indicates whether a removed row still occupies a slot, because there was no replacement.
  func isWeightless(_ id: Int32) -> Bool { !store.rows[Int(id)].alive && !store.rows[Int(id)].broken }
}
