import ConstraintSolver
import Testing

@Suite struct ConflictTests {
  let solver = Solver()

  @Test func `of a contradiction the newest is broken and the rest holds`() {
    let left = solver.makeVariable(), right = solver.makeVariable()
    let a = solver.add(Constraint([Term(1, left)], .equal, constant: -20))
    let b = solver.add(Constraint([Term(1, right), Term(-1, left)], .equal, constant: -100))
    solver.add(Constraint([Term(1, left)], .greaterOrEqual, constant: 0))
    let c = solver.add(Constraint([Term(1, right)], .lessOrEqual, constant: -90))
    let outcome = solver.solve()
    #expect(outcome.conflicts.map(\.participants) == [[a, b, c]], "the bound that plays no part is not named")
    #expect(outcome.conflicts.map(\.broken) == [c])
    #expect(solver.value(left) == 20)
    #expect(solver.value(right) == 120)
  }

  @Test func `a broken constraint is met as nearly as the others allow, before any wish`() {
    let x = solver.makeVariable()
    solver.add(Constraint([Term(1, x)], .lessOrEqual, constant: -50))
    let least = solver.add(Constraint([Term(1, x)], .greaterOrEqual, constant: -80))
    solver.add(Constraint([Term(1, x)], .equal, constant: -10, priority: 998))
    #expect(solver.solve().conflicts.map(\.broken) == [least])
    #expect(solver.broken == [least])
    #expect(solver.value(x) == 50)
    solver.setConstant(least, -30)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(x) == 30, "and wholly when they can be met together")
  }

  @Test func `a broken constraint stays broken and is not reported again`() {
    let x = solver.makeVariable(), y = solver.makeVariable()
    let first = solver.add(Constraint([Term(1, x)], .equal, constant: -20))
    solver.add(Constraint([Term(1, x)], .equal, constant: -30))
    #expect(solver.solve().conflicts.count == 1)
    solver.add(Constraint([Term(1, y)], .equal, constant: -1))
    solver.setConstant(first, -25)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(x) == 25)
  }

  @Test func `a broken constraint holds again when what it contradicted goes`() {
    let x = solver.makeVariable()
    let first = solver.add(Constraint([Term(1, x)], .equal, constant: -20))
    solver.add(Constraint([Term(1, x)], .equal, constant: -30))
    solver.solve()
    solver.remove(first)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(x) == 30)
  }

  @Test func `removing a broken constraint is quiet`() {
    let x = solver.makeVariable()
    solver.add(Constraint([Term(1, x)], .equal, constant: -20))
    let second = solver.add(Constraint([Term(1, x)], .equal, constant: -30))
    solver.solve()
    solver.remove(second)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(x) == 20)
  }

  @Test func `independent contradictions are reported one by one`() {
    for _ in 0..<3 {
      let x = solver.makeVariable()
      solver.add(Constraint([Term(1, x)], .greaterOrEqual, constant: -30))
      solver.add(Constraint([Term(1, x)], .lessOrEqual, constant: -20))
    }
    let outcome = solver.solve()
    #expect(outcome.conflicts.count == 3)
    #expect(outcome.conflicts.allSatisfy { $0.participants.count == 2 })
  }

  @Test func `the senior constraint is spared though it is newer`() {
    let x = solver.makeVariable()
    let junior = solver.add(Constraint([Term(1, x)], .equal, constant: -20))
    var frame = Constraint([Term(1, x)], .equal, constant: -30)
    frame.seniority = 1
    let senior = solver.add(frame)
    let outcome = solver.solve()
    #expect(outcome.conflicts.map(\.broken) == [junior])
    #expect(outcome.conflicts.map(\.participants) == [[senior, junior]])
    #expect(solver.value(x) == 30)
  }

  @Test func `preferences never conflict`() {
    let x = solver.makeVariable()
    for value in [10.0, 20, 30] { solver.add(Constraint([Term(1, x)], .equal, constant: -value, priority: 999)) }
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(x) == 20)
  }

  @Test(arguments: [Relation.equal, .greaterOrEqual])
  func `a constraint whose variables cancel contradicts itself`(relation: Relation) {
    let x = solver.makeVariable()
    solver.add(Constraint([Term(1, x)], .equal, constant: -20))
    let exact = solver.add(Constraint([Term(1, x), Term(-1, x)], relation, constant: -10))
    let rounded = solver.add(Constraint([Term(0.1, x), Term(0.2, x), Term(-0.3, x)], relation, constant: -10))
    solver.add(Constraint([Term(1, x), Term(-1, x)], .lessOrEqual, constant: -10))
    let outcome = solver.solve()
    #expect(outcome.conflicts.allSatisfy { $0.participants == [$0.broken] })
    #expect(Set(outcome.conflicts.map(\.broken)) == [exact, rounded])
    #expect(outcome.conflicts.count == 2)
    #expect(solver.value(x) == 20)
    solver.remove(exact)
    solver.remove(rounded)
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test func `a variable in a long row twice counts twice`() {
    let variables = (0..<40).map { _ in solver.makeVariable() }
    for variable in variables { solver.add(Constraint([Term(1, variable)], .equal, constant: -1)) }
    let sum = solver.makeVariable()
    solver.add(Constraint((variables + variables).map { Term(1, $0) } + [Term(-1, sum)], .equal))
    solver.solve()
    #expect(solver.value(sum) == 80)
  }
}
