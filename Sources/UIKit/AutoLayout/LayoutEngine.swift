import ConstraintSolver
import Foundation

/// The constraints of one tree of views, and the frames that follow from them.
///
/// A root view has one as soon as anything in its tree has a constraint. Its unknowns exist only for what constraints speak
/// about and for the views between.
@MainActor final class LayoutEngine {
  let solver = Solver()
  unowned(unsafe) let root: UIView
  /// A trial engine measures what a tree would like to be and leaves its views alone.
  let isTrial: Bool
  /// Something changed since the last solve.
  private(set) var needsSolving = false

  var trialNodes: [ObjectIdentifier: LayoutNode] = [:]
  var trialSize: (target: CGSize, horizontal: Int, vertical: Int)?
  var nodeOfVariable: [LayoutNode?] = []
  var waitingNodes: [LayoutNode] = []
  /// Nodes without a solved frame yet.
  var freshNodes: [LayoutNode] = []
  var mentions = 0
  /// Whose row it is, for reports: a constraint of the app, or a statement about a node.
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

  /// Everything up to date for a solve: nodes measured, constraints in. Afterwards nothing is pending.
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

  // MARK: Constraints come, change and go

  /// Takes a constraint in at the next solve.
  func enter(_ constraint: NSLayoutConstraint) {
    if !isTrial { (constraint.engineReference, constraint.row) = (reference, nil) }
    arriving.append(constraint)
    invalidate()
  }

  /// Makes a constraint's row anew, because more than its constant changed.
  func enterAgain(_ constraint: NSLayoutConstraint) {
    if constraint.row != nil {
      dropRow(of: constraint)
      arriving.append(constraint)
    }
    invalidate()
  }

  func leave(_ constraint: NSLayoutConstraint) {
    dropRow(of: constraint)  // what has no row yet is passed over when it would come in
    constraint.engineReference = nil
    invalidate()
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    if let row = constraint.row { solver.setConstant(row.id, row.base - Double(constraint.constant)) }
    invalidate()
  }

  /// Margins, baselines or alignment insets of a node's view changed: its constraints' constants follow.
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
