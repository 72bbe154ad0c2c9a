import UIKit

/// Finds the view that shows an item, again and again: identity is the item, never the cell.
@MainActor
struct CardFinder {
  /// The view that shows an item now; nil if none does.
  var view: (AnyHashable) -> UIView?
  /// What scrolls it, and where in its content the item lies, whether or not a view shows it; nil if it has no place any more.
  var place: (AnyHashable) -> (list: UIScrollView, rect: CGRect)? = { _ in nil }
  /// Brings an item into sight, without animation.
  var reveal: (AnyHashable) -> Void = { _ in }
  /// Whether an item is of the kind that the closure was made for, and what kind that is.
  let finds: (AnyHashable) -> Bool
  let kind: String
  /// The list, if there is one.
  var list: () -> UIScrollView? = { nil }

  /// Any view.
  init<ID: Hashable>(_ view: @escaping @MainActor (ID) -> UIView?) {
    (finds, kind) = ({ $0.base is ID }, "\(ID.self)")
    self.view = { ($0.base as? ID).flatMap(view) }
  }

  /// The cells of a collection view, which is not kept alive.
  init<ID: Hashable>(_ list: UICollectionView, _ path: @escaping @MainActor (ID) -> IndexPath?) {
    func find(_ item: AnyHashable, in list: UICollectionView?) -> (UICollectionView, IndexPath)? {
      guard let list, let id = item.base as? ID, let found = path(id), found.section < list.numberOfSections,
        found.item < list.numberOfItems(inSection: found.section)
      else { return nil }
      return (list, found)
    }
    (finds, kind) = ({ $0.base is ID }, "\(ID.self)")
    view = { [weak list] item in
      list?.layoutIfNeeded()
      return find(item, in: list).flatMap { $0.0.cellForItem(at: $0.1) }
    }
    place = { [weak list] item in
      guard let (list, path) = find(item, in: list), let known = list.layoutAttributesForItem(at: path) else { return nil }
      return (list, known.frame)
    }
    reveal = { [weak list] item in
      guard let (list, path) = find(item, in: list) else { return }
      list.scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
      list.layoutIfNeeded()
    }
    self.list = { [weak list] in list }
  }

  /// The rows of a table view, which is not kept alive.
  init<ID: Hashable>(_ list: UITableView, _ path: @escaping @MainActor (ID) -> IndexPath?) {
    func find(_ item: AnyHashable, in list: UITableView?) -> (UITableView, IndexPath)? {
      guard let list, let id = item.base as? ID, let found = path(id), found.section < list.numberOfSections,
        found.row < list.numberOfRows(inSection: found.section)
      else { return nil }
      return (list, found)
    }
    (finds, kind) = ({ $0.base is ID }, "\(ID.self)")
    view = { [weak list] item in
      list?.layoutIfNeeded()
      return find(item, in: list).flatMap { $0.0.cellForRow(at: $0.1) }
    }
    place = { [weak list] item in
      guard let (list, path) = find(item, in: list) else { return nil }
      return (list, list.rectForRow(at: path))
    }
    reveal = { [weak list] item in
      guard let (list, path) = find(item, in: list) else { return }
      list.scrollToRow(at: path, at: .middle, animated: false)
      list.layoutIfNeeded()
    }
    self.list = { [weak list] in list }
  }
}

extension UIView {
  /// The part of the view that grows: what a `CardSource` says, or the view itself.
  var grownView: UIView { (self as? any CardSource)?.cardView ?? self }
}
