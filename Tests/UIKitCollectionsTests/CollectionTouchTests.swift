import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Highlight and selection of a collection view (behaviour: Collection view updates)", .hand)
struct CollectionTouchTests {
  let hand = Hand.current!
  let gallery = Gallery(count: 50)
  private func at(_ items: Int...) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }

  // MARK: Cancelled and refused

  @Test func `an item that may not be selected is unhighlighted, and what was selected stays`() {
    hand.tap(100, 150)
    gallery.log = []
    gallery.maySelect = { $0.item != 4 }
    hand.tap(100, 450)
    #expect(gallery.log == ["shouldHighlight 0.4", "didHighlight 0.4", "shouldSelect 0.4", "didUnhighlight 0.4"])
    #expect(gallery.view.indexPathsForSelectedItems == at(1))
  }

  // MARK: Selected

  @Test func `a tap is told in the order of Apple's header`() {
    hand.tap(100, 450)
    #expect(
      gallery.log == ["shouldHighlight 0.4", "didHighlight 0.4", "shouldSelect 0.4", "didSelect 0.4", "didUnhighlight 0.4"])
    #expect(gallery.cell("4")?.isSelected == true && gallery.cell("4")?.isHighlighted == false)
  }

  @Test func `another item takes the selection over, the old one being told before the new one`() {
    hand.tap(100, 150)
    gallery.log = []
    hand.tap(100, 450)
    #expect(gallery.log.dropFirst(2) == ["shouldSelect 0.4", "didDeselect 0.1", "didSelect 0.4", "didUnhighlight 0.4"])
    #expect(gallery.cell("1")?.isSelected == false && gallery.view.indexPathsForSelectedItems == at(4))
  }

  @Test func `where several can be selected, a second tap deselects, if it may`() {
    gallery.view.allowsMultipleSelection = true
    hand.tap(100, 450); hand.tap(100, 150)
    #expect(gallery.view.indexPathsForSelectedItems == at(1, 4))
    gallery.log = []
    hand.tap(100, 450)
    #expect(gallery.log.dropFirst(2) == ["shouldDeselect 0.4", "didDeselect 0.4", "didUnhighlight 0.4"])
    gallery.mayDeselect = { _ in false }
    hand.tap(100, 150)
    #expect(gallery.view.indexPathsForSelectedItems == at(1) && gallery.cell("1")?.isSelected == true)
  }

  @Test func `a selected item out of sight is selected when it comes into sight`() {
    gallery.view.selectItem(at: at(40)[0], animated: false, scrollPosition: .centeredVertically)
    #expect(gallery.view.contentOffset.y == 3644)
    hand.wait()
    #expect(gallery.cell("40")?.isSelected == true)
    #expect(gallery.view.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test func `the background of a selected cell is seen while it is selected or highlighted`() throws {
    let cell = try #require(gallery.cell("4"))
    cell.selectedBackgroundView = UIView()
    #expect(cell.selectedBackgroundView?.isHidden == true)
    hand.down(100, 450)
    #expect(cell.selectedBackgroundView?.isHidden == false)
    hand.up()
    #expect(cell.selectedBackgroundView?.isHidden == false)
    hand.tap(100, 150)
    #expect(cell.selectedBackgroundView?.isHidden == true && cell.selectedBackgroundView?.frame == cell.bounds)
  }
}
