import CollectionLayout
import Foundation

/// One change of a batch, as the layout hears it. Of a section's change, the index paths have `NSNotFound` for an item.
@preconcurrency @MainActor
public final class UICollectionViewUpdateItem {
  /// What happens.
  public enum Action: Int, Sendable {
    /// Comes in.
    case insert
    /// Goes.
    case delete
    /// Is asked for anew.
    case reload
    /// Goes to another place.
    case move
  }

  /// Where it was before all changes; nil if it comes in.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is after all changes; nil if it goes.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens to it.
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
