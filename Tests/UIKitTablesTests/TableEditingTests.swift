import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Editing a table (behaviour: Table updates)", .hand)
struct TableEditingTests {
  /// Rows that can be deleted, inserted, swiped and moved.
  final class Notebook: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = (0..<8).map { "\($0)" }
    var log: [String] = []
    var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
    var canEdit: (IndexPath) -> Bool = { _ in true }
    var canMove: (IndexPath) -> Bool = { _ in true }
    var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
    var trailing: (() -> UISwipeActionsConfiguration?)?
    var leading: (() -> UISwipeActionsConfiguration?)?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! NamedCell
      cell.name = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(indexPath) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { style(indexPath) }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
      log.append("commit \(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)")
      if editingStyle == .delete {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      } else {
        rows.insert("new", at: indexPath.row)
        tableView.insertRows(at: [indexPath], with: .automatic)
      }
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      log.append("target \(proposedDestinationIndexPath.row)?")
      return target(sourceIndexPath, proposedDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("willBegin \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { log.append("didEnd \(indexPath!.row)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
      trailing.map { $0() } ?? tableView.deletingSwipe(at: indexPath)
    }
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
      leading?()
    }
  }

  let hand = Hand.current!
  let book = Notebook()
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  init() {
    view.rowHeight = 100
    view.delaysContentTouches = false
    view.register(NamedCell.self, forCellReuseIdentifier: "row")
    (view.dataSource, view.delegate) = (book, book)
    hand.window.addSubview(view)
    hand.wait()
  }
  private func cell(_ row: Int) throws -> UITableViewCell { try #require(view.cellForRow(at: path(row))) }
  private var names: [String] { view.visibleCells.map { ($0 as! NamedCell).name } }

  // MARK: Swipes that come to nothing

  @Test func `a swipe that does not reach half of its button closes, one that the system cancels too`() throws {
    for cancels in [false, true] {
      book.log = []
      hand.down(300, 250)
      hand.drag(by: cancels ? -80 : -30, 0, over: 0.3)
      let cell = try cell(2)
      #expect(cell.frame.minX < -15 && view.swipe?.isHeld == true)
      if cancels { hand.cancel() } else { hand.wait(0.2); hand.up() }
      hand.wait(0.5)
      #expect(cell.frame.minX == 0 && view.swipe == nil && book.log == ["willBegin 2", "didEnd 2"] && hand.app.isQuiet)
      #expect(!view.subviews.contains { $0 is SwipeActionsView })
    }
  }

  @Test func `a row that may not be edited is not swiped, and an upward drag scrolls`() {
    book.canEdit = { $0.row != 2 }
    hand.down(300, 250)
    hand.drag(by: -100, 0, over: 0.2)
    hand.up()
    #expect(!book.log.contains("willBegin 2"))
    hand.wait(1)
    hand.down(300, 550)
    hand.drag(by: -20, -100, over: 0.2)
    #expect(view.isDragging && view.swipe == nil)
    hand.up()
  }

  @Test func `a row deleted while it is swiped takes its buttons along`() throws {
    hand.down(300, 250)
    hand.drag(by: -60, 0, over: 0.2)
    book.rows.remove(at: 2)
    view.deleteRows(at: [path(2)], with: .fade)
    hand.drag(by: -20, 0, over: 0.1)
    hand.up()
    hand.wait(1)
    #expect(view.swipe == nil && names == ["0", "1", "3", "4", "5", "6", "7"] && hand.app.isQuiet)
    #expect(!view.subviews.contains { $0 is SwipeActionsView })
  }

  @Test func `reloadData closes what is swiped open`() throws {
    try openDelete()
    view.reloadData()
    hand.wait(0.1)
    let row2 = try cell(2)
    #expect(view.swipe == nil && row2.frame.minX == 0 && !view.subviews.contains { $0 is SwipeActionsView })
  }

  // MARK: Swipes

  private func openDelete() throws {
    hand.down(300, 250)
    hand.drag(by: -80, 0, over: 0.2)
    hand.wait(0.1)
    hand.up()
    hand.wait(0.5)
    let opened = try cell(2).frame.minX
    #expect(opened == -TableMetrics.swipeButton && view.swipe?.path == path(2))
  }

  @Test func `a swipe opens the button that deletes, 74 wide, and a tap on it commits`() throws {
    try openDelete()
    #expect(try cell(2).showingDeleteConfirmation)
    hand.tap(350, 250)
    hand.wait(1)
    #expect(
      book.log == ["willBegin 2", "commit delete 2", "didEnd 2"] && names == ["0", "1", "3", "4", "5", "6", "7"] && hand.app.isQuiet)
  }

  @Test func `a tap elsewhere, and a scroll, close what is open and select nothing`() throws {
    try openDelete()
    hand.tap(100, 550)
    hand.wait(0.5)
    #expect(view.swipe == nil && !book.log.contains("select 5"))
    try openDelete()
    hand.down(100, 550)
    hand.drag(-80, over: 0.2)
    hand.up()
    hand.wait(1)
    #expect(view.swipe == nil && !book.log.contains { $0.hasPrefix("select") })
  }

  @Test func `the words of a button that closes go with it, and do not leap`() throws {
    try openDelete()
    let actions = try #require(view.subviews.compactMap { $0 as? SwipeActionsView }.first)
    let words = try #require(actions.subviews.first?.subviews.first { $0 is UILabel })
    /// Where the words are seen in the table.
    func place() -> CGFloat {
      sequence(first: words, next: \.superview).prefix { $0 !== view }
        .reduce(0) { $0 + ($1.layer.presentation() ?? $1.layer).frame.minX }
    }
    hand.down(100, 550)
    var (last, moved) = (place(), 0.0)
    for _ in 0..<30 {
      hand.wait(1.0 / 60)
      guard words.window != nil else { break }
      let now = place()
      #expect(abs(now - last) < 12, "from \(last) to \(now)")
      (last, moved) = (now, moved + abs(now - last))
    }
    hand.up()
    hand.wait(0.5)
    #expect(moved > 30 && view.swipe == nil && !view.subviews.contains { $0 is SwipeActionsView })
  }

  @Test func `beside a notch the words of a swiped row stayed where they were, and leaped as it closed`() throws {
    let page = UIViewController()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
    view.frame = page.view.bounds
    page.view.addSubview(view)
    hand.window.rootViewController = page
    hand.wait()
    let cell = try cell(2)
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
    #expect(cell.frame.minX == 0 && cell.safeAreaInsets == safe && view.swipe == nil)
  }

  @Test func `a full swipe performs the first action, unless it may not`() throws {
    hand.down(350, 250)
    hand.drag(by: -300, 0, over: 0.4)
    hand.up()
    hand.wait(1)
    #expect(book.log.contains("commit delete 2") && book.rows.count == 7)
    var performed: [String] = []
    book.trailing = {
      let configuration = UISwipeActionsConfiguration(
        actions: ["a", "b"].map { title in
          UIContextualAction(style: .normal, title: title) { action, _, done in
            performed.append(action.title!)
            done(true)
          }
        })
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    hand.down(350, 250)
    hand.drag(by: -300, 0, over: 0.4)
    hand.up()
    hand.wait(1)
    let row2 = try cell(2)
    #expect(performed == [] && row2.frame.minX == -2 * TableMetrics.swipeButton)
    // The first is at the edge.
    hand.tap(340, 250)
    hand.wait(0.5)
    #expect(performed == ["a"] && view.swipe == nil)
  }

  @Test func `actions from the leading edge come from there, and mirrored from the right`() throws {
    for direction in [false, true] {
      hand.app.environment.direction = direction ? .rightToLeft : .leftToRight
      hand.wait(0.1)
      book.leading = { UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }]) }
      hand.down(180, 250)
      hand.drag(by: direction ? -60 : 60, 0, over: 0.2)
      hand.wait(0.1)
      hand.up()
      hand.wait(0.5)
      #expect(try cell(2).frame.minX == (direction ? -74 : 74))
      view.closeSwipe(animated: false)
    }
  }

  @Test func `a data source that cannot commit has no swipe`() throws {
    let table = Register(count: 8)
    hand.down(300, 250)
    hand.drag(by: -100, 0, over: 0.2)
    hand.up()
    hand.wait(0.2)
    #expect(table.view.swipe == nil && table.cell("2")?.frame.minX == 0)
    table.view.setEditing(true, animated: false)
    hand.wait(0.1)
    #expect(table.cell("2")?.showsMoveControl == false)
  }

  // MARK: Editing

  @Test func `editing moves content 38 for the circle and 42 for the handle, animated, and back`() throws {
    let cell = try cell(2)
    view.setEditing(true, animated: true)
    #expect(view.isEditing && cell.isEditing && cell.contentView.frame == CGRect(x: 38, y: 0, width: 375 - 38 - 42, height: 99.5))
    hand.flush()
    #expect(cell.contentView.seenFrame.minX == 0)
    hand.wait(0.15)
    #expect(cell.contentView.seenFrame.minX > 5 && cell.contentView.seenFrame.minX < 33)
    view.setEditing(false, animated: true)
    hand.wait(0.5)
    #expect(cell.contentView.seenFrame == CGRect(x: 0, y: 0, width: 375, height: 99.5) && hand.app.isQuiet)
  }

  @Test func `the circle asks by the button before it deletes; another one inserts at once`() throws {
    book.style = { $0.row == 3 ? .insert : .delete }
    view.setEditing(true, animated: false)
    hand.wait(0.1)
    hand.tap(26, 250)
    hand.wait(0.5)
    let row2 = try cell(2)
    #expect(book.log == ["willBegin 2"] && row2.showingDeleteConfirmation)
    hand.tap(350, 250)
    hand.wait(0.5)
    #expect(book.log.contains("commit delete 2"))
    book.log = []
    book.style = { _ in .insert }
    view.reloadData()
    hand.wait(0.1)
    hand.tap(26, 350)
    hand.wait(0.5)
    #expect(book.log == ["commit insert 3"] && names[3] == "new")
  }

  @Test func `several can be chosen by circles while the table is edited, and are forgotten afterwards`() throws {
    view.allowsMultipleSelectionDuringEditing = true
    view.setEditing(true, animated: false)
    hand.wait(0.1)
    hand.tap(100, 150); hand.tap(26, 350)
    #expect(view.indexPathsForSelectedRows == [path(1), path(3)])
    view.setEditing(false, animated: false)
    #expect(view.indexPathsForSelectedRows == nil)
  }

  @Test func `rows do not select while the table is edited, unless they may`() {
    view.setEditing(true, animated: false)
    hand.tap(150, 150)
    #expect(book.log == [])
    view.allowsSelectionDuringEditing = true
    hand.tap(150, 150)
    #expect(book.log == ["select 1"])
  }

  // MARK: Moving

  private func lift() {
    view.setEditing(true, animated: false)
    hand.wait(0.1)
    hand.down(355, 150)
    hand.wait(0.1)
  }

  @Test func `a row that is held and put down where it was, or whose touch is cancelled, tells nobody`() {
    lift()
    hand.drag(by: 0, 110, over: 0.2)
    hand.cancel()
    hand.wait(0.5)
    #expect(names == (0..<8).map { "\($0)" } && !book.log.contains { $0.hasPrefix("move") } && view.held == nil && hand.app.isQuiet)
    #expect(view.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 100 })
  }

  @Test func `a row deleted while it is held is let go`() {
    lift()
    hand.drag(by: 0, 110, over: 0.2)
    book.rows.remove(at: 1)
    view.deleteRows(at: [path(1)], with: .fade)
    hand.drag(by: 0, 50, over: 0.1)
    hand.up()
    hand.wait(0.5)
    #expect(view.held == nil && names == ["0", "2", "3", "4", "5", "6", "7"] && hand.app.isQuiet)
  }

  @Test func `a held row follows the finger, the others give way at each crossing, and the data source hears once`() throws {
    lift()
    let cell = try cell(1)
    hand.drag(by: 0, 210, over: 0.4)
    #expect(cell.frame.minY == 310 && view.held?.target == path(3))
    hand.wait(0.4)
    let tops = try [2, 3, 4].map { try self.cell($0).frame.minY }
    #expect(tops == [100, 200, 400])
    #expect(book.log.filter { $0.hasPrefix("move") } == [])
    hand.up()
    hand.wait(0.5)
    #expect(book.log == ["target 2?", "target 3?", "move 1 to 3"] && names == ["0", "2", "3", "1", "4", "5", "6", "7"])
    #expect(view.cellForRow(at: path(3)) === cell && cell.frame.minY == 300 && hand.app.isQuiet)
  }

  @Test func `the delegate may send it elsewhere, and rows that may not move have no handle`() throws {
    book.target = { $1.row > 2 ? path(2) : $1 }
    book.canMove = { $0.row != 0 }
    lift()
    let (first, second) = (try cell(0), try cell(1))
    #expect(!first.showsMoveControl && second.showsMoveControl)
    hand.drag(by: 0, 400, over: 0.5)
    hand.up()
    hand.wait(0.5)
    #expect(book.log.last == "move 1 to 2" && names == ["0", "2", "1", "3", "4", "5", "6", "7"])
  }

  @Test func `near the edge a held row scrolls the table`() {
    book.rows = (0..<30).map { "\($0)" }
    view.reloadData()
    lift()
    hand.drag(by: 0, 640, over: 0.5)
    hand.wait(1)
    #expect(view.contentOffset.y > 300)
    hand.up()
    hand.wait(1)
    #expect(view.held == nil && book.log.last?.hasPrefix("move 1 to 1") == true && hand.app.isQuiet)
  }
}
