import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// The highlight and the selection that tables and collection views have alike. Each test runs for both.
@MainActor @Suite("Selection in tables and collection views (behaviour: Table cells, Collection view updates)", .hand)
struct SharedSelectionTests {
  let hand = Hand.current!

  // MARK: Cancelled and refused

  @Test(arguments: ListKind.allCases) func `a scroll that begins ends the highlight and selects nothing`(kind: ListKind) {
    let list = kind.make(count: 50)
    hand.down(100, 450)
    #expect(list.cell("4")?.isHighlighted == true)
    hand.drag(-60, over: 0.1) { #expect(list.view.isDragging == (list.cell("4")?.isHighlighted == false)) }
    #expect(list.events.log == ["shouldHighlight 0.4", "didHighlight 0.4", "willBeginDragging", "didUnhighlight 0.4"])
    hand.up()
    #expect(list.cell("4")?.isHighlighted == false && list.selectedPaths == [])
  }

  @Test(arguments: ListKind.allCases) func `a touch that the system cancels ends the highlight and selects nothing`(kind: ListKind) {
    let list = kind.make(count: 50)
    hand.down(100, 450); hand.cancel()
    #expect(list.events.log == ["shouldHighlight 0.4", "didHighlight 0.4", "didUnhighlight 0.4"] && list.selectedPaths == [])
  }

  @Test(arguments: ListKind.allCases) func `a row that cannot be highlighted is not selected`(kind: ListKind) {
    let list = kind.make(count: 50)
    list.events.mayHighlight = { $0.row != 4 }
    hand.tap(100, 450)
    #expect(list.events.log == ["shouldHighlight 0.4"] && list.selectedPaths == [])
  }

  @Test(arguments: ListKind.allCases) func `a touch that ends on another row selects neither`(kind: ListKind) {
    let list = kind.make(count: 50)
    list.view.isScrollEnabled = false
    hand.down(100, 450); hand.drag(100, over: 0.1); hand.up()
    #expect(list.events.log == ["shouldHighlight 0.4", "didHighlight 0.4", "didUnhighlight 0.4"] && list.selectedPaths == [])
  }

  @Test(arguments: ListKind.allCases) func `without allowsSelection neither touches nor code select`(kind: ListKind) {
    let list = kind.make(count: 50)
    list.allowsSelection = false
    hand.tap(100, 450)
    list.select(list.path(2))
    #expect(list.events.log == [] && list.selectedPaths == [])
  }

  @Test(arguments: ListKind.allCases) func `a tap that stops the scrolling selects nothing, and the next one does`(kind: ListKind) {
    let list = kind.make(count: 50)
    for delays in [true, false] {
      list.view.delaysContentTouches = delays
      hand.down(100, 700); hand.drag(-100, over: 0.1); hand.up(); hand.wait(0.2)
      list.events.log = []
      #expect(list.view.isDecelerating)
      hand.tap(100, 450)
      let offset = list.view.contentOffset
      hand.wait(0.5)
      #expect(list.events.log == [] && list.view.contentOffset == offset && list.selectedPaths == [])
      hand.tap(100, 450)
      hand.wait(0.3)
      #expect(list.selectedPaths.count == 1)
      list.select(nil)
    }
  }

  @Test(arguments: ListKind.allCases) func `a highlight whose touch ended outside the window does not prevent later ones`(kind: ListKind) {
    let list = kind.make(count: 50)
    hand.down(100, 450)
    list.view.removeFromSuperview()
    hand.wait(0.1)
    hand.up()
    hand.window.addSubview(list.view)
    hand.wait(0.1)
    hand.tap(100, 150)
    #expect(list.selectedPaths == [list.path(1)])
    #expect(list.visiblePaths.allSatisfy { list.cell(at: $0)?.isHighlighted == false })
  }

  @Test(arguments: ListKind.allCases) func `a second finger highlights no second row`(kind: ListKind) {
    let list = kind.make(count: 50)
    hand.down(100, 450); hand.down(100, 650, finger: 2)
    #expect(list.events.log == ["shouldHighlight 0.4", "didHighlight 0.4"])
    hand.up(finger: 2); hand.up()
    #expect(list.selectedPaths == [list.path(4)])
  }

  // MARK: Changes under a finger

  @Test(arguments: ListKind.allCases) func `a row that is deleted under the finger ends the touch`(kind: ListKind) {
    let list = kind.make(count: 50)
    hand.down(100, 450)
    list.delete(4)
    hand.wait(0.5)
    hand.up()
    hand.wait(0.1)
    #expect(list.selectedPaths == [] && !list.names.contains("4"))
    #expect(list.visiblePaths.allSatisfy { list.cell(at: $0)?.isHighlighted == false })
    hand.tap(100, 450)
    #expect(list.selectedPaths == [list.path(4)])
  }

  @Test(arguments: ListKind.allCases) func `a row that moves away under the finger stays highlighted until the touch ends`(kind: ListKind) {
    let list = kind.make([["a", "b", "c", "d", "e"]])
    hand.down(100, 150)
    list.insert("x", 0)
    hand.flush(); hand.wait(0.4)
    #expect(list.cell("b")?.isHighlighted == true && list.cell("a")?.isHighlighted == false)
    list.events.log = []
    hand.up()
    // Another row is under the finger now.
    #expect(list.events.log == ["didUnhighlight 0.2"] && list.cell("b")?.isHighlighted == false && list.selectedPaths == [])
  }

  @Test(arguments: ListKind.allCases) func `a touched cell that scrolls out ends the touch, and the next touch selects`(kind: ListKind) {
    let list = kind.make(count: 50)
    hand.down(100, 150)
    #expect(list.cell("1")?.isHighlighted == true)
    list.view.contentOffset.y = 1000
    hand.wait()
    list.view.contentOffset.y = 0
    hand.wait()
    #expect(list.visiblePaths.allSatisfy { list.cell(at: $0)?.isHighlighted == false } && list.events.log.last == "didUnhighlight 0.1")
    hand.up()
    list.events.log = []
    hand.tap(100, 250)
    #expect(list.events.log.contains("didSelect 0.2"))
  }

  // MARK: Selected

  @Test(arguments: ListKind.allCases) func `a selected row replaces the former one, whose deselection comes first`(kind: ListKind) {
    let list = kind.make(count: 50)
    hand.tap(100, 150)
    #expect(list.cell("1")?.isSelected == true && list.cell("1")?.isHighlighted == false)
    list.events.log = []
    hand.tap(100, 450)
    #expect(list.events.log.filter { $0.contains("elect") } == ["didDeselect 0.1", "didSelect 0.4"])
    #expect(list.cell("1")?.isSelected == false && list.selectedPaths == [list.path(4)])
  }

  @Test(arguments: ListKind.allCases) func `several rows can be selected, and a second tap deselects`(kind: ListKind) {
    let list = kind.make(count: 50)
    list.allowsMultipleSelection = true
    hand.tap(100, 150); hand.tap(100, 450)
    #expect(list.selectedPaths == [list.path(1), list.path(4)])
    list.events.log = []
    hand.tap(100, 150)
    #expect(list.selectedPaths == [list.path(4)] && list.events.log.contains("didDeselect 0.1") && list.cell("1")?.isSelected == false)
  }

  @Test(arguments: ListKind.allCases) func `a row that didSelect deselects stays deselected`(kind: ListKind) {
    let list = kind.make(count: 50)
    list.events.onSelect = { list.deselect($0) }
    hand.tap(100, 450)
    #expect(list.selectedPaths == [] && list.cell("4")?.isSelected == false && !list.events.log.contains("didDeselect 0.4"))
  }

  @Test(arguments: ListKind.allCases) func `a selection by code replaces the former one without notifications`(kind: ListKind) {
    let list = kind.make(count: 50)
    hand.tap(100, 450)
    list.events.log = []
    list.select(list.path(1))
    #expect(list.events.log == [] && list.selectedPaths == [list.path(1)])
    #expect(list.cell("1")?.isSelected == true && list.cell("4")?.isSelected == false)
    list.select(nil)
    #expect(list.selectedPaths == [] && list.cell("1")?.isSelected == false)
  }

  @Test(arguments: ListKind.allCases) func `a row that becomes visible shows its selection, and a reused cell none`(kind: ListKind) {
    let list = kind.make(count: 50)
    list.select(list.path(40))
    list.view.contentOffset.y = 3644
    hand.wait()
    #expect(list.cell("40")?.isSelected == true && list.visiblePaths.count { list.cell(at: $0)?.isSelected == true } == 1)
    list.view.contentOffset.y = 0
    hand.wait()
    #expect(list.visiblePaths.allSatisfy { list.cell(at: $0)?.isSelected == false })
  }

  @Test(arguments: ListKind.allCases) func `reloadData ends the selection, and a removed data source removes the cells`(kind: ListKind) {
    let list = kind.make(count: 50)
    list.select(list.path(2))
    list.reloadData()
    hand.flush()
    #expect(list.selectedPaths == [] && list.cell("2")?.isSelected == false)
    list.removeDataSource()
    hand.flush()
    #expect(list.names == [] && list.cellViews == 0)
  }
}
