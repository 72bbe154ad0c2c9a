import CollectionLayout
import QuartzCore

/// Changes one by one or together, animated. What goes is counted as before the batch, what comes as after it. (BEHAVIOUR-2 §19.4)
extension UITableView {
  /// Makes all changes of the block at once, animated. The data change within the block, whose changes must account for the difference in
  /// numbers; else it stops with a message that names them. The completion hears whether the animation ran to its end.
  ///
  /// Without changes, heights of what is seen are asked for anew, and rows move there.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch(asking: true)
    if let completion { batch?.completions.append(completion) }
    updates?()
    closeBatch()
  }
  /// Begins a batch; `endUpdates()` must follow. Batches within batches are part of the outermost.
  public func beginUpdates() { openBatch(asking: true) }
  /// Ends a batch: its changes are made at once, animated.
  public func endUpdates() {
    precondition(batch != nil, "endUpdates() of \(self) without beginUpdates()")
    closeBatch()
  }
  /// Whether a batch is open.
  public var hasUncommittedUpdates: Bool { batch != nil }

  /// Rows that are new in the data, at their places there.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { add(indexPaths.map { .insertItem($0.place) }, animation) }
  /// Rows that were in the data, at the places that they had.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { add(indexPaths.map { .deleteItem($0.place) }, animation) }
  /// Rows whose cells are to be made anew. They are no longer selected.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { add(indexPaths.map { .reloadItem($0.place) }, animation) }
  /// A row that has another place in the data now.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveItem(from: indexPath.place, to: newIndexPath.place)], .automatic)
  }
  /// Sections that are new in the data, with their rows.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { add(sections.map { .insertSection($0) }, animation) }
  /// Sections that were in the data, with their rows.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { add(sections.map { .deleteSection($0) }, animation) }
  /// Sections of which everything is to be asked anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { add(sections.map { .reloadSection($0) }, animation) }
  /// A section that has another place in the data now, with its rows.
  public func moveSection(_ section: Int, toSection newSection: Int) { add([.moveSection(from: section, to: newSection)], .automatic) }

  /// Has the data source set up the cells of rows anew, which stay the same cells. What is not seen stays out of sight.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard batch == nil else {
      batch?.reconfigured += indexPaths
      return
    }
    openBatch(asking: false)
    batch?.reconfigured += indexPaths
    closeBatch()
  }

  /// Makes changes that somebody else has worked out.
  func make(_ changes: [CollectionChange], with animation: RowAnimation) { add(changes, animation) }

  private func add(_ changes: [CollectionChange], _ animation: RowAnimation) {
    openBatch(asking: false)
    batch?.changes += changes
    for change in changes { batch?.animations.add(animation, to: change) }
    closeBatch()
  }

  /// - Parameter asking: whether the data are still as they were, so that they can be asked for.
  private func openBatch(asking: Bool) {
    if batch == nil {
      // Content may move by this, and whoever hears of it may change rows: what they leave is what there is before the batch.
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

  /// Sets up a cell that is seen anew, as the data source would a fresh one.
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
  /// As a table view says it.
  var forRows: String {
    description.replacingOccurrences(of: "items", with: "rows").replacingOccurrences(of: "item ", with: "row ")
      .replacingOccurrences(of: "collection view", with: "table view")
  }
}
