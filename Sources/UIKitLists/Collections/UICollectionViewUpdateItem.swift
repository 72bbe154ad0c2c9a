import CollectionLayout
import Foundation

/// One change of a batch, as the layout receives it. For a change of a section, the item of the index paths is `NSNotFound`.
@preconcurrency @MainActor
public final class UICollectionViewUpdateItem {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// The item or section is inserted.
    case insert
    /// The item or section is deleted.
    case delete
    /// The item or section is reloaded.
    case reload
    /// The item or section is moved.
    case move
  }

  /// The index path before all changes. The value is `nil` for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after all changes. The value is `nil` for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of this change.
  public let updateAction: Action

  init(_ change: CollectionChange, _ diff: CollectionDiff) {
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    switch change {
    case .insertItem(let new): (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (nil, IndexPath(new), .insert)
    case .deleteItem(let old): (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (IndexPath(old), nil, .delete)
    case .reloadItem(let old):
      (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (
        IndexPath(old), diff.reloadedPlace(of: old).map { IndexPath($0) }, .reload
      )
    case .moveItem(let old, let new): (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (IndexPath(old), IndexPath(new), .move)
    case .insertSection(let new): (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (nil, section(new), .insert)
    case .deleteSection(let old): (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (section(old), nil, .delete)
    case .reloadSection(let old):
      (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (section(old), diff.newSection(of: old).map(section), .reload)
    case .moveSection(let old, let new):
      (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (section(old), section(new), .move)
    }
  }
}

extension IndexPath {
  init(_ place: ItemPlace) { self.init(item: place.item, section: place.section) }
  var place: ItemPlace { ItemPlace(section, item) }
}
