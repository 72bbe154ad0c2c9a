import CollectionLayout
import Foundation
import QuartzCore

/// A data source that displays snapshots in a table view. It computes the changes from one snapshot to the next.
///
/// A subclass can override other methods of the data source, such as those for titles and editing. For the sources of its behaviour, see
/// Docs/behaviour/lists.md, "Table view controllers and diffable data sources".
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: _UIObject,
  UITableViewDataSource
{
  /// A closure that dequeues and configures the cell of an item. The result `nil` stops the app with a message.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of rows that are inserted, deleted or reloaded. The default is `UITableView.RowAnimation.automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  private weak var tableView: UITableView?

  /// Creates a data source and sets it as the data source of a table view. The table view does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.cellProvider, self.tableView) = (cellProvider, tableView)
    super.init(_r: ())
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the snapshot that is displayed.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    MainActor.assumeIsolated { content.snapshot }
  }
  /// Displays a snapshot. Only the elements that differ from the current snapshot change, with or without animation.
  ///
  /// - Parameters:
  ///   - snapshot: The new snapshot.
  ///   - animatingDifferences: A Boolean value that indicates whether the changes are animated.
  ///   - completion: The closure that is called after the changes and their animation.
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
        view.list.add(update.changes, self.defaultRowAnimation)
        view.reconfigureRows(at: update.reconfigured)
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
  }
  /// Displays a snapshot, and returns after the changes and their animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }
  /// Displays a snapshot by reloading all data. The completion is called when the views are laid out.
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

  // MARK: Identifiers and index paths

  /// Returns the section with an index. Returns `nil` if there is no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.list.sections.indices.contains(index) ? content.list.sections[index] : nil
  }
  /// Returns the index of a section. Returns `nil` if the section is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { content.snapshot.indexOfSection(sectionIdentifier) }
  /// Returns the item at an index path. Returns `nil` if there is no such item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath.place) }
  /// Returns the index path of an item. Returns `nil` if the item is not in the snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.place(of: itemIdentifier).map { IndexPath($0) } }

  // MARK: Data source

  /// Returns the number of sections in the current snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { content.list.sections.count }
  /// Returns the number of items of a section in the current snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { content.list.items[section].count }
  /// Returns the cell that the cell provider returns for the item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { preconditionFailure("\(self) shows nothing at \(indexPath)") }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("UITableViewDiffableDataSource cell provider returned nil for the item \(item) at \(indexPath)")
    }
    return cell
  }
  /// Returns the title above a section. The default implementation returns `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns the title below a section. The default implementation returns `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns whether a row can be edited. The default implementation returns `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user deletes a row or requests a new one. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  /// Returns whether a row can be moved. The default implementation returns `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has moved a row. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  /// Returns the titles of the section index. The default implementation returns `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section of a title in the section index. The default implementation returns `index`.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
}
