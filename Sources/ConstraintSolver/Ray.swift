/// The direction in which the vertex moves when the target of one tight row changes.
///
/// A finger or an animation changes one constant in every frame. As long as the set of tight rows is unchanged, the direction is too, and
/// only its length differs. The second edit of a row therefore stores the direction in contiguous memory, with the loose rows that depend
/// on it. Later edits only traverse that memory and visit neither the factors nor the linked rows.
///
/// Only one ray is stored. Its size is the number of variables and terms that depend on its row.
struct Ray {
  /// The tight row whose target changes, or -1.
  private(set) var row: Int32 = -1
  private var shape = Shape()

  /// The variables that move, and the distance of each when the target grows by one.
  private var variables: [Int32] = [], rates: [Double] = []

  /// The loose rows that mention a moving variable. The terms of row `k` end before `termEnds[k]`.
  private var looseRows: [Int32] = [], termEnds: [Int32] = []
  private var termVariables: [Int32] = [], termCoefficients: [Double] = []

  /// Two counters that change whenever a ray may no longer be valid: when the tight rows change, and when rows are added or removed.
  struct Shape: Equatable {
    var basis = 0, rows = 0
  }

  init() {}

  init(row: Int32, shape: Shape) {
    self.row = row
    self.shape = shape
  }

  /// Returns a Boolean value that indicates whether the ray belongs to this row and the shape of the problem is unchanged.
  func isValid(for row: Int32, _ shape: Shape) -> Bool { row == self.row && shape == self.shape }

  var isTraced: Bool { !variables.isEmpty }

  /// Stores a direction, which is given by slot.
  mutating func trace(_ direction: SparseVector, slotVariable: [Int32], store: RowStore) {
    var isListed = [Bool](repeating: false, count: store.rows.count)
    for slot in direction.touched where direction.value[Int(slot)] != 0 {
      let variable = slotVariable[Int(slot)]
      variables.append(variable)
      rates.append(direction.value[Int(slot)])
      store.forEachRow(of: variable) { row, _ in
        if isListed[Int(row)] || store.rows[Int(row)].slot >= 0 { return }
        isListed[Int(row)] = true
        appendLooseRow(row, store)
      }
    }
  }

  private mutating func appendLooseRow(_ row: Int32, _ store: RowStore) {
    store.forEachTerm(of: row) { variable, coefficient in
      termVariables.append(variable)
      termCoefficients.append(coefficient)
    }
    looseRows.append(row)
    termEnds.append(Int32(termVariables.count))
  }

  /// Moves `x` along the ray and records the variables that moved.
  func move(_ x: inout [Double], by distance: Double, noting changed: inout PlaceList) {
    x.withUnsafeMutableBufferPointer { x in
      changed.write { changed in
        for k in variables.indices {
          let variable = variables[k]
          x[Int(variable)] += rates[k] * distance
          changed.note(variable)
        }
      }
    }
  }

  /// Calls `body` with each loose row and its excess over its target.
  @inline(__always) func forEachLooseRow(_ x: [Double], _ store: RowStore, _ body: (_ id: Int32, _ row: Row, _ excess: Double) -> Void) {
    x.withUnsafeBufferPointer { x in
      store.withLinks { links in
        var term = 0
        for k in looseRows.indices {
          let id = looseRows[k]
          var excess = -links.rows[Int(id)].target
          while term < Int(termEnds[k]) {
            excess += termCoefficients[term] * x[Int(termVariables[term])]
            term += 1
          }
          body(id, links.rows[Int(id)], excess)
        }
      }
    }
  }
}

extension Solver {
  private var shape: Ray.Shape { Ray.Shape(basis: basis.shape, rows: store.shape) }

  /// Moves the vertex to the target of a tight row, the only one that changed.
  func moveToTarget(of id: Int32) {
    let slot = store.rows[Int(id)].slot
    guard slot >= 0 else { return }
    let distance = -store.excess(id, x)
    let isKnown = ray.isValid(for: id, shape) && retiredCount == 0
    if isKnown && ray.isTraced { return moveAlongRay(by: distance) }
    primal.add(1, at: slot)
    basis.solveForVariables(&primal)
    move(distance)
    if isKnown {
      ray.trace(primal, slotVariable: basis.slotVariable, store: store)
    } else {
      ray = Ray(row: id, shape: shape)
    }
    primal.clear()
  }

  /// Moves the vertex along the stored ray. It touches the loose rows whose slope changes or that are still violated.
  private func moveAlongRay(by distance: Double) {
    ray.move(&x, by: distance, noting: &changed)
    ray.forEachLooseRow(x, store) { id, row, excess in
      if row.slope != 0 || !row.isSettled(at: excess) { touch(id) }
    }
  }
}
