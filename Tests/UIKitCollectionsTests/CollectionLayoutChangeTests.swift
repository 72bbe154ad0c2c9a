import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor @Suite("Another layout for a collection view (behaviour: Layout transitions)", .hand)
struct CollectionLayoutChangeTests {
  /// A grid of 125-point tiles, three in a row, that records the calls to its layout.
  final class Grid: UICollectionViewFlowLayout {
    var log: (String) -> Void = { _ in }
    var target: CGPoint?
    let label: String

    init(_ label: String, side: CGFloat = 125) {
      self.label = label
      super.init()
      (itemSize, minimumLineSpacing, minimumInteritemSpacing) = (CGSize(width: side, height: side), 0, 0)
    }
    required init?(coder: NSCoder) { nil }

    override func prepare() {
      log("\(label) prepare")
      super.prepare()
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      log("\(label) to \((newLayout as? Grid)?.label ?? "?")")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      log("\(label) from \((oldLayout as? Grid)?.label ?? "?")")
    }
    override func finalizeLayoutTransition() { log("\(label) finalize \(UIView.inheritedAnimationDuration)") }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      log("\(label) target?")
      return target ?? proposedContentOffset
    }
  }

  let hand = Hand.current!
  let small = Grid("small"), large = Grid("large", side: 375)
  let gallery: Gallery
  init() {
    gallery = Gallery(count: 40, layout: small)
  }
  private func seen(_ name: String) throws -> CGRect {
    try #require(gallery.view.subviews.compactMap { $0 as? TaggedCell }.first { $0.name == name }).seenFrame
  }

  @Test func `turning back in the middle begins where everything is seen then`() throws {
    var ends: [String] = []
    gallery.view.setCollectionViewLayout(large, animated: true) { ends.append("large \($0)") }
    hand.flush(); hand.wait(0.1)
    let before = try ["0", "1", "2", "20"].map(seen)
    gallery.view.setCollectionViewLayout(small, animated: true) { ends.append("small \($0)") }
    hand.flush()
    #expect(try ["0", "1", "2", "20"].map(seen) == before)
    hand.wait(0.5)
    #expect(try seen("4") == CGRect(x: 125, y: 125, width: 125, height: 125))
    #expect(ends == ["large true", "small true"] && gallery.view.list.disappearing.isEmpty && hand.app.isQuiet)
    #expect(gallery.view.visibleCells.count == 21)
  }

  @Test func `reloadData in the middle puts everything where the new layout has it`() throws {
    gallery.view.setCollectionViewLayout(large, animated: true)
    hand.flush(); hand.wait(0.1)
    gallery.view.reloadData()
    hand.flush()
    #expect(try seen("1") == CGRect(x: 0, y: 375, width: 375, height: 375) && gallery.names == ["0", "1", "2"])
  }

  @Test func `each item goes from its place in the old layout to that in the new one, in 0.3 s`() throws {
    let cell = try #require(gallery.cell("1"))
    gallery.view.setCollectionViewLayout(large, animated: true)
    hand.flush()
    #expect(cell.seenFrame == CGRect(x: 125, y: 0, width: 125, height: 125))
    hand.wait(0.15)
    #expect(cell.seenFrame == CGRect(x: 62.5, y: 187.5, width: 250, height: 250))
    #expect(cell.contentView.layer.shown?.bounds.width == 250)
    hand.wait(0.2)
    #expect(gallery.cell("1") === cell && cell.seenFrame == CGRect(x: 0, y: 375, width: 375, height: 375))
    #expect(gallery.names == ["0", "1", "2"] && gallery.view.contentSize.height == 15000)
  }

  @Test func `what comes into sight comes from its place in the old layout, however far it was`() throws {
    gallery.view.setCollectionViewLayout(large, animated: false)
    hand.wait()
    gallery.view.setCollectionViewLayout(small, animated: true)
    hand.flush()
    #expect(try seen("20") == CGRect(x: 0, y: 7500, width: 375, height: 375))
    hand.wait(0.31)
    #expect(try seen("20") == CGRect(x: 250, y: 750, width: 125, height: 125))
  }

  @Test func `the order is: to, from, prepare, target, both finalized within the animation, completion`() {
    var log: [String] = []
    (small.log, large.log) = ({ log.append($0) }, { log.append($0) })
    gallery.view.setCollectionViewLayout(large, animated: true) { log.append("end \($0)") }
    #expect(
      log == ["small to large", "large from small", "large prepare", "large target?", "small finalize 0.3", "large finalize 0.3"])
    hand.wait(0.4)
    #expect(log.last == "end true" && small.collectionView == nil && large.collectionView === gallery.view)
  }

  @Test func `the new layout may choose where content stands, and the way there is animated`() {
    large.target = CGPoint(x: 0, y: 3750)
    gallery.view.setCollectionViewLayout(large, animated: true)
    hand.flush()
    #expect(gallery.view.contentOffset.y == 3750 && gallery.view.layer.shown?.bounds.minY == 0 && gallery.names == ["10", "11", "12"])
    hand.wait(0.15)
    #expect(gallery.view.layer.shown?.bounds.minY == 1875)
  }

  @Test func `content that is shorter in the new layout comes back`() {
    gallery.view.setCollectionViewLayout(large, animated: false)
    hand.wait()
    gallery.view.contentOffset.y = 9000
    hand.wait()
    gallery.view.setCollectionViewLayout(small, animated: true)
    hand.wait(0.5)
    #expect(gallery.view.contentOffset.y == 938 && gallery.names.last == "39")
  }

  @Test func `not animated, all is there in the next pass, and selection stays`() throws {
    gallery.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    var ended = false
    gallery.view.setCollectionViewLayout(large, animated: false) { ended = $0 }
    hand.wait()
    #expect(try seen("1").minY == 375 && ended && gallery.cell("1")?.isSelected == true)
    gallery.view.collectionViewLayout = small
    hand.wait()
    #expect(try seen("1").minX == 125)
  }

  @Test func `headers that only one layout has fade`() throws {
    large.headerReferenceSize = CGSize(width: 0, height: 50)
    gallery.view.setCollectionViewLayout(large, animated: true)
    hand.flush(); hand.wait(0.15)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(gallery.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect(header.layer.shown?.opacity == 0.5)
    hand.wait(0.3)
    gallery.view.setCollectionViewLayout(small, animated: true)
    hand.flush(); hand.wait(0.15)
    #expect(abs((header.layer.shown?.opacity ?? 0) - 0.5) < 1e-9 && header.superview === gallery.view)
    hand.wait(0.3)
    #expect(header.superview == nil)
  }
}
