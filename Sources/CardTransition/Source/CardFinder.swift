import UIKit

/// The closures that find the view of an item each time that it is needed. They identify a card by its item, not by its cell.
@MainActor
struct CardFinder {
  /// Returns the view that currently shows an item, or `nil` if none does.
  var view: (AnyHashable) -> UIView?
  /// Returns the scroll view and the frame of an item in its content, whether or not a view shows it. The result is `nil` if the item has
  /// no frame.
  var place: (AnyHashable) -> (list: UIScrollView, rect: CGRect)? = { _ in nil }
  /// Scrolls to an item without animation.
  var reveal: (AnyHashable) -> Void = { _ in }
  /// Returns whether an item has the type that the closure accepts. The property `kind` is the name of the type.
  let finds: (AnyHashable) -> Bool
  let kind: String
  /// Returns the list, or `nil` if there is none.
  var list: () -> UIScrollView? = { nil }

  /// Creates a finder for any view.
  init<ID: Hashable>(_ view: @escaping @MainActor (ID) -> UIView?) {
    (finds, kind) = ({ $0.base is ID }, "\(ID.self)")
    self.view = { ($0.base as? ID).flatMap(view) }
  }

  /// Creates a finder for the cells of a collection view, which is a weak reference.
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

  /// Creates a finder for the rows of a table view, which is a weak reference.
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
  /// The part of the view that grows into the page. It is the `cardView` of a `CardSource`, or the view itself.
  var grownView: UIView { (self as? any CardSource)?.cardView ?? self }
}
