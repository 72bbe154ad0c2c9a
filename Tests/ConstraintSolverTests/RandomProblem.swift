import ConstraintSolver
import SeededRandom

/// A random tree of views in one dimension, played into the engine and kept beside it as plain rows.
struct RandomProblem {
  typealias Row = LexicographicReference.Row
  typealias View = (left: Int, width: Int, right: Int)

  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var live: [(id: ConstraintID, row: Row)] = []  // in order of age
  private(set) var broken: Set<ConstraintID> = []
  private(set) var complaints: [String] = []
  private var values: [Double] = []
  private var unsolved: Set<ConstraintID> = []  // added since the last solve
  private var random: SeededRandom
  /// The order in which constraints are spared, by chance; empty where the solver's own is asked for.
  private var spared: [ConstraintID: Int] = [:]
  private let hasOrder: Bool
  private let isFlat: Bool  // every constant 0: as degenerate as it gets

  init(seed: Int) {
    random = SeededRandom(UInt64(seed))
    isFlat = seed % 5 == 4
    hasOrder = seed % 2 == 1
    let root = addView(depth: 1 + random.below(2), parent: nil)
    add(Constraint.required, .equal, 0, (1, root.left))
    add(random.chance(0.5) ? Constraint.required : 750, .equal, -320, (1, root.width))
  }

  /// Solves and compares with the reference.
  mutating func check() {
    let spared = spared
    let outcome = spared.isEmpty ? solver.solve() : solver.solve { $0.sorted { spared[$0]! < spared[$1]! } }
    unsolved = []
    if outcome.stalled { complaints.append("stalled") }
    for conflict in outcome.conflicts { check(conflict) }
    if !outcome.conflicts.isEmpty || !broken.isSubset(of: solver.broken) { broken = Set(solver.broken) }
    for conflict in outcome.conflicts { checkRefusal(conflict.broken) }
    let now = variables.map(solver.value)
    let changed = Set(outcome.changed)
    for (i, variable) in variables.enumerated() where i < values.count && now[i] != values[i] && !changed.contains(variable) {
      complaints.append("variable \(i) changed unseen")
    }
    values = now
    let held = live.map { id, row in
      var row = row
      if broken.contains(id) { (row.priority, row.weight) = (Constraint.broken, 1) }
      return row
    }
    var reference = LexicographicReference(held, variableCount: variables.count)
    let missed = total(held, Constraint.required, now)
    if missed > 1e-6 { complaints.append("required constraints are missed by \(missed) without a report") }
    guard let best = reference.solve() else { return complaints.append("what is left contradicts itself") }
    for priority in Set(held.map(\.priority)).sorted(by: >) {
      let mine = total(held, priority, now), theirs = total(held, priority, best)
      if abs(mine - theirs) > 1e-5 * (1 + theirs) { return complaints.append("priority \(priority): \(mine), reference \(theirs)") }
    }
  }

  private mutating func check(_ conflict: Conflict) {
    let rows = conflict.participants.compactMap { id in live.first { $0.id == id }?.row }
    if rows.count != conflict.participants.count { complaints.append("a conflict names a constraint that is not there") }
    if conflict.broken != conflict.participants.last { complaints.append("not the last was broken") }
    if !spared.isEmpty, rows.count == conflict.participants.count,
      conflict.participants.map({ spared[$0]! }) != conflict.participants.map({ spared[$0]! }).sorted()
    {
      complaints.append("a conflict is not in the order that was asked for")
    }
    if LexicographicReference.isFeasible(rows, variableCount: variables.count) { complaints.append("a conflict can be satisfied") }
    for i in rows.indices {
      var fewer = rows
      fewer.remove(at: i)
      if !LexicographicReference.isFeasible(fewer, variableCount: variables.count) { complaints.append("a conflict is not minimal") }
    }
  }

  /// Who is broken contradicts what is spared before it and kept, whatever else was found on the way.
  private mutating func checkRefusal(_ id: ConstraintID) {
    func place(_ i: Int) -> Int { spared[live[i].id] ?? i }
    guard let own = live.firstIndex(where: { $0.id == id }) else { return }
    let before = live.indices.filter { live[$0].row.priority == Constraint.required && place($0) <= place(own) }
    let kept = before.filter { $0 == own || !broken.contains(live[$0].id) }.map { live[$0].row }
    if LexicographicReference.isFeasible(kept, variableCount: variables.count) { complaints.append("one was broken that could be spared") }
  }

  private func total(_ rows: [Row], _ priority: Int, _ values: [Double]) -> Double {
    rows.reduce(0) { $1.priority == priority ? $0 + $1.weight * $1.violation(values) : $0 }
  }

  /// One random edit, removal or addition.
  mutating func change() {
    let kind = random.below(100), at = random.below(live.count)
    if kind < 45 {
      let constant = isFlat ? 0 : -Double(random.below(500))
      live[at].row.constant = constant
      solver.setConstant(live[at].id, constant)
    } else if kind < 75 && live.count > 2 {
      let gone = live.remove(at: at)
      solver.remove(gone.id)
      let wasBroken = broken.remove(gone.id) != nil
      if gone.row.priority == Constraint.required && !wasBroken && !unsolved.contains(gone.id) { broken.removeAll() }
    } else {
      let a = random.below(variables.count), b = random.below(variables.count)
      let relation: Relation = pick([.equal, .greaterOrEqual, .lessOrEqual]), constant = Double(50 - random.below(250))
      let priority = pick([Constraint.required, 750, 500, 250])
      if a != b && random.chance(0.5) {
        add(priority, relation, constant, (1, a), (-1, b))
      } else {
        add(priority, relation, constant, (1, a))
      }
    }
  }

  /// Edits one random constraint again and again, as an animation does, and compares after each edit.
  mutating func drag(edits: Int) {
    let at = random.below(live.count)
    for _ in 0..<edits {
      let constant = isFlat ? 0 : -Double(random.below(500))
      live[at].row.constant = constant
      solver.setConstant(live[at].id, constant)
      check()
    }
  }

  private mutating func pick<T>(_ choices: [T]) -> T { choices[random.below(choices.count)] }

  private mutating func variable() -> Int {
    variables.append(solver.makeVariable())
    return variables.count - 1
  }

  private mutating func add(_ priority: Int, _ relation: Relation, _ constant: Double, _ terms: (Double, Int)...) {
    let weight = priority < Constraint.required && random.chance(0.2) ? 3.0 : 1
    let row = Row(terms: terms, relation: relation, constant: isFlat ? 0 : constant, priority: priority, weight: weight)
    let constraint = Constraint(
      terms.map { Term($0.0, variables[$0.1]) }, relation, constant: row.constant, priority: priority, weight: weight)
    live.append((solver.add(constraint), row))
    unsolved.insert(live.last!.id)
    if hasOrder { spared[live.last!.id] = random.below(1_000_000) * 1_000 + spared.count }
  }

  @discardableResult private mutating func addView(depth: Int, parent: View?) -> View {
    let view = (left: variable(), width: variable(), right: variable())
    add(Constraint.required, .equal, 0, (1, view.right), (-1, view.left), (-1, view.width))
    if random.chance(0.8) { add(Constraint.required, .greaterOrEqual, 0, (1, view.width)) }
    if let parent { place(view, in: parent) }
    for _ in 0..<random.below(3) {
      add(pick([750, 500, 250, 100]), pick([.equal, .equal, .greaterOrEqual, .lessOrEqual]), -Double(random.below(200)), (1, view.width))
    }
    var children: [View] = []
    if depth > 0 { for _ in 0..<random.below(4) { children.append(addView(depth: depth - 1, parent: view)) } }
    for (a, b) in zip(children, children.dropFirst()) {
      if random.chance(0.7) {
        add(Constraint.required, pick([.equal, .greaterOrEqual]), -Double(random.below(12)), (1, b.left), (-1, a.right))
      }
      if random.chance(0.4) { add(pick([Constraint.required, 500, 250]), .equal, 0, (1, a.width), (-1, b.width)) }
    }
    return view
  }

  private mutating func place(_ view: View, in parent: View) {
    switch random.below(6) {
    case 0:
      add(Constraint.required, .equal, -Double(random.below(20)), (1, view.left), (-1, parent.left))
      add(Constraint.required, .equal, Double(random.below(20)), (1, view.right), (-1, parent.right))
    case 1:
      add(Constraint.required, .greaterOrEqual, -8, (1, view.left), (-1, parent.left))
      add(Constraint.required, .lessOrEqual, 8, (1, view.right), (-1, parent.right))
      add(pick([750, 500]), .equal, 0, (1, view.left), (1, view.right), (-1, parent.left), (-1, parent.right))
    case 2:
      add(Constraint.required, .equal, 0, (2, view.width), (-1, parent.width))
      add(Constraint.required, .equal, 0, (1, view.left), (1, view.right), (-1, parent.left), (-1, parent.right))
    case 3:
      add(Constraint.required, .equal, -Double(random.below(9)), (1, view.left), (-1, parent.left))
      add(Constraint.required, .lessOrEqual, Double(random.below(9)), (1, view.right), (-1, parent.right))
    case 4:
      add(pick([750, 500, 250]), .equal, 0, (1, view.width), (-0.5, parent.width))
      add(Constraint.required, .lessOrEqual, 0, (1, view.right), (-1, parent.right))
    default:
      add(Constraint.required, .equal, 4, (1, view.right), (-1, parent.right))
    }
  }
}
