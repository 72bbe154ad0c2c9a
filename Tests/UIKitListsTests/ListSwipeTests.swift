import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Swiped rows of lists (behaviour: Table updates)", .hand)
struct ListSwipeTests {
  let hand = Hand.current!

  /// The log of performed actions, and the completion handler of the last one.
  final class Deeds {
    var log: [String] = []
    var done: ((Bool) -> Void)?
    var finishesAtOnce = true
  }
  let deeds = Deeds()

  private func stage(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, fullSwipe: Bool = true,
    _ sections: [(String, [String])] = [("a", (0..<8).map { "\($0)" })]
  ) -> ListStage {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    let deeds = deeds
    func actions(_ names: [(String, UIContextualAction.Style)], _ path: IndexPath) -> UISwipeActionsConfiguration {
      let actions = names.map { name, style in
        UIContextualAction(style: style, title: name) { _, _, done in
          deeds.log.append("\(name) \(path.section).\(path.item)")
          if deeds.finishesAtOnce { done(true) } else { deeds.done = done }
        }
      }
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = fullSwipe
      return configuration
    }
    configuration.trailingSwipeActionsConfigurationProvider = {
      $0.item == 5 ? nil : actions([("Delete", .destructive), ("More", .normal)], $0)
    }
    configuration.leadingSwipeActionsConfigurationProvider = { actions([("Pin", .normal)], $0) }
    let stage = ListStage(configuration, sections)
    stage.view.delaysContentTouches = false
    return stage
  }
  private func buttons(_ stage: ListStage) -> SwipeActionsView? {
    stage.view.subviews.compactMap { $0 as? SwipeActionsView }.first
  }
  /// Swipes the third row open, or another way.
  private func open(by distance: CGFloat = -160, row: Int = 2) {
    hand.down(187, 44 * CGFloat(row) + 22)
    hand.drag(by: distance, 0, over: 0.2)
    hand.wait(0.1)
    hand.up()
    hand.wait(0.5)
  }

  // MARK: Interrupted

  @Test func `a swipe that is let go early, or taken away, closes, and the row is where it was`() throws {
    let stage = stage()
    for cancels in [false, true] {
      hand.down(187, 110)
      hand.drag(by: cancels ? -160 : -40, 0, over: 0.3)
      #expect((stage.cell(2)?.frame.minX ?? 0) < -20 && stage.view.swipe?.isHeld == true)
      #expect(stage.cell(2)?.configurationState.isSwiped == true)
      if cancels { hand.cancel() } else { hand.wait(0.2); hand.up() }
      hand.wait(0.6)
      #expect(stage.cell(2)?.frame.minX == 0 && stage.view.swipe == nil && buttons(stage) == nil && hand.app.isQuiet)
      #expect(stage.cell(2)?.configurationState.isSwiped == false)
    }
  }

  @Test func `a finger that goes back fast and rests before it leaves throws no row`() {
    for rests in [false, true] {
      let stage = stage()
      hand.down(187, 110)
      hand.drag(by: -180, 0, over: 0.2)
      hand.drag(by: 70, 0, over: 0.12)
      if rests { hand.wait(0.2) }
      hand.up()
      hand.wait(0.6)
      #expect((stage.view.swipe != nil) == rests && (buttons(stage) != nil) == rests)
    }
  }

  @Test func `a row that is let go fast where its buttons end swings on, and comes back`() throws {
    let stage = stage()
    open()
    let total = try #require(buttons(stage)?.total)
    stage.view.swipes?.close(animated: true)
    hand.wait(0.5)
    for short in [0, 4, 30] as [CGFloat] {
      hand.down(340, 110)
      hand.drag(by: -(total + 10 - short), 0, over: (total + 10 - short) / 1100)
      let shown = { stage.cell(2)?.layer.presentation()?.frame.minX ?? 0 }
      #expect(abs(shown() + total - short) < 0.5, "\(short) points are left, but for what the finger has to go before anything follows")
      hand.up()
      var (last, ways) = (shown(), [CGFloat]())
      for _ in 0..<30 {
        hand.wait(1.0 / 60)
        ways.append(shown() - last)
        last = shown()
      }
      #expect(ways[0...1].min()! < -7, "\(ways)")
      #expect(last == -total && ways.contains { $0 > 0 } && hand.app.isQuiet, "\(short) points")
      stage.view.swipes?.close(animated: true)
      hand.wait(0.5)
    }
  }

  @Test func `a row that is let go fast just before it is closed does not swing to the other side`() throws {
    let stage = stage()
    hand.down(187, 110)
    hand.drag(by: -110, 0, over: 0.2)
    hand.drag(by: 95, 0, over: 95 / 1100)
    let left = try #require(stage.cell(2)?.layer.presentation()?.frame.minX)
    #expect((-8..<0).contains(left))
    hand.up()
    for _ in 0..<30 {
      hand.wait(1.0 / 60)
      #expect((stage.cell(2)?.layer.presentation()?.frame.minX ?? 1) <= 0)
    }
    #expect(stage.view.swipe == nil && stage.cell(2)?.frame.minX == 0 && hand.app.isQuiet)
  }

  @Test func `a row that a snapshot takes away while it is swiped takes its buttons along`() {
    let stage = stage()
    hand.down(187, 110)
    hand.drag(by: -100, 0, over: 0.2)
    var next = stage.source.snapshot()
    next.deleteItems(["2"])
    stage.source.apply(next)
    hand.drag(by: -20, 0, over: 0.1)
    hand.up()
    hand.wait(1)
    #expect(stage.view.swipe == nil && buttons(stage) == nil && hand.app.isQuiet)
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.minX == 0 } && stage.view.visibleCells.count == 7)
  }

  @Test func `a row that moves while it is swiped open stays so, and its action is of its new place`() throws {
    let stage = stage()
    open()
    let cell = stage.cell(2)
    var next = stage.source.snapshot()
    next.deleteItems(["0"])
    stage.source.apply(next)
    hand.wait(1)
    #expect(stage.cell(1) === cell && (cell?.frame.minX ?? 0) < -140 && stage.view.swipe?.path == IndexPath(item: 1, section: 0))
    #expect(buttons(stage)?.frame.minY == 44)
  }

  @Test func `reloadData, another layout, editing, scrolling and the way out of the window close it`() {
    for way in 0..<5 {
      let stage = stage(.plain, [("a", (0..<40).map { "\($0)" })])
      open()
      #expect(stage.view.swipe != nil, "way \(way)")
      switch way {
      case 0: stage.view.reloadData()
      case 1: stage.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
      case 2: stage.view.isEditing = true
      case 3:
        hand.down(187, 500)
        hand.drag(by: 0, -100, over: 0.2)
        hand.up()
      default: stage.view.removeFromSuperview()
      }
      hand.wait(3)
      #expect(stage.view.swipe == nil && buttons(stage) == nil && hand.app.isQuiet, "way \(way)")
      if way != 1 { #expect(stage.view.visibleCells.allSatisfy { $0.frame.minX == 0 }, "way \(way)") }
      stage.view.removeFromSuperview()
    }
  }

  @Test func `a batch in the background leaves an open row with its buttons, and both go together`() {
    let stage = stage()
    open()
    hand.app.perform {
      var next = stage.source.snapshot()
      next.appendItems(["new"])
      stage.source.apply(next)
    }
    hand.wait(0.1)
    hand.tap(187, 300)
    hand.wait(1)
    #expect(stage.view.swipe == nil && buttons(stage) == nil && stage.view.indexPathsForSelectedItems == [], "the tap closed it")
    #expect(stage.view.visibleCells.count == 9 && stage.view.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  // MARK: Whole

  @Test func `a swipe opens its buttons, 74 wide at least, beneath the row, and a tap performs one`() throws {
    let stage = stage()
    open()
    let view = try #require(buttons(stage))
    #expect(view.widths.count == 2 && view.widths.allSatisfy { $0 >= 74 } && stage.cell(2)?.frame.minX == -view.total)
    #expect(view.frame == CGRect(x: 0, y: 88, width: 375, height: 44))
    let order = stage.view.subviews
    #expect(try #require(order.firstIndex(of: view)) < (try #require(order.firstIndex { $0 === stage.cell(2) })))
    hand.tap(375 - view.widths[0] - 10, 110)
    hand.wait(1)
    #expect(deeds.log == ["More 0.2"] && stage.cell(2)?.frame.minX == 0 && stage.view.swipe == nil)
  }

  @Test func `an action that is not done yet keeps the row open, and is performed once`() throws {
    let stage = stage()
    deeds.finishesAtOnce = false
    open()
    hand.tap(370, 110)
    hand.tap(370, 110)
    hand.wait(1)
    #expect(deeds.log == ["Delete 0.2"] && (stage.cell(2)?.frame.minX ?? 0) < -140)
    deeds.done?(false)
    hand.wait(1)
    #expect(stage.cell(2)?.frame.minX == 0 && stage.view.swipe == nil)
  }

  @Test func `beside a notch the words of a swiped row stayed where they were, and leaped as it closed`() throws {
    let stage = stage()
    let page = UIViewController()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
    stage.view.frame = page.view.bounds
    page.view.addSubview(stage.view)
    hand.window.rootViewController = page
    hand.wait()
    let cell = try #require(stage.cell(2))
    let (safe, margins, frame) = (cell.safeAreaInsets, cell.contentView.layoutMargins, cell.contentView.frame)
    #expect(safe.left == 44)
    hand.down(250, cell.frame.midY)
    hand.drag(by: -150, 0, over: 0.2)
    #expect(cell.frame.minX < -50)
    #expect(cell.safeAreaInsets == safe && cell.contentView.layoutMargins == margins && cell.contentView.frame == frame)
    hand.wait(0.1)
    hand.drag(by: 140, 0, over: 0.3)
    hand.up()
    hand.wait(0.5)
    #expect(cell.frame.minX == 0 && cell.safeAreaInsets == safe && stage.view.swipe == nil)
  }

  @Test func `a full swipe performs the first action; without that, a row follows beyond its buttons at half the speed`() throws {
    let stage = stage()
    hand.down(360, 110)
    hand.drag(by: -250, 0, over: 0.3)
    #expect(buttons(stage)?.isFull == true)
    hand.up()
    hand.wait(1)
    #expect(deeds.log == ["Delete 0.2"] && stage.view.swipe == nil)
    stage.view.removeFromSuperview()
    let stiff = self.stage(fullSwipe: false)
    hand.down(360, 110)
    hand.drag(by: -250, 0, over: 0.3)
    hand.wait(0.1)
    let total = try #require(buttons(stiff)?.total), x = try #require(stiff.cell(2)?.frame.minX)
    #expect(x < -total && x > -(total + 60))
    hand.up()
    hand.wait(1)
    #expect(stiff.cell(2)?.frame.minX == -total && deeds.log.count == 1)
  }

  @Test func `a row without actions scrolls and is chosen as ever, and rows under an upward drag are not swiped`() {
    let stage = stage(.plain, [("a", (0..<40).map { "\($0)" })])
    open(row: 5)
    #expect(stage.view.swipe == nil && buttons(stage) == nil)
    hand.down(187, 500)
    hand.drag(by: -20, -100, over: 0.2)
    #expect(stage.view.isDragging && stage.view.swipe == nil)
    hand.up()
  }

  @Test func `a section that is a list in another layout has them too`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { $2(true) }])
    }
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain))
    stage.view.delaysContentTouches = false
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout { number, environment in
      number == 0 ? Board.rows(44) : .list(using: configuration, layoutEnvironment: environment)
    }
    stage.source.apply(Shelf.snapshot([("a", ["1", "2"]), ("b", ["3", "4"])]), animatingDifferences: false)
    hand.wait()
    open(by: -100, row: 0)
    #expect(stage.view.swipe == nil)
    open(by: -100, row: 2)
    #expect(
      stage.view.swipe?.path == IndexPath(item: 0, section: 1) && (stage.cell(0, 1)?.frame.minX ?? 0) == -(buttons(stage)?.total ?? 0))
  }

  @Test func `from right to left the sides are exchanged, and leading is the right`() throws {
    let stage = stage()
    stage.view.semanticContentAttribute = .forceRightToLeft
    hand.wait()
    open(by: 160)
    #expect(stage.view.swipe?.side == .trailing && (stage.cell(2)?.frame.minX ?? 0) == buttons(stage)?.total)
    hand.tap(10, 110)
    hand.wait(1)
    #expect(deeds.log == ["Delete 0.2"])
    open(by: -100)
    #expect(stage.view.swipe?.side == .leading)
    hand.tap(365, 110)
    hand.wait(1)
    #expect(deeds.log == ["Delete 0.2", "Pin 0.2"])
  }

  @Test func `in a card, buttons keep to its round corners`() throws {
    let stage = stage(.insetGrouped, [("a", ["0", "1"])])
    let top = try #require(stage.cell(0)?.frame.midY)
    hand.down(187, top)
    hand.drag(by: -160, 0, over: 0.2)
    hand.wait(0.1)
    hand.up()
    hand.wait(0.5)
    let view = try #require(buttons(stage))
    #expect(view.frame.minX == 16 && view.layer.cornerRadius == 10)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }
}
