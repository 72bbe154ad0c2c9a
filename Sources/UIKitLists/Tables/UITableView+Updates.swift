import CollectionLayout
import QuartzCore

/// Updates of rows and sections, with animation. Deletions refer to index paths before the batch, insertions to those after it.
///
/// See Docs/behaviour/lists.md, "Table updates".
extension UITableView {
  func defaultPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    openBatch(asking: true)
    if let completion { batch?.completions.append(completion) }
    updates?()
    closeBatch()
  }
  func defaultBeginUpdates() { openBatch(asking: true) }
  func defaultEndUpdates() {
    precondition(batch != nil, "endUpdates() of \(self) without beginUpdates()")
    closeBatch()
  }

  func defaultInsertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    add(indexPaths.map { .insertItem($0.place) }, animation)
  }
  func defaultDeleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    add(indexPaths.map { .deleteItem($0.place) }, animation)
  }
  func defaultReloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    add(indexPaths.map { .reloadItem($0.place) }, animation)
  }
  func defaultMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveItem(from: indexPath.place, to: newIndexPath.place)], .automatic)
  }
  func defaultInsertSections(_ sections: IndexSet, with animation: RowAnimation) { add(sections.map { .insertSection($0) }, animation) }
  func defaultDeleteSections(_ sections: IndexSet, with animation: RowAnimation) { add(sections.map { .deleteSection($0) }, animation) }
  func defaultReloadSections(_ sections: IndexSet, with animation: RowAnimation) { add(sections.map { .reloadSection($0) }, animation) }
  func defaultMoveSection(_ section: Int, toSection newSection: Int) { add([.moveSection(from: section, to: newSection)], .automatic) }

  func defaultReconfigureRows(at indexPaths: [IndexPath]) {
    guard batch == nil else {
      batch?.reconfigured += indexPaths
      return
    }
    openBatch(asking: false)
    batch?.reconfigured += indexPaths
    closeBatch()
  }

  /// Performs changes that a diffable data source has computed.
  func make(_ changes: [CollectionChange], with animation: RowAnimation) { add(changes, animation) }

  private func add(_ changes: [CollectionChange], _ animation: RowAnimation) {
    openBatch(asking: false)
    batch?.changes += changes
    for change in changes { batch?.animations.add(animation, to: change) }
    closeBatch()
  }

  /// Opens a batch, or a nested one.
  ///
  /// - Parameter asking: A Boolean value that indicates whether the data are still unchanged, so that the data source can be queried.
  private func openBatch(asking: Bool) {
    if batch == nil {
      // The layout may scroll the content, and a delegate may then change rows. The batch begins with the result.
      if asking, dataSource != nil { if !isArranged, !isSendingViews { showWhatIsSeen() } else { _ = knownPlan() } }
      var new = TableBatch()
      new.start = plan
      batch = new
    }
    batch?.depth += 1
  }

  private func closeBatch() {
    batch?.depth -= 1
    guard let done = batch, done.depth == 0 else { return }
    batch = nil
    perform(done)
  }

  private func perform(_ batch: TableBatch) {
    guard let start = batch.start, let dataSource, !isAskingForPlan else {
      if batch.start == nil, !batch.changes.isEmpty { retireAll() }
      planIsOutOfDate()
      if !batch.completions.isEmpty { runtime.schedule(at: runtime.now) { for completion in batch.completions { completion(true) } } }
      return
    }
    isAskingForPlan = true
    var new = makePlan(dataSource)
    isAskingForPlan = false
    let diff: CollectionDiff
    do { diff = try CollectionDiff(batch.changes, before: start.counts, after: new.counts) } catch { preconditionFailure(error.forRows) }
    new.carry(over: start, diff)
    plan = new
    plannedWidth = bounds.width
    (prefetched, isIndexKnown) = ([], isIndexKnown && batch.changes.isEmpty)
    selected = Set(selected.compactMap { diff.newPlace(of: $0.place).map { IndexPath($0) } })
    highlighted = highlighted.flatMap { diff.newPlace(of: $0.place).map { IndexPath($0) } }
    move(along: TablePassage(diff: diff, old: start, animations: batch.animations), batch)
  }

  /// Configures the cell of a visible row again, with a query to the data source.
  func reconfigure(_ path: IndexPath) {
    guard let cell = cells[path], let dataSource else { return }
    reconfiguring = (path, cell)
    let again = dataSource.tableView(self, cellForRowAt: path)
    reconfiguring = nil
    precondition(again === cell, "the cell for \(path.text), which is reconfigured, was not dequeued with the identifier of the one before")
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
