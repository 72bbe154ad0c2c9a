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
  /// A Boolean value that indicates whether several rows can be selected now.
  var allowsSeveral: Bool { editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var allowsAny: Bool {
    editing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
  }

  /// Highlights the row at a point, if it can be highlighted. An open swipe closes instead.
  func pressBegan(at point: CGPoint) {
    if let swipe, !swipe.isHeld {
      closeSwipe(animated: true)
      pressing = nil
      return
    }
    guard allowsAny, list.highlighted == nil, held == nil, let path = indexPathForRow(at: point), let cell = cell(at: path),
      ask(.tableViewShouldHighlightRowAt, { $0.tableView(self, shouldHighlightRowAt: path) }) ?? true
    else { return }
    list.highlighted = path
    cell.setHighlighted(true, animated: false)
    ask(.tableViewDidHighlightRowAt) { $0.tableView(self, didHighlightRowAt: path) }
  }

  /// Selects the highlighted row if the touch ends on it.
  func pressEnded(at point: CGPoint) {
    guard let path = list.highlighted else { return }
    let isChosen = allowsAny && indexPathForRow(at: point) == path
    endHighlight()
    if isChosen, let plan, plan.has(path) { choose(path) }
  }

  func endHighlight() {
    guard let path = list.highlighted else { return }
    list.highlighted = nil
    knownCell(of: path)?.setHighlighted(false, animated: false)
    ask(.tableViewDidUnhighlightRowAt) { $0.tableView(self, didUnhighlightRowAt: path) }
  }

  private func choose(_ path: IndexPath) {
    if list.selected.contains(path) && allowsSeveral {
      guard let other = willDeselect(path) else { return }
      setSelected(false, other, animated: false)
      ask(.tableViewDidDeselectRowAt) { $0.tableView(self, didDeselectRowAt: other) }
    } else {
      guard let chosen = ask(.tableViewWillSelectRowAt, { $0.tableView(self, willSelectRowAt: path) }) ?? path, plan?.has(chosen) == true
      else { return }
      for old in allowsSeveral ? [] : list.selected.subtracting([chosen]).sorted() {
        guard let other = willDeselect(old) else { continue }
        setSelected(false, other, animated: false)
        ask(.tableViewDidDeselectRowAt) { $0.tableView(self, didDeselectRowAt: other) }
      }
      guard plan?.has(chosen) == true else { return }
      setSelected(true, chosen, animated: false)
      ask(.tableViewDidSelectRowAt) { $0.tableView(self, didSelectRowAt: chosen) }
      if ask(.tableViewCanPerformPrimaryActionForRowAt, { $0.tableView(self, canPerformPrimaryActionForRowAt: chosen) }) ?? !editing {
        ask(.tableViewPerformPrimaryActionForRowAt) { $0.tableView(self, performPrimaryActionForRowAt: chosen) }
      }
    }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
  private func willDeselect(_ path: IndexPath) -> IndexPath? {
    ask(.tableViewWillDeselectRowAt) { $0.tableView(self, willDeselectRowAt: path) } ?? path
  }

  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected { list.selected.insert(path) } else { list.selected.remove(path) }
    guard let cell = knownCell(of: path), cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }
  func deselectAll() { for path in list.selected.sorted() { setSelected(false, path, animated: false) } }

  // MARK: Selection by code

  func defaultSelectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsAny else { return }
    if indexPath == nil || !allowsSeveral {
      for path in list.selected.sorted() where path != indexPath { setSelected(false, path, animated: animated) }
    }
    guard let indexPath, knownPlan()?.has(indexPath) == true else { return }
    setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
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
