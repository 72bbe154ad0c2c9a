import CollectionLayout
import SeededRandom
import Testing

@Suite("The arithmetic of a batch of changes (behaviour: Collection view updates)")
struct CollectionDiffTests {
  private func diff(_ changes: [CollectionChange], _ before: [Int], _ after: [Int]) throws -> CollectionDiff {
    try CollectionDiff(changes, before: before, after: after)
  }
  private func places(_ diff: CollectionDiff, _ section: Int = 0, count: Int) -> [ItemPlace?] {
    (0..<count).map { diff.newPlace(of: ItemPlace(section, $0)) }
  }
  private func message(_ changes: [CollectionChange], _ before: [Int], _ after: [Int]) -> String {
    do {
      _ = try diff(changes, before, after)
      return "valid"
    } catch { return "\(error)" }
  }

  // MARK: What does not add up

  @Test func `numbers that do not add up are all named`() {
    #expect(
      message([.insertItem(ItemPlace(0, 0)), .deleteItem(ItemPlace(0, 2))], [3], [4])
        == """
        Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (4) \
        must be equal to the number of items contained in that section before the update (3), plus or minus the number of items inserted \
        or deleted from that section (1 inserted, 1 deleted) and plus or minus the number of items moved into or out of that section \
        (0 moved in, 0 moved out).
        """)
    #expect(
      message([.insertSection(0)], [1, 1], [1, 1])
        == """
        Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (2) must be \
        equal to the number of sections contained in the collection view before the update (2), plus or minus the number of sections \
        inserted or deleted (1 inserted, 0 deleted).
        """)
    #expect(message([.moveItem(from: ItemPlace(0, 0), to: ItemPlace(1, 0))], [2, 2], [2, 2]).contains("(0 moved in, 1 moved out)"))
  }

  @Test func `places that there are not are named, those that go as before, those that come as after`() {
    #expect(
      message([.deleteItem(ItemPlace(0, 3))], [3], [2])
        == "attempt to delete item 3 of section 0, but there are only 3 items in section 0 before the update")
    #expect(
      message([.insertItem(ItemPlace(0, 4))], [3], [4])
        == "attempt to insert item 4 of section 0, but there are only 4 items in section 0 after the update")
    #expect(
      message([.deleteItem(ItemPlace(1, 0))], [3], [3])
        == "attempt to delete item 0 of section 1, but there are only 1 sections before the update")
    #expect(message([.deleteSection(2)], [1, 1], [1]) == "attempt to delete section 2, but there are only 2 sections before the update")
  }

  @Test func `one item has one fate`() {
    #expect(message([.deleteItem(ItemPlace(0, 0)), .reloadItem(ItemPlace(0, 0))], [2], [1]).contains("only one of these"))
    #expect(message([.deleteItem(ItemPlace(0, 0)), .deleteItem(ItemPlace(0, 0))], [2], [1]).contains("more than once"))
    #expect(message([.deleteSection(0), .moveSection(from: 0, to: 0)], [1], [1]).contains("delete and move section 0"))
    #expect(
      message([.moveItem(from: ItemPlace(0, 0), to: ItemPlace(0, 1)), .moveItem(from: ItemPlace(0, 2), to: ItemPlace(0, 1))], [3], [3])
        .contains("two items"))
  }

  // MARK: What does

  @Test func `nothing done, everything stays where it is`() throws {
    #expect(try places(diff([], [3], [3]), count: 3) == [ItemPlace(0, 0), ItemPlace(0, 1), ItemPlace(0, 2)])
  }

  @Test func `deletes count as before and inserts as after, in whatever order they are given`() throws {
    // a b c d → x a c d y, by deleting b, inserting x first and y last
    let changes: [CollectionChange] = [.insertItem(ItemPlace(0, 4)), .deleteItem(ItemPlace(0, 1)), .insertItem(ItemPlace(0, 0))]
    for order in [changes, changes.reversed()] {
      let diff = try diff(order, [4], [5])
      #expect(places(diff, count: 4) == [ItemPlace(0, 1), nil, ItemPlace(0, 2), ItemPlace(0, 3)])
      #expect(diff.oldPlace(of: ItemPlace(0, 0)) == nil && diff.oldPlace(of: ItemPlace(0, 4)) == nil)
      #expect(diff.oldPlace(of: ItemPlace(0, 3)) == ItemPlace(0, 3))
    }
  }

  @Test func `a moved item goes to its place after, and the others close up`() throws {
    let diff = try diff([.moveItem(from: ItemPlace(0, 0), to: ItemPlace(0, 2)), .deleteItem(ItemPlace(0, 1))], [4], [3])
    #expect(places(diff, count: 4) == [ItemPlace(0, 2), nil, ItemPlace(0, 0), ItemPlace(0, 1)])
  }

  @Test func `a reloaded item is another one at the same place`() throws {
    let diff = try diff([.reloadItem(ItemPlace(0, 1)), .insertItem(ItemPlace(0, 0))], [3], [4])
    #expect(places(diff, count: 3) == [ItemPlace(0, 1), nil, ItemPlace(0, 3)])
    #expect(diff.oldPlace(of: ItemPlace(0, 2)) == nil)
  }

  @Test func `items go with their sections, and move between them`() throws {
    // sections A(2) B(2) C(1) → C(1) A(1) D(3): B deleted, D inserted, C moved first, A's first moved into D
    let diff = try diff(
      [
        .deleteSection(1), .insertSection(2), .moveSection(from: 2, to: 0), .moveItem(from: ItemPlace(0, 0), to: ItemPlace(2, 1)),
      ], [2, 2, 1], [1, 1, 3])
    #expect((0..<3).map(diff.newSection) == [1, nil, 0])
    #expect((0..<3).map(diff.oldSection) == [2, 0, nil])
    #expect(places(diff, 0, count: 2) == [ItemPlace(2, 1), ItemPlace(1, 0)])
    #expect(places(diff, 1, count: 2) == [nil, nil] && places(diff, 2, count: 1) == [ItemPlace(0, 0)])
    #expect(diff.oldPlace(of: ItemPlace(2, 0)) == nil && diff.oldPlace(of: ItemPlace(2, 1)) == ItemPlace(0, 0))
  }

  @Test func `a reloaded section may have any number of items, none of which is one of before`() throws {
    let diff = try diff([.reloadSection(0)], [2, 1], [5, 1])
    #expect(places(diff, 0, count: 2) == [nil, nil] && places(diff, 1, count: 1) == [ItemPlace(1, 0)])
    #expect(diff.reloadsSection(0) && diff.newSection(of: 0) == 0 && diff.oldPlace(of: ItemPlace(0, 4)) == nil)
  }

  @Test func `items of a deleted section may be deleted by name as well`() throws {
    #expect(try diff([.deleteSection(0), .deleteItem(ItemPlace(0, 0))], [1, 2], [2]).newPlace(of: ItemPlace(1, 1)) == ItemPlace(0, 1))
  }

  @Test func `of a million items only those that change are written down`() throws {
    let changes: [CollectionChange] = [
      .deleteItem(ItemPlace(0, 0)), .insertItem(ItemPlace(0, 500_000)), .moveItem(from: ItemPlace(0, 3), to: ItemPlace(0, 999_999)),
    ]
    let diff = try diff(changes, [1_000_000], [1_000_000])
    #expect(
      [0, 1, 2, 3, 4, 500_001, 500_002, 999_999].map { diff.newPlace(of: ItemPlace(0, $0))?.item }
        == [nil, 0, 1, 999_999, 2, 499_999, 500_001, 999_998])
    #expect(diff.oldPlace(of: ItemPlace(0, 500_000)) == nil && diff.oldPlace(of: ItemPlace(0, 999_998)) == ItemPlace(0, 999_999))
    #expect(diff.newPlace(of: ItemPlace(0, 1_000_000)) == nil && diff.newPlace(of: ItemPlace(0, -1)) == nil)
    let still = CollectionDiff(unchanged: [1_000_000])
    #expect(still.newPlace(of: ItemPlace(0, 999_999)) == ItemPlace(0, 999_999) && still.oldPlace(of: ItemPlace(0, 1_000_000)) == nil)
  }

  @Test func `any batch read off two lists maps every item to itself`() throws {
    var random = SeededRandom(7)
    for _ in 0..<300 {
      let old = Array(0..<Int.random(in: 0...8, using: &random)).shuffled(using: &random)
      let kept = old.filter { _ in Bool.random(using: &random) }
      let new = (kept + (100..<100 + Int.random(in: 0...4, using: &random))).shuffled(using: &random)
      var changes: [CollectionChange] = []
      for (i, name) in old.enumerated() {
        if let target = new.firstIndex(of: name) {
          changes.append(.moveItem(from: ItemPlace(0, i), to: ItemPlace(0, target)))
        } else {
          changes.append(.deleteItem(ItemPlace(0, i)))
        }
      }
      for (i, name) in new.enumerated() where !old.contains(name) { changes.append(.insertItem(ItemPlace(0, i))) }
      let diff = try diff(changes.shuffled(using: &random), [old.count], [new.count])
      for (i, name) in old.enumerated() {
        #expect(diff.newPlace(of: ItemPlace(0, i))?.item == new.firstIndex(of: name))
      }
      for (i, name) in new.enumerated() { #expect(diff.oldPlace(of: ItemPlace(0, i))?.item == old.firstIndex(of: name)) }
    }
  }
}
