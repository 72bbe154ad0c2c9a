import CollectionLayout
import Foundation
import QuartzCore

/// Updates of items and sections, with animation. Deletions refer to index paths before the batch, insertions to those after it.
///
/// See Docs/behaviour/lists.md, "Collection view updates".
extension UICollectionView: ListUpdateHost {
  typealias Element = CollectionElement

  /// Performs changes that a diffable data source has computed.
  func make(_ changes: [CollectionChange]) { if !changes.isEmpty { list.add(changes, ()) } }

  /// Configures cells again. Outside a batch that happens at once, because the layout queries the cells for their sizes.
  func defaultReconfigureItems(at indexPaths: [IndexPath]) {
    if list.batch == nil { return indexPaths.forEach(reconfigure) }
    list.batch?.reconfigured += indexPaths.map(\.place)
  }

  private func reconfigure(_ path: IndexPath) {
    guard let dataSource, let cell = knownCell(of: path) else { return }
    list.reconfigure(
      path, cell,
      fault:
        "The data source gave another cell for the item at \(path) that is being reconfigured: dequeue it with the same registration as before"
    ) { dataSource.collectionView(self, cellForItemAt: movement?.dataPath(of: path) ?? path) }
    if let attributes = layout.attributes(of: .cell(path)) { askForPreference(of: cell, at: attributes) }
  }

  func stateBeforeBatch(dataAreUnchanged: Bool) -> CollectionBatchStart? {
    letGo()
    if dataAreUnchanged {
      if dataSource != nil { _ = knownCounts }
      // The layout may scroll the content, and a delegate may then change items. The batch begins with the result.
      if counts != nil { showWhatIsSeen() }
    }
    // If the data have changed already, old index paths cannot be used in new queries.
    guard let counts else { return nil }
    let applied = list.visible.compactMapValues(\.applied)
    guard layout.isValid else { return (counts, applied) }
    // Items that become visible by the changes come from the surroundings.
    let around = layout.layoutAttributesForElements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) ?? []
    let former = Dictionary(around.map { ($0.element, $0.copied) }) { first, _ in first }
    return (counts, former.merging(applied) { _, shown in shown })
  }

  func perform(_ batch: ListBatch<CollectionBatchStart, Void>) {
    let context = layout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    layout.invalidateLayout(with: context)
    guard let start = batch.start else { return list.completeLater(batch) }
    let diff = batch.diff(before: start.counts, after: knownCounts)
    layout.follow(diff)
    list.renameSelection(by: diff)
    let (layout, items) = (layout, batch.changes.map { UICollectionViewUpdateItem($0, diff) })
    animate(
      CollectionUpdate(ElementMapping(diff)) { start.attributes[$0] }, isBatch: true,
      prepare: { layout.prepare(forCollectionViewUpdates: items) }, finalize: { layout.finalizeCollectionViewUpdates() },
      completion: batch.complete)
    for place in batch.reconfigured { if let new = diff.newPlace(of: place) { reconfigure(IndexPath(new)) } }
  }
}
