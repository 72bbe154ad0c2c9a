import CollectionLayout
import Foundation

/// The transition from one arrangement of the items to another, with the correspondence of elements and their former attributes.
@MainActor
struct CollectionPassage {
  let diff: CollectionDiff
  /// The attributes before the transition, by the elements before it.
  let former: (CollectionElement) -> UICollectionViewLayoutAttributes?
  /// The attributes after the transition, by the elements after it, if they belong to another layout.
  var latter: ((CollectionElement) -> UICollectionViewLayoutAttributes?)?
  /// The layout that determines how elements leave the visible area. In a change of layout it is the old one. In batches it is `nil`.
  var leavingLayout: UICollectionViewLayout?

  /// The supplementary and decoration elements that the layout deletes or inserts although their sections stay.
  var deleted: Set<CollectionElement> = [], inserted: Set<CollectionElement> = []

  init(diff: CollectionDiff, former: @escaping (CollectionElement) -> UICollectionViewLayoutAttributes?) {
    (self.diff, self.former) = (diff, former)
  }

  /// Returns the element after the transition. Returns `nil` if it is deleted or replaced.
  ///
  /// Supplementary and decoration elements move with their sections.
  func newElement(of old: CollectionElement) -> CollectionElement? {
    switch old.kind {
    case .cell: return diff.newPlace(of: old.indexPath.place).map { .cell(IndexPath($0)) }
    case .supplementary, .decoration:
      guard !deleted.contains(old), !diff.reloadsSection(old.section), let section = diff.newSection(of: old.section) else { return nil }
      let new = old.inSection(section)
      return inserted.contains(new) ? nil : new
    }
  }

  /// Returns the element before the transition. Returns `nil` if it is inserted or replaced.
  func oldElement(of new: CollectionElement) -> CollectionElement? {
    switch new.kind {
    case .cell: return diff.oldPlace(of: new.indexPath.place).map { .cell(IndexPath($0)) }
    case .supplementary, .decoration:
      guard !inserted.contains(new), let section = diff.oldSection(of: new.section), !diff.reloadsSection(section) else { return nil }
      let old = new.inSection(section)
      return deleted.contains(old) ? nil : old
    }
  }
}

/// The changes of a batch that has not ended yet.
@MainActor
struct CollectionBatch {
  var depth = 0
  var changes: [CollectionChange] = []
  /// The items whose cells are configured again, by their places before the batch.
  var reconfigured: [ItemPlace] = []
  var completions: [(Bool) -> Void] = []
  /// The number of items, and the attributes in and around the visible area, before the batch.
  ///
  /// The value is `nil` if nothing was displayed yet, or if all data are reloaded.
  var start: Start?
  typealias Start = (counts: [Int], attributes: [CollectionElement: UICollectionViewLayoutAttributes])
}

/// The state of the delegate's scroll notifications.
enum NewsOfScrolling {
  /// Notifications are sent at once.
  case free
  /// Notifications are deferred until all views are in their positions.
  case held
  /// Notifications are deferred, and one is pending.
  case owed
}

/// A view that an animation removes.
@MainActor
struct LeavingView {
  let view: UICollectionReusableView
  /// The element that the view represents now. The value is `nil` if the element no longer exists.
  var element: CollectionElement?
  /// The last element that the view represented.
  var last: CollectionElement
  /// The number of the animation at whose end the view is removed.
  var passage: Int
}
