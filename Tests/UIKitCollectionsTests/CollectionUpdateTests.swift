import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Batch updates of a collection view (behaviour: Collection view updates)", .hand)
struct CollectionUpdateTests {
  let hand = Hand.current!
  let gallery = Gallery([["a", "b", "c", "d", "e"]])
  var view: UICollectionView { gallery.view }
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  /// What is seen of each item: top and opacity.
  private func seen(_ name: String) throws -> [Double] {
    let cell = try #require(gallery.cell(name))
    return [(cell.seenFrame.minY * 1000).rounded() / 1000, (cell.seenAlpha * 1000).rounded() / 1000]
  }
  private func insert(_ name: String, _ item: Int) {
    gallery.sections[0].insert(name, at: item)
    view.insertItems(at: [path(item)])
  }
  private func delete(_ item: Int) {
    gallery.sections[0].remove(at: item)
    view.deleteItems(at: [path(item)])
  }

  // MARK: Together

  @Test func `a batch without changes moves items to where a changed layout has them`() throws {
    view.performBatchUpdates({ gallery.flow.itemSize.height = 50 })
    hand.flush()
    #expect(try seen("c") == [200, 1])
    hand.wait(0.15)
    #expect(try seen("c") == [150, 1] && gallery.cell("c")?.seenFrame.height == 75)
    #expect(gallery.cell("c")?.contentView.layer.shown?.bounds.height == 75)
    hand.wait(0.2)
    #expect(try seen("c") == [100, 1])
  }

  @Test func `a change before anything was asked of the data is none`() {
    let other = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    other.register(TaggedCell.self, forCellWithReuseIdentifier: "item")
    other.dataSource = gallery
    other.insertItems(at: [path(0)])
    hand.window.addSubview(other)
    hand.wait()
    #expect(other.visibleCells.count == 2)
  }

  // MARK: Sections

  @Test func `sections come and go with their headers and items`() throws {
    gallery.sections = [["a", "b"], ["c"], ["d"]]
    gallery.flow.headerReferenceSize.height = 20
    view.reloadData()
    hand.wait()
    let kind = UICollectionView.elementKindSectionHeader
    let headers = view.visibleSupplementaryViews(ofKind: kind)
    view.performBatchUpdates {
      gallery.sections = [["d"], ["x", "y"], ["a", "b"]]
      view.deleteSections([1])
      view.insertSections([1])
      view.moveSection(2, toSection: 0)
    }
    hand.flush(); hand.wait(0.15)
    #expect(headers[1].layer.shown?.opacity == 0.5 && headers[1].superview === view)
    #expect(try seen("x") == [140, 0.5])
    hand.wait(0.2)
    #expect(gallery.names == ["d", "x", "y", "a", "b"])
    let now = view.visibleSupplementaryViews(ofKind: kind)
    #expect(now.count == 3 && now[0] === headers[2] && now[2] === headers[0] && headers[1].superview == nil)
    #expect(now.map(\.frame.minY) == [0, 120, 340])
  }

  // MARK: Layouts of one's own

  final class Sliding: UICollectionViewFlowLayout {
    var log: [String] = []
    override func prepare() {
      log.append("prepare")
      super.prepare()
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        log.append("\(item.updateAction) \(item.indexPathBeforeUpdate?.short ?? "–") \(item.indexPathAfterUpdate?.short ?? "–")")
      }
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.append("initial \(itemIndexPath.short)")
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      attributes?.center.x -= 375
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.append("final \(itemIndexPath.short)")
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return attributes
    }
    override func finalizeCollectionViewUpdates() {
      log.append("finalize, animated \(UIView.inheritedAnimationDuration)")
      super.finalizeCollectionViewUpdates()
    }
  }

  @Test func `a layout is prepared, told the changes, asked for beginnings and ends, and told the end within the animation`() throws {
    let layout = Sliding()
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.minimumLineSpacing = 0
    let gallery = Gallery([["a", "b", "c"]], layout: layout)
    layout.log = []
    let going = try #require(gallery.cell("b"))
    gallery.view.performBatchUpdates {
      gallery.sections = [["x", "c", "A"]]
      gallery.view.deleteItems(at: [path(1)])
      gallery.view.insertItems(at: [path(0)])
      gallery.view.reloadItems(at: [path(0)])
      gallery.view.moveItem(at: path(2), to: path(1))
    }
    #expect(
      layout.log == [
        "prepare", "delete 0.1 –", "insert – 0.0", "reload 0.0 0.2", "move 0.2 0.1",
        "final 0.0", "final 0.1", "initial 0.0", "initial 0.2", "finalize, animated 0.3",
      ])
    hand.flush(); hand.wait(0.15)
    #expect(gallery.cell("x")?.seenFrame.minX == -187.5 && going.layer.shown?.transform.a == 0.75)
    hand.wait(0.2)
    #expect(gallery.cell("x")?.seenFrame.minX == 0)
  }

  @Test func `a layout may choose where content stands after a batch`() {
    final class Anchored: UICollectionViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + 100)
      }
    }
    let layout = Anchored()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 375, height: 100), 0)
    let gallery = Gallery(count: 20, layout: layout)
    gallery.sections[0].insert("x", at: 0)
    gallery.view.insertItems(at: [path(0)])
    hand.flush()
    #expect(gallery.view.contentOffset.y == 100 && gallery.names.first == "0")
  }
}
