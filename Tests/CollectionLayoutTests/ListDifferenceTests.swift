import SeededRandom
import Testing

@testable import CollectionLayout

@Suite("The difference of two lists (behaviour: Table view controllers and diffable data sources)")
struct ListDifferenceTests {
  private typealias List = IdentifiedList<String, Int>

  private func random(_ dice: inout SeededRandom, items: Int, sections: Int) -> List {
    let names = (0..<sections).map { "s\($0)" }.shuffled(using: &dice).prefix(Int.random(in: 0...sections, using: &dice))
    var list = List(sections: Array(names), items: names.map { _ in [] })
    guard !names.isEmpty else { return list }
    for item in (0..<items).shuffled(using: &dice).prefix(Int.random(in: 0...items, using: &dice)) {
      list.items[Int.random(in: 0..<names.count, using: &dice)].append(item)
    }
    return list
  }

  /// A few changes, as apps make them.
  private func neighbour(of list: List, _ dice: inout SeededRandom, fresh: Int) -> List {
    var next = list
    for step in 0..<Int.random(in: 1...4, using: &dice) {
      guard let section = next.items.indices.randomElement(using: &dice) else { break }
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: next.items[section].insert(fresh + step, at: Int.random(in: 0...next.items[section].count, using: &dice))
      case 1: if !next.items[section].isEmpty { next.items[section].removeLast() }
      case 2:
        guard let item = next.items[section].popLast() else { break }
        let other = Int.random(in: 0..<next.items.count, using: &dice)
        next.items[other].insert(item, at: Int.random(in: 0...next.items[other].count, using: &dice))
      default:
        let other = Int.random(in: 0..<next.items.count, using: &dice)
        next.sections.swapAt(section, other)
        next.items.swapAt(section, other)
      }
    }
    return next
  }

  private func places(_ list: List) -> [Int: ItemPlace] {
    var places: [Int: ItemPlace] = [:]
    for (section, items) in list.items.enumerated() { for (item, name) in items.enumerated() { places[name] = ItemPlace(section, item) } }
    return places
  }

  /// What the slow way says stays in a list whose numbers are to rise: the longest common part of it and of itself in order.
  private func longest(_ numbers: [Int]) -> Int {
    var best = [Int](repeating: 1, count: numbers.count)
    for i in numbers.indices { for j in 0..<i where numbers[j] < numbers[i] { best[i] = max(best[i], best[j] + 1) } }
    return best.max() ?? 0
  }

  @Test func `every item is where the changes say, after any change of any list, and the numbers add up`() throws {
    for seed in 0..<300 {
      var dice = SeededRandom(UInt64(seed))
      let old = random(&dice, items: 30, sections: 5)
      let new = seed % 2 == 0 ? random(&dice, items: 30, sections: 5) : neighbour(of: old, &dice, fresh: 100)
      let diff = try CollectionDiff(old.changes(to: new), before: old.items.map(\.count), after: new.items.map(\.count))
      let (before, after) = (places(old), places(new))
      for (item, place) in before { #expect(diff.newPlace(of: place) == after[item], "seed \(seed), item \(item)") }
      for (item, place) in after { #expect(diff.oldPlace(of: place) == before[item], "seed \(seed), item \(item)") }
      for (number, section) in old.sections.enumerated() {
        #expect(diff.newSection(of: number) == new.sections.firstIndex(of: section), "seed \(seed), section \(section)")
      }
    }
  }

  @Test func `what is asked for anew is, moved or not, and nothing else`() throws {
    for seed in 0..<300 {
      var dice = SeededRandom(UInt64(seed))
      let old = random(&dice, items: 20, sections: 4), new = neighbour(of: old, &dice, fresh: 100)
      let (before, after) = (places(old), places(new))
      let items = before.keys.filter { after[$0] != nil && Int.random(in: 0..<3, using: &dice) == 0 }
      let sections = Set(old.sections.filter { new.sections.contains($0) && Int.random(in: 0..<4, using: &dice) == 0 })
      let changes = old.changes(to: new, reloadedSections: sections, reloadedItems: Set(items.map { before[$0]! }))
      let diff = try CollectionDiff(changes, before: old.items.map(\.count), after: new.items.map(\.count))
      for (item, place) in after {
        guard let former = before[item] else { continue }
        let stays = sections.contains(old.sections[former.section]) && former.section == before[item]!.section
        let isWithin =
          stays && sections.contains(new.sections[place.section]) && old.sections[former.section] == new.sections[place.section]
        if items.contains(item) {
          #expect(diff.oldPlace(of: place) == nil, "seed \(seed): \(item) is new")
        } else if !isWithin, let origin = diff.oldPlace(of: place) {
          #expect(origin == former, "seed \(seed)")
        }
      }
    }
  }

  @Test func `as few items move as can be`() {
    for seed in 0..<200 {
      var dice = SeededRandom(UInt64(seed))
      let numbers = (0..<Int.random(in: 0...40, using: &dice)).shuffled(using: &dice)
      let rise = longestRise(numbers)
      #expect(rise.count == longest(numbers), "seed \(seed)")
      #expect(zip(rise, rise.dropFirst()).allSatisfy { $0 < $1 && numbers[$0] < numbers[$1] }, "seed \(seed)")
      let old = List(sections: ["s"], items: [Array(numbers.indices)]), new = List(sections: ["s"], items: [numbers])
      #expect(old.changes(to: new).count == numbers.count - rise.count, "seed \(seed)")
    }
  }

  @Test func `one item of a hundred thousand that moves to the end is one change`() {
    let numbers = Array(0..<100_000)
    let old = List(sections: ["s"], items: [numbers])
    let new = List(sections: ["s"], items: [Array(numbers[..<50_000] + numbers[50_001...] + [50_000])])
    #expect(old.changes(to: new) == [.moveItem(from: ItemPlace(0, 50_000), to: ItemPlace(0, 99_999))])
  }
}
