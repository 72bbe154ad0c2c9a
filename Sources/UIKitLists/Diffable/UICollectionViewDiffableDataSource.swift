import CollectionLayout
import Foundation
import QuartzCore

/// A data source that displays snapshots in a collection view. It computes the changes from one snapshot to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
  _UIObject, UICollectionViewDataSource, OutlineSource
{
  /// A closure that dequeues and configures the cell of an item. The result `nil` stops the app with a message.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that dequeues and configures a supplementary view. The result `nil` stops the app with a message.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closure that returns supplementary views. The default is `nil`. A layout that has supplementary views requires it.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures that allow the user to move items, and that respond to a movement.
  public struct ReorderingHandlers {
    /// The closure that returns whether the user can move an item. The default is `nil`, which allows no movement.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The closure that is called after a drop, before the snapshot changes. The default is `nil`.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// The closure that is called after a drop, when the snapshot has changed. The app updates its own data here. The default is `nil`.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Creates handlers with the default values, which allow no movement.
    public init() {}
  }
  /// The closures that allow the user to move items. By default, no item can be moved.
  open var reorderingHandlers = ReorderingHandlers()
  /// The closures that are called when the user expands or collapses items of a hierarchy.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// The closure that returns whether the user can expand an item. The default is `nil`, which allows it.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// The closure that is called before an item expands. The default is `nil`.
    public var willExpandItem: ((Item) -> Void)?
    /// The closure that returns whether the user can collapse an item. The default is `nil`, which allows it.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// The closure that is called before an item collapses. The default is `nil`.
    public var willCollapseItem: ((Item) -> Void)?
    /// The closure that returns the children of an item that is about to expand. It allows children to be loaded on demand. The default is
    /// `nil`.
    ///
    /// It receives the item and its present descendants.
    public var snapshotForExpandingParent: ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    /// Creates handlers with the default values, which allow all items to expand and collapse.
    public init() {}
  }
  /// The closures that are called when the user expands or collapses items of a hierarchy.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?

  /// Creates a data source and sets it as the data source of a collection view. The collection view does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.cellProvider, self.collectionView) = (cellProvider, collectionView)
    super.init(_r: ())
    collectionView.dataSource = self
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
    guard let view = collectionView, view.dataSource === self else {
      content.set(snapshot)
      completion?()
      return
    }
    let update = {
      view.performBatchUpdates {
        let update = self.content.take(snapshot)
        view.make(update.changes)
        view.reconfigureItems(at: update.reconfigured)
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
    if let view = collectionView, view.dataSource === self {
      view.reloadData()
      view.layoutIfNeeded()
    }
    completion?()
  }
  /// Displays a snapshot by reloading all data, and returns when the views are laid out.
  open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Sections with hierarchies

  /// Returns the hierarchy of a section. If none was applied, all items are root items.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    content.outline(of: section)
  }
  /// Displays a hierarchy in a section. If the section does not exist, it is added at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(content.snapshot(with: snapshot, in: section), animatingDifferences: animatingDifferences, completion: completion)
    turnArrows(animated: animatingDifferences)
  }
  /// Displays a hierarchy in a section, and returns after the changes and their animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }
  /// Updates the expanded state of the visible cells.
  private func turnArrows(animated: Bool) {
    let cells = collectionView?.visibleCells ?? []
    for cell in cells { cell.setNeedsUpdateConfiguration() }
    if animated { UIView.animate(withDuration: UICollectionView.updateDuration) { for cell in cells { cell.layoutIfNeeded() } } }
  }

  func isExpanded(at indexPath: IndexPath) -> Bool? {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section) else { return nil }
    return content.outlines[section]?.isExpanded(item)
  }
  func level(at indexPath: IndexPath) -> Int {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section) else { return 0 }
    return content.outlines[section]?.level(of: item) ?? 0
  }
  func toggle(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
      var outline = content.outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let provide = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
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
  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.list.sections.count }
  /// Returns the number of items of a section in the current snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.list.items[section].count
  }
  /// Returns the cell that the cell provider returns for the item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else { preconditionFailure("\(self) shows nothing at \(indexPath)") }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("UICollectionViewDiffableDataSource cell provider returned nil for the item \(item) at \(indexPath)")
    }
    return cell
  }
  /// Returns the view that `supplementaryViewProvider` returns.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      preconditionFailure("the layout shows a \(kind), and the data source has no supplementaryViewProvider")
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      preconditionFailure("the supplementaryViewProvider returned nil for the \(kind) at \(indexPath)")
    }
    return view
  }
  /// Returns whether `reorderingHandlers` allow the user to move an item. The default is `false`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
  }
  /// Called when the user has moved an item. Changes the snapshot and calls the reordering handlers.
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let before = content.snapshot
    let after = content.snapshot(moving: sourceIndexPath.place, to: destinationIndexPath.place)
    guard before != after else { return }
    let transaction = NSDiffableDataSourceTransaction(before, after)
    reorderingHandlers.willReorder?(transaction)
    content.set(after)
    reorderingHandlers.didReorder?(transaction)
  }
}

/// A data source that displays hierarchies, for the accessories that expand and collapse items.
@MainActor
protocol OutlineSource: AnyObject {
  /// Returns whether the item is expanded. Returns `nil` in a section without a hierarchy.
  func isExpanded(at indexPath: IndexPath) -> Bool?
  /// Returns the number of ancestors of the item.
  func level(at indexPath: IndexPath) -> Int
  /// Called when the user expands or collapses the item.
  func toggle(at indexPath: IndexPath)
}
