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

  // MARK: Interrupted

  @Test func `a second batch in the middle of the first begins where everything is seen then`() throws {
    insert("x", 0)
    hand.flush(); hand.wait(0.1)
    let before = try ["x", "a", "e"].map(seen)
    insert("y", 0)
    delete(3)
    hand.flush()
    #expect(try ["x", "a", "e"].map(seen) == before)
    hand.wait(0.6)
    #expect(gallery.names == ["y", "x", "a", "c", "d", "e"] && hand.app.isQuiet)
    #expect(try seen("x") == [100, 1] && seen("e") == [500, 1])
  }

  @Test func `an item that is deleted while it comes in goes out from how it is seen`() throws {
    insert("x", 1)
    hand.flush(); hand.wait(0.1)
    let cell = try #require(gallery.cell("x"))
    let (alpha, frame) = (cell.seenAlpha, cell.seenFrame)
    #expect(alpha > 0.1 && alpha < 0.9)
    delete(1)
    hand.flush()
    #expect(cell.seenAlpha == alpha && cell.seenFrame == frame && gallery.cell("x") == nil)
    hand.wait(0.5)
    #expect(cell.superview == nil && hand.app.isQuiet)
  }

  @Test func `reloadData in the middle ends it: everything is in its place, and what was going is gone`() throws {
    var ends: [Bool] = []
    let going = try #require(gallery.cell("b"))
    view.performBatchUpdates({ delete(1) }, completion: { ends.append($0) })
    hand.flush(); hand.wait(0.1)
    gallery.quiet.remove("display")
    view.reloadData()
    #expect(going.superview == nil && gallery.log.last == "didEndDisplaying 0.1")
    hand.flush()
    #expect(try seen("c") == [100, 1] && gallery.names == ["a", "c", "d", "e"])
    hand.wait(0.5)
    #expect(ends == [false] && view.subviews.count { $0 is UICollectionViewCell } == 4)
  }

  @Test func `a view that leaves the window in the middle is up to date when it comes back`() throws {
    insert("x", 0)
    hand.flush(); hand.wait(0.1)
    view.removeFromSuperview()
    hand.wait(0.1)
    delete(5)
    hand.window.addSubview(view)
    hand.wait(0.5)
    #expect(try gallery.names == ["x", "a", "b", "c", "d"] && seen("a") == [100, 1])
    #expect(view.list.disappearing.isEmpty && hand.app.isQuiet)
  }

  @Test func `a finger scrolls in the middle of an update, and lets go of nothing`() throws {
    gallery.sections = [(0..<50).map { "\($0)" }]
    view.reloadData()
    hand.wait()
    delete(2)
    hand.flush(); hand.wait(0.05)
    hand.down(100, 700); hand.drag(-210, over: 0.1)
    #expect(view.contentOffset.y == 200.0)
    hand.up(); hand.wait(4)
    #expect(view.list.disappearing.isEmpty && (9...10).contains(gallery.names.count))
    #expect(view.subviews.count { $0 is UICollectionViewCell } == gallery.names.count)
  }

  @Test func `what goes out of sight and is wanted again before it has gone keeps its cell`() throws {
    gallery.sections = [(0..<20).map { "\($0)" }]
    view.reloadData()
    hand.wait()
    let cell = try #require(gallery.cell("8"))
    insert("x", 0)
    hand.flush(); hand.wait(0.1)
    #expect(gallery.cell("8") == nil && cell.superview === view)
    let frame = cell.seenFrame
    delete(0)
    hand.flush()
    #expect(gallery.cell("8") === cell && cell.seenFrame == frame)
    hand.wait(0.5)
    #expect(gallery.cell("8") === cell && cell.seenFrame.minY == 800 && view.list.disappearing.isEmpty)
  }

  // MARK: One kind of change

  @Test func `an inserted item fades in at its place while the others make room`() throws {
    insert("x", 1)
    hand.flush()
    #expect(try seen("x") == [100, 0] && seen("b") == [100, 1] && seen("a") == [0, 1])
    hand.wait(0.15)
    #expect(try seen("x") == [100, 0.5] && seen("b") == [150, 1])  // ease-in-out is halfway at half time
    hand.wait(0.16)
    #expect(try seen("x") == [100, 1] && seen("b") == [200, 1] && view.contentSize.height == 600)
  }

  @Test func `a deleted item fades out at its place, ends its display after that, and the others close up`() throws {
    gallery.quiet.remove("display")
    let going = try #require(gallery.cell("b"))
    delete(1)
    hand.flush(); hand.wait(0.15)
    #expect(going.seenAlpha == 0.5 && going.seenFrame.minY == 100 && gallery.log.isEmpty)
    #expect(try seen("c") == [150, 1] && view.cellForItem(at: path(1)) === gallery.cell("c"))
    hand.wait(0.16)
    #expect(gallery.log == ["didEndDisplaying 0.1"] && going.superview == nil)
  }

  @Test func `a moved item goes there, and its cell goes with it`() throws {
    let cell = try #require(gallery.cell("a"))
    gallery.sections = [["b", "c", "a", "d", "e"]]
    view.moveItem(at: path(0), to: path(2))
    hand.flush(); hand.wait(0.15)
    #expect(try seen("a") == [100, 1] && seen("b") == [50, 1] && seen("d") == [300, 1])
    hand.wait(0.2)
    #expect(view.cellForItem(at: path(2)) === cell && gallery.names == ["b", "c", "a", "d", "e"])
  }

  @Test func `a reloaded item is asked for anew, and the new cell fades in over the old one`() throws {
    let old = try #require(gallery.cell("b"))
    gallery.quiet.remove("cell")
    gallery.sections[0][1] = "B"
    view.reloadItems(at: [path(1)])
    hand.flush(); hand.wait(0.15)
    #expect(gallery.log == ["cell 0.1?"] && gallery.cell("B") !== old)
    #expect(try seen("B") == [100, 0.5] && old.seenAlpha == 0.5)
    hand.wait(0.2)
    #expect(old.superview == nil && gallery.names == ["a", "B", "c", "d", "e"])
  }

  @Test func `what comes into sight from beyond comes from where it was`() throws {
    gallery.sections = [(0..<20).map { "\($0)" }]
    view.reloadData()
    hand.wait()
    delete(0)
    hand.flush()
    #expect(try seen("9") == [900, 1] && seen("1") == [100, 1])
    hand.wait(0.15)
    #expect(try seen("9") == [850, 1])
  }

  @Test func `content that gets too short comes back within the animation, with one didScroll`() throws {
    gallery.sections = [(0..<12).map { "\($0)" }]
    view.reloadData()
    hand.wait()
    view.contentOffset.y = 388
    hand.wait()
    gallery.quiet.remove("scroll")
    gallery.sections[0].removeLast(2)
    view.deleteItems(at: [path(10), path(11)])
    #expect(view.contentOffset.y == 188 && gallery.log == ["didScroll"])
    hand.flush()
    #expect(view.layer.shown?.bounds.minY == 388)
    hand.wait(0.15)
    #expect(view.layer.shown?.bounds.minY == 288)
  }

  // MARK: Together

  @Test func `deletes count as before and inserts as after, whatever the order in the block`() {
    for order in [true, false] {
      gallery.sections = [["a", "b", "c"]]
      view.reloadData()
      hand.wait()
      view.performBatchUpdates {
        gallery.sections = [["x", "a", "c", "y"]]
        if order { view.deleteItems(at: [path(1)]) }
        view.insertItems(at: [path(0), path(3)])
        if !order { view.deleteItems(at: [path(1)]) }
      }
      hand.wait(0.5)
      #expect(gallery.names == ["x", "a", "c", "y"])
    }
  }

  @Test func `batches within a batch are one, asked about once, and all completions hear of its end`() {
    var ends: [String] = []
    gallery.quiet = ["scroll", "display"]
    view.performBatchUpdates({
      gallery.sections = [["x", "a", "b", "c", "d", "e", "y"]]
      view.insertItems(at: [path(0)])
      view.performBatchUpdates({ view.insertItems(at: [path(6)]) }, completion: { ends.append("inner \($0)") })
    }) { ends.append("outer \($0)") }
    hand.flush()
    #expect(gallery.log == ["sections?", "items of 0?", "cell 0.0?", "cell 0.6?"] && ends.isEmpty)
    hand.wait(0.4)
    #expect(ends == ["outer true", "inner true"])
  }

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

  @Test func `without animations around, everything is there at once`() throws {
    UIView.performWithoutAnimation { insert("x", 0) }
    hand.flush()
    #expect(try seen("x") == [0, 1] && seen("a") == [100, 1])
    hand.wait()
    #expect(hand.app.isQuiet)
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

  @Test func `selection goes with its items, and out with those that are deleted or reloaded`() {
    view.allowsMultipleSelection = true
    for item in [0, 2, 3, 4] { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
    view.performBatchUpdates {
      gallery.sections = [["x", "e", "b", "c", "D"]]
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(0)])
      view.moveItem(at: path(4), to: path(1))
      view.reloadItems(at: [path(3)])
    }
    hand.wait(0.5)
    #expect(gallery.names == ["x", "e", "b", "c", "D"])
    #expect(view.indexPathsForSelectedItems == [path(1), path(3)])
    #expect(view.visibleCells.map(\.isSelected) == [false, true, false, true, false])
  }

  @Test func `an item that moves under the finger stays highlighted until the finger lifts`() {
    hand.down(100, 150)
    insert("x", 0)
    hand.flush(); hand.wait(0.4)
    #expect(gallery.cell("b")?.isHighlighted == true && gallery.cell("a")?.isHighlighted == false)
    gallery.log = []
    hand.up()
    #expect(gallery.log == ["didUnhighlight 0.2"] && gallery.cell("b")?.isHighlighted == false)  // another item is there now
  }

  @Test func `numbers that do not add up stop with a message`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Hand.$current.withValue(Hand()) {
          let gallery = Gallery(count: 3)
          gallery.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
    }
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

  @Test func `a reloaded section may have other items, in any number`() {
    gallery.sections = [["p", "q", "r"]]
    view.reloadSections([0])
    hand.wait(0.5)
    #expect(gallery.names == ["p", "q", "r"] && view.numberOfItems(inSection: 0) == 3 && view.list.disappearing.isEmpty)
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
