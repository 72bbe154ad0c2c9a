import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Failures that `CollectionWalkTests` found, each reduced to its cause.
@MainActor @Suite("A collection view that is changed while it scrolls, updates or is touched (behaviour: Collection view updates)", .hand)
struct CollectionInterruptionTests {
  let hand = Hand.current!
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Inserts an item when content scrolls, once.
  private func insertOnScroll(_ gallery: Gallery) {
    gallery.onScroll = {
      gallery.onScroll = {}
      gallery.sections[0].insert("new", at: 0)
      gallery.view.insertItems(at: [path(0)])
    }
  }

  @Test func `cells are where a changed layout says, though it was asked about an item before they were placed`() {
    let gallery = Gallery(count: 50), other = UICollectionViewFlowLayout()
    (other.itemSize, other.minimumInteritemSpacing, other.minimumLineSpacing) = (CGSize(width: 125, height: 125), 0, 0)
    gallery.view.setCollectionViewLayout(other, animated: false)
    #expect(gallery.view.indexPathForItem(at: CGPoint(x: 130, y: 10)) == path(1))
    hand.wait()
    #expect(gallery.cell("1")?.frame.minX == 125 && gallery.names.count == 21)
    other.itemSize.height = 200
    hand.tap(130, 300)
    hand.wait()
    #expect(gallery.cell("4")?.frame.minY == 200 && gallery.names.count == 15)
  }

  @Test func `a cell on its way out that comes back is no longer selected, if its item was deselected meanwhile`() throws {
    let gallery = Gallery(count: 40, itemSize: CGSize(width: 125, height: 125)), tall = UICollectionViewFlowLayout()
    tall.itemSize = CGSize(width: 375, height: 800)
    let cell = try #require(gallery.cell("9"))
    gallery.view.selectItem(at: path(9), animated: false, scrollPosition: [])
    gallery.view.setCollectionViewLayout(tall, animated: true)
    hand.wait(0.1)
    gallery.view.deselectItem(at: path(9), animated: false)
    gallery.view.setCollectionViewLayout(gallery.flow, animated: true)
    hand.wait(1)
    #expect(gallery.cell("9") === cell && !cell.isSelected)
  }
}
