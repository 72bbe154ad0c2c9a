import CollectionLayout
import Foundation
import QuartzCore

/// Updates of items and sections, with animation. Deletions refer to index paths before the batch, insertions to those after it.
///
/// See Docs/behaviour/lists.md, "Collection view updates".
extension UICollectionView {
  func defaultPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if batch == nil { letGo() }
    if batch == nil, dataSource != nil { _ = knownCounts }
    inBatch(start: startOfBatch) {
      if let completion { batch?.completions.append(completion) }
      updates?()
    }
  }

  func defaultInsertItems(at indexPaths: [IndexPath]) { add(indexPaths.map { .insertItem($0.place) }) }
  func defaultDeleteItems(at indexPaths: [IndexPath]) { add(indexPaths.map { .deleteItem($0.place) }) }
  func defaultReloadItems(at indexPaths: [IndexPath]) { add(indexPaths.map { .reloadItem($0.place) }) }
  func defaultMoveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveItem(from: indexPath.place, to: newIndexPath.place)])
  }
  func defaultInsertSections(_ sections: IndexSet) { add(sections.map { .insertSection($0) }) }
  func defaultDeleteSections(_ sections: IndexSet) { add(sections.map { .deleteSection($0) }) }
  func defaultReloadSections(_ sections: IndexSet) { add(sections.map { .reloadSection($0) }) }
  func defaultMoveSection(_ section: Int, toSection newSection: Int) { add([.moveSection(from: section, to: newSection)]) }

  private func add(_ changes: [CollectionChange]) {
    if batch == nil { letGo() }
    addToBatch(changes)
  }
  private func addToBatch(_ changes: [CollectionChange]) { inBatch(start: startOfChange) { batch?.changes += changes } }
  /// Performs changes that a diffable data source has computed.
  func make(_ changes: [CollectionChange]) { if !changes.isEmpty { add(changes) } }

  func defaultReconfigureItems(at indexPaths: [IndexPath]) {
    if batch == nil { return indexPaths.forEach(reconfigure) }
    batch?.reconfigured += indexPaths.map(\.place)
  }

  private func reconfigure(_ path: IndexPath) {
    guard let dataSource, let cell = knownCell(of: path) else { return }
    let outer = reconfiguring
    reconfiguring = (path, cell)
    let answer = dataSource.collectionView(self, cellForItemAt: movement?.dataPath(of: path) ?? path)
    reconfiguring = outer
    precondition(
      answer === cell,
      "The data source gave another cell for the item at \(path) that is being reconfigured: dequeue it with the same registration as before"
    )
    if let attributes = layout.attributes(of: .cell(path)) { askForPreference(of: cell, at: attributes) }
  }

  /// Runs a closure in a batch. Nested batches belong to the outermost one.
  private func inBatch(start: () -> CollectionBatch.Start?, _ body: () -> Void) {
    if batch == nil { batch = CollectionBatch(start: start()) }
    batch?.depth += 1
    body()
    batch?.depth -= 1
    guard let batch, batch.depth == 0 else { return }
    self.batch = nil
    perform(batch)
  }

  /// Returns the state before a batch, while the data are unchanged. Returns `nil` if no items were requested yet, so that nothing can
  /// change.
  private func startOfBatch() -> CollectionBatch.Start? {
    guard counts != nil else { return nil }
    // The layout may scroll the content, and a delegate may then change items. The batch begins with the result.
    showWhatIsSeen()
    return startOfChange()
  }

  /// Returns the state before a change outside a batch. The data have changed already, so old index paths cannot be used in new queries.
  private func startOfChange() -> CollectionBatch.Start? {
    guard let counts else { return nil }
    let applied = shown.compactMapValues(\.applied)
    guard layout.isValid else { return (counts, applied) }
    // Items that become visible by the changes come from the surroundings.
    let around = layout.layoutAttributesForElements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) ?? []
    let former = Dictionary(around.map { ($0.element, $0.copied) }) { first, _ in first }
    return (counts, former.merging(applied) { _, shown in shown })
  }

  private func perform(_ batch: CollectionBatch) {
    let context = layout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    layout.invalidateLayout(with: context)
    guard let start = batch.start else {
      if !batch.completions.isEmpty { runtime.schedule(at: runtime.now) { for completion in batch.completions { completion(true) } } }
      return
    }
    let diff: CollectionDiff
    do { diff = try CollectionDiff(batch.changes, before: start.counts, after: knownCounts) } catch { preconditionFailure("\(error)") }
    layout.follow(diff)
    selected = Set(selected.compactMap { diff.newPlace(of: $0.place).map { IndexPath($0) } })
    highlighted = highlighted.flatMap { diff.newPlace(of: $0.place).map { IndexPath($0) } }
    let passage = CollectionPassage(diff: diff) { start.attributes[$0] }
    let (layout, items) = (layout, batch.changes.map { UICollectionViewUpdateItem($0, diff) })
    move(
      along: passage, isUpdate: true,
      prepare: { layout.prepare(forCollectionViewUpdates: items) }, finalize: { layout.finalizeCollectionViewUpdates() },
      completion: { finished in for completion in batch.completions { completion(finished) } })
    for place in batch.reconfigured { if let new = diff.newPlace(of: place) { reconfigure(IndexPath(new)) } }
  }
}
