import CollectionLayout
import Foundation
import QuartzCore

/// A data source that is told what there is, in snapshots, and finds out by itself what has changed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
  _UIObject, UICollectionViewDataSource, OutlineSource
{
  /// A cell for an item, dequeued and filled.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A header, a footer or the like, dequeued and filled.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes headers, footers and the like; a layout that shows some needs it.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Whether and how the user moves items.
  public struct ReorderingHandlers {
    /// Whether the user may move an item; nil stands for no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// An item was dropped, and the snapshot is about to follow.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// An item was dropped, and the snapshot has followed: what is kept elsewhere has to.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Nobody moves anything.
    public init() {}
  }
  /// Whether and how the user moves items.
  open var reorderingHandlers = ReorderingHandlers()
  /// What happens as the user expands and collapses items of a hierarchy.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether the user may expand an item; nil stands for yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// An item is about to be expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether the user may collapse an item; nil stands for yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// An item is about to be collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// What is below an item that is about to be expanded, for hierarchies that are read as they are looked at.
    public var snapshotForExpandingParent: ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    /// Every item may be expanded and collapsed.
    public init() {}
  }
  /// What happens as the user expands and collapses items of a hierarchy.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?

  /// Becomes the data source of a collection view, which does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.cellProvider, self.collectionView) = (cellProvider, collectionView)
    super.init(_r: ())
    collectionView.dataSource = self
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
    if let view = collectionView, view.dataSource === self {
      view.reloadData()
      view.layoutIfNeeded()
    }
    completion?()
  }
  /// Shows what a snapshot says by asking for everything anew, and returns when that is done.
  open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Sections with hierarchies

  /// The hierarchy of a section; without one its items are all roots.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    content.outline(of: section)
  }
  /// Shows a hierarchy in a section, which is added at the end if it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(content.snapshot(with: snapshot, in: section), animatingDifferences: animatingDifferences, completion: completion)
    turnArrows(animated: animatingDifferences)
  }
  /// Shows a hierarchy in a section, and returns when that is done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }
  /// Cells hear whether they are expanded now.
  private func turnArrows(animated: Bool) {
    let cells = collectionView?.visibleCells ?? []
    for cell in cells { cell.setNeedsUpdateConfiguration() }
    if animated { UIView.animate(withDuration: UICollectionView.passageDuration) { for cell in cells { cell.layoutIfNeeded() } } }
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

  /// As many as the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.list.sections.count }
  /// As many as the snapshot has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.list.items[section].count
  }
  /// The cell provider's.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else { preconditionFailure("\(self) shows nothing at \(indexPath)") }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("UICollectionViewDiffableDataSource cell provider returned nil for the item \(item) at \(indexPath)")
    }
    return cell
  }
  /// The supplementary view provider's.
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
  /// What the reordering handlers say; no by default.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
  }
  /// The snapshot follows, and the reordering handlers hear of it.
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

/// Who shows items of a hierarchy, for the accessories that expand and collapse them.
@MainActor
protocol OutlineSource: AnyObject {
  /// Whether the item is expanded; nil in a section without a hierarchy.
  func isExpanded(at indexPath: IndexPath) -> Bool?
  /// How many items are above the item.
  func level(at indexPath: IndexPath) -> Int
  /// The user expands or collapses the item.
  func toggle(at indexPath: IndexPath)
}
