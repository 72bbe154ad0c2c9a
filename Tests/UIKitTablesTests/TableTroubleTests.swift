import HostInterface
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

extension Hand {
  /// Sends the app to the background and brings it back.
  fileprivate func leave() {
    app.receive(TimedEvent(.activity(.background), at: app.nextTick(after: app.now)))
    wait()
  }
  fileprivate func comeBack() {
    app.receive(TimedEvent(.activity(.foreground), at: app.nextTick(after: app.now)))
    wait()
  }
}

/// Invalid input to tables, and entry into the background during an operation. (Docs/behaviour/lists.md, "Table updates", and
/// Docs/behaviour/environment.md, "App life cycle")
@MainActor @Suite("Tables in trouble", .hand)
struct TableTroubleTests {
  let hand = Hand.current!

  @Test(arguments: [UITableView.RowAnimation.fade, .left, .top, .automatic])
  func `in the background in the middle of a batch update all is in its place, and the completion hears that it was not finished`(
    animation: UITableView.RowAnimation
  ) {
    let table = Register(count: 8)
    var heard: [Bool] = []
    hand.app.perform {
      table.view.performBatchUpdates(
        {
          table.sections[0].removeSubrange(1...2)
          table.sections[0].append("new")
          table.view.deleteRows(at: [path(1), path(2)], with: animation)
          table.view.insertRows(at: [path(6)], with: animation)
        }, completion: { heard.append($0) })
    }
    hand.wait(0.1)
    hand.leave()
    #expect(heard == [false] && table.view.list.disappearing.isEmpty)
    hand.app.perform {
      table.sections[0].removeFirst()
      table.view.deleteRows(at: [path(0)], with: animation)
    }
    hand.wait(10)
    hand.comeBack()
    hand.wait(1)
    #expect(table.names == ["3", "4", "5", "6", "7", "new"] && heard == [false] && hand.app.isQuiet)
    #expect(table.view.visibleCells.map(\.frame.minY) == (0..<6).map { CGFloat($0) * 100 })
    #expect(table.view.subviews.count { $0 is UITableViewCell } == 6)
  }

  @Test func `in the background between beginUpdates and endUpdates, the batch is whole when the user comes back`() {
    let table = Register(count: 5)
    hand.app.perform {
      table.view.beginUpdates()
      table.sections[0].remove(at: 0)
      table.view.deleteRows(at: [path(0)], with: .fade)
    }
    hand.leave()
    hand.wait(1)
    hand.comeBack()
    hand.wait(0.5)
    hand.app.perform { table.view.endUpdates() }
    hand.wait(1)
    #expect(table.names == ["1", "2", "3", "4"] && table.view.visibleCells.first?.frame.minY == 0 && hand.app.isQuiet)
  }

  @Test func `in the background with a row swiped and a finger on it, the row is where it belongs afterwards`() {
    final class Swiped: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
      { UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }]) }
    }
    let table = Register(count: 5), delegate = Swiped()
    table.view.delegate = delegate
    hand.down(100, 150)
    hand.drag(by: 60, 0, over: 0.2)
    #expect(table.view.swipe != nil)
    hand.leave()
    hand.comeBack()
    hand.up()
    hand.wait(1)
    #expect(table.view.swipe?.isHeld != true && hand.app.isQuiet)
    table.view.reloadData()
    hand.wait(0.5)
    #expect(table.view.visibleCells.allSatisfy { $0.frame.minX == 0 } && table.view.swipe == nil)
  }

  @Test func `rows that change their height again and again while they are shown and scrolled lie one below the other at rest`() {
    let table = Register(count: 60, rowHeight: UITableView.automaticDimension)
    hand.down(187, 600)
    for round in 0..<12 {
      hand.drag(by: 0, -30, over: 0.05)
      hand.app.perform {
        for (number, cell) in table.view.visibleCells.enumerated() where number % 3 == round % 3 {
          cell.textLabel?.numberOfLines = 0
          cell.textLabel?.text = String(repeating: "long and longer ", count: (round + number) % 9)
        }
        if round % 2 == 0 {
          table.view.beginUpdates()
          table.view.endUpdates()
        }
      }
    }
    hand.up()
    hand.wait(3)
    let frames = table.view.visibleCells.map(\.frame)
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(abs(upper.maxY - lower.minY) < 0.51) }
    #expect(hand.app.isQuiet && hand.runtime.diagnostics.isEmpty)
  }

  // MARK: Mirrored (Docs/behaviour/environment.md, "Right-to-left layout")

  @Test func `from right to left the section index is at the left, and content keeps clear of it`() throws {
    final class Letters: NSObject, UITableViewDataSource {
      let titles = ["A", "B", "C"]
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    }
    hand.app.environment.direction = .rightToLeft
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), letters = Letters()
    view.rowHeight = 44
    view.dataSource = letters
    hand.window.addSubview(view)
    hand.wait()
    let index = try #require(view.index)
    #expect(index.frame == CGRect(x: 0, y: 0, width: 15, height: 812) && view.visibleCells[0].contentView.frame.minX == 15)
    hand.down(7, 406 + 14)
    hand.wait(0.3)
    hand.up()
    hand.wait(0.3)
    #expect(view.contentOffset.y == min(view.rect(forSection: 2).minY, view.contentSize.height - 812))
    hand.app.environment.direction = .leftToRight
    hand.wait(0.2)
    #expect(view.index?.frame.minX == 360 && view.visibleCells[0].contentView.frame.minX == 0)
  }
}
