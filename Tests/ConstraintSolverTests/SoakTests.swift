import Testing
import SeededRandom

@testable import ConstraintSolver

@Suite struct SoakTests {
  @Test func `a list that lives long agrees with one built from nothing`() {
    var random = SeededRandom(1)
    func number(_ r: inout SeededRandom) -> Double { Double(r.below(100_000)) / 997 }
    let list = CellList(width: 390)
    for _ in 0..<20 { list.append(minimum: number(&random), preferred: number(&random)) }
    for step in 1...300 * soakFactor {
      for _ in 0...random.below(3) {
        let i = random.below(list.cells.count)
        switch random.below(10) {
        case 0: list.append(minimum: number(&random), preferred: number(&random))
        case 1 where list.cells.count > 10: list.remove(at: i)
        case 2: list.setWidth(200 + number(&random))
        case 3, 4, 5: list.setMinimum(number(&random), at: i)
        default: list.setPreferred(number(&random), at: i)
        }
      }
      list.solver.solve()
      guard step % 20 == 0 else { continue }
      let fresh = CellList(width: list.width)
      for cell in list.cells { fresh.append(minimum: cell.minimum, preferred: cell.preferred) }
      fresh.solver.solve()
      let worst = zip(list.values, fresh.values).map { abs($0 - $1) }.max()!
      #expect(worst < 1e-7, "after \(step) steps")
    }
  }

  @Test func `a removed cell stops following at once`() {
    let solver = Solver()
    let width = solver.makeVariable()
    let row = solver.add(Constraint([Term(1, width)], .equal, constant: -390))
    for _ in 0..<10 {
      let right = solver.makeVariable(), label = solver.makeVariable()
      let rows = [
        solver.add(Constraint([Term(1, right), Term(-1, width)], .equal, constant: 20)),
        solver.add(Constraint([Term(1, label), Term(-0.5, right)], .equal)),
      ]
      solver.solve()
      for row in rows { solver.remove(row) }
      for variable in [right, label] { solver.remove(variable) }
      solver.solve()
    }
    solver.setConstant(row, -400)
    #expect(solver.solve().changed == [width])
    #expect(solver.x.count == 3)
  }

  @Test func `what was removed leaves nothing behind`() {
    let list = CellList(width: 390)
    for i in 0..<10 { list.append(minimum: 44, preferred: Double(40 + i)) }
    list.solver.solve()
    let variables = list.solver.x.count, rows = list.solver.store.rows.count, nodes = list.solver.store.nodes.count
    for round in 0..<200 {
      list.remove(at: round % 10)
      list.solver.solve()
      list.append(minimum: 44, preferred: 50)
      list.solver.solve()
    }
    #expect(list.solver.x.count <= 2 * variables + 512)
    #expect(list.solver.store.rows.count <= 2 * rows + 512)
    #expect(list.solver.store.nodes.count <= 2 * nodes + 1024)
    list.setWidth(400)
    #expect(list.solver.solve().changed.count < 21 + 30, "few removed labels still follow the list's width")
  }
}

/// A vertical list whose cells hold two labels of equal width, a cycle for the elimination to break.
final class CellList {
  struct Cell {
    var minimum: Double
    var preferred: Double
    var variables: [Variable]  // top, bottom, height, width of each label, middle
    var rows: [ConstraintID]
    var gap: ConstraintID
  }
  let solver = Solver()
  private(set) var cells: [Cell] = []
  private(set) var width: Double
  private let widthVariable: Variable
  private let widthRow: ConstraintID

  init(width: Double) {
    self.width = width
    widthVariable = solver.makeVariable()
    widthRow = solver.add(Constraint([Term(1, widthVariable)], .equal, constant: -width, priority: 750))
  }

  var values: [Double] { cells.flatMap { $0.variables.map(solver.value) } }

  func append(minimum: Double, preferred: Double) {
    let v = (0..<6).map { _ in solver.makeVariable() }
    func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Int = Constraint.required) -> ConstraintID {
      solver.add(Constraint(terms, relation, constant: constant, priority: priority))
    }
    let rows = [
      add([Term(1, v[2])], .greaterOrEqual, -minimum),
      add([Term(1, v[2])], .equal, -preferred, 250),
      add([Term(1, v[1]), Term(-1, v[0]), Term(-1, v[2])], .equal, 0),
      add([Term(1, v[3]), Term(-1, v[4])], .equal, 0),
      add([Term(1, v[3]), Term(1, v[4]), Term(-1, widthVariable)], .equal, 24),
      add([Term(2, v[5]), Term(-1, v[0]), Term(-1, v[1])], .equal, 0),
    ]
    let gap = gap(above: v[0], below: cells.last?.variables[1])
    cells.append(Cell(minimum: minimum, preferred: preferred, variables: v, rows: rows, gap: gap))
  }

  private func gap(above top: Variable, below bottom: Variable?) -> ConstraintID {
    solver.add(Constraint([Term(1, top)] + (bottom.map { [Term(-1, $0)] } ?? []), .equal, constant: -8))
  }

  func remove(at i: Int) {
    let cell = cells.remove(at: i)
    if i < cells.count {
      solver.remove(cells[i].gap)
      cells[i].gap = gap(above: cells[i].variables[0], below: i > 0 ? cells[i - 1].variables[1] : nil)
    }
    for row in cell.rows + [cell.gap] { solver.remove(row) }
    for variable in cell.variables { solver.remove(variable) }
  }

  func setWidth(_ width: Double) {
    self.width = width
    solver.setConstant(widthRow, -width)
  }

  func setMinimum(_ minimum: Double, at i: Int) {
    cells[i].minimum = minimum
    solver.setConstant(cells[i].rows[0], -minimum)
  }

  func setPreferred(_ preferred: Double, at i: Int) {
    cells[i].preferred = preferred
    solver.setConstant(cells[i].rows[1], -preferred)
  }
}
