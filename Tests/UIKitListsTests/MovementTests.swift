import Foundation
import SeededRandom
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Items that the user carries (Apple's documentation)", .hand)
struct MovementTests {
  let hand = Hand.current!

  /// A list whose items may be carried, and which says what it was told.
  private func shelf(_ sections: [(String, [String])] = [("a", ["1", "2", "3", "4"])]) -> Shelf {
    let shelf = Shelf()
    shelf.source.reorderingHandlers.canReorderItem = { $0 != "fixed" }
    shelf.show(sections, animated: false)
    hand.wait()
    return shelf
  }
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  // MARK: In the middle

  @Test func `taken back, everything is where it was, and the data have heard nothing`() {
    let shelf = shelf()
    var heard = 0
    shelf.source.reorderingHandlers.didReorder = { _ in heard += 1 }
    #expect(shelf.view.beginInteractiveMovementForItem(at: path(0)))
    shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 187, y: 130))
    hand.wait(0.1)
    shelf.view.cancelInteractiveMovement()
    hand.wait(1)
    #expect(shelf.names == ["1", "2", "3", "4"] && heard == 0 && shelf.cell("1")?.center.y == 25 && shelf.cell("1")?.isReordering == false)
  }
  @Test func `a snapshot that comes while an item is carried lets it go, and wins`() {
    let shelf = shelf()
    _ = shelf.view.beginInteractiveMovementForItem(at: path(0))
    shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 187, y: 130))
    hand.wait(0.1)
    shelf.show([("a", ["5", "4", "3", "1"])])
    shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 187, y: 30))
    shelf.view.endInteractiveMovement()
    hand.wait(1)
    #expect(shelf.names == ["5", "4", "3", "1"] && shelf.cell("1")?.center.y == 175 && shelf.view.movement == nil)
  }
  @Test func `reloadData, another data source and the view's removal let it go`() {
    for action in 0..<3 {
      let shelf = shelf()
      _ = shelf.view.beginInteractiveMovementForItem(at: path(0))
      shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 187, y: 130))
      hand.wait(0.05)
      switch action {
      case 0: shelf.view.reloadData()
      case 1: shelf.view.dataSource = nil
      default: shelf.view.removeFromSuperview()
      }
      hand.wait()
      shelf.view.endInteractiveMovement()
      hand.wait(1)
      #expect(shelf.view.movement == nil && shelf.source.snapshot().numberOfItems == 4, "action \(action)")
      if action == 0 { #expect(shelf.names == ["1", "2", "3", "4"]) }
      shelf.view.removeFromSuperview()
    }
  }
  @Test func `anything may come while items are carried, from section to section, and in the end all is as the data say`() {
    for seed in 0..<25 {
      var dice = SeededRandom(UInt64(seed))
      let shelf = shelf([("a", (0..<5).map { "a\($0)" }), ("b", (0..<5).map { "b\($0)" })])
      for step in 0..<25 {
        switch Int.random(in: 0..<8, using: &dice) {
        case 0:
          _ = shelf.view.beginInteractiveMovementForItem(at: path(Int.random(in: 0..<4, using: &dice), Int.random(in: 0..<2, using: &dice)))
        case 1, 2, 3: shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 180, y: .random(in: 0...600, using: &dice)))
        case 4: shelf.view.endInteractiveMovement()
        case 5: Bool.random(using: &dice) ? shelf.view.cancelInteractiveMovement() : shelf.view.endInteractiveMovement()
        case 6:
          var next = shelf.source.snapshot()
          next.appendItems(["\(seed)-\(step)"], toSection: Bool.random(using: &dice) ? "a" : "b")
          if next.itemIdentifiers.count > 8 { next.deleteItems([next.itemIdentifiers.randomElement(using: &dice)!]) }
          shelf.source.apply(next, animatingDifferences: Bool.random(using: &dice))
        default: hand.wait(.random(in: 0...0.3, using: &dice))
        }
      }
      shelf.view.endInteractiveMovement()
      hand.wait(1)
      #expect(shelf.names == shelf.source.snapshot().itemIdentifiers, "seed \(seed)")
      #expect(shelf.view.visibleCells.map(\.center.y) == shelf.view.visibleCells.indices.map { 25 + 50 * CGFloat($0) }, "seed \(seed)")
      shelf.view.removeFromSuperview()
      hand.wait()
    }
  }

  // MARK: Carried and dropped

  @Test func `the others make room, and the data follow when it is dropped, with before and after`() {
    let shelf = shelf()
    var heard: [String] = []
    shelf.source.reorderingHandlers.willReorder = { heard.append("will \($0.finalSnapshot.itemIdentifiers.joined())") }
    shelf.source.reorderingHandlers.didReorder = { transaction in
      heard.append("did \(transaction.initialSnapshot.itemIdentifiers.joined()) \(transaction.difference.count)")
    }
    #expect(!shelf.view.beginInteractiveMovementForItem(at: path(9)) && shelf.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(!shelf.view.beginInteractiveMovementForItem(at: path(1)), "one at a time")
    let cell = shelf.cell("1")
    shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 130))
    hand.wait(0.5)
    #expect(
      cell?.center == CGPoint(x: 200, y: 130) && cell?.isReordering == true && shelf.cell("2")?.center.y == 25
        && shelf.cell("3")?.center.y == 75)
    #expect(shelf.source.snapshot().itemIdentifiers == ["1", "2", "3", "4"] && heard.isEmpty)
    shelf.view.endInteractiveMovement()
    #expect(heard == ["will 2314", "did 1234 2"])
    hand.wait(1)
    #expect(shelf.names == ["2", "3", "1", "4"] && shelf.cell("1") === cell && cell?.center.y == 125 && cell?.isReordering == false)
  }
  @Test func `an item that may not move is not lifted; the delegate may send one elsewhere`() {
    final class Guide: NSObject, UICollectionViewDelegate, Implements
        .CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath
    {
      func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath { IndexPath(item: min(1, proposedIndexPath.item), section: 0) }
    }
    let shelf = shelf([("a", ["fixed", "2", "3", "4"])]), guide = Guide()
    shelf.view.delegate = guide
    #expect(!shelf.view.beginInteractiveMovementForItem(at: path(0)) && shelf.view.beginInteractiveMovementForItem(at: path(3)))
    shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 110))
    shelf.view.endInteractiveMovement()
    hand.wait(1)
    #expect(shelf.names == ["fixed", "4", "2", "3"])
  }
  @Test func `a data source that does not follow has its item back`() {
    let board = Board([4]) { _ in Board.rows(50) }
    let cell = board.view.cellForItem(at: path(0))
    _ = board.view.beginInteractiveMovementForItem(at: path(0))
    board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 187, y: 130))
    hand.wait(0.2)
    board.view.endInteractiveMovement()
    hand.wait(1)
    #expect(board.view.cellForItem(at: path(0)) === cell && cell?.center.y == 25)
  }
  @Test func `a long press carries the items of a controller that lets it`() {
    final class Feed: UICollectionViewController {
      var names = ["1", "2", "3", "4"]
      override func viewDidLoad() { collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell") }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
      ) {
        names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
      }
    }
    let feed = Feed(collectionViewLayout: UICollectionViewCompositionalLayout(section: Board.rows(100)))
    hand.window.rootViewController = feed
    hand.wait()
    hand.down(180, 50)
    hand.wait(0.6)
    hand.drag(by: 0, 200, over: 0.3)
    hand.up()
    hand.wait(1)
    #expect(feed.names == ["2", "3", "1", "4"])
  }

  // MARK: In advance

  @Test func `items a screen ahead are told of once, and called off when the user turns back (behaviour: Table updates)`() {
    final class Fetcher: NSObject, UICollectionViewDataSourcePrefetching, Implements.CollectionViewCancelPrefetchingForItemsAt {
      var log: [String] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        log.append("\(indexPaths.first!.item)…\(indexPaths.last!.item)")
      }
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        log.append("not \(indexPaths.first!.item)…\(indexPaths.last!.item)")
      }
    }
    let board = Board([500]) { _ in Board.rows(100) }, fetcher = Fetcher()
    board.view.prefetchDataSource = fetcher
    hand.wait()
    #expect(fetcher.log == ["9…16"])
    board.view.contentOffset.y = 100
    hand.wait()
    #expect(fetcher.log.count == 1, "too little to look again")
    board.view.contentOffset.y = 400
    hand.wait()
    #expect(fetcher.log == ["9…16", "17…20"])
    board.view.contentOffset.y = 0
    hand.wait()
    #expect(fetcher.log == ["9…16", "17…20", "not 13…20"])
  }
}
