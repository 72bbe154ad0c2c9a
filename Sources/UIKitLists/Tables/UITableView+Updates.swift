import CollectionLayout
import QuartzCore

/// Updates of rows and sections, with animation. Deletions refer to index paths before the batch, insertions to those after it.
///
/// See Docs/behaviour/lists.md, "Table updates".
extension UITableView: ListUpdateHost {
  typealias Element = TableElement

  func defaultEndUpdates() {
    precondition(list.batch != nil, "endUpdates() of \(self) without beginUpdates()")
    list.closeBatch()
  }

  func defaultInsertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    list.add(indexPaths.map { .insertItem($0.place) }, animation)
  }
  func defaultDeleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    list.add(indexPaths.map { .deleteItem($0.place) }, animation)
  }
  func defaultReloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    list.add(indexPaths.map { .reloadItem($0.place) }, animation)
  }
  func defaultMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    list.add([.moveItem(from: indexPath.place, to: newIndexPath.place)], .automatic)
  }
  func defaultInsertSections(_ sections: IndexSet, with animation: RowAnimation) {
    list.add(sections.map { .insertSection($0) }, animation)
  }
  func defaultDeleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    list.add(sections.map { .deleteSection($0) }, animation)
  }
  func defaultReloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    list.add(sections.map { .reloadSection($0) }, animation)
  }
  func defaultMoveSection(_ section: Int, toSection newSection: Int) { list.add([.moveSection(from: section, to: newSection)], .automatic) }

  /// Configures cells again. Outside a batch that is an update too, because the rows may need other heights.
  func defaultReconfigureRows(at indexPaths: [IndexPath]) {
    list.openBatch(dataAreUnchanged: false)
    list.batch?.reconfigured += indexPaths.map(\.place)
    list.closeBatch()
  }

  func stateBeforeBatch(dataAreUnchanged: Bool) -> TablePlan? {
    // The layout may scroll the content, and a delegate may then change rows. The batch begins with the result.
    if dataAreUnchanged, dataSource != nil { if !list.isArranged, list.placement == .idle { showWhatIsSeen() } else { _ = knownPlan() } }
    return plan
  }

  func perform(_ batch: ListBatch<TablePlan, RowAnimation>) {
    guard let start = batch.start, let dataSource, !isAskingForPlan else {
      if batch.start == nil, !batch.animatedChanges.isEmpty { list.removeAll() }
      planIsOutOfDate()
      return list.completeLater(batch)
    }
    isAskingForPlan = true
    var new = makePlan(dataSource)
    isAskingForPlan = false
    let diff = batch.diff(before: start.counts, after: new.counts, wording: \.forRows)
    new.carry(over: start, diff)
    plan = new
    plannedWidth = bounds.width
    (prefetched, isIndexKnown) = ([], isIndexKnown && batch.animatedChanges.isEmpty)
    list.renameSelection(by: diff)
    animate(TableUpdate(mapping: ElementMapping(diff), old: start, animations: TableAnimations(batch.animatedChanges)), batch)
  }

  /// Configures the cell of a visible row again, with a query to the data source.
  func reconfigure(_ path: IndexPath) {
    guard let cell = cell(at: path), let dataSource else { return }
    reconfiguring = (path, cell)
    let again = dataSource.tableView(self, cellForRowAt: path)
    reconfiguring = nil
    precondition(
      again === cell,
      "the cell for \(TableElement.cell(path)), which is reconfigured, was not dequeued with the identifier of the one before")
    dress(cell, path)
  }
}

extension InvalidUpdate {
  /// The error with the words of table views.
  var forRows: String {
    description.replacingOccurrences(of: "items", with: "rows").replacingOccurrences(of: "item ", with: "row ")
      .replacingOccurrences(of: "collection view", with: "table view")
  }
}
