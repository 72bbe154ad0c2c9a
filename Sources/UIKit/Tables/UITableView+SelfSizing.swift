import CollectionLayout
import QuartzCore

/// Heights that become known when something comes into sight. (BEHAVIOUR-2 §19.3)
extension UITableView {
  /// Takes the height that the delegate gives a row, or that its content wants.
  func measure(_ cell: UITableViewCell, _ path: IndexPath) {
    guard let plan, plan.has(path) else { return }
    let height = givenHeight(of: path) ?? wantedHeight(of: cell, at: path, in: plan)
    know(height, of: path)
  }

  /// In the place that it will have, whatever it has now.
  private func wantedHeight(of cell: UITableViewCell, at path: IndexPath, in plan: TablePlan) -> CGFloat {
    cell.surroundings = surroundings(of: path, in: plan)
    let target = CGSize(width: rowRect(path, in: plan).width, height: UIView.layoutFittingCompressedSize.height)
    let height = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return height.isFinite && height > 0 ? height : TableMetrics.row
  }

  /// The content goes along with what is seen when a row above turns out to be higher or lower.
  private func know(_ height: CGFloat, of path: IndexPath) {
    guard let before = plan?.row(path.row, in: path.section), CGFloat(before.height) != height else { return }
    plan?.change(path.section) { $0.rows.know(path.row, Double(height)) }
    if before.y < Double(bounds.minY + adjustedContentInset.top) { owedShift += height - CGFloat(before.height) }
    isArranged = false
  }

  /// Content size and offset, once all that is seen is measured.
  func settleOffset() {
    takeContentSize()
    let shift = owedShift
    owedShift = 0
    guard shift != 0, dynamics.goesOnFromOffset else { return }
    // At the very top there is nothing above to be compensated for.
    guard contentOffset.y + adjustedContentInset.top > 0.5 else { return }
    let place = CGPoint(x: contentOffset.x, y: contentOffset.y + shift)
    contentOffset = isTracking || isDecelerating ? place : dynamics.geometry.clamped(place)
    isArranged = false
  }

  /// Those that are seen are asked for their heights anew.
  func remeasureSeen() {
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      guard let plan, plan.has(path) else { continue }
      let height = givenHeight(of: path) ?? withoutAnimation { wantedHeight(of: cell, at: path, in: plan) }
      if CGFloat(plan.row(path.row, in: path.section).height) != height {
        self.plan?.change(path.section) { $0.rows.know(path.row, Double(height)) }
      }
    }
  }

  /// A cell says that its content has another size.
  func contentDidResize(in cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !isSendingViews, batch == nil, let path = indexPath(for: cell), givenHeight(of: path) == nil
    else { return }
    guard let plan else { return }
    let height = wantedHeight(of: cell, at: path, in: plan)
    guard CGFloat(plan.row(path.row, in: path.section).height) != height else { return }
    know(height, of: path)
    setNeedsLayout()
  }
}
