import QuartzCore

/// The editing mode, with circles that delete, insert or select rows and handles that move rows.
///
/// See Docs/behaviour/lists.md, "Table updates".
extension UITableView {
  func changeEditing(_ editing: Bool, _ animated: Bool) {
    closeSwipe(animated: animated)
    letGo()
    guard editing != self.editing else { return }
    self.editing = editing
    if !editing, !allowsMultipleSelection, allowsMultipleSelectionDuringEditing { list.deselectAll() }
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      // The cell still has its former appearance, so that appearing controls begin outside it.
      if editing { cell.editingLook = editingLook(of: path) }
      if editing { dressForEditing(cell, path) }
      cell.setEditing(editing, animated: animated)
    }
    heightsMayHaveChanged(animated)
  }

  /// Measures the visible rows again, because the content has another width.
  private func heightsMayHaveChanged(_ animated: Bool) {
    guard plan != nil, list.batch == nil else { return }
    measuresAgain = true
    list.setNeedsArrangement()
    guard animated, window != nil, list.placement == .idle else { return }
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
  /// Returns the default editing style, for a delegate that does not return one.
  func defaultEditingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle { canEdit(path) ? .delete : .none }

  /// Returns whether a row can be moved. The data source must implement the method that moves rows, and may exclude single rows.
  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    guard
      dataSource is any Implements.TableViewMoveRowAtToDestinationIndexPath
        || Implements.hasOwn(.tableViewMoveRowAtToDestinationIndexPath, dataSource)
    else { return false }
    return askSource(.tableViewCanMoveRowAt) { $0.tableView(self, canMoveRowAt: path) } ?? true
  }

  /// A Boolean value that indicates whether the data source can delete rows.
  private var canCommit: Bool {
    guard let dataSource else { return false }
    return dataSource is any Implements.TableViewCommitForRowAt || Implements.hasOwn(.tableViewCommitForRowAt, dataSource)
  }

  /// Returns the swipe action that deletes a row, if the row can be deleted.
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

  /// Called when the circle at the leading edge was tapped. A deletion requires another tap on the button at the other edge.
  func editControlWasTapped(in cell: UITableViewCell) {
    guard editing, let path = indexPath(for: cell) else { return }
    switch cell.editingLook.style {
    case .insert: askSource(.tableViewCommitForRowAt) { $0.tableView(self, commit: .insert, forRowAt: path) }
    case .delete:
      let wasOpen = swipe?.path == path
      closeSwipe(animated: true)
      if !wasOpen, let configuration = trailingSwipe(at: path) ?? deletingSwipe(at: path) {
        swipes?.open(RowSwipe(path, cell, .trailing, configuration))
      }
    case .none: break
    }
  }

  // MARK: Appearance

  /// Updates the properties that cells take from the table view.
  func cellsLookDifferent() {
    guard let plan else { return }
    for (path, cell) in cells where plan.has(path) { cell.environment = environment(of: path, in: plan) }
    setNeedsLayout()
  }
  /// The maximum width of text that is comfortable to read, as in a view's readable content guide.
  var readingWidth: CGFloat { readableWidth }
}
