extension Solver {
  /// Returns a Boolean value that indicates whether a variable could have another value without a larger violation of any constraint.
  /// Nothing determines such a variable, or only a bound on which it happens to rest. Ties between equal preferences are ignored.
  ///
  /// The result is valid after `solve()`.
  ///
  /// - Complexity: O(number of variables), and more if many variables rest on bounds.
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

  /// Returns a Boolean value that indicates whether a slot holds a bound with no force against it.
  private func rests(_ slot: Int) -> Bool {
    let row = basis.slotRow[slot]
    return row >= 0 && !store.rows[Int(row)].isEquality && planes.allSatisfy { abs($0.multiplier[slot]) < 1e-9 }
  }
}
