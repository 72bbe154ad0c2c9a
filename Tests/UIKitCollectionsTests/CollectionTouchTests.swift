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

  @Test func `a scroll that begins takes the highlight away with the same event, and selects nothing`() {
    hand.down(100, 450)
    #expect(gallery.cell("4")?.isHighlighted == true)
    hand.drag(-60, over: 0.1) { #expect(gallery.view.isDragging != (gallery.view.list.highlighted != nil)) }
    #expect(gallery.log == ["shouldHighlight 0.4", "didHighlight 0.4", "willBeginDragging", "didUnhighlight 0.4"])
    #expect(gallery.cell("4")?.isHighlighted == false)
    hand.up()
    #expect(gallery.view.indexPathsForSelectedItems == [])
  }

  @Test func `a touch that the system cancels unhighlights and selects nothing`() {
    hand.down(100, 450); hand.cancel()
    #expect(gallery.log == ["shouldHighlight 0.4", "didHighlight 0.4", "didUnhighlight 0.4"])
    #expect(gallery.view.indexPathsForSelectedItems == [])
  }

  @Test func `an item that may not be highlighted is not selected either`() {
    gallery.mayHighlight = { $0.item != 4 }
    hand.tap(100, 450)
    #expect(gallery.log == ["shouldHighlight 0.4"] && gallery.view.indexPathsForSelectedItems == [])
  }

  @Test func `an item that may not be selected is unhighlighted, and what was selected stays`() {
    hand.tap(100, 150)
    gallery.log = []
    gallery.maySelect = { $0.item != 4 }
    hand.tap(100, 450)
    #expect(gallery.log == ["shouldHighlight 0.4", "didHighlight 0.4", "shouldSelect 0.4", "didUnhighlight 0.4"])
    #expect(gallery.view.indexPathsForSelectedItems == at(1))
  }

  @Test func `a finger that lifts on another item selects neither`() {
    gallery.view.isScrollEnabled = false
    hand.down(100, 450); hand.drag(100, over: 0.1); hand.up()
    #expect(gallery.log == ["shouldHighlight 0.4", "didHighlight 0.4", "didUnhighlight 0.4"])
  }

  @Test func `without allowsSelection touches do nothing, nor do programs`() {
    gallery.view.allowsSelection = false
    hand.tap(100, 450)
    gallery.view.selectItem(at: at(2)[0], animated: false, scrollPosition: .top)
    #expect(gallery.log == [] && gallery.view.indexPathsForSelectedItems == [] && gallery.view.contentOffset == .zero)
  }

  @Test func `a tap that stops the scrolling selects nothing, the next one does`() {
    for delays in [true, false] {
      gallery.view.delaysContentTouches = delays
      hand.down(100, 700); hand.drag(-100, over: 0.1); hand.up(); hand.wait(0.2)
      gallery.log = []
      #expect(gallery.view.isDecelerating)
      hand.tap(100, 450)
      let offset = gallery.view.contentOffset
      hand.wait(0.5)
      #expect(gallery.log == [] && gallery.view.contentOffset == offset && gallery.view.indexPathsForSelectedItems == [])
      hand.tap(100, 450)
      hand.wait(0.3)
      #expect(gallery.view.indexPathsForSelectedItems?.count == 1)
      gallery.view.selectItem(at: nil, animated: false, scrollPosition: [])
    }
  }

  @Test func `a highlight whose finger was lost with the window does not keep later ones away`() {
    hand.down(100, 450)
    gallery.view.removeFromSuperview()
    hand.wait(0.1)
    hand.up()
    hand.window.addSubview(gallery.view)
    hand.wait(0.1)
    hand.tap(100, 150)
    #expect(gallery.view.indexPathsForSelectedItems == at(1) && gallery.view.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `a second finger does not highlight a second item`() {
    hand.down(100, 450); hand.down(100, 650, finger: 2)
    #expect(gallery.log == ["shouldHighlight 0.4", "didHighlight 0.4"])
    hand.up(finger: 2); hand.up()
    #expect(gallery.log.suffix(3) == ["shouldSelect 0.4", "didSelect 0.4", "didUnhighlight 0.4"])
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

  @Test func `an item that didSelect deselects by program stays deselected`() {
    gallery.onSelect = { [gallery] in gallery.view.deselectItem(at: $0, animated: true) }
    hand.tap(100, 450)
    #expect(gallery.view.indexPathsForSelectedItems == [] && gallery.cell("4")?.isSelected == false)
    #expect(!gallery.log.contains("didDeselect 0.4"))
  }

  @Test func `a program's selection is not told, and replaces the other`() {
    hand.tap(100, 450)
    gallery.log = []
    gallery.view.selectItem(at: at(1)[0], animated: false, scrollPosition: [])
    #expect(gallery.log == [] && gallery.view.indexPathsForSelectedItems == at(1))
    #expect(gallery.cell("1")?.isSelected == true && gallery.cell("4")?.isSelected == false)
    gallery.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(gallery.view.indexPathsForSelectedItems == [] && gallery.cell("1")?.isSelected == false)
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
