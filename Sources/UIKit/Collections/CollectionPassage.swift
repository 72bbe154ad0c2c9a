import CollectionLayout
import Foundation

/// The way from one arrangement of the items to another: which is which, and where everything was.
@MainActor
struct CollectionPassage {
  let diff: CollectionDiff
  /// Attributes before, by elements of before.
  let former: (CollectionElement) -> UICollectionViewLayoutAttributes?
  /// Attributes afterwards, by elements of afterwards, where they are another layout's.
  var latter: ((CollectionElement) -> UICollectionViewLayoutAttributes?)?
  /// Who says how elements go that are only out of sight: in a change of layout, the one that is left. Nobody in batches.
  var leavingLayout: UICollectionViewLayout?

  /// What the layout says goes or comes of headers, decorations and the like, where their sections stay.
  var deleted: Set<CollectionElement> = [], inserted: Set<CollectionElement> = []

  init(diff: CollectionDiff, former: @escaping (CollectionElement) -> UICollectionViewLayoutAttributes?) {
    (self.diff, self.former) = (diff, former)
  }

  /// The same element afterwards; nil if it goes or is made anew. Headers, decorations and the like go with their sections.
  func newElement(of old: CollectionElement) -> CollectionElement? {
    switch old.kind {
    case .cell: return diff.newPlace(of: old.indexPath.place).map { .cell(IndexPath($0)) }
    case .supplementary, .decoration:
      guard !deleted.contains(old), !diff.reloadsSection(old.section), let section = diff.newSection(of: old.section) else { return nil }
      let new = old.inSection(section)
      return inserted.contains(new) ? nil : new
    }
  }

  /// The same element before; nil if it comes in or is made anew.
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

/// Changes that wait for the end of their batch.
@MainActor
struct CollectionBatch {
  var depth = 0
  var changes: [CollectionChange] = []
  /// Items whose cells are to be filled anew, by their places of before.
  var reconfigured: [ItemPlace] = []
  var completions: [(Bool) -> Void] = []
  /// How many items there were, and where those in and around the viewport were; nil if nothing was shown yet, or all is asked anew.
  var start: Start?
  typealias Start = (counts: [Int], attributes: [CollectionElement: UICollectionViewLayoutAttributes])
}

/// Whether the delegate hears of scrolling.
enum NewsOfScrolling {
  /// At once.
  case free
  /// When all views are in their places: what it then changes begins there.
  case held
  /// As above, and there is something to hear.
  case owed
}

/// A view that is on its way out of sight.
@MainActor
struct LeavingView {
  let view: UICollectionReusableView
  /// What it stands for now; nil if that is gone.
  var element: CollectionElement?
  /// What it stood for last.
  var last: CollectionElement
  /// The passage at whose end it goes.
  var passage: Int
}
