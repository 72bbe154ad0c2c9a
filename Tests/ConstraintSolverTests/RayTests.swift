import Testing

@testable import ConstraintSolver

/// Edits of one constraint in frame after frame: the solver keeps the direction in which the values move.
@Suite struct RayTests {
  private let solver = Solver()
  private let width, margin, label: Variable
  private let edited: ConstraintID

  init() {
    (width, margin, label) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    edited = solver.add(Constraint([Term(1, width)], .equal, constant: -100))
    solver.add(Constraint([Term(1, margin)], .equal, constant: -8))
    solver.add(Constraint([Term(1, label), Term(-0.5, width), Term(1, margin)], .equal))
    solver.add(Constraint([Term(1, label)], .greaterOrEqual))
    solver.solve()
  }

  private func drag(to values: Double...) {
    for value in values {
      solver.setConstant(edited, -value)
      solver.solve()
    }
  }

  @Test func `the third edit of a chain computes no direction again`() {
    drag(to: 110)
    #expect(!solver.ray.isTraced)
    drag(to: 120)
    #expect(solver.ray.isTraced)
    drag(to: 130)
    #expect(solver.ray.isTraced)
    #expect(solver.value(label) == 57)
  }

  @Test func `a constraint that was added in mid-drag moves with the next edit`() {
    drag(to: 110, 120, 130)
    let badge = solver.makeVariable()
    solver.add(Constraint([Term(1, badge), Term(-1, label)], .equal, constant: -4))
    drag(to: 140)
    #expect(solver.value(label) == 62)
    #expect(solver.value(badge) == 66)
    drag(to: 150, 160)
    #expect(solver.value(badge) == 76)
  }

  @Test func `a wish that was removed in mid-drag holds nothing any more`() {
    let limit = solver.add(Constraint([Term(1, label)], .equal, constant: -50, priority: 250))
    drag(to: 110, 120, 130)
    solver.remove(limit)
    drag(to: 140)
    #expect(solver.value(label) == 62)
  }

  @Test func `a drag past a bound and back again ends where it began`() {
    let bound = solver.makeVariable()
    solver.add(Constraint([Term(1, bound), Term(-1, width)], .equal, priority: 500))
    solver.add(Constraint([Term(1, bound)], .lessOrEqual, constant: -125))
    drag(to: 110, 115, 120)
    #expect(solver.value(bound) == 120)
    drag(to: 130, 140, 150)
    #expect(solver.value(bound) == 125)
    drag(to: 120, 110, 100)
    #expect(solver.value(bound) == 100)
  }

  @Test func `two constants that change in the same frame move what depends on both`() {
    let inset = solver.add(Constraint([Term(1, margin)], .equal, constant: -20, priority: 900))
    drag(to: 110, 120, 130)
    solver.setConstant(edited, -140)
    solver.setConstant(inset, -10)
    solver.solve()
    #expect(solver.value(width) == 140)
    #expect(solver.value(label) == 62)
  }
}
