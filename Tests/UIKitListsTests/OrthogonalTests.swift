import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Sections that scroll by themselves (Apple's documentation)", .hand)
struct OrthogonalTests {
  let hand = Hand.current!
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private func board(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int = 20) -> Board {
    Board([count, 40]) { $0 == 0 ? Board.shelf(behavior) : Board.rows(60) }
  }
  private func drag(from x: Double = 300, by dx: Double, over seconds: Double = 0.2, y: Double = 50) {
    hand.down(x, y)
    hand.drag(by: dx, 0, over: seconds)
    hand.up()
    hand.wait(3)
  }

  // MARK: In the middle of something

  @Test func `an item that moves from its own row into the list below, in mid-scroll, is seen on its way and ends there`() {
    let board = board(.continuous)
    drag(by: -200)
    hand.down(300, 50)
    hand.drag(by: -30, 0, over: 0.05)
    hand.up()
    hand.wait(0.05)
    let path = board.view.indexPathsForVisibleItems.first { $0.section == 0 && (board.place($0.item)?.minX ?? -1) > 0 }!
    let (cell, before) = (board.view.cellForItem(at: path)!, board.place(path.item)!)
    board.counts = [19, 41]
    board.view.moveItem(at: path, to: board.path(0, 1))
    hand.flush()
    let shown = cell.layer.shown!.position
    let seen = cell.superview!.convert(shown, to: nil)
    #expect(abs(seen.x - before.midX) < 20 && abs(seen.y - before.midY) < 20, "it does not jump: \(seen), \(before)")
    hand.wait(3)
    #expect(
      board.view.cellForItem(at: board.path(0, 1)) === cell && cell.superview === board.view
        && board.place(0, 1) == CGRect(x: 0, y: 100, width: 375, height: 60))
  }
  @Test func `an item that takes the first place of a section above its own is seen where it was, and ends in its place`() {
    for offset in [0.0, 40] {
      let shelf = Shelf(
        layout: UICollectionViewCompositionalLayout { _, _ in Board.shelf(.continuous, width: 90, height: 60) })
      shelf.show([("c", (0..<13).map { "\($0)" })], animated: false)
      hand.wait()
      shelf.view.scrollers[0]?.contentOffset.x = offset
      hand.wait()
      let cell = shelf.cell("0")
      shelf.show([("a", ["0", "20", "21"]), ("c", (1..<13).map { "\($0)" })])
      hand.flush()
      let seen = cell.flatMap { cell in
        cell.layer.shown.flatMap { shown in cell.superview?.convert(shown.position, to: nil) }
      }
      #expect(cell === shelf.cell("0") && abs((seen?.y ?? 0) - 30) < 1e-6 && abs((seen?.x ?? 0) - (45 - offset)) < 1e-6, "\(seen as Any)")
      hand.wait(1)
      let place = cell.map { $0.convert($0.bounds, to: shelf.view) }
      #expect(place == CGRect(x: 0, y: 0, width: 90, height: 60) && cell?.superview === shelf.view.scrollers[0])
      #expect(shelf.cell("1").map { $0.convert($0.bounds, to: shelf.view).minY } == 60 && hand.app.isQuiet)
      shelf.view.removeFromSuperview()
      hand.wait()
    }
  }
  @Test func `a section that is deleted while it coasts leaves nothing behind`() {
    var hasShelf = true
    let board = Board([20, 40]) { $0 == 0 && hasShelf ? Board.shelf(.continuous) : Board.rows(60) }
    hand.down(300, 50)
    hand.drag(by: -200, 0, over: 0.1)
    hand.up()
    hand.wait(0.05)
    (hasShelf, board.counts) = (false, [40])
    board.view.deleteSections([0])
    hand.wait(3)
    #expect(board.view.scrollers.isEmpty && board.view.goingScrollers.isEmpty && !board.view.subviews.contains { $0 is SectionScroller })
    #expect(board.place(0)?.minY == 0 && board.view.list.disappearing.isEmpty)
  }
  @Test func `out of sight and back, it stands where it was`() {
    let board = board(.continuous)
    drag(by: -200)
    let before = board.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map { board.place($0.item) }
    board.view.contentOffset.y = 1000
    hand.wait()
    #expect(board.view.scrollers.isEmpty && !board.view.subviews.contains { $0 is SectionScroller })
    board.view.contentOffset.y = 0
    hand.wait()
    #expect(board.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map { board.place($0.item) } == before)
  }
  @Test func `a change to a plain layout takes the cells out`() {
    let board = board(.groupPaging)
    drag(by: -200)
    board.view.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: Board.rows(60)), animated: true)
    hand.wait(1)
    #expect(board.view.visibleCells.allSatisfy { $0.superview === board.view } && !board.view.subviews.contains { $0 is SectionScroller })
    #expect(board.place(0) == CGRect(x: 0, y: 0, width: 375, height: 60))
  }

  // MARK: Scrolling

  @Test func `cells lie in a scroll view of the section's, and come and go as it scrolls`() {
    let board = board(.continuous)
    #expect(board.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1, 2])
    #expect(
      board.place(1) == CGRect(x: 160, y: 0, width: 150, height: 100)
        && board.view.cellForItem(at: board.path(1))?.superview is UIScrollView)
    drag(by: -160, over: 0.5)
    let items = board.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item)
    #expect(items.first! > 0 && items.count <= 4 && board.view.contentOffset.y == 0)
    #expect(board.view.layoutAttributesForItem(at: board.path(items[0]))?.frame == board.place(items[0]))
  }
  @Test func `a drag downwards scrolls the list, a tap selects within the row`() {
    let board = board(.continuous)
    hand.down(200, 50)
    hand.drag(by: 0, -40, over: 0.3)
    hand.up()
    hand.wait(2)
    #expect(board.view.contentOffset.y > 10)
    board.view.contentOffset.y = 0
    hand.wait()
    hand.tap(200, 50)
    hand.wait()
    #expect(board.selected == [board.path(1)])
  }
  @Test func `paging rests at the width that is seen`() {
    let board = board(.paging)
    drag(by: -200)
    #expect(board.view.scrollers[0]?.contentOffset.x == 375)
  }
  @Test func `group paging goes a group at a time, however hard the flick`() {
    let board = board(.groupPaging)
    drag(by: -150, over: 0.05)
    #expect(board.place(1)?.minX == 0)
    drag(by: -20, over: 0.5)
    #expect(board.place(1)?.minX == 0, "a slow short drag goes back")
    drag(from: 100, by: 150, over: 0.05)
    #expect(board.place(0)?.minX == 0)
  }
  @Test func `centered, a group comes to stand in the middle, the first one at once`() {
    let board = board(.groupPagingCentered)
    #expect(board.place(0)?.midX == 187.5)
    drag(by: -100, over: 0.05)
    #expect(board.place(1)?.midX == 187.5)
  }
  @Test func `with a leading boundary a flick goes far, and rests where a group begins`() {
    let board = board(.continuousGroupLeadingBoundary)
    drag(by: -200, over: 0.05)
    let first = board.view.indexPathsForVisibleItems.first { $0.section == 0 && board.place($0.item)!.maxX > 1 }!
    #expect(first.item > 2 && abs(board.place(first.item)!.minX) < 0.5)
  }
  @Test func `the section's handler sees what is seen, and changes how it looks, as it scrolls`() {
    var offsets: [CGFloat] = []
    let board = Board([20, 1]) { number in
      let section = number == 0 ? Board.shelf(.continuous) : Board.rows(60)
      if number == 0 {
        section.visibleItemsInvalidationHandler = { items, offset, environment in
          offsets.append(offset.x)
          for item in items {
            let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
            item.alpha = max(0.2, 1 - distance / 400)
          }
        }
      }
      return section
    }
    let alpha = board.view.cellForItem(at: board.path(1))!.alpha
    hand.down(300, 50)
    hand.drag(by: -100, 0, over: 0.3)
    #expect(board.view.cellForItem(at: board.path(1))!.alpha != alpha && offsets.last! > 50 && Set(offsets).count > 5)
    hand.up()
    hand.wait(2)
    let (place, cell) = (board.place(2)!, board.view.cellForItem(at: board.path(2))!)
    #expect(abs(cell.alpha - max(0.2, 1 - abs(place.midX - 187.5) / 400)) < 1e-6)
  }
}
