import CollectionLayout
import QuartzCore

/// The heights that become known when rows become visible. (Docs/behaviour/lists.md, "Table call order")
extension UITableView {
  /// Stores the height of a row, which the delegate returns or the content determines.
  func measure(_ cell: UITableViewCell, _ path: IndexPath) {
    guard let plan, plan.has(path) else { return }
    let height = givenHeight(of: path) ?? wantedHeight(of: cell, at: path, in: plan)
    know(height, of: path)
  }

  /// Returns the height that the content of a cell needs at its position, regardless of the cell's present size.
  private func wantedHeight(of cell: UITableViewCell, at path: IndexPath, in plan: TablePlan) -> CGFloat {
    cell.environment = environment(of: path, in: plan)
    let target = CGSize(width: rowRect(path, in: plan).width, height: UIView.layoutFittingCompressedSize.height)
    let height = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return height.isFinite && height > 0 ? height : TableMetrics.row
  }

  /// Stores the height of a row. The content offset is corrected if a row above the visible area changes its height.
  private func know(_ height: CGFloat, of path: IndexPath) {
    guard let before = plan?.row(path.row, in: path.section), CGFloat(before.height) != height else { return }
    plan?.change(path.section) { $0.rows.know(path.row, Double(height)) }
    if before.y < Double(bounds.minY + adjustedContentInset.top) { owedShift += height - CGFloat(before.height) }
    list.isArranged = false
  }

  /// Updates the content size and the offset after all visible rows were measured.
  func settleOffset() {
    takeContentSize()
    let shift = owedShift
    owedShift = 0
    guard shift != 0, dynamics.goesOnFromOffset else { return }
    // At the top of the content there is nothing above that requires a correction.
    guard contentOffset.y + adjustedContentInset.top > 0.5 else { return }
    let place = CGPoint(x: contentOffset.x, y: contentOffset.y + shift)
    contentOffset = isTracking || isDecelerating ? place : dynamics.geometry.clamped(place)
    list.isArranged = false
  }

  /// Queries or measures the heights of the visible rows again.
  func remeasureSeen() {
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      guard let plan, plan.has(path) else { continue }
      let height = givenHeight(of: path) ?? withoutAnimation { wantedHeight(of: cell, at: path, in: plan) }
      if CGFloat(plan.row(path.row, in: path.section).height) != height {
        self.plan?.change(path.section) { $0.rows.know(path.row, Double(height)) }
      }
    }
  }

  /// Called when the content of a cell has changed its size.
  func contentDidResize(in cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, list.placement == .idle, list.batch == nil, let path = indexPath(for: cell),
      givenHeight(of: path) == nil
    else { return }
    guard let plan else { return }
    let height = wantedHeight(of: cell, at: path, in: plan)
    guard CGFloat(plan.row(path.row, in: path.section).height) != height else { return }
    know(height, of: path)
    setNeedsLayout()
  }
}
