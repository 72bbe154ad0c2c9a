import CollectionLayout
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations

@MainActor @Suite("Updates of a table (behaviour: Table updates)", .hand)
struct TableUpdateTests {
  let hand = Hand.current!
  let table = Register([["a", "b", "c", "d", "e"]])
  var view: UITableView { table.view }
  private func insert(_ name: String, _ row: Int, _ animation: UITableView.RowAnimation = .fade) {
    table.sections[0].insert(name, at: row)
    view.insertRows(at: [path(row)], with: animation)
  }
  private func delete(_ row: Int, _ animation: UITableView.RowAnimation = .fade) {
    table.sections[0].remove(at: row)
    view.deleteRows(at: [path(row)], with: animation)
  }

  // MARK: Interrupted

  @Test func `an animated batch of a table in no window reports that it did not finish`() {
    var answers: [Bool] = []
    view.removeFromSuperview()
    view.performBatchUpdates({ insert("x", 0) }, completion: { answers.append($0) })
    hand.wait(1)
    #expect(answers == [false])
    UIView.performWithoutAnimation { view.performBatchUpdates({ insert("y", 0) }, completion: { answers.append($0) }) }
    hand.window.addSubview(view)
    hand.wait()
    view.performBatchUpdates({ insert("z", 0) }, completion: { answers.append($0) })
    hand.wait(1)
    #expect(answers == [false, true, true])
    #expect(table.names.prefix(4) == ["z", "y", "x", "a"])
    #expect(hand.app.isQuiet)
  }

  // MARK: Animations

  @Test func `rows slide to their places in 0.3 s, while new ones fade in and deleted ones out`() throws {
    let gone = try #require(table.cell("b"))
    table.sections[0] = ["a", "x", "c", "d", "e"]
    view.performBatchUpdates {
      view.deleteRows(at: [path(1)], with: .automatic)
      view.insertRows(at: [path(1)], with: .automatic)
    }
    hand.flush()
    #expect(table.seen("x") == [0, 100, 0] && gone.seenAlpha == 1)
    hand.wait(0.15)
    #expect(abs(table.seen("x")[2] - 0.5) < 0.01 && abs(gone.seenAlpha - 0.5) < 0.01)
    hand.wait(0.2)
    #expect(table.seen("x") == [0, 100, 1] && gone.superview == nil && hand.app.isQuiet)
  }

  @Test func `left and right come from that edge, top and bottom from beneath the neighbour, none is there at once`() {
    for (animation, begin) in [
      (UITableView.RowAnimation.left, [-375.0, 100, 1]), (.right, [375, 100, 1]), (.top, [0, 0, 0]), (.bottom, [0, 200, 0]),
      (.none, [0, 100, 1]),
      (.fade, [0, 100, 0]),
    ] {
      insert("x", 1, animation)
      hand.flush()
      #expect(table.seen("x") == begin && table.seen("b") == [0, 100, 1], "\(animation)")
      hand.wait(0.4)
      #expect(table.seen("x") == [0, 100, 1] && table.seen("b") == [0, 200, 1], "\(animation)")
      delete(1, animation)
      hand.wait(0.4)
      #expect(
        table.names == ["a", "b", "c", "d", "e"] && view.subviews.count { $0 is UITableViewCell } == 5 && hand.app.isQuiet, "\(animation)")
    }
  }

  @Test func `rows move, reloaded ones have new cells, reconfigured ones keep theirs`() throws {
    let (b, c) = (try #require(table.cell("b")), try #require(table.cell("c")))
    table.sections[0] = ["e", "a", "B", "C", "d"]
    view.performBatchUpdates {
      view.moveRow(at: path(4), to: path(0))
      view.reloadRows(at: [path(1)], with: .fade)
      view.reconfigureRows(at: [path(2)])
    }
    hand.wait(0.5)
    #expect(table.names == ["e", "a", "B", "C", "d"] && table.cell("B") !== b && table.cell("C") === c && table.seen("e") == [0, 0, 1])
  }

  @Test func `sections come, go, move and are reloaded with their headers`() {
    let table = Register([["a"], ["b"], ["c"]], titles: [0: "A", 1: "B", 2: "C"])
    table.sections = [["c"], ["x", "y"], ["A"]]
    table.titles = [0: "C", 1: "X", 2: "A again"]
    table.view.performBatchUpdates {
      table.view.deleteSections([1], with: .left)
      table.view.insertSections([1], with: .top)
      table.view.moveSection(2, toSection: 0)
      table.view.reloadSections([0], with: .fade)
    }
    hand.wait(0.5)
    #expect(
      table.names == ["c", "x", "y", "A"]
        && (0...2).map { table.view.headerView(forSection: $0)?.textLabel?.text } == ["C", "X", "A again"])
    #expect(table.view.subviews.count { $0 is UITableViewHeaderFooterView } == 3 && hand.app.isQuiet)
  }

  @Test func `nested batches are one, and deletes count as before whatever the order of the calls`() {
    var ends = 0
    view.beginUpdates()
    view.performBatchUpdates(
      {
        table.sections[0] = ["x", "b", "c", "d"]
        view.insertRows(at: [path(0)], with: .fade)
        view.deleteRows(at: [path(0), path(4)], with: .fade)
      }, completion: { _ in ends += 1 })
    #expect(view.hasUncommittedUpdates && table.names.first == "a")
    view.endUpdates()
    hand.wait(0.5)
    #expect(table.names == ["x", "b", "c", "d"] && ends == 1)
  }

  @Test func `content that became shorter than where it stood comes back within the same animation`() {
    let long = Register(count: 20)
    long.view.contentOffset.y = 1188
    hand.flush()
    long.sections[0].removeSubrange(10...)
    long.view.deleteRows(at: (10..<20).map { path($0) }, with: .none)
    hand.wait(0.5)
    #expect(long.view.contentOffset.y == 188 && long.names.last == "9" && hand.app.isQuiet)
  }

  /// Heights that change while they are shown.
  final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heights: [CGFloat] = [100, 100, 100]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { heights[indexPath.row] }
  }

  @Test func `an empty update asks for heights anew, and rows move there`() throws {
    for estimate in [0, UITableView.automaticDimension] {
      let source = Heights(), view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      view.estimatedRowHeight = estimate
      (view.dataSource, view.delegate) = (source, source)
      hand.window.addSubview(view)
      hand.wait()
      let third = try #require(view.cellForRow(at: path(2)))
      source.heights = [100, 250, 100]
      view.beginUpdates()
      view.endUpdates()
      hand.flush()
      #expect(third.seenFrame.minY == 200 && third.frame.minY == 350 && view.contentSize.height == 450)
      hand.wait(0.15)
      #expect(abs(third.seenFrame.minY - 275) < 1)
      hand.wait(0.3)
      #expect(third.seenFrame.minY == 350 && view.cellForRow(at: path(2)) === third && hand.app.isQuiet)
      view.removeFromSuperview()
    }
  }

  // MARK: What does not add up

  @Test(arguments: ["rows", "sections", "beyond", "twice"])
  func `updates that do not add up stop with UIKit's message`(kind: String) async {
    switch kind {
    case "rows":
      await #expect(processExitsWith: .failure) {
        await MainActor.run { TableUpdateTests.misupdate { $0.deleteRows(at: [path(0)], with: .fade) } }
      }
    case "sections":
      await #expect(processExitsWith: .failure) {
        await MainActor.run { TableUpdateTests.misupdate { $0.insertSections([1], with: .fade) } }
      }
    case "beyond":
      await #expect(processExitsWith: .failure) {
        await MainActor.run { TableUpdateTests.misupdate { $0.reloadRows(at: [path(9)], with: .fade) } }
      }
    default: await #expect(processExitsWith: .failure) { await MainActor.run { TableUpdateTests.misupdate { $0.endUpdates() } } }
    }
  }
  private static func misupdate(_ body: (UITableView) -> Void) {
    let hand = Hand()
    Hand.$current.withValue(hand) {
      hand.runtime.asCurrent {
        let table = Register(count: 3)
        body(table.view)
        withExtendedLifetime(table) {}
      }
    }
  }

  @Test func `the message speaks of rows`() throws {
    #expect(throws: InvalidUpdate.self) { try CollectionDiff([.deleteItem(.init(0, 0))], before: [3], after: [3]) }
    do { _ = try CollectionDiff([.deleteItem(.init(0, 0))], before: [3], after: [3]) } catch {
      #expect(
        error.forRows.hasPrefix("Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section"))
    }
  }
}
