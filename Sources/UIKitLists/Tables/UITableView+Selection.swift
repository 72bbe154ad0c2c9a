import QuartzCore

/// Highlight and selection. For a touch, the delegate's methods are called in this order:
///
/// 1. `shouldHighlight` and `didHighlight`, when the touch begins.
/// 2. `didUnhighlight` and `willSelect`, when the touch ends.
/// 3. `willDeselect` and `didDeselect`, for a row that was selected.
/// 4. `didSelect`.
///
/// See Docs/behaviour/lists.md, "Table cells".
extension UITableView {
  static var unhighlightsBeforeSelection: Bool { true }
  var allowsSeveral: Bool { editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var allowsAnySelection: Bool {
    editing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
  }

  func touchedItem(at point: CGPoint) -> IndexPath? { held == nil ? indexPathForRow(at: point) : nil }
  func selects(touchedItem path: IndexPath) -> Bool { plan?.has(path) == true }
  func canStillSelect(_ path: IndexPath) -> Bool { plan?.has(path) == true }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    ask(.tableViewShouldHighlightRowAt) { $0.tableView(self, shouldHighlightRowAt: path) } ?? true
  }
  func itemToSelect(_ path: IndexPath) -> IndexPath? {
    guard let chosen = ask(.tableViewWillSelectRowAt, { $0.tableView(self, willSelectRowAt: path) }) ?? path, plan?.has(chosen) == true
    else { return nil }
    return chosen
  }
  func itemToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? {
    ask(.tableViewWillDeselectRowAt) { $0.tableView(self, willDeselectRowAt: path) } ?? path
  }
  func notify(_ event: SelectionEvent, _ path: IndexPath) {
    switch event {
    case .didHighlight: ask(.tableViewDidHighlightRowAt) { $0.tableView(self, didHighlightRowAt: path) }
    case .didUnhighlight: ask(.tableViewDidUnhighlightRowAt) { $0.tableView(self, didUnhighlightRowAt: path) }
    case .didDeselect: ask(.tableViewDidDeselectRowAt) { $0.tableView(self, didDeselectRowAt: path) }
    case .didSelect:
      ask(.tableViewDidSelectRowAt) { $0.tableView(self, didSelectRowAt: path) }
      if ask(.tableViewCanPerformPrimaryActionForRowAt, { $0.tableView(self, canPerformPrimaryActionForRowAt: path) }) ?? !editing {
        ask(.tableViewPerformPrimaryActionForRowAt) { $0.tableView(self, performPrimaryActionForRowAt: path) }
      }
    }
  }
  func selectionDidChange() { NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self) }

  func showHighlight(_ isHighlighted: Bool, in view: UIView) {
    (view as? UITableViewCell)?.setHighlighted(isHighlighted, animated: false)
  }
  /// Updates a cell only if its state differs, because an override of `setSelected(_:animated:)` observes each call.
  func showSelection(_ isSelected: Bool, in view: UIView, animated: Bool) {
    guard let cell = view as? UITableViewCell, cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  func defaultSelectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    let isSelected = list.select(indexPath, animated: animated) { knownPlan()?.has($0) == true }
    if isSelected, let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  // MARK: Separators

  /// Hides the separators of a selected cell and of the cell above it.
  func separatorsMayHide(around cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    for row in [path.row - 1, path.row] where row >= 0 {
      let here = IndexPath(row: row, section: path.section), next = IndexPath(row: row + 1, section: path.section)
      let (above, below) = (self.cell(at: here), self.cell(at: next))
      above?.lines.isHidden = above?.isSelectionSeen == true || below?.isSelectionSeen == true
    }
  }

  func detailButtonWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    ask(.tableViewAccessoryButtonTappedForRowWith) { $0.tableView(self, accessoryButtonTappedForRowWith: path) }
  }
}
