/// Where an item is: its section, and its number there.
public struct ItemPlace: Hashable, Comparable, Sendable {
  /// Counted from 0.
  public var section, item: Int
  /// An item of a section.
  public init(_ section: Int, _ item: Int) { (self.section, self.item) = (section, item) }
  public static func < (a: Self, b: Self) -> Bool { (a.section, a.item) < (b.section, b.item) }
}

/// One change of what a collection shows. What goes is counted as before all changes of a batch, what comes as after all of them.
public enum CollectionChange: Hashable, Sendable {
  /// There afterwards.
  case insertItem(ItemPlace)
  /// There before.
  case deleteItem(ItemPlace)
  /// From a place before to a place afterwards.
  case moveItem(from: ItemPlace, to: ItemPlace)
  /// There before; what is at its place afterwards takes its place.
  case reloadItem(ItemPlace)
  /// There afterwards, with all its items.
  case insertSection(Int)
  /// There before, with all its items.
  case deleteSection(Int)
  /// From a number before to a number afterwards, with all its items.
  case moveSection(from: Int, to: Int)
  /// There before; how many items it has may change.
  case reloadSection(Int)
}

/// Why changes do not lead from what was to what is. The text names the numbers.
public struct InvalidUpdate: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence for the author of the app.
  public let description: String
  init(_ description: String) { self.description = description }
}
