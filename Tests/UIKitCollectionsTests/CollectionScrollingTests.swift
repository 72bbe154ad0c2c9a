import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Scrolling a collection view to its items (behaviour: Scroll views and Collection view passes)", .hand)
struct CollectionScrollingTests {
  let hand = Hand.current!
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 2000.0), (.centeredVertically, 2000 + 50 - 406), (.bottom, 2100 - 812),
  ])
  func `an item scrolls to every place down the view`(position: UICollectionView.ScrollPosition, offset: Double) {
    let gallery = Gallery(count: 50)
    gallery.view.scrollToItem(at: path(20), at: position, animated: false)
    #expect(gallery.view.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.left, 2000.0), (.centeredHorizontally, 2000 + 50 - 187.5), (.right, 2100 - 375),
  ])
  func `and across it`(position: UICollectionView.ScrollPosition, offset: Double) {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing, layout.scrollDirection) = (CGSize(width: 100, height: 812), 0, .horizontal)
    let gallery = Gallery(count: 50, layout: layout)
    gallery.view.scrollToItem(at: path(20), at: position, animated: false)
    #expect(gallery.view.contentOffset == CGPoint(x: offset, y: 0))
  }

  @Test func `insets keep the item clear of the edges, and the ends of the content stay in sight`() {
    let gallery = Gallery(count: 50)
    gallery.view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
    gallery.view.scrollToItem(at: path(20), at: .top, animated: false)
    #expect(gallery.view.contentOffset.y == 1960)
    gallery.view.scrollToItem(at: path(20), at: .bottom, animated: false)
    #expect(gallery.view.contentOffset.y == 1348)
    gallery.view.scrollToItem(at: path(0), at: .bottom, animated: false)
    #expect(gallery.view.contentOffset.y == -40)
    gallery.view.scrollToItem(at: path(49), at: .top, animated: false)
    #expect(gallery.view.contentOffset.y == 4248)
  }

  @Test func `no position scrolls as little as shows the item`() {
    let gallery = Gallery(count: 50)
    gallery.view.scrollToItem(at: path(3), at: [], animated: false)
    #expect(gallery.view.contentOffset.y == 0)
    gallery.view.scrollToItem(at: path(20), at: [], animated: false)
    #expect(gallery.view.contentOffset.y == 1288)
  }

  @Test func `animated, it takes 0.3 s, and cells come and go on the way`() {
    let gallery = Gallery(count: 50)
    gallery.view.scrollToItem(at: path(20), at: .top, animated: true)
    hand.wait(0.15)
    #expect(abs(gallery.view.contentOffset.y - 1000) < 100 && gallery.names.contains("12") && !gallery.names.contains("0"))
    hand.wait(0.2)
    #expect(gallery.view.contentOffset.y == 2000 && gallery.names.first == "20" && gallery.names.count == 9)
  }

  @Test func `an item that there is not stops with a message`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Hand.$current.withValue(Hand()) {
          Gallery(count: 5).view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .top, animated: false)
        }
      }
    }
  }

  @Test func `two positions on one axis stop with a message`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Hand.$current.withValue(Hand()) {
          Gallery(count: 5).view.scrollToItem(at: IndexPath(item: 1, section: 0), at: [.top, .bottom], animated: false)
        }
      }
    }
  }
}
