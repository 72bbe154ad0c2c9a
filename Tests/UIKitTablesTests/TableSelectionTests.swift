import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Highlight and selection of a table (behaviour: Table cells)", .hand)
struct TableSelectionTests {
  let hand = Hand.current!
  let table = Register(count: 50)

  // MARK: Cancelled and refused

  @Test func `nil from willSelect selects nothing, and another row is selected in its place`() {
    table.willSelect = { $0.row == 4 ? nil : path($0.row + 1) }
    hand.tap(100, 450)
    #expect(table.view.indexPathForSelectedRow == nil)
    hand.tap(100, 150)
    #expect(table.view.indexPathForSelectedRow == path(2) && table.log.last == "didSelect 0.2")
  }

  // MARK: By a finger

  @Test func `a tap selects, and deselects what was selected`() {
    hand.tap(100, 150)
    #expect(table.log == ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1"])
    #expect(table.cell("1")?.isSelected == true && table.cell("1")?.isHighlighted == false)
    table.log = []
    hand.tap(100, 450)
    #expect(table.log.suffix(4) == ["willSelect 0.4", "willDeselect 0.1", "didDeselect 0.1", "didSelect 0.4"])
    #expect(table.view.indexPathsForSelectedRows == [path(4)] && table.cell("1")?.isSelected == false)
  }

  @Test func `the detail button tells of itself and selects nothing`() throws {
    table.setUp = { cell, _ in cell.accessoryType = .detailDisclosureButton }
    table.view.reloadData()
    hand.flush()
    let button = try #require(table.cell("1")?.accessories.last)
    let middle = button.convert(CGPoint(x: 11, y: 11), to: nil)
    hand.tap(middle.x, middle.y)
    hand.wait(0.1)
    #expect(table.log == ["accessory 0.1"])
  }

  @Test func `a selected row has a grey background, and neither its line nor the one above; deselected animated it fades`() throws {
    hand.tap(100, 450)
    let cell = try #require(table.cell("4")), above = try #require(table.cell("3"))
    let grey = try #require(cell.selectedBackgroundView)
    #expect(grey.backgroundColor == .systemGray4 && !grey.isHidden && grey.frame == cell.bounds)
    #expect(cell.lines.below?.isHidden == true && above.lines.below?.isHidden == true)
    hand.wait(0.05)
    table.view.deselectRow(at: path(4), animated: true)
    hand.wait(0.15)
    #expect(grey.seenAlpha > 0.1 && grey.seenAlpha < 0.9 && cell.isSelected == false)
    hand.wait(0.3)
    #expect(grey.isHidden && cell.lines.below?.isHidden == false && table.log.filter { $0.hasPrefix("didDeselect") } == [])
  }

  @Test func `in the style none nothing is seen of it`() throws {
    table.setUp = { cell, _ in cell.selectionStyle = .none }
    table.view.reloadData()
    hand.flush()
    hand.tap(100, 450)
    let cell = try #require(table.cell("4"))
    #expect(cell.isSelected && cell.selectedBackgroundView?.isHidden != false)
  }

  // MARK: By program

  @Test func `programs select without telling, scroll only where they say so, and reloading forgets it`() {
    table.view.selectRow(at: path(30), animated: false, scrollPosition: .none)
    #expect(table.view.contentOffset.y == 0 && table.view.indexPathForSelectedRow == path(30))
    table.view.selectRow(at: path(20), animated: false, scrollPosition: .top)
    hand.flush()
    #expect(table.view.contentOffset.y == 2000 && table.cell("20")?.isSelected == true && table.log == [])
    table.view.reloadData()
    hand.flush()
    #expect(table.view.indexPathForSelectedRow == nil && table.cell("20")?.isSelected == false && table.view.contentOffset.y == 2000)
  }
}
