import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// The updates that tables and collection views perform alike. Each test runs for both.
@MainActor @Suite("Updates of tables and collection views (behaviour: Table updates, Collection view updates)", .hand)
struct SharedUpdateTests {
  let hand = Hand.current!
  private let letters = [["a", "b", "c", "d", "e"]]

  // MARK: Interrupted

  @Test(arguments: ListKind.allCases) func `a second batch begins where everything is on the screen`(kind: ListKind) {
    let list = kind.make(letters)
    list.insert("x", 0)
    hand.flush(); hand.wait(0.1)
    let before = ["x", "a", "e"].map(list.seen)
    list.insert("y", 0)
    list.delete(3)
    hand.flush()
    #expect(["x", "a", "e"].map(list.seen) == before)
    hand.wait(0.6)
    #expect(list.names == ["y", "x", "a", "c", "d", "e"] && hand.app.isQuiet)
    #expect(list.seen("x") == [100, 1] && list.seen("e") == [500, 1])
  }

  @Test(arguments: ListKind.allCases) func `a row that is deleted while it appears disappears from its state on the screen`(kind: ListKind)
    throws
  {
    let list = kind.make(letters)
    list.insert("x", 1)
    hand.flush(); hand.wait(0.1)
    let cell = try #require(list.cell("x"))
    let (alpha, frame) = (cell.screenAlpha, cell.screenFrame)
    #expect(alpha > 0.1 && alpha < 0.9)
    list.delete(1)
    hand.flush()
    #expect(cell.screenAlpha == alpha && cell.screenFrame == frame && list.cell("x") == nil)
    hand.wait(0.5)
    #expect(cell.superview == nil && hand.app.isQuiet)
  }

  @Test(arguments: ListKind.allCases) func `reloadData ends an update at once`(kind: ListKind) throws {
    let list = kind.make(letters)
    var ends: [Bool] = []
    let deleted = try #require(list.cell("b"))
    list.performBatch({ list.delete(1) }, completion: { ends.append($0) })
    hand.flush(); hand.wait(0.1)
    list.events.quiet.remove("display")
    list.reloadData()
    #expect(deleted.superview == nil && list.events.log.last == "didEndDisplaying 0.1")
    hand.flush()
    #expect(list.names == ["a", "c", "d", "e"] && list.seen("c") == [100, 1] && list.cellViews == 4)
    hand.wait(0.5)
    #expect(ends.count == 1 && list.seen("e") == [300, 1] && hand.app.isQuiet)
  }

  @Test(arguments: ListKind.allCases) func `a list that leaves the window in an update is complete when it returns`(kind: ListKind) {
    let list = kind.make(letters)
    list.insert("x", 0)
    hand.flush(); hand.wait(0.1)
    list.view.removeFromSuperview()
    hand.wait(0.1)
    list.delete(5)
    hand.wait(0.5)
    hand.window.addSubview(list.view)
    hand.wait(0.5)
    #expect(list.names == ["x", "a", "b", "c", "d"] && list.seen("a") == [100, 1])
    #expect(!list.hasDisappearingViews && hand.app.isQuiet)
  }

  @Test(arguments: ListKind.allCases) func `a finger scrolls during an update`(kind: ListKind) {
    let list = kind.make(count: 50)
    list.delete(2)
    hand.flush(); hand.wait(0.05)
    hand.down(100, 700); hand.drag(-210, over: 0.1)
    #expect(list.view.contentOffset.y == 200)
    hand.up(); hand.wait(4)
    #expect(!list.hasDisappearingViews && (9...10).contains(list.names.count) && list.cellViews == list.names.count)
  }

  @Test(arguments: ListKind.allCases) func `an update during a drag leaves the content under the finger`(kind: ListKind) {
    let list = kind.make(count: 100)
    hand.down(100, 600); hand.drag(-200, over: 0.2)
    let offset = list.view.contentOffset.y
    list.sections[0].removeSubrange(50...)
    list.delete((50..<100).map { list.path($0) })
    hand.flush()
    #expect(list.view.contentOffset.y == offset && list.view.isDragging)
    hand.drag(-50, over: 0.1)
    #expect(list.view.contentOffset.y == offset + 50)
    hand.up(); hand.wait(3)
    #expect(hand.app.isQuiet)
  }

  @Test(arguments: ListKind.allCases) func `a row that scrolls out and in during updates keeps its cell`(kind: ListKind) throws {
    let list = kind.make(count: 20)
    let cell = try #require(list.cell("8"))
    list.insert("x", 0)
    hand.flush(); hand.wait(0.1)
    #expect(list.cell("8") == nil && cell.superview === list.view)
    let frame = cell.screenFrame
    list.delete(0)
    hand.flush()
    #expect(list.cell("8") === cell && cell.screenFrame == frame)
    hand.wait(0.5)
    #expect(list.cell("8") === cell && cell.screenFrame.minY == 800 && !list.hasDisappearingViews)
  }

  // MARK: During the layout pass of a batch

  /// Inserts a row when the content scrolls, once.
  private func insertOnScroll(_ list: any ListFixture) {
    list.events.onScroll = {
      list.events.onScroll = {}
      list.insert("new", 0)
    }
  }

  @Test(arguments: ListKind.allCases) func `a batch counts the rows that the delegate inserts because its layout pass scrolls`(
    kind: ListKind
  ) {
    let list = kind.make(count: 50)
    list.view.contentOffset.y = 4000
    hand.wait()
    list.sections = [Array(list.sections[0].prefix(12))]
    list.reloadData()
    insertOnScroll(list)
    list.performBatch(nil, completion: nil)
    hand.wait(1)
    #expect(list.numberOfRows == 13 && list.view.contentSize.height == 1300)
    #expect(list.visiblePaths.map { list.sections[0][$0.row] } == list.names)
  }

  @Test(arguments: ListKind.allCases) func `the delegate is notified of scrolling when all of a batch is at its position`(kind: ListKind) {
    let list = kind.make(count: 50)
    list.view.contentOffset.y = 4188
    hand.wait()
    insertOnScroll(list)
    list.performBatch(
      {
        list.sections = [Array(list.sections[0].prefix(20))]
        list.delete((20..<50).map { list.path($0) })
      }, completion: nil)
    hand.wait(1)
    #expect(list.sections[0].count == 21 && !list.hasDisappearingViews)
    for path in list.visiblePaths {
      #expect(list.cell(at: path)?.name == list.sections[0][path.row] && list.cell(at: path)?.frame.minY == Double(path.row) * 100)
    }
  }

  // MARK: One kind of change

  @Test(arguments: ListKind.allCases) func `an inserted row fades in while the others make room`(kind: ListKind) {
    let list = kind.make(letters)
    list.insert("x", 1)
    hand.flush()
    #expect(list.seen("x") == [100, 0] && list.seen("b") == [100, 1] && list.seen("a") == [0, 1])
    hand.wait(0.15)
    #expect(list.seen("x") == [100, 0.5] && list.seen("b") == [150, 1])  // The curve is halfway at half the time.
    hand.wait(0.16)
    #expect(list.seen("x") == [100, 1] && list.seen("b") == [200, 1] && list.view.contentSize.height == 600)
  }

  @Test(arguments: ListKind.allCases) func `a deleted row fades out and then ends its display`(kind: ListKind) throws {
    let list = kind.make(letters)
    list.events.quiet.remove("display")
    let deleted = try #require(list.cell("b"))
    list.delete(1)
    hand.flush(); hand.wait(0.15)
    #expect(deleted.screenAlpha == 0.5 && deleted.screenFrame.minY == 100 && list.events.log.isEmpty)
    #expect(list.seen("c") == [150, 1] && list.cell(at: list.path(1)) === list.cell("c"))
    hand.wait(0.16)
    #expect(list.events.log == ["didEndDisplaying 0.1"] && deleted.superview == nil)
  }

  @Test(arguments: ListKind.allCases) func `a moved row keeps its cell`(kind: ListKind) throws {
    let list = kind.make(letters)
    let cell = try #require(list.cell("a"))
    list.sections = [["b", "c", "a", "d", "e"]]
    list.move(list.path(0), to: list.path(2))
    hand.flush(); hand.wait(0.15)
    #expect(list.seen("a") == [100, 1] && list.seen("b") == [50, 1] && list.seen("d") == [300, 1])
    hand.wait(0.2)
    #expect(list.cell(at: list.path(2)) === cell && list.names == ["b", "c", "a", "d", "e"])
  }

  @Test(arguments: ListKind.allCases) func `a reloaded row has a new cell that fades in over the old one`(kind: ListKind) throws {
    let list = kind.make(letters)
    let old = try #require(list.cell("b"))
    list.events.quiet.remove("cell")
    list.sections[0][1] = "B"
    list.reload([list.path(1)])
    hand.flush(); hand.wait(0.15)
    #expect(list.events.log == ["cell 0.1"] && list.cell("B") !== old)
    #expect(list.seen("B") == [100, 0.5] && old.screenAlpha == 0.5)
    hand.wait(0.2)
    #expect(old.superview == nil && list.names == ["a", "B", "c", "d", "e"])
  }

  @Test(arguments: ListKind.allCases) func `a row that becomes visible begins at its former position`(kind: ListKind) {
    let list = kind.make(count: 20)
    list.delete(0)
    hand.flush()
    #expect(list.seen("9") == [900, 1] && list.seen("1") == [100, 1])
    hand.wait(0.15)
    #expect(list.seen("9") == [850, 1])
  }

  @Test(arguments: ListKind.allCases) func `content that becomes too short returns within the animation with one didScroll`(kind: ListKind)
  {
    let list = kind.make(count: 12)
    list.view.contentOffset.y = 388
    hand.wait()
    list.events.quiet.remove("scroll")
    list.sections[0].removeLast(2)
    list.delete([list.path(10), list.path(11)])
    #expect(list.view.contentOffset.y == 188 && list.events.log == ["didScroll"])
    hand.flush()
    #expect(list.view.layer.shown?.bounds.minY == 388)
    hand.wait(0.15)
    #expect(list.view.layer.shown?.bounds.minY == 288)
  }

  @Test(arguments: ListKind.allCases) func `a reloaded section may have another number of rows`(kind: ListKind) {
    let list = kind.make(letters)
    list.sections = [["p", "q", "r"]]
    list.reload(section: 0)
    hand.wait(0.5)
    #expect(list.names == ["p", "q", "r"] && list.numberOfRows == 3 && !list.hasDisappearingViews)
  }

  // MARK: Several changes

  @Test(arguments: ListKind.allCases) func `deletions count from before a batch and insertions from after it, in any order`(kind: ListKind)
  {
    let list = kind.make([["a", "b", "c"]])
    for deletesFirst in [true, false] {
      list.sections = [["a", "b", "c"]]
      list.reloadData()
      hand.wait()
      list.performBatch(
        {
          list.sections = [["x", "a", "c", "y"]]
          if deletesFirst { list.delete([list.path(1)]) }
          list.insert([list.path(0), list.path(3)])
          if !deletesFirst { list.delete([list.path(1)]) }
        }, completion: nil)
      hand.wait(0.5)
      #expect(list.names == ["x", "a", "c", "y"])
    }
  }

  @Test(arguments: ListKind.allCases) func `nested batches are one batch with all completions`(kind: ListKind) {
    let list = kind.make(letters)
    var ends: [String] = []
    list.events.quiet = ["scroll", "display"]
    list.performBatch(
      {
        list.sections = [["x", "a", "b", "c", "d", "e", "y"]]
        list.insert([list.path(0)])
        list.performBatch({ list.insert([list.path(6)]) }, completion: { ends.append("inner \($0)") })
      }, completion: { ends.append("outer \($0)") })
    hand.flush()
    #expect(list.events.log == ["sections", "rows of 0", "cell 0.0", "cell 0.6"] && ends.isEmpty)
    hand.wait(0.4)
    #expect(ends == ["outer true", "inner true"])
  }

  @Test(arguments: ListKind.allCases) func `without animations a change has its result at once`(kind: ListKind) {
    let list = kind.make(letters)
    UIView.performWithoutAnimation { list.insert("x", 0) }
    hand.flush()
    #expect(list.seen("x") == [0, 1] && list.seen("a") == [100, 1])
    hand.wait()
    #expect(hand.app.isQuiet)
  }

  @Test(arguments: ListKind.allCases) func `the selection follows its rows and ends with deleted and reloaded ones`(kind: ListKind) {
    let list = kind.make(letters)
    list.allowsMultipleSelection = true
    for row in [0, 2, 3, 4] { list.select(list.path(row)) }
    list.performBatch(
      {
        list.sections = [["x", "e", "b", "c", "D"]]
        list.delete([list.path(0)])
        list.insert([list.path(0)])
        list.move(list.path(4), to: list.path(1))
        list.reload([list.path(3)])
      }, completion: nil)
    hand.wait(0.5)
    #expect(list.names == ["x", "e", "b", "c", "D"] && list.selectedPaths == [list.path(1), list.path(3)])
    #expect(list.visiblePaths.map { list.cell(at: $0)?.isSelected } == [false, true, false, true, false])
    #expect(list.events.log == [])
  }

  @Test(arguments: ListKind.allCases) func `numbers that do not add up stop the app`(kind: ListKind) async {
    // An exit test cannot capture its argument.
    switch kind {
    case .table: await #expect(processExitsWith: .failure) { await MainActor.run { SharedUpdateTests.misupdate(.table) } }
    case .collection: await #expect(processExitsWith: .failure) { await MainActor.run { SharedUpdateTests.misupdate(.collection) } }
    }
  }
  private static func misupdate(_ kind: ListKind) {
    let hand = Hand()
    Hand.$current.withValue(hand) {
      hand.runtime.asCurrent {
        let list = kind.make(count: 3)
        list.delete([list.path(0)])
      }
    }
  }
}
