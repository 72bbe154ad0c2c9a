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

  /// The same element afterwards; nil if it goes or is made anew. Headers and the like go with their sections.
  func newElement(of old: CollectionElement) -> CollectionElement? {
    switch old.kind {
    case .cell: return diff.newPlace(of: old.indexPath.place).map { .cell(IndexPath($0)) }
    case .supplementary(let kind):
      guard !diff.reloadsSection(old.indexPath.section), let section = diff.newSection(of: old.indexPath.section) else { return nil }
      return .supplementary(kind, IndexPath(item: old.indexPath.item, section: section))
    }
  }

  /// The same element before; nil if it comes in or is made anew.
  func oldElement(of new: CollectionElement) -> CollectionElement? {
    switch new.kind {
    case .cell: return diff.oldPlace(of: new.indexPath.place).map { .cell(IndexPath($0)) }
    case .supplementary(let kind):
      guard let section = diff.oldSection(of: new.indexPath.section), !diff.reloadsSection(section) else { return nil }
      return .supplementary(kind, IndexPath(item: new.indexPath.item, section: section))
    }
  }
}

/// Changes that wait for the end of their batch.
@MainActor
struct CollectionBatch {
  var depth = 0
  var changes: [CollectionChange] = []
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
