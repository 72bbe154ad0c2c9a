import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Solves what is pending and tells the views whose frames, or whose subviews' frames, follow.
  ///
  /// Text that wraps is measured at its solved width and solved for once more: the passes are bounded, because text may
  /// depend on a width that depends on its height.
  func solve() {
    guard needsSolving else { return }
    var pass = 0
    repeat {
      pass += 1
      takeIn()
      let outcome = solver.solve(sparing: spared)
      for conflict in outcome.conflicts where !isTrial && !brokenRows.contains(conflict.broken) { report(conflict) }
      if !outcome.conflicts.isEmpty || !brokenRows.isEmpty { brokenRows = Set(solver.broken) }
      var rewrapped = false
      for variable in outcome.changed {
        guard variable.number < nodeOfVariable.count, let node = nodeOfVariable[variable.number] else { continue }
        if variable == node.width && pass < 4 && measureAgain(node) { rewrapped = true }
        if !isTrial { announce(node, variable) }
      }
      for node in freshNodes where !node.isDiscarded {
        if !isTrial { announce(node, nil) }
      }
      freshNodes.removeAll(keepingCapacity: true)
      if rewrapped { invalidate() }
    } while needsSolving && pass < 8
  }

  /// Whoever will place the view in its next `layoutSubviews()`: the superview, or a guide's owner.
  private func announce(_ node: LayoutNode, _ variable: Variable?) {
    if let guide = node.item as? UILayoutGuide {
      guide.owningView?.setNeedsLayout()
    } else if let view = node.view {
      node.mislay()
      if let variable, variable == node.contentWidth || variable == node.contentHeight { applyContentSize(node, view) }
      if view === root {
        applyRootSize(node)
      } else if node.isSolved, let superview = view.superview, !superview.wantsLayout {
        superview.setNeedsLayout()
      }
    }
  }

  /// An extent that no constraint determines is the app's to set.
  private func applyContentSize(_ node: LayoutNode, _ view: UIView) {
    func extent(_ variable: Variable?) -> CGFloat? {
      variable.flatMap { solver.isUndetermined($0) ? nil : CGFloat(value($0)) }
    }
    view.contentExtentDidSolve(width: extent(node.contentWidth), height: extent(node.contentHeight))
  }

  private func applyRootSize(_ node: LayoutNode) {
    guard !root.translatesAutoresizingMaskIntoConstraints else { return }
    root.place(in: frame(of: node))
  }

  /// The solved frame, not rounded, relative to the superview and before any transform.
  func frame(of node: LayoutNode) -> CGRect {
    CGRect(x: value(node.x), y: value(node.y), width: max(0, value(node.width)), height: max(0, value(node.height)))
  }

  /// What the solver found, within what frames can be: long chains of multipliers go beyond it.
  func value(_ variable: Variable) -> Double {
    let value = solver.value(variable)
    return value.isNaN ? 0 : value.limited(to: Constraint.largestConstant)
  }
}
