import CollectionLayout
import Foundation
import QuartzCore

/// A data source of a table view that is told what there is, in snapshots, and finds out by itself what has changed. (BEHAVIOUR-2 §19.5)
///
/// A subclass overrides the data source's other methods, as for titles and editing.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: _UIObject,
  UITableViewDataSource
{
  /// A cell for an item, dequeued and filled.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go in animated changes; `.automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  private weak var tableView: UITableView?

  /// Becomes the data source of a table view, which does not keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.cellProvider, self.tableView) = (cellProvider, tableView)
    super.init(_r: ())
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    MainActor.assumeIsolated { content.snapshot }
  }
  /// Shows what a snapshot says. Animated or not, only what has changed since the last one is touched; the completion comes after that.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let view = tableView, view.dataSource === self else {
      content.set(snapshot)
      completion?()
      return
    }
    let update = {
      view.performBatchUpdates {
        let update = self.content.take(snapshot)
        view.make(update.changes, with: self.defaultRowAnimation)
        view.reconfigureRows(at: update.reconfigured)
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
  }
  /// Shows what a snapshot says, and returns when that is done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }
  /// Shows what a snapshot says by asking for everything anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    content.set(snapshot)
    if let view = tableView, view.dataSource === self {
      view.reloadData()
      view.layoutIfNeeded()
    }
    completion?()
  }

  // MARK: Where things are

  /// The section of a number; nil if there are not so many.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.list.sections.indices.contains(index) ? content.list.sections[index] : nil
  }
  /// The number of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { content.snapshot.indexOfSection(sectionIdentifier) }
  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath.place) }
  /// Where an item is; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.place(of: itemIdentifier).map { IndexPath($0) } }

  // MARK: Data source

  /// The sections of the snapshot that was applied last.
  open func numberOfSections(in tableView: UITableView) -> Int { content.list.sections.count }
  /// The items of a section in the snapshot that was applied last.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { content.list.items[section].count }
  /// The cell that the provider gives for the item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { preconditionFailure("\(self) shows nothing at \(indexPath)") }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("UITableViewDiffableDataSource cell provider returned nil for the item \(item) at \(indexPath)")
    }
    return cell
  }
  /// None.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// No.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Nothing.
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  /// No.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Nothing.
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  /// None.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section of the same number.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
}
