import ConstraintSolver
import Foundation

/// The constraints of one view tree, and the frames that they determine.
///
/// A root view has an engine if its tree contains a constraint.
/// Variables exist only for the items of constraints and for the views between them.
@MainActor final class LayoutEngine {
  let solver = Solver()
  unowned(unsafe) let root: UIView
  /// A Boolean value that indicates whether the engine only measures the fitting size of a tree and does not change its views.
  let isTrial: Bool
  /// A Boolean value that indicates whether something changed since the last solve.
  private(set) var needsSolving = false

  var trialNodes: [ObjectIdentifier: LayoutNode] = [:]
  var trialSize: (target: CGSize, horizontal: Int, vertical: Int)?
  var nodeOfVariable: [LayoutNode?] = []
  var waitingNodes: [LayoutNode] = []
  /// The nodes without a solved frame.
  var freshNodes: [LayoutNode] = []
  var mentions = 0
  /// The owners of the rows, for reports: a constraint of the app, or the node of a given frame.
  var ownerOfRow: [ConstraintID: AnyObject] = [:]
  var brokenRows: Set<ConstraintID> = []
  private var arriving: [NSLayoutConstraint] = []

  private let reference = LayoutEngineReference(nil)

  init(root: UIView, isTrial: Bool = false) {
    (self.root, self.isTrial) = (root, isTrial)
    reference.engine = self
  }

  deinit { reference.engine = nil }

  func invalidate() {
    guard !needsSolving else { return }
    needsSolving = true
    if !isTrial { root.setNeedsConstraintSolving() }
  }

  /// Prepares a solve: measures nodes and enters constraints. Afterwards nothing is pending.
  func takeIn() {
    repeat {
      updateWaitingNodes()
      let constraints = arriving.sorted { $0.activation < $1.activation }
      arriving.removeAll(keepingCapacity: true)
      for constraint in constraints where isTrial || (constraint.engineReference === reference && constraint.row == nil) {
        admit(constraint)
      }
    } while !arriving.isEmpty || !waitingNodes.isEmpty
    needsSolving = false
  }

  // MARK: Addition, change and removal of constraints

  /// Enters a constraint at the next solve.
  func enter(_ constraint: NSLayoutConstraint) {
    if !isTrial { (constraint.engineReference, constraint.row) = (reference, nil) }
    arriving.append(constraint)
    invalidate()
  }

  /// Creates the row of a constraint again, because more than its constant changed.
  func enterAgain(_ constraint: NSLayoutConstraint) {
    if constraint.row != nil {
      dropRow(of: constraint)
      arriving.append(constraint)
    }
    invalidate()
  }

  func leave(_ constraint: NSLayoutConstraint) {
    dropRow(of: constraint)  // a constraint without a row is skipped later
    constraint.engineReference = nil
    invalidate()
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    if let row = constraint.row { solver.setConstant(row.id, row.base - Double(constraint.constant)) }
    invalidate()
  }

  /// Updates the constants of a node's constraints after margins, baselines or alignment insets of its view changed.
  func offsetsChanged(_ node: LayoutNode) {
    for constraint in node.offsetDependents.values.sorted(by: { $0.activation < $1.activation }) { enterAgain(constraint) }
  }

  private func dropRow(of constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    constraint.row = nil
    removeRow(row.id)
    for node in row.nodes {
      if !node.offsetDependents.isEmpty { node.offsetDependents[ObjectIdentifier(constraint)] = nil }
      unuse(node)
    }
  }

  func removeRow(_ id: ConstraintID) {
    solver.remove(id)
    ownerOfRow[id] = nil
    brokenRows.remove(id)
  }

  private func admit(_ constraint: NSLayoutConstraint) {
    guard let ancestor = constraint.measuringView else { return }
    let isMirrored = constraint.turnsWithLanguage && ancestor.laysOutFromRight
    var expression = LayoutExpression(self, in: ancestor, isMirrored: isMirrored)
    expression.add(1, constraint.first)
    if let second = constraint.second {
      expression.add(-Double(constraint.multiplier).limited(to: Constraint.largestCoefficient), second)
    }
    expression.close()
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    let constant = expression.constant - Double(constraint.constant)
    let id = solver.add(Constraint(expression.terms, relation, constant: constant, priority: constraint.priority.level))
    ownerOfRow[id] = constraint
    for node in expression.nodes { node.useCount += 1 }
    guard !isTrial else { return }
    for node in expression.offsetNodes { node.offsetDependents[ObjectIdentifier(constraint)] = constraint }
    constraint.row = ConstraintRow(id: id, base: expression.constant, nodes: expression.nodes)
  }
}
