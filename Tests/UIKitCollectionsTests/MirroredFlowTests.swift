import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Flow layouts from right to left (behaviour: Right-to-left layout)", .hand)
struct MirroredFlowTests {
  let hand = Hand.current!
  private func tiles(_ direction: UICollectionView.ScrollDirection = .vertical, side: CGFloat = 125) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (CGSize(width: side, height: 125), 5, 0)
    layout.scrollDirection = direction
    return layout
  }
  private func mirror(_ mirrored: Bool = true) { hand.app.environment.direction = mirrored ? .rightToLeft : .leftToRight }

  // MARK: In the middle

  @Test func `the direction changes while a finger scrolls and while a batch is under way, and all is mirrored at rest`() {
    let gallery = Gallery(count: 100, layout: tiles())
    hand.down(187, 600)
    hand.drag(by: 0, -200, over: 0.2)
    mirror()
    hand.drag(by: 0, -100, over: 0.1)
    hand.up()
    hand.wait(0.1)
    gallery.sections[0].remove(at: 1)
    gallery.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    hand.wait(0.1)
    mirror(false)
    hand.wait(0.1)
    mirror()
    hand.wait(3)
    for cell in gallery.view.visibleCells {
      let item = gallery.view.indexPath(for: cell)?.item ?? 0
      #expect(cell.frame.minX == 250 - 125 * CGFloat(item % 3) && cell.frame.minY == 130 * CGFloat(item / 3))
    }
    #expect(gallery.view.subviews.count { $0 is TaggedCell } == gallery.view.list.visible.count && hand.app.isQuiet)
  }

  @Test func `a deleted item fades where it was seen, and the others close up to the right`() throws {
    mirror()
    let gallery = Gallery(count: 6, layout: tiles())
    let gone = try #require(gallery.cell("1"))
    #expect(gone.frame.minX == 125)
    gallery.sections[0].remove(at: 1)
    gallery.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    hand.wait(0.15)
    #expect(gone.seenFrame.minX == 125 && gone.seenAlpha < 0.9)
    hand.wait(1)
    #expect(gallery.cell("2")?.frame.minX == 125 && gallery.cell("3")?.frame.minX == 0)
  }

  @Test func `columns that are added or measured while content is scrolled move nothing that is seen`() throws {
    mirror()
    let layout = tiles(.horizontal)
    let gallery = Gallery(count: 60, layout: layout)
    gallery.view.contentOffset.x -= 700
    hand.wait()
    let seen = try #require(gallery.view.visibleCells.first as? TaggedCell)
    let place = seen.convert(seen.bounds, to: nil)
    gallery.sections[0] += (100..<130).map { "\($0)" }
    gallery.view.insertItems(at: (60..<90).map { IndexPath(item: $0, section: 0) })
    hand.wait(1)
    #expect(gallery.cell(seen.name).map { $0.convert($0.bounds, to: nil) } == place)
  }

  // MARK: Whole

  @Test func `rows begin at the right, and what is asked by place is found there`() {
    mirror()
    let gallery = Gallery([["a", "b", "c", "d"], ["e"]], layout: tiles())
    #expect(gallery.cell("a")?.frame == CGRect(x: 250, y: 0, width: 125, height: 125))
    #expect(gallery.cell("c")?.frame.minX == 0 && gallery.cell("d")?.frame == CGRect(x: 250, y: 130, width: 125, height: 125))
    #expect(gallery.view.indexPathForItem(at: CGPoint(x: 300, y: 50)) == IndexPath(item: 0, section: 0))
    #expect(gallery.view.indexPathForItem(at: CGPoint(x: 20, y: 150)) == nil)
  }

  @Test func `sideways, content begins at its right end, and each next column is further to the left`() {
    mirror()
    let gallery = Gallery(count: 60, layout: tiles(.horizontal))
    let width = gallery.view.contentSize.width
    #expect(gallery.view.contentOffset.x == width - 375)
    #expect(gallery.cell("0")?.frame == CGRect(x: width - 125, y: 0, width: 125, height: 125))
    #expect(gallery.cell("0")?.convert(.zero, to: nil).x == 250)
    hand.down(100, 300)
    hand.drag(by: 200, 0, over: 0.3)
    hand.wait(0.1)
    hand.up()
    hand.wait(2)
    #expect(gallery.cell("0") == nil && !gallery.names.isEmpty, "to the right is forward")
    gallery.view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .centeredHorizontally, animated: false)
    hand.wait()
    #expect(gallery.view.contentOffset.x == 0 && gallery.cell("59") != nil)
  }

  @Test func `a screen that becomes wider keeps what stands at the leading end`() {
    mirror()
    let gallery = Gallery(count: 60, layout: tiles(.horizontal))
    gallery.view.frame.size.width = 250
    hand.wait()
    #expect(gallery.cell("0")?.convert(.zero, to: nil).x == 125)
    gallery.view.frame.size.width = 375
    hand.wait()
    #expect(gallery.cell("0")?.convert(.zero, to: nil).x == 250)
  }

  @Test func `columns that leave room stand at the right`() {
    mirror()
    let gallery = Gallery(count: 1, layout: tiles(.horizontal))
    #expect(gallery.cell("0")?.frame.minX == 250 && gallery.view.contentOffset.x == 0)
  }

  @Test func `pinned headers stay at the leading edge, sideways too`() {
    mirror()
    let layout = tiles(.horizontal)
    (layout.headerReferenceSize, layout.sectionHeadersPinToVisibleBounds) = (CGSize(width: 40, height: 40), true)
    let gallery = Gallery(count: 60, layout: layout)
    func header() -> CGRect? {
      gallery.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        .map { $0.convert($0.bounds, to: nil) }
    }
    #expect(header()?.minX == 335)
    gallery.view.contentOffset.x -= 600
    hand.wait()
    #expect(header()?.minX == 335)
  }

  @Test func `a layout that flips and was made for reading from the right is mirrored where people read from the left`() {
    final class Arabic: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    }
    let layout = Arabic()
    (layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (CGSize(width: 125, height: 125), 5, 0)
    let gallery = Gallery(count: 3, layout: layout)
    #expect(gallery.cell("0")?.frame.minX == 250 && !UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection)
    mirror()
    hand.wait()
    #expect(gallery.cell("0")?.frame.minX == 0)
  }

  @Test func `the view's own direction counts, by its semantic content attribute`() {
    let gallery = Gallery(count: 3, layout: tiles())
    gallery.view.semanticContentAttribute = .forceRightToLeft
    hand.wait()
    #expect(gallery.cell("0")?.frame.minX == 250)
    gallery.view.semanticContentAttribute = .playback
    mirror()
    hand.wait()
    #expect(gallery.cell("0")?.frame.minX == 0)
  }
}
