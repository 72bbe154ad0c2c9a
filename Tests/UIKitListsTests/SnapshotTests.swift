import Foundation
import SeededRandom
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@Suite("Snapshots (behaviour: Table view controllers and diffable data sources)")
struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A slow reference implementation of a snapshot with plain arrays.
  private struct Slow {
    var sections: [(String, [Int])] = []
    mutating func remove(_ items: [Int]) { for i in sections.indices { sections[i].1.removeAll { items.contains($0) } } }
    func section(_ name: String) -> Int? { sections.firstIndex { $0.0 == name } }
    mutating func put(_ items: [Int], beside other: Int, after: Bool) {
      remove(items)
      let section = sections.firstIndex { $0.1.contains(other) }!
      let place = sections[section].1.firstIndex(of: other)! + (after ? 1 : 0)
      sections[section].1.insert(contentsOf: items, at: place)
    }
  }

  @Test func `any walk of operations leaves what lists would, and every question answers alike`() {
    for seed in 0..<200 {
      var dice = SeededRandom(UInt64(seed))
      var (snapshot, slow) = (Snapshot(), Slow())
      for step in 0..<40 {
        let items = slow.sections.flatMap(\.1), names = slow.sections.map(\.0)
        let some = items.shuffled(using: &dice).prefix(Int.random(in: 0...2, using: &dice)) + [seed * 1000 + step]
        switch Int.random(in: 0..<8, using: &dice) {
        case 0:
          let name = "s\(step)"
          if let other = names.randomElement(using: &dice), Bool.random(using: &dice) {
            let after = Bool.random(using: &dice)
            after ? snapshot.insertSections([name], afterSection: other) : snapshot.insertSections([name], beforeSection: other)
            slow.sections.insert((name, []), at: slow.section(other)! + (after ? 1 : 0))
          } else {
            snapshot.appendSections([name])
            slow.sections.append((name, []))
          }
        case 1, 2:
          guard let name = names.randomElement(using: &dice) else { continue }
          snapshot.appendItems(Array(some), toSection: name == names.last ? nil : name)
          slow.remove(Array(some))
          slow.sections[slow.section(name)!].1 += some
        case 3:
          guard let other = items.filter({ !some.contains($0) }).randomElement(using: &dice) else { continue }
          let after = Bool.random(using: &dice)
          after ? snapshot.insertItems(Array(some), afterItem: other) : snapshot.insertItems(Array(some), beforeItem: other)
          slow.put(Array(some), beside: other, after: after)
        case 4:
          guard let item = items.randomElement(using: &dice), let other = items.randomElement(using: &dice), item != other else { continue }
          let after = Bool.random(using: &dice)
          after ? snapshot.moveItem(item, afterItem: other) : snapshot.moveItem(item, beforeItem: other)
          slow.put([item], beside: other, after: after)
        case 5:
          snapshot.deleteItems(Array(some))
          slow.remove(Array(some))
        case 6:
          guard let name = names.randomElement(using: &dice), let other = names.randomElement(using: &dice), name != other else { continue }
          let after = Bool.random(using: &dice)
          after ? snapshot.moveSection(name, afterSection: other) : snapshot.moveSection(name, beforeSection: other)
          let moved = slow.sections.remove(at: slow.section(name)!)
          slow.sections.insert(moved, at: slow.section(other)! + (after ? 1 : 0))
        default:
          guard names.count > 2, let name = names.randomElement(using: &dice) else { continue }
          snapshot.deleteSections([name])
          slow.sections.remove(at: slow.section(name)!)
        }
        #expect(snapshot.sectionIdentifiers == slow.sections.map(\.0), "seed \(seed), step \(step)")
        #expect(snapshot.itemIdentifiers == slow.sections.flatMap(\.1), "seed \(seed), step \(step)")
        #expect(snapshot.numberOfItems == snapshot.itemIdentifiers.count)
      }
      for (index, item) in snapshot.itemIdentifiers.enumerated() { #expect(snapshot.indexOfItem(item) == index) }
      for (name, items) in slow.sections {
        #expect(snapshot.itemIdentifiers(inSection: name) == items && snapshot.numberOfItems(inSection: name) == items.count)
        for item in items { #expect(snapshot.sectionIdentifier(containingItem: item) == name) }
      }
    }
  }

  @Test func `what was to be asked for anew is not once it is deleted`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    snapshot.reloadItems([3, 1, 1])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1])
    snapshot.deleteItems([1, 2])
    snapshot.deleteSections(["b"])
    #expect(
      snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reconfiguredItemIdentifiers.isEmpty
        && snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  @Test func `an item that is named twice stops with its name (behaviour: Table view controllers and diffable data sources)`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["a"])
      snapshot.appendItems(["pear", "apple", "pear"])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("supplied item identifiers are not unique. Duplicate identifiers: pear"))
  }

  @Test func `items without a section stop with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendItems(["pear"])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Please add a section first"))
  }
}

@MainActor @Suite("Hierarchies in sections (behaviour: Table view controllers and diffable data sources)")
struct SectionSnapshotTests {
  private func fruit() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "bread"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["red", "green"], to: "apple")
    return tree
  }

  @Test func `what is below an item is shown while the item and all above it are expanded`() {
    var tree = fruit()
    #expect(tree.items == ["fruit", "apple", "red", "green", "pear", "bread"] && tree.visibleItems == ["fruit", "bread"])
    tree.expand(["apple"])
    #expect(tree.visibleItems == ["fruit", "bread"] && !tree.isVisible("red"))
    tree.expand(["fruit"])
    #expect(tree.visibleItems == tree.items && tree.level(of: "red") == 2 && tree.parent(of: "red") == "apple" && tree.isVisible("red"))
    tree.collapse(["fruit"])
    #expect(tree.visibleItems == ["fruit", "bread"] && tree.isExpanded("apple"))
    #expect(tree.visualDescription() == "+ fruit\n  - apple\n    * red\n    * green\n  * pear\n* bread")
  }

  @Test func `parts are taken out, put in and replaced with all below them`() {
    var tree = fruit()
    tree.expand(["apple"])
    let part = tree.snapshot(of: "apple", includingParent: true)
    #expect(
      part.items == ["apple", "red", "green"] && part.isExpanded("apple") && tree.snapshot(of: "apple").rootItems == ["red", "green"])
    tree.delete(["apple"])
    #expect(tree.items == ["fruit", "pear", "bread"] && !tree.contains("red"))
    tree.insert(part, after: "bread")
    #expect(tree.items == ["fruit", "pear", "bread", "apple", "red", "green"] && tree.level(of: "red") == 1)
    var new = NSDiffableDataSourceSectionSnapshot<String>()
    new.append(["plum"])
    tree.replace(childrenOf: "fruit", using: new)
    tree.insert(["cake"], before: "bread")
    #expect(tree.items == ["fruit", "plum", "cake", "bread", "apple", "red", "green"] && tree.index(of: "cake") == 2)
  }

  @Test(.hand) func `a section shows what is expanded, the user's toggle asks first, and another snapshot ends the hierarchy`() {
    let shelf = Shelf()
    shelf.source.apply(fruit(), to: "food")
    Hand.current!.wait(1)
    #expect(shelf.names == ["fruit", "bread"] && shelf.source.snapshot().sectionIdentifiers == ["food"])
    var heard: [String] = []
    shelf.source.sectionSnapshotHandlers.willExpandItem = { heard.append("will expand \($0)") }
    shelf.source.sectionSnapshotHandlers.shouldCollapseItem = { item in
      heard.append("collapse \(item)?")
      return false
    }
    shelf.source.toggle(at: IndexPath(item: 0, section: 0))
    Hand.current!.wait(0.1)
    shelf.source.toggle(at: IndexPath(item: 0, section: 0))
    Hand.current!.wait(1)
    #expect(shelf.names == ["fruit", "apple", "pear", "bread"] && heard == ["will expand fruit", "collapse fruit?"])
    #expect(shelf.source.snapshot(for: "food").isExpanded("fruit") && shelf.source.level(at: IndexPath(item: 1, section: 0)) == 1)
    var flat = shelf.source.snapshot()
    flat.deleteItems(["pear"])
    shelf.source.apply(flat)
    Hand.current!.wait(1)
    #expect(shelf.source.snapshot(for: "food").rootItems == ["fruit", "apple", "bread"])
  }
}
