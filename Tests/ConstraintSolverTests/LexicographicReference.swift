import ConstraintSolver

/// A slow, independent solver to compare with: dense tableau, two phases, Bland's rule, one priority after
/// another. It shares nothing with the engine but the statement of the problem.
struct LexicographicReference {
  /// A constraint over variables named by number.
  struct Row {
    var terms: [(coefficient: Double, variable: Int)]
    var relation: Relation
    var constant: Double
    var priority: Int
    var weight = 1.0

    /// How far the constraint is missed.
    func violation(_ values: [Double]) -> Double {
      let sum = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
      return relation == .equal ? abs(sum) : max(0, relation == .greaterOrEqual ? -sum : sum)
    }
  }

  private var table: [[Double]] = []  // one row each, right-hand side last
  private var basic: [Int] = []
  private var width = 0
  private var banned: [Bool] = []
  private let rows: [Row]
  private let variableCount: Int

  init(_ rows: [Row], variableCount: Int) {
    self.rows = rows
    self.variableCount = variableCount
  }

  /// Whether the required rows among these can hold together.
  static func isFeasible(_ rows: [Row], variableCount: Int) -> Bool {
    var reference = LexicographicReference(rows.filter { $0.priority == Constraint.required }, variableCount: variableCount)
    return reference.solve() != nil
  }

  /// Values of a lexicographic optimum, nil when the required rows contradict each other.
  mutating func solve() -> [Double]? {
    // Columns: p and q of x = p - q; surplus and miss of each row; one artificial for each row.
    let surplus = 2 * variableCount, miss = surplus + rows.count, over = miss + rows.count, artificial = over + rows.count
    width = artificial + rows.count
    banned = Array(repeating: false, count: width)
    for (i, row) in rows.enumerated() {
      var line = Array(repeating: 0.0, count: width + 1)
      let sign = row.relation == .lessOrEqual ? -1.0 : 1.0
      for term in row.terms {
        line[2 * term.variable] += sign * term.coefficient
        line[2 * term.variable + 1] -= sign * term.coefficient
      }
      if row.relation != .equal { line[surplus + i] = -1 }
      if row.priority < Constraint.required {
        line[miss + i] = 1
        if row.relation == .equal { line[over + i] = -1 }
      }
      line[width] = -sign * row.constant
      if line[width] < 0 { for k in line.indices { line[k] = -line[k] } }
      line[artificial + i] = 1
      table.append(line)
      basic.append(artificial + i)
    }
    var cost = Array(repeating: 0.0, count: width)
    for i in rows.indices { cost[artificial + i] = 1 }
    guard minimise(cost) < 1e-7 else { return nil }
    for i in rows.indices { banned[artificial + i] = true }
    for priority in Set(rows.map(\.priority)).sorted(by: >) where priority < Constraint.required {
      cost = Array(repeating: 0.0, count: width)
      for (i, row) in rows.enumerated() where row.priority == priority {
        cost[miss + i] = row.weight
        cost[over + i] = row.weight
      }
      _ = minimise(cost)
    }
    var columns = Array(repeating: 0.0, count: width)
    for (i, column) in basic.enumerated() { columns[column] = table[i][width] }
    return (0..<variableCount).map { columns[2 * $0] - columns[2 * $0 + 1] }
  }

  /// Minimises, then bans every column that an optimum cannot use, so that later goals keep this one.
  private mutating func minimise(_ cost: [Double]) -> Double {
    var reduced = cost + [0]
    for (i, column) in basic.enumerated() where cost[column] != 0 {
      for k in 0...width { reduced[k] -= cost[column] * table[i][k] }
    }
    while let entering = (0..<width).first(where: { !banned[$0] && reduced[$0] < -1e-9 }) {
      var leaving = -1, ratio = Double.infinity
      for i in table.indices {
        let entry = table[i][entering]
        // A banned column that is basic is zero and must remain so: it leaves at the first chance.
        if banned[basic[i]] && abs(entry) > 1e-9 { leaving = i; ratio = 0; break }
        guard entry > 1e-9 else { continue }
        let here = table[i][width] / entry
        if here < ratio - 1e-12 || (here < ratio + 1e-12 && leaving >= 0 && basic[i] < basic[leaving]) { leaving = i; ratio = here }
      }
      guard leaving >= 0 else { break }
      pivot(leaving, entering, &reduced)
    }
    for k in 0..<width where reduced[k] > 1e-9 { banned[k] = true }
    return -reduced[width]
  }

  private mutating func pivot(_ row: Int, _ column: Int, _ reduced: inout [Double]) {
    let scale = 1 / table[row][column]
    for k in 0...width { table[row][k] *= scale }
    let line = table[row]
    func eliminate(_ other: inout [Double]) {
      let factor = other[column]
      if factor == 0 { return }
      for k in 0...width where line[k] != 0 { other[k] -= factor * line[k] }
      other[column] = 0
    }
    for i in table.indices where i != row { eliminate(&table[i]) }
    eliminate(&reduced)
    basic[row] = column
  }
}
