extension Solver {
  /// Whether a variable could take another value without any constraint being missed more, as far as that is cheap to tell:
  /// a variable that no constraint determines, or that depends on such a one.
  ///
  /// Valid after `solve()`.
  ///
  /// - Complexity: O(number of variables).
  public func isUndetermined(_ variable: Variable) -> Bool {
    let place = basis.variableSlot[variable.number]
    if place < 0 { return true }
    primal.clear()
    for slot in 0..<basis.count where basis.slotVariable[slot] >= 0 {
      let row = basis.slotRow[slot]
      if row >= 0 && !isWeightless(row) { continue }
      primal.add(Double(slot % 89 + 11) / 97, at: Int32(slot))  // different steps, so that no two cancel each other
    }
    basis.solveForVariables(&primal)
    defer { primal.clear() }
    return abs(primal.value[Int(place)]) > 1e-9
  }
}
