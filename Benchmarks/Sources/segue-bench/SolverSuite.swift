import ConstraintSolver
import Foundation

/// The aims for an edit, in microseconds, at most two thirds of the time that kiwisolver takes on the reference machine.
private let editAims = ["table_10": 0.5, "table_100": 5, "table_1000": 20, "chain_100": 4, "chain_1000": 40, "topchain_1000": 40]

extension Suite {
  /// The constraint solver: the shared layout problems, and a list that grows, shrinks and is edited.
  static let solver = Suite(name: "solver") { reporter in
    for name in ["table_10", "table_100", "table_1000", "chain_100", "chain_1000", "topchain_1000"] {
      let problem = SolverProblem(named: name)
      reporter.time("\(name) added and solved", poses: 1, runs: 12, aim: name == "table_1000" ? .atMost(8) : nil, by: .solve) {
        { _ in problem.load().solver.solve() }
      }
      reporter.time("\(name) edited", poses: 40, unit: .microseconds, aim: editAims[name].map { .atMost($0) }, by: .solve) {
        let (solver, edit) = problem.load()
        solver.solve()
        return { pose in
          solver.setConstant(edit, -problem.steps[pose % problem.steps.count])
          solver.solve()
        }
      }
    }
    reporter.compare("table_1000 over table_100, added and solved", aim: .atMost(16)) {
      ["table_1000", "table_100"].map { name in
        let problem = SolverProblem(named: name)
        return { problem.load().solver.solve() }
      }
    }
    reporter.time("a cell appended to a list of 1,000 and removed", poses: 40, unit: .microseconds) {
      let list = SolverList(cells: 1000)
      return { _ in list.appendAndRemove() }
    }
  }
}

/// A problem from the solver's test fixtures, which say what the format is.
private struct SolverProblem {
  private var variables: [String: Int] = [:]
  private var constraints: [(terms: [(Double, Int)], relation: Relation, constant: Double, priority: Int)] = []
  private var edited = 0
  private(set) var steps: [Double] = []

  init(named name: String) {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    let url = root.appendingPathComponent("Tests/ConstraintSolverTests/Fixtures/\(name).txt").standardized
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { fail("cannot read \(url.path); run from a checkout of Segue") }
    let priorities: [Substring: Int] = ["required": Constraint.required, "strong": 750, "medium": 500, "weak": 250]
    let relations: [Substring: Relation] = ["EQ": .equal, "GE": .greaterOrEqual, "LE": .lessOrEqual]
    var editRows: [Substring: Int] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let word = line.split(separator: " ")
      func number(_ i: Int) -> Int { variables[String(word[i]), default: 0] }
      switch word[0] {
      case "V": variables[String(word[1])] = variables.count
      case "E":
        editRows[word[1]] = constraints.count
        constraints.append(([(1, number(1))], .equal, 0, priorities[word[2]]!))
      case "C":
        let terms = (0..<Int(word[4])!).map { (Double(word[5 + 2 * $0])!, number(6 + 2 * $0)) }
        constraints.append((terms, relations[word[2]]!, Double(word[3])!, priorities[word[1]]!))
      case "S":
        edited = editRows[word[1]]!
        steps.append(Double(word[2])!)
      default: break
      }
    }
  }

  /// Everything added, nothing solved; with the row that the steps edit.
  func load() -> (solver: Solver, edit: ConstraintID) {
    let solver = Solver(), unknowns = variables.map { _ in solver.makeVariable() }
    let rows = constraints.map { row in
      solver.add(
        Constraint(row.terms.map { Term($0.0, unknowns[$0.1]) }, row.relation, constant: row.constant, priority: row.priority))
    }
    return (solver, rows[edited])
  }
}

private final class SolverList {
  private let solver = Solver()
  private var bottom: Variable

  init(cells: Int) {
    bottom = solver.makeVariable()
    solver.add(Constraint([Term(1, bottom)], .equal))
    for _ in 0..<cells { bottom = append().bottom }
    solver.solve()
  }

  private func append() -> (bottom: Variable, variables: [Variable], rows: [ConstraintID]) {
    let top = solver.makeVariable(), height = solver.makeVariable(), end = solver.makeVariable()
    let rows = [
      solver.add(Constraint([Term(1, top), Term(-1, bottom)], .equal, constant: -8)),
      solver.add(Constraint([Term(1, end), Term(-1, top), Term(-1, height)], .equal)),
      solver.add(Constraint([Term(1, height)], .greaterOrEqual, constant: -44)),
      solver.add(Constraint([Term(1, height)], .equal, constant: -60, priority: 250)),
    ]
    return (end, [top, height, end], rows)
  }

  func appendAndRemove() {
    let cell = append()
    solver.solve()
    for row in cell.rows { solver.remove(row) }
    for variable in cell.variables { solver.remove(variable) }
    solver.solve()
  }
}
