import ConstraintSolver
import Foundation

/// A layout problem with its expected values, read from a file in `Fixtures`. One directive a line:
///
///     V name                                  a variable
///     E name strength                         an edit variable: `name = value` at that strength, at first 0
///     C strength op constant n coef name ...  sum(coef * name) + constant  op  0, where op is EQ, GE or LE
///     S name value                            the next step: an edit variable gets a value
///     X step name value                       expected after that step; 0 is before the first
///
/// A strength is `required`, `strong`, `medium` or `weak`; lines that begin with `#` are comments.
struct ProblemFile {
  struct Row {
    var priority: Int
    var relation: Relation
    var constant: Double
    var terms: [(coefficient: Double, variable: Int)]
  }
  var names: [String] = []
  var edits: [(variable: Int, priority: Int)] = []
  var rows: [Row] = []
  var steps: [(variable: Int, value: Double)] = []
  var expected: [Int: [(variable: Int, value: Double)]] = [:]

  init(named name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    let text = try String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
    var index: [Substring: Int] = [:]
    let priorities: [Substring: Int] = ["required": Constraint.required, "strong": 750, "medium": 500, "weak": 250]
    let relations: [Substring: Relation] = ["EQ": .equal, "GE": .greaterOrEqual, "LE": .lessOrEqual]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let word = line.split(separator: " ")
      switch word[0] {
      case "V":
        index[word[1]] = names.count
        names.append(String(word[1]))
      case "E": edits.append((index[word[1]]!, priorities[word[2]]!))
      case "C":
        let terms = (0..<Int(word[4])!).map { (Double(word[5 + 2 * $0])!, index[word[6 + 2 * $0]]!) }
        rows.append(Row(priority: priorities[word[1]]!, relation: relations[word[2]]!, constant: Double(word[3])!, terms: terms))
      case "S": steps.append((index[word[1]]!, Double(word[2])!))
      case "X": expected[Int(word[1])!, default: []].append((index[word[2]]!, Double(word[3])!))
      default: preconditionFailure("\(name).txt has a line that begins with \(word[0]).")
      }
    }
  }

  /// Adds everything, solves, takes the steps; the largest difference from an expected value.
  func play(solvingAfterEachRow: Bool = false) -> Double {
    let solver = Solver()
    let variables = names.map { _ in solver.makeVariable() }
    var editRows: [Int: ConstraintID] = [:]
    for edit in edits {
      editRows[edit.variable] = solver.add(Constraint([Term(1, variables[edit.variable])], .equal, priority: edit.priority))
    }
    for row in rows {
      let terms = row.terms.map { Term($0.coefficient, variables[$0.variable]) }
      solver.add(Constraint(terms, row.relation, constant: row.constant, priority: row.priority))
      if solvingAfterEachRow { solver.solve() }
    }
    var worst = 0.0
    for step in 0...steps.count {
      if step > 0 { solver.setConstant(editRows[steps[step - 1].variable]!, -steps[step - 1].value) }
      let outcome = solver.solve()
      if outcome.stalled || !outcome.conflicts.isEmpty { return .infinity }
      for value in expected[step] ?? [] { worst = max(worst, abs(solver.value(variables[value.variable]) - value.value)) }
    }
    return worst
  }
}
