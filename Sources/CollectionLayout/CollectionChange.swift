/// The position of an item: the index of its section, and its index in that section.
public struct ItemPlace: Hashable, Comparable, Sendable {
  /// The indices of the section and of the item in it, both counted from 0.
  public var section, item: Int
  /// Creates the position of an item in a section.
  public init(_ section: Int, _ item: Int) { (self.section, self.item) = (section, item) }
  public static func < (a: Self, b: Self) -> Bool { (a.section, a.item) < (b.section, b.item) }
}

/// One change of a collection's contents. Removed items and sections are counted before all changes of a batch, inserted ones after all of
/// them.
public enum CollectionChange: Hashable, Sendable {
  /// An item is inserted at a position that is counted after the batch.
  case insertItem(ItemPlace)
  /// An item is deleted from a position that is counted before the batch.
  case deleteItem(ItemPlace)
  /// An item moves from a position before the batch to a position after it.
  case moveItem(from: ItemPlace, to: ItemPlace)
  /// An item is reloaded. Its position is counted before the batch, and the item that takes its place is a new one.
  case reloadItem(ItemPlace)
  /// A section is inserted with all its items. Its index is counted after the batch.
  case insertSection(Int)
  /// A section is deleted with all its items. Its index is counted before the batch.
  case deleteSection(Int)
  /// A section moves with all its items, from an index before the batch to an index after it.
  case moveSection(from: Int, to: Int)
  /// A section is reloaded. Its index is counted before the batch, and its number of items may change.
  case reloadSection(Int)
}

/// The error thrown when the changes of a batch do not lead from the old numbers of items to the new ones. The text names the numbers.
public struct InvalidUpdate: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence for the app's author that names the change or the numbers at fault.
  public let description: String
  init(_ description: String) { self.description = description }
}
