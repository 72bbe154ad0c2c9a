import Foundation
import SeededRandom
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor @Suite("Diffable data sources (behaviour: Table view controllers and diffable data sources)", .hand)
struct DiffableTests {
  let hand = Hand.current!

  // MARK: Interrupted

  @Test func `snapshots that come in the middle of each other's animations end with the last one, and nobody is left over`() {
    for seed in 0..<30 {
      var dice = SeededRandom(UInt64(seed))
      let shelf = Shelf()
      var ends = 0
      for _ in 0..<8 {
        let names = (0..<20).map { "\($0)" }.shuffled(using: &dice).prefix(Int.random(in: 0...14, using: &dice))
        let cut = Int.random(in: 0...names.count, using: &dice)
        let sections = [("a", Array(names[..<cut])), ("b", Array(names[cut...]))].filter { !$0.1.isEmpty || Bool.random(using: &dice) }
        shelf.show(sections.shuffled(using: &dice), animated: Int.random(in: 0..<3, using: &dice) > 0) { ends += 1 }
        if Bool.random(using: &dice) { hand.wait(Double.random(in: 0...0.3, using: &dice)) }
      }
      hand.wait(1)
      #expect(ends == 8, "seed \(seed): each snapshot has its completion, once")
      #expect(shelf.names == shelf.source.snapshot().itemIdentifiers, "seed \(seed)")
      #expect(shelf.view.list.disappearing.isEmpty, "seed \(seed)")
      #expect(shelf.view.visibleCells.allSatisfy { $0.layer.animationKeys()?.isEmpty ?? true }, "seed \(seed)")
      shelf.view.removeFromSuperview()
      hand.wait()
      #expect(hand.app.isQuiet, "seed \(seed)")
    }
  }

  @Test func `a snapshot that is applied in the completion of another one, and after the view has gone, is taken`() {
    let shelf = Shelf()
    shelf.show([("a", ["1", "2"])]) { shelf.show([("a", ["2", "3"])]) { shelf.view.removeFromSuperview() } }
    hand.wait(2)
    #expect(shelf.view.window == nil && shelf.source.snapshot().itemIdentifiers == ["2", "3"])
    shelf.show([("a", ["4"])])
    hand.wait(1)
    hand.window.addSubview(shelf.view)
    hand.wait()
    #expect(shelf.names == ["4"])
  }

  @Test func `a data source that another one has replaced keeps its snapshot to itself`() {
    let shelf = Shelf()
    shelf.show([("a", ["1"])])
    let other = UICollectionViewDiffableDataSource<String, String>(collectionView: shelf.view) { _, _, _ in nil }
    var isDone = false
    shelf.show([("a", ["1", "2"])]) { isDone = true }
    hand.wait(1)
    #expect(isDone && shelf.names.isEmpty && other.snapshot().numberOfItems == 0 && shelf.source.snapshot().numberOfItems == 2)
  }

  // MARK: What changes

  @Test func `there is nothing before the first snapshot`() {
    let shelf = Shelf()
    #expect(shelf.view.numberOfSections == 0 && shelf.source.snapshot().numberOfSections == 0)
  }

  @Test func `an item that stays keeps its cell, and moves there`() {
    let shelf = Shelf()
    shelf.show([("a", ["1", "2", "3"])], animated: false)
    hand.wait(0.5)
    let cell = shelf.cell("3")
    shelf.show([("a", ["3", "1", "2", "4"])])
    hand.wait(0.1)
    let seen = cell?.layer.shown?.position.y ?? 0
    #expect(shelf.cell("3") === cell && seen > 25 && seen < 125)
    hand.wait(1)
    #expect(shelf.names == ["3", "1", "2", "4"] && cell?.fillings == 1 && cell?.center.y == 25)
  }

  @Test func `not animated, what stays keeps its cell too (behaviour: Table view controllers and diffable data sources: from iOS 15)`() {
    let shelf = Shelf()
    shelf.show([("a", ["1", "2", "3"])], animated: false)
    hand.wait()
    let cell = shelf.cell("2")
    var isDone = false
    shelf.show([("a", ["2", "3"])], animated: false) { isDone = true }
    hand.wait()
    #expect(shelf.cell("2") === cell && cell?.layer.shown?.position.y == 25 && isDone)
  }

  @Test func `a reload makes the cell anew, a reconfiguration fills the one that is there`() {
    let shelf = Shelf()
    shelf.show([("a", ["1", "2", "3"])], animated: false)
    hand.wait()
    let cells = ["1", "2", "3"].map { shelf.cell($0) }
    var next = shelf.source.snapshot()
    next.reloadItems(["1"])
    next.reconfigureItems(["2"])
    #expect(next.reloadedItemIdentifiers == ["1"] && next.reconfiguredItemIdentifiers == ["2"])
    shelf.source.apply(next)
    hand.wait(1)
    #expect(shelf.cell("1") !== cells[0] && shelf.cell("2") === cells[1] && shelf.cell("3") === cells[2])
    #expect(cells[1]?.fillings == 2 && cells[1]?.reuses == 0 && cells[2]?.fillings == 1)
    #expect(shelf.source.snapshot().reloadedItemIdentifiers.isEmpty, "what was done is not to be done again")
  }

  @Test func `with reloadData everything is asked anew, at once`() {
    let shelf = Shelf()
    shelf.show([("a", ["1", "2", "3"])], animated: false)
    hand.wait()
    shelf.asked = 0
    var isDone = false
    shelf.source.applySnapshotUsingReloadData(Shelf.snapshot([("a", ["3", "1"])])) { isDone = true }
    #expect(isDone && shelf.asked == 2 && shelf.names == ["3", "1"])
  }

  @Test func `items and places are found both ways`() {
    let shelf = Shelf()
    shelf.show([("a", ["1", "2"]), ("b", ["3"])])
    #expect(shelf.source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == "3")
    #expect(shelf.source.indexPath(for: "2") == IndexPath(item: 1, section: 0) && shelf.source.indexPath(for: "9") == nil)
    #expect(shelf.source.itemIdentifier(for: IndexPath(item: 7, section: 1)) == nil)
    #expect(
      shelf.source.index(for: "b") == 1 && shelf.source.sectionIdentifier(for: 0) == "a" && shelf.source.sectionIdentifier(for: 2) == nil)
  }

  @Test func `selection follows its item`() {
    let shelf = Shelf()
    shelf.show([("a", ["1", "2", "3"])], animated: false)
    shelf.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    shelf.show([("a", ["3", "1"])])
    hand.wait(1)
    #expect(shelf.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)] && shelf.cell("3")?.isSelected == true)
  }

  @Test func `a registration that is made for each cell stops with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let hand = Hand()
        let view = UICollectionView(frame: hand.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
          view.dequeueConfiguredReusableCell(using: .init { (_: UICollectionViewCell, _, _: Int) in }, for: path, item: item)
        }
        hand.window.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        hand.wait()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("created inside the data source's cell"))
  }
}
