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
    (list.prefetching, isIndexKnown) = (PrefetchRequests(), isIndexKnown && batch.animatedChanges.isEmpty)
    list.renameSelection(by: diff)
    animate(TableUpdate(mapping: ElementMapping(diff), old: start, animations: TableAnimations(batch.animatedChanges)), batch)
  }

  /// Configures the cell of a visible row again, with a query to the data source.
  func reconfigure(_ path: IndexPath) {
    guard let cell = cell(at: path), let dataSource else { return }
    list.reconfigure(
      path, cell,
      fault: "the cell for \(TableElement.cell(path)), which is reconfigured, was not dequeued with the identifier of the one before"
    ) { dataSource.tableView(self, cellForRowAt: path) }
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
