import CollectionLayout
import Foundation

/// The content of a diffable data source: the current snapshot and the positions of its items.
@MainActor
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  private(set) var snapshot = Snapshot()
  /// The hierarchies of the sections that have one.
  private(set) var outlines: [Section: Outline] = [:]
  private(set) var list = IdentifiedList<Section, Item>(sections: [], items: [])
  private var knownPlaces: [Item: ItemPlace]?

  /// The changes from one snapshot to the next.
  struct Update {
    var changes: [CollectionChange]
    /// The items to reconfigure, by their index paths before the update.
    var reconfigured: [IndexPath]
  }

  /// Stores a snapshot, and returns the changes that lead to it.
  func take(_ new: Snapshot) -> Update {
    let before = list
    var asked: Set<ItemPlace> = []
    var reconfigured: [IndexPath] = []
    let (reloads, again) = (new.reloadedItemIdentifiers, new.reconfiguredItemIdentifiers)
    if !reloads.isEmpty { asked = Set(reloads.compactMap { place(of: $0) }) }
    if !again.isEmpty { reconfigured = again.compactMap { place(of: $0) }.filter { !asked.contains($0) }.map { IndexPath($0) } }
    set(new)
    let changes = before.changes(to: list, reloadedSections: Set(new.reloadedSectionIdentifiers), reloadedItems: asked)
    return Update(changes: changes, reconfigured: reconfigured)
  }

  /// Stores a snapshot that is already visible, or that will be displayed by a reload.
  func set(_ new: Snapshot) {
    snapshot = new.settled
    list = IdentifiedList(sections: new.sectionIdentifiers, items: new.sectionIdentifiers.map { new.itemIdentifiers(inSection: $0) })
    knownPlaces = nil
    // If a section now displays other items, its hierarchy is no longer valid.
    for (section, outline) in outlines
    where new.indexOfSection(section) == nil || new.itemIdentifiers(inSection: section) != outline.visibleItems {
      outlines[section] = nil
    }
  }

  /// Returns the snapshot that displays a hierarchy in a section. If the section does not exist, it is added.
  func snapshot(with outline: Outline, in section: Section) -> Snapshot {
    var next = snapshot
    next.replaceItems(ofSection: section, with: outline.visibleItems)
    outlines[section] = outline
    return next
  }

  /// Returns the hierarchy of a section. If none was applied, all items are root items.
  func outline(of section: Section) -> Outline {
    if let outline = outlines[section] { return outline }
    var flat = Outline()
    if snapshot.indexOfSection(section) != nil { flat.append(snapshot.itemIdentifiers(inSection: section)) }
    return flat
  }

  // MARK: Positions

  func item(at place: ItemPlace) -> Item? {
    guard list.items.indices.contains(place.section), list.items[place.section].indices.contains(place.item) else { return nil }
    return list.items[place.section][place.item]
  }

  /// Returns the position of an item.
  ///
  /// - Complexity: O(1), except for the first call after a snapshot was applied, which is linear.
  func place(of item: Item) -> ItemPlace? {
    if knownPlaces == nil {
      var places = [Item: ItemPlace](minimumCapacity: snapshot.numberOfItems)
      for (section, items) in list.items.enumerated() {
        for (number, item) in items.enumerated() { places[item] = ItemPlace(section, number) }
      }
      knownPlaces = places
    }
    return knownPlaces?[item]
  }

  // MARK: Movement by the user

  /// Returns the snapshot after the user has moved an item from one position to another.
  func snapshot(moving from: ItemPlace, to: ItemPlace) -> Snapshot {
    var next = snapshot
    guard let item = item(at: from), from != to, list.items.indices.contains(to.section) else { return next }
    var others = list.items[to.section]
    if from.section == to.section { others.remove(at: from.item) }
    if to.item < others.count {
      next.moveItem(item, beforeItem: others[to.item])
    } else if let last = others.last {
      next.moveItem(item, afterItem: last)
    } else {
      next.appendItems([item], toSection: list.sections[to.section])
    }
    return next
  }
}
