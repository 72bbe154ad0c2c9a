/// The sections and items of a list at one time, as identifiers. Each identifier is contained at most once.
///
/// An identifier that is unknown, or that is contained twice, stops the process with a message.
package struct ListSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The sections, in order.
  package private(set) var sections: [Section] = []
  private var items: [Section: [Item]] = [:]
  private var owners: [Item: Section] = [:]
  /// The items that get new views, those whose views are configured again, and the sections that get new views.
  private var reloaded = OrderedNames<Item>(), reconfigured = OrderedNames<Item>(), reloadedSections = OrderedNames<Section>()

  /// Creates an empty snapshot.
  package init() {}

  // MARK: Queries

  /// The number of items in all sections.
  package var itemCount: Int { owners.count }
  /// All items, section by section.
  package var allItems: [Item] { sections.flatMap { items[$0] ?? [] } }
  /// Returns the items of a section, in order.
  package func items(in section: Section) -> [Item] {
    guard let items = items[section] else {
      preconditionFailure("Invalid section identifier: the snapshot has no section \(section)")
    }
    return items
  }
  /// Returns the section that contains an item. Returns `nil` if the snapshot does not contain the item.
  package func section(of item: Item) -> Section? { owners[item] }
  /// Returns the index of an item among all items. Returns `nil` if the snapshot does not contain the item.
  package func index(ofItem item: Item) -> Int? {
    guard let section = owners[item] else { return nil }
    var before = 0
    for other in sections {
      if other == section { break }
      before += items[other]?.count ?? 0
    }
    return items[section]?.firstIndex(of: item).map { before + $0 }
  }
  /// Returns the index of a section. Returns `nil` if the snapshot does not contain the section.
  package func index(ofSection section: Section) -> Int? { sections.firstIndex(of: section) }

  // MARK: Items

  /// Adds items at the end of a section, or at the end of the last section. Items that the snapshot already contains move there.
  package mutating func append(_ new: [Item], to section: Section?) {
    guard let section = section ?? sections.last else {
      preconditionFailure("There are currently no sections in the data source. Please add a section first.")
    }
    guard items[section] != nil else { preconditionFailure("Invalid section identifier: the snapshot has no section \(section)") }
    admit(new)
    items[section, default: []] += new
    for item in new { owners[item] = section }
  }

  /// Inserts items before or after another item. Items that the snapshot already contains move there.
  package mutating func insert(_ new: [Item], beside other: Item, after: Bool) {
    precondition(!new.contains(other), "Invalid update: an item cannot be put beside itself: \(other)")
    let section = owners[known(other, "insert items beside")]!
    admit(new)
    let place = items[section]!.firstIndex(of: other)! + (after ? 1 : 0)
    items[section]!.insert(contentsOf: new, at: place)
    for item in new { owners[item] = section }
  }

  /// Moves an item before or after another one, which can be in another section.
  package mutating func move(_ item: Item, beside other: Item, after: Bool) {
    precondition(item != other, "Invalid update: an item cannot be moved beside itself: \(item)")
    insert([known(item, "move")], beside: other, after: after)
  }

  /// Removes items from their sections. Items that the snapshot does not contain are ignored.
  package mutating func remove(_ old: [Item]) {
    takeOut(old)
    for item in old {
      reloaded.remove(item)
      reconfigured.remove(item)
    }
  }

  /// Replaces the items of a section. A section that the snapshot does not contain is added at the end.
  package mutating func replaceItems(of section: Section, with new: [Item]) {
    if items[section] == nil { appendSections([section]) }
    let kept = Set(new)
    remove(items[section]!.filter { !kept.contains($0) })
    takeOut(new)
    items[section] = new
    for item in new { owners[item] = section }
  }

  /// Checks that no item occurs twice, and removes the items from their old positions.
  private mutating func admit(_ new: [Item]) {
    var seen = Set<Item>(minimumCapacity: new.count)
    let twice = new.filter { !seen.insert($0).inserted }
    precondition(
      twice.isEmpty,
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(twice.map { "\($0)" }.joined(separator: ", "))")
    takeOut(new.filter { owners[$0] != nil })
  }

  private mutating func takeOut(_ old: [Item]) {
    var touched: [Section: Set<Item>] = [:]
    for item in old {
      if let section = owners.removeValue(forKey: item) { touched[section, default: []].insert(item) }
    }
    for (section, gone) in touched {
      if gone.count == 1, let item = gone.first, let place = items[section]?.firstIndex(of: item) {
        items[section]?.remove(at: place)
      } else {
        items[section]?.removeAll { gone.contains($0) }
      }
    }
  }

  private func known(_ item: Item, _ action: String) -> Item {
    precondition(owners[item] != nil, "Attempted to \(action) an item identifier that does not exist in the snapshot: \(item)")
    return item
  }

  // MARK: Sections

  /// Adds sections at the end.
  package mutating func appendSections(_ new: [Section]) { insert(new, at: sections.count) }
  /// Inserts sections before or after another section.
  package mutating func insertSections(_ new: [Section], beside other: Section, after: Bool) {
    insert(new, at: place(of: other) + (after ? 1 : 0))
  }
  /// Moves a section with its items before or after another one.
  package mutating func moveSection(_ section: Section, beside other: Section, after: Bool) {
    precondition(section != other, "Invalid update: a section cannot be moved beside itself: \(section)")
    let target = place(of: other)
    let place = place(of: section)
    sections.remove(at: place)
    sections.insert(section, at: (place < target ? target - 1 : target) + (after ? 1 : 0))
  }
  /// Removes sections with their items. Sections that the snapshot does not contain are ignored.
  package mutating func removeSections(_ old: [Section]) {
    let gone = Set(old)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] {
        owners[item] = nil
        reloaded.remove(item)
        reconfigured.remove(item)
      }
      reloadedSections.remove(section)
    }
    sections.removeAll { gone.contains($0) }
  }

  private mutating func insert(_ new: [Section], at place: Int) {
    var seen: Set<Section> = []
    let twice = new.filter { items[$0] != nil || !seen.insert($0).inserted }
    precondition(
      twice.isEmpty,
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(twice.map { "\($0)" }.joined(separator: ", "))")
    sections.insert(contentsOf: new, at: place)
    for section in new { items[section] = [] }
  }

  private func place(of section: Section) -> Int {
    guard let place = index(ofSection: section) else {
      preconditionFailure("Invalid section identifier: the snapshot has no section \(section)")
    }
    return place
  }

  // MARK: Marks

  /// The items and sections that are marked, in the order in which they were marked.
  package var reloadedItemNames: [Item] { reloaded.names }
  package var reconfiguredItemNames: [Item] { reconfigured.names }
  package var reloadedSectionNames: [Section] { reloadedSections.names }

  /// Marks items, so that they get new views.
  package mutating func reload(_ marked: [Item]) { for item in marked { reloaded.add(known(item, "reload")) } }
  /// Marks items, so that their views are configured again.
  package mutating func reconfigure(_ marked: [Item]) { for item in marked { reconfigured.add(known(item, "reconfigure")) } }
  /// Marks sections, so that all their items get new views.
  package mutating func reloadSections(_ marked: [Section]) {
    for section in marked {
      _ = place(of: section)
      reloadedSections.add(section)
    }
  }
  /// Removes all marks.
  package mutating func removeMarks() { (reloaded, reconfigured, reloadedSections) = (.init(), .init(), .init()) }
}

extension ListSnapshot: Equatable {
  /// Returns whether two snapshots have the same sections and items in the same order. Marks have no effect.
  package static func == (a: Self, b: Self) -> Bool { a.sections == b.sections && a.items == b.items }
}

/// Names in the order in which they were added, each once.
private struct OrderedNames<Name: Hashable & Sendable>: Sendable {
  private var numbers: [Name: Int] = [:]
  private var next = 0
  var names: [Name] { numbers.sorted { $0.value < $1.value }.map(\.key) }
  mutating func add(_ name: Name) {
    guard numbers[name] == nil else { return }
    numbers[name] = next
    next += 1
  }
  mutating func remove(_ name: Name) { numbers[name] = nil }
}
