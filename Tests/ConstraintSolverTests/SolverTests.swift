import ConstraintSolver
import Testing

@Suite struct SolverTests {
  let solver = Solver()

  @Test func `taking a constraint away returns to what was before`() {
    let width = solver.makeVariable()
    solver.add(Constraint([Term(1, width)], .equal, constant: -100, priority: 250))
    solver.solve()
    let minimum = solver.add(Constraint([Term(1, width)], .greaterOrEqual, constant: -180))
    solver.solve()
    #expect(solver.value(width) == 180)

    solver.remove(minimum)
    solver.solve()
    #expect(solver.value(width) == 100)
  }

  @Test func `a constraint added and removed before solving leaves no trace`() {
    let width = solver.makeVariable()
    solver.add(Constraint([Term(1, width)], .equal, constant: -100))
    solver.remove(solver.add(Constraint([Term(1, width)], .equal, constant: -50)))
    let outcome = solver.solve()
    #expect(solver.value(width) == 100)
    #expect(outcome.conflicts.isEmpty)
  }

  @Test func `solving again without a change changes nothing`() {
    let width = solver.makeVariable()
    solver.add(Constraint([Term(1, width)], .equal, constant: -100))
    #expect(solver.solve().changed == [width])
    let again = solver.solve()
    #expect(again.changed.isEmpty)
    #expect(again.simplexSteps == 0)
  }

  @Test func `only what depends on a changed constant is reported`() {
    let top = solver.makeVariable(), bottom = solver.makeVariable(), width = solver.makeVariable()
    let edge = solver.add(Constraint([Term(1, top)], .equal, constant: -8))
    solver.add(Constraint([Term(1, bottom), Term(-1, top)], .equal, constant: -44))
    solver.add(Constraint([Term(1, width)], .equal, constant: -320))
    solver.solve()
    solver.setConstant(edge, -20)
    #expect(Set(solver.solve().changed) == [top, bottom])
    #expect(solver.value(bottom) == 64)
  }

  @Test func `a variable that nothing determines keeps its value`() {
    let width = solver.makeVariable()
    let row = solver.add(Constraint([Term(1, width)], .equal, constant: -100))
    solver.solve()
    solver.remove(row)
    solver.solve()
    #expect(solver.value(width) == 100)
    solver.add(Constraint([Term(1, width)], .lessOrEqual, constant: -60, priority: 50))
    solver.solve()
    #expect(solver.value(width) == 60)
  }

  @Test func `any number of weak wishes yields to one that is a little stronger`() {
    let x = solver.makeVariable()
    for _ in 0..<500 { solver.add(Constraint([Term(1, x)], .equal, constant: -10, priority: 250, weight: 1000)) }
    solver.add(Constraint([Term(1, x)], .equal, constant: -30, priority: 251))
    solver.solve()
    #expect(solver.value(x) == 30)
  }

  @Test func `of equal wishes the heavier wins, and the majority`() {
    let x = solver.makeVariable(), y = solver.makeVariable()
    solver.add(Constraint([Term(1, x)], .equal, constant: -10, priority: 250))
    solver.add(Constraint([Term(1, x)], .equal, constant: -30, priority: 250, weight: 2))
    for value in [10.0, 10, 30] { solver.add(Constraint([Term(1, y)], .equal, constant: -value, priority: 250)) }
    solver.solve()
    #expect(solver.value(x) == 30)
    #expect(solver.value(y) == 10)
  }

  @Test func `terms of one variable add up`() {
    let x = solver.makeVariable()
    solver.add(Constraint([Term(1, x), Term(1, x)], .equal, constant: -10))
    solver.solve()
    #expect(solver.value(x) == 5)
  }

  @Test func `a number given up is used again without its past`() {
    let kept = solver.makeVariable()
    solver.add(Constraint([Term(1, kept)], .equal, constant: -1))
    for round in 0..<50 {
      let guest = solver.makeVariable()
      let row = solver.add(Constraint([Term(1, guest), Term(-1, kept)], .equal, constant: -Double(round)))
      solver.solve()
      #expect(solver.value(guest) == Double(round + 1))
      solver.remove(row)
      solver.remove(guest)
      #expect(!solver.solve().changed.contains(guest))
    }
    #expect(solver.value(kept) == 1)
  }

  @Test func `a variable is undetermined until something says what it is`() {
    let left = solver.makeVariable(), width = solver.makeVariable(), right = solver.makeVariable()
    solver.add(Constraint([Term(1, left)], .equal, constant: -20))
    solver.add(Constraint([Term(1, right), Term(-1, left), Term(-1, width)], .equal))
    solver.solve()
    #expect(!solver.isUndetermined(left))
    #expect(solver.isUndetermined(width))
    #expect(solver.isUndetermined(right))

    let wish = solver.add(Constraint([Term(1, width)], .equal, constant: -100, priority: 1))
    solver.solve()
    #expect(!solver.isUndetermined(width) && !solver.isUndetermined(right))

    solver.remove(wish)
    solver.solve()
    #expect(solver.isUndetermined(width))
  }

  @Test func `a variable at rest on a bound is undetermined, one that is pushed against it or held from both sides is not`() {
    let x = solver.makeVariable()
    solver.add(Constraint([Term(1, x)], .greaterOrEqual, constant: -20))
    solver.solve()
    #expect(solver.isUndetermined(x))

    let wish = solver.add(Constraint([Term(1, x)], .equal, constant: 0, priority: 250))
    solver.solve()
    #expect(!solver.isUndetermined(x))

    solver.remove(wish)
    solver.add(Constraint([Term(1, x)], .lessOrEqual, constant: -20))
    solver.solve()
    #expect(!solver.isUndetermined(x))
  }
}
