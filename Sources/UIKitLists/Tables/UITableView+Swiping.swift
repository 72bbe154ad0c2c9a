import QuartzCore

/// The swipe actions of rows. (Docs/behaviour/lists.md, "Table updates")
extension UITableView: SwipedList {
  var swipes: RowSwipes? { list.swipes }

  func trailingSwipe(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let own = ask(.tableViewTrailingSwipeActionsConfigurationForRowAt) {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    return own ?? deletingSwipe(at: path)
  }
  private func leadingSwipe(at path: IndexPath) -> UISwipeActionsConfiguration? {
    ask(.tableViewLeadingSwipeActionsConfigurationForRowAt) { $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) } ?? nil
  }

  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard !editing || swipe != nil, held == nil, list.batch == nil, let path = indexPathForRow(at: point), let cell = cell(at: path) else {
      return nil
    }
    return (path, cell)
  }
  func swipeActions(at path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
    return side == .trailing ? trailingSwipe(at: path) : leadingSwipe(at: path)
  }
  func restingPlace(ofRow path: IndexPath) -> CGRect? {
    guard let plan, plan.has(path) else { return nil }
    return rowRect(path, in: plan).onPixels(layoutScale)
  }
  func corners(ofRow path: IndexPath) -> CardCorners {
    guard style == .insetGrouped, let cell = cell(at: path) else { return CardCorners() }
    return CardCorners(radius: cell.layer.cornerRadius, corners: cell.layer.cornerRadius > 0 ? cell.layer.maskedCorners : [])
  }
  func insertBeneath(_ cell: UIView, _ actions: SwipeActionsView) { insert(actions, byHeightAbove: backgroundView) }
  func placeSwipedRow(_ cell: UIView, at path: IndexPath) {
    if let cell = cell as? UITableViewCell { place(cell, at: path) }
  }
  func swipeDidBegin(_ swipe: RowSwipe) {
    endPress()
    (swipe.cell as? UITableViewCell)?.showingDeleteConfirmation = true
    ask(.tableViewWillBeginEditingRowAt) { $0.tableView(self, willBeginEditingRowAt: swipe.path) }
  }
  func swipeDidEnd(_ swipe: RowSwipe) {
    (swipe.cell as? UITableViewCell)?.showingDeleteConfirmation = false
    ask(.tableViewDidEndEditingRowAt) { $0.tableView(self, didEndEditingRowAt: swipe.path) }
  }

  /// Returns the swipe actions of a row, those of the trailing edge first.
  func offeredSwipes(at path: IndexPath) -> [(RowSwipe.Side, UISwipeActionsConfiguration, UIContextualAction)] {
    guard list.batch == nil else { return [] }
    let both: [(RowSwipe.Side, UISwipeActionsConfiguration?)] = [.trailing, .leading].map { ($0, swipeActions(at: path, $0)) }
    return both.flatMap { side, found in found.map { found in found.actions.map { (side, found, $0) } } ?? [] }
  }

  /// Performs a swipe action without a swipe. Returns `false` if that is not possible now.
  func perform(_ action: UIContextualAction, of configuration: UISwipeActionsConfiguration, _ side: RowSwipe.Side, in cell: UITableViewCell)
    -> Bool
  {
    closeSwipe(animated: false)
    guard list.batch == nil, held == nil, let path = indexPath(for: cell) else { return false }
    swipes?.perform(action, of: RowSwipe(path, cell, side, configuration))
    return true
  }

  /// Returns the displayed frame of a row, displaced by its swipe or by a row that the user moves.
  func shifted(_ rect: CGRect, _ path: IndexPath) -> CGRect {
    var rect = rect
    rect.origin.x += swipes?.shift(of: path) ?? 0
    if let held { rect.origin.y += held.shift(of: path) }
    return rect
  }
}
