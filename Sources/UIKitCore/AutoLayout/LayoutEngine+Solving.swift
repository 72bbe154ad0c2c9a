import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Solves the pending changes, and notifies the views whose frames, or whose subviews' frames, change.
  ///
  /// Wrapping text is measured at its solved width and then solved again.
  /// The number of passes is limited, because a width may depend on a height that depends on the width.
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

  /// Requests layout from the view that places this one in its `layoutSubviews()`: the superview, or the owner of a guide.
  private func announce(_ node: LayoutNode, _ variable: Variable?) {
    if let guide = node.item as? UILayoutGuide {
      guide.owningView?.setNeedsLayout()
    } else if let view = node.view {
      node.mislay()
      if let variable, variable == node.contentWidth || variable == node.contentHeight { applyContentSize(node, view) }
      if view === root {
        applyRootSize(node)
      } else if node.isSolved, let superview = view.superview, !superview.pendingWork.contains(.layout) {
        superview.setNeedsLayout()
      }
    }
  }

  /// Applies the content size. The app determines an extent that no constraint determines.
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

  /// Returns the solved frame relative to the superview, before rounding and before a transform.
  func frame(of node: LayoutNode) -> CGRect {
    CGRect(x: value(node.x), y: value(node.y), width: max(0, value(node.width)), height: max(0, value(node.height)))
  }

  /// Returns the solution of a variable, limited to the range of frames. Long chains of multipliers exceed this range.
  func value(_ variable: Variable) -> Double {
    let value = solver.value(variable)
    return value.isNaN ? 0 : value.limited(to: Constraint.largestConstant)
  }
}
