import QuartzCore

/// What rows can be edited by: circles to delete, insert or choose them, handles to move them. (BEHAVIOUR-2 §19.4)
extension UITableView {
  func changeEditing(_ editing: Bool, _ animated: Bool) {
    closeSwipe(animated: animated)
    letGo()
    guard editing != self.editing else { return }
    self.editing = editing
    if !editing, !allowsMultipleSelection, allowsMultipleSelectionDuringEditing { deselectAll() }
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      // As it looks until now, so that what comes in comes from its place.
      if editing { cell.editingLook = editingLook(of: path) }
      if editing { dressForEditing(cell, path) }
      cell.setEditing(editing, animated: animated)
    }
    heightsMayHaveChanged(animated)
  }

  /// Content has another width now: rows that are seen may want other heights.
  private func heightsMayHaveChanged(_ animated: Bool) {
    guard plan != nil, batch == nil else { return }
    measuresAgain = true
    arrangementIsOutOfDate()
    guard animated, window != nil, !isSendingViews else { return }
    UIView.animate(
      withDuration: TableMetrics.editingDuration, delay: 0, options: .allowUserInteraction, animations: { showWhatIsSeen() })
  }

  func dressForEditing(_ cell: UITableViewCell, _ path: IndexPath) {
    if let indents = ask(.tableViewShouldIndentWhileEditingRowAt, { $0.tableView(self, shouldIndentWhileEditingRowAt: path) }) {
      cell.shouldIndentWhileEditing = indents
    }
  }

  func editingLook(of path: IndexPath) -> EditingLook {
    guard editing else { return EditingLook() }
    var look = EditingLook()
    look.canMove = canMove(path)
    guard canEdit(path) else { return look }
    if allowsMultipleSelectionDuringEditing { look.isChoice = true } else { look.style = style(of: path) }
    return look
  }

  func canEdit(_ path: IndexPath) -> Bool { askSource(.tableViewCanEditRowAt) { $0.tableView(self, canEditRowAt: path) } ?? true }
  private func style(of path: IndexPath) -> UITableViewCell.EditingStyle {
    ask(.tableViewEditingStyleForRowAt) { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
  }
  /// What a delegate answers that has nothing to say.
  func defaultEditingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle { canEdit(path) ? .delete : .none }

  /// Rows can be moved by a data source that says so, or that has the method for it.
  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    guard
      dataSource is any Implements.TableViewMoveRowAtToDestinationIndexPath
        || Implements.hasOwn(.tableViewMoveRowAtToDestinationIndexPath, dataSource)
    else { return false }
    return askSource(.tableViewCanMoveRowAt) { $0.tableView(self, canMoveRowAt: path) } ?? true
  }

  /// Whether there is somebody to delete a row.
  private var canCommit: Bool {
    guard let dataSource else { return false }
    return dataSource is any Implements.TableViewCommitForRowAt || Implements.hasOwn(.tableViewCommitForRowAt, dataSource)
  }

  /// The swipe that deletes a row, if it can be.
  func deletingSwipe(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canCommit, canEdit(path), style(of: path) == .delete else { return nil }
    let title = ask(.tableViewTitleForDeleteConfirmationButtonForRowAt) {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let delete = UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") { [weak self] action, _, done in
      guard let self, let path = swipe?.path else { return done(false) }
      askSource(.tableViewCommitForRowAt) { $0.tableView(self, commit: .delete, forRowAt: path) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// The circle at the leading edge: to delete, it asks once more by the button at the other edge.
  func editControlWasTapped(in cell: UITableViewCell) {
    guard editing, let path = indexPath(for: cell) else { return }
    switch cell.editingLook.style {
    case .insert: askSource(.tableViewCommitForRowAt) { $0.tableView(self, commit: .insert, forRowAt: path) }
    case .delete:
      let wasOpen = swipe?.path == path
      closeSwipe(animated: true)
      if !wasOpen, let configuration = trailingSwipe(at: path) ?? deletingSwipe(at: path) {
        swipes.open(RowSwipe(path, cell, .trailing, configuration))
      }
    case .none: break
    }
  }

  // MARK: Looks

  /// Cells take what the table says of their looks.
  func cellsLookDifferent() {
    guard let plan else { return }
    for (path, cell) in cells where plan.has(path) { cell.surroundings = surroundings(of: path, in: plan) }
    setNeedsLayout()
  }
  /// No line of text is wider than is good for reading; as a view's readable guide has it.
  var readingWidth: CGFloat { readableWidth }
}
