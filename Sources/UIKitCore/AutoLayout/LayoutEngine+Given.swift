import ConstraintSolver
import Foundation

/// The frames that the solver does not determine: those of the root, of views with an autoresizing mask, and of system guides.
///
/// They enter the problem as required constraints.
extension LayoutEngine {
  struct Statement {
    var terms: [Term]
    var relation = Relation.equal
    var constant: Double
    var priority = Constraint.required
  }

  func updateGivenRows(_ node: LayoutNode) {
    node.updates.remove(.givenRows)
    let parent = parentOfStatements(node)
    replaceGivenRows(of: node, by: statements(node, parent), about: parent)
  }

  /// Returns the node to whose size the constraints refer, or `nil` if constants are sufficient.
  private func parentOfStatements(_ node: LayoutNode) -> LayoutNode? {
    if let guide = node.item as? UILayoutGuide {
      guard let owner = guide.owningView, guide.systemEdges != nil else { return nil }
      return self.node(of: owner)
    }
    guard let view = node.view, view !== root, view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
      return nil
    }
    let stretches = !view.autoresizingMask.isEmpty && (superview.isSizeSolved || (isTrial && superview === root))
    return stretches ? self.node(of: superview) : nil
  }

  private func statements(_ node: LayoutNode, _ parent: LayoutNode?) -> [Statement] {
    if let guide = node.item as? UILayoutGuide { return parent.map { guide.statements(node, $0, in: self) } ?? notNegative(node) }
    guard let view = node.view else { return [] }
    if view === root { return rootStatements(node) + notNegative(node) }
    guard view.translatesAutoresizingMaskIntoConstraints else { return notNegative(node) }
    let frame = view.untransformedFrame, outer = view.superview?.bounds.size ?? .zero, mask = view.autoresizingMask
    let horizontal = Shares(
      frame.minX, frame.width, outer.width,
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    let vertical = Shares(
      frame.minY, frame.height, outer.height,
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    func statement(_ variable: Variable, _ value: CGFloat, _ share: Double, _ extent: Variable?, _ size: CGFloat) -> Statement {
      guard let extent, share != 0 else { return Statement(terms: [Term(1, variable)], constant: -Double(value)) }
      return Statement(terms: [Term(1, variable), Term(-share, extent)], constant: share * Double(size) - Double(value))
    }
    let width = parent.map { innerExtent(of: $0, .horizontal) }, height = parent.map { innerExtent(of: $0, .vertical) }
    return [
      statement(node.x, frame.minX, horizontal.position, width, outer.width),
      statement(node.y, frame.minY, vertical.position, height, outer.height),
      statement(node.width, frame.width, horizontal.size, width, outer.width),
      statement(node.height, frame.height, vertical.size, height, outer.height),
    ]
  }

  /// Returns constraints for sizes that are not negative. If the app's constraints require a negative size, the size of the frame is 0.
  private func notNegative(_ node: LayoutNode) -> [Statement] {
    [node.width, node.height].map {
      Statement(terms: [Term(1, $0)], relation: .greaterOrEqual, constant: 0, priority: Constraint.broken)
    }
  }

  /// Returns the constraints of the root's frame.
  ///
  /// The root keeps its frame. A detached root may be sized by its constraints. The root of a trial is sized by its target.
  private func rootStatements(_ node: LayoutNode) -> [Statement] {
    let frame = root.untransformedFrame
    func statement(_ variable: Variable, _ value: CGFloat, _ priority: Int = Constraint.required) -> Statement {
      Statement(terms: [Term(1, variable)], constant: -Double(value), priority: priority)
    }
    if let trial = trialSize {
      return [
        statement(node.x, 0), statement(node.y, 0), statement(node.width, trial.target.width, trial.horizontal),
        statement(node.height, trial.target.height, trial.vertical),
      ]
    }
    let priority = root.translatesAutoresizingMaskIntoConstraints ? Constraint.required : 1
    return [
      statement(node.x, frame.minX), statement(node.y, frame.minY), statement(node.width, frame.width, priority),
      statement(node.height, frame.height, priority),
    ]
  }

  /// Replaces the rows of a node. Constants change in place, but other coefficients need new rows.
  func replaceGivenRows(of node: LayoutNode, by statements: [Statement], about parent: LayoutNode?) {
    let shapes = statements.map { $0.terms.map(\.coefficient) }
    if shapes == node.given.map(\.coefficients) && parent === node.givenParent {
      for (row, statement) in zip(node.given, statements) { solver.setConstant(row.id, statement.constant) }
      return
    }
    for row in node.given { removeRow(row.id) }
    node.given = zip(statements, shapes).map { statement, shape in
      var constraint = Constraint(statement.terms, statement.relation, constant: statement.constant, priority: statement.priority)
      constraint.seniority = 1
      let id = solver.add(constraint)
      ownerOfRow[id] = node
      return LayoutNode.GivenRow(id: id, coefficients: shape)
    }
    let old = node.givenParent
    node.givenParent = parent
    parent?.useCount += 1
    if let old { unuse(old) }
  }
}

/// The shares of the margin before, the size and the margin after in a change of the outer size.
private struct Shares {
  var position = 0.0
  var size = 0.0

  init(_ start: CGFloat, _ extent: CGFloat, _ outer: CGFloat, _ flexible: (Bool, Bool, Bool)) {
    let parts = [(flexible.0, start), (flexible.1, extent), (flexible.2, outer - start - extent)].filter(\.0).map { Double($0.1) }
    guard !parts.isEmpty else { return }
    let whole = parts.reduce(0, +)
    func share(_ part: CGFloat) -> Double { abs(whole) > 1e-6 && whole.isFinite ? Double(part) / whole : 1 / Double(parts.count) }
    if flexible.0 { position = share(start) }
    if flexible.1 { size = share(extent) }
  }
}
