import CollectionLayout
import Foundation

/// The correspondence between the elements before an update and the elements after it.
///
/// Items follow the changes of the update. All other elements move with their sections.
struct ElementMapping<Element: ListElement> {
  let diff: CollectionDiff
  /// The elements other than items that the update deletes or inserts although their sections stay.
  var deleted: Set<Element> = [], inserted: Set<Element> = []

  init(_ diff: CollectionDiff) { self.diff = diff }

  /// Returns the element after the update. Returns `nil` if it is deleted or replaced.
  func newElement(of old: Element) -> Element? {
    if let path = old.cellPath { return newPath(of: path).map { .cell($0) } }
    guard !deleted.contains(old), !diff.reloadsSection(old.section), let section = diff.newSection(of: old.section) else { return nil }
    let new = old.inSection(section)
    return inserted.contains(new) ? nil : new
  }

  /// Returns the element before the update. Returns `nil` if it is inserted or replaced.
  func oldElement(of new: Element) -> Element? {
    if let path = new.cellPath { return diff.oldPlace(of: path.place).map { .cell(IndexPath($0)) } }
    guard !inserted.contains(new), let section = diff.oldSection(of: new.section), !diff.reloadsSection(section) else { return nil }
    let old = new.inSection(section)
    return deleted.contains(old) ? nil : old
  }

  /// Returns the index path of an item after the update. Returns `nil` if the item is deleted or replaced.
  func newPath(of old: IndexPath) -> IndexPath? { diff.newPlace(of: old.place).map { IndexPath($0) } }
}
