extension Solver {
  /// Whether a variable could take another value without any constraint being missed more: nothing determines it, or only the bound
  /// that it happens to rest on. Ties between equal preferences do not count.
  ///
  /// Valid after `solve()`.
  ///
  /// - Complexity: O(number of variables), and more where many rest on bounds.
  public func isUndetermined(_ variable: Variable) -> Bool {
    let place = basis.variableSlot[variable.number]
    if place < 0 { return true }
    defer { primal.clear() }
    primal.clear()
    for slot in 0..<basis.count where basis.slotVariable[slot] >= 0 && isFree(slot) {
      primal.add(Double(slot % 89 + 11) / 97, at: Int32(slot))  // different steps, so that no two cancel each other
    }
    basis.solveForVariables(&primal)
    if abs(primal.value[Int(place)]) > 1e-9 { return true }
    return (0..<basis.count).contains { slot in
      guard basis.slotVariable[slot] >= 0, rests(slot) else { return false }
      primal.clear()
      primal.add(1, at: Int32(slot))
      basis.solveForVariables(&primal)
      return abs(primal.value[Int(place)]) > 1e-9 && !findKinks().contains { $0.step < 1e-9 && $0.jump > 0 }
    }
  }

  private func isFree(_ slot: Int) -> Bool {
    let row = basis.slotRow[slot]
    return row < 0 || isWeightless(row)
  }

  /// Whether a bound is held by a slot that nothing pushes against it.
  private func rests(_ slot: Int) -> Bool {
    let row = basis.slotRow[slot]
    return row >= 0 && !store.rows[Int(row)].isEquality && planes.allSatisfy { abs($0.multiplier[slot]) < 1e-9 }
  }
}
