import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// Automatic scrolling of a collection view while an item is dragged near its edge. (Docs/behaviour/lists.md, "Collection view updates")
@MainActor @Suite(.hand)
struct EdgeScrollTests {
  let hand = Hand.current!

  /// Items that may be carried, by a long press of the controller's.
  final class Shelf: UICollectionViewController {
    var items = (0..<60).map { "\($0)" }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(TaggedCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      (cell as? TaggedCell)?.name = items[indexPath.item]
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }
  private func shelf() -> Shelf {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 375, height: 100), 0)
    let shelf = Shelf(collectionViewLayout: layout)
    hand.window.rootViewController = shelf
    hand.wait()
    return shelf
  }
  /// Presses the third item long and carries it near the lower edge.
  private func carry(to y: CGFloat) {
    hand.down(187, 250)
    hand.wait(0.7)
    hand.move(187, 400)
    hand.move(187, y)
  }

  @Test func `taken away while it scrolls, the item goes back, and the scrolling ends`() {
    let shelf = shelf()
    carry(to: 800)
    hand.wait(0.5)
    let offset = shelf.collectionView.contentOffset.y
    #expect(offset > 100)
    hand.cancel()
    hand.wait(1)
    #expect(shelf.items == (0..<60).map { "\($0)" } && hand.app.isQuiet && shelf.collectionView.contentOffset.y <= offset + 20)
  }

  @Test func `data that change while it scrolls let the item go, and the scrolling ends`() {
    let shelf = shelf()
    carry(to: 800)
    hand.wait(0.3)
    hand.app.perform {
      shelf.items.removeLast()
      shelf.collectionView.deleteItems(at: [IndexPath(item: 59, section: 0)])
    }
    hand.wait(0.1)
    let offset = shelf.collectionView.contentOffset.y
    hand.wait(1)
    #expect(shelf.collectionView.contentOffset.y == offset && shelf.collectionView.movement == nil)
    hand.up()
    hand.wait(1)
    #expect(hand.app.isQuiet)
  }

  @Test func `removed from the window while it scrolls, nothing goes on`() {
    let shelf = shelf()
    carry(to: 800)
    hand.wait(0.3)
    hand.app.perform { hand.window.rootViewController = UIViewController() }
    hand.up()
    hand.wait(1)
    #expect(hand.app.isQuiet && shelf.collectionView.movement == nil)
  }

  @Test func `near the lower edge content goes on beneath the item, which stays under the finger, and is dropped there`() throws {
    let shelf = shelf()
    carry(to: 800)
    hand.wait(1.5)
    let offset = shelf.collectionView.contentOffset.y
    #expect(offset > 400)
    let carried = try #require(shelf.collectionView.visibleCells.first { ($0 as? TaggedCell)?.name == "2" })
    #expect(abs(carried.convert(CGPoint(x: 0, y: 50), to: nil).y - 800) < 1)
    hand.move(187, 400)
    hand.wait(0.5)
    let resting = shelf.collectionView.contentOffset.y
    hand.wait(0.5)
    #expect(shelf.collectionView.contentOffset.y == resting, "away from the edge it rests")
    hand.up()
    hand.wait(1)
    let place = try #require(shelf.items.firstIndex(of: "2"))
    #expect(place == Int((resting + 400) / 100) && hand.app.isQuiet)
  }

  @Test func `at the end of the content it rests, though the finger stays there`() {
    let shelf = shelf()
    carry(to: 811)
    hand.wait(20)
    #expect(shelf.collectionView.contentOffset.y == 6000 - 812 && hand.app.isQuiet)
    hand.move(187, 0)
    hand.wait(20)
    #expect(shelf.collectionView.contentOffset.y == 0)
    hand.up()
    hand.wait(1)
    #expect(shelf.items.first == "2")
  }
}
