import ConstraintSolver
import Foundation

/// The intrinsic content sizes: one preference against compression and one against growth, each with its own priority.
extension LayoutEngine {
  func measure(_ node: LayoutNode) {
    node.updates.remove(.measurement)
    guard let view = node.view, view === root ? isTrial : !view.translatesAutoresizingMaskIntoConstraints else {
      set(&node.intrinsicWidth, node, .horizontal, UIView.noIntrinsicMetric)
      set(&node.intrinsicHeight, node, .vertical, UIView.noIntrinsicMetric)
      return
    }
    let size = view.intrinsicContentSize
    node.wraps = view.contentWraps
    var height = size.height
    let width = value(node.width)
    if width > 0, let wrapped = wrappedHeight(view, width) {
      height = wrapped
      node.wrappedWidth = CGFloat(width)
    }
    set(&node.intrinsicWidth, node, .horizontal, size.width)
    set(&node.intrinsicHeight, node, .vertical, height)
  }

  /// Measures wrapping content again if the solver has found another width. Its height depends on its width.
  ///
  /// Returns whether a height changed.
  func measureAgain(_ node: LayoutNode) -> Bool {
    guard let view = node.view, node.intrinsicHeight != nil else { return false }
    let width = CGFloat(value(node.width))
    if let known = node.wrappedWidth, abs(known - width) < 1e-6 { return false }
    guard width > 0, let height = wrappedHeight(view, Double(width)) else { return false }
    node.wrappedWidth = width
    return set(&node.intrinsicHeight, node, .vertical, height)
  }

  private func wrappedHeight(_ view: UIView, _ width: Double) -> CGFloat? {
    let insets = view.effectiveAlignmentInsets
    return view.contentHeight(wrappedTo: CGFloat(width) - insets.left - insets.right)
  }

  @discardableResult private func set(
    _ rows: inout LayoutNode.IntrinsicRows?, _ node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ metric: CGFloat
  ) -> Bool {
    guard metric != UIView.noIntrinsicMetric, let view = node.view else {
      if let old = rows { removeRow(old.wish); removeRow(old.limit) }
      defer { rows = nil }
      return rows != nil
    }
    precondition(
      metric.isFinite, "The intrinsic content size of \(view.layoutName) is not finite; return noIntrinsicMetric where there is none.")
    let insets = view.effectiveAlignmentInsets
    let size = Double(metric + (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom))
    let resistance = view.contentCompressionResistancePriority(for: axis).contentLevel
    let hugging = view.contentHuggingPriority(for: axis).contentLevel
    if let old = rows, old.resistance == resistance, old.hugging == hugging, old.wraps == node.wraps {
      return solver.setConstant(old.wish, -size) && solver.setConstant(old.limit, -size)
    }
    if let old = rows { removeRow(old.wish); removeRow(old.limit) }
    func add(_ relation: Relation, _ priority: Int, _ weight: Double) -> ConstraintID {
      let id = solver.add(Constraint([Term(1, node.extent(axis))], relation, constant: -size, priority: priority, weight: weight))
      ownerOfRow[id] = node
      return id
    }
    rows = LayoutNode.IntrinsicRows(
      wish: add(.greaterOrEqual, resistance, node.resistanceWeight), limit: add(.lessOrEqual, hugging, node.huggingWeight(for: axis)),
      resistance: resistance, hugging: hugging, wraps: node.wraps)
    return true
  }
}
