import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Context menus of tables", .hand)
struct TableMenuTests {
  final class Book: UITableViewController {
    var rows = (0..<6).map { "\($0)" }
    var log: [String] = []
    var hasMenus = true
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(NamedCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 100
      tableView.delaysContentTouches = false
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? NamedCell)?.name = rows[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { $2(true) }]) }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("configuration \(indexPath.row) at \(Int(point.x)), \(Int(point.y))")
      guard hasMenus else { return nil }
      return UIContextMenuConfiguration(
        identifier: rows[indexPath.row] as NSString, previewProvider: nil,
        actionProvider: { [unowned self] _ in
          UIMenu(children: [
            UIAction(title: "Delete", attributes: .destructive) { [unowned self] _ in
              log.append("delete")
              guard let row = rows.firstIndex(of: "1") else { return }
              rows.remove(at: row)
              self.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
            }
          ])
        })
    }
    override func tableView(
      _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlighting \(configuration.identifier)")
      return nil
    }
    override func tableView(
      _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismissing \(configuration.identifier)")
      return nil
    }
    override func tableView(
      _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("perform")
      animator.preferredCommitStyle = .pop
      animator.addCompletion { [unowned self] in log.append("performed") }
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("willDisplay") }
    override func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("willEnd") }
  }

  let hand = Hand.current!
  let book = Book(style: .plain)
  init() {
    hand.window.rootViewController = book
    hand.wait()
  }
  private var menu: MenuStage? { hand.window.subviews.last as? MenuStage }
  private func open(at y: CGFloat = 150) {
    hand.down(187, y)
    hand.wait(0.6)
    hand.up()
    hand.wait(1.5)
  }
  private func tap(_ title: String) throws {
    let found = hand.window.subtree.first { ($0 as? MenuRow)?.accessibilityLabel == title }
    let place = try #require(found).convert(CGPoint(x: 20, y: 20), to: nil)
    hand.tap(place.x, place.y)
  }

  @Test func `a row that its own menu deletes: the preview fades, and no row stays unseen`() throws {
    open()
    try tap("Delete")
    hand.wait(2)
    #expect(
      book.log == ["configuration 1 at 187, 150", "highlighting 1", "willDisplay", "willEnd", "delete"]
        || book.log == ["configuration 1 at 187, 150", "highlighting 1", "willDisplay", "willEnd", "dismissing 1", "delete"], "\(book.log)")
    #expect(menu == nil && book.rows.count == 5 && hand.app.isQuiet)
    #expect(book.tableView.visibleCells.count == 5 && book.tableView.visibleCells.allSatisfy { !$0.layer.isVeiled && $0.alpha == 1 })
  }

  @Test func `reloadData, editing and the way out of the window under an open menu leave nothing stuck`() {
    for way in 0..<3 {
      open()
      #expect(menu != nil)
      hand.app.perform {
        switch way {
        case 0: book.tableView.reloadData()
        case 1: book.setEditing(true, animated: true)
        default: hand.window.rootViewController = UIViewController()
        }
      }
      hand.wait(1)
      hand.app.perform { book.tableView.contextMenuInteraction?.dismissMenu() }
      hand.wait(2)
      #expect(menu == nil && hand.app.isQuiet, "way \(way)")
      hand.app.perform {
        hand.window.rootViewController = book
        book.setEditing(false, animated: false)
      }
      hand.wait(1)
      #expect(book.tableView.visibleCells.count == 6 && book.tableView.visibleCells.allSatisfy { !$0.layer.isVeiled }, "way \(way)")
    }
  }

  @Test func `a row without a menu is chosen however long it is pressed`() {
    book.hasMenus = false
    hand.down(187, 150)
    hand.wait(1)
    hand.up()
    hand.wait(0.5)
    #expect(book.log == ["configuration 1 at 187, 150", "select 1"] && menu == nil)
  }

  @Test func `beside all rows there is nobody to ask`() {
    open(at: 700)
    #expect(book.log.isEmpty && menu == nil)
  }

  @Test func `the row is lifted, neither chosen nor highlighted, and a tap outside takes it back`() throws {
    open()
    let cell = try #require(book.tableView.cellForRow(at: path(1)))
    #expect(cell.layer.isVeiled && !cell.isHighlighted && menu != nil)
    hand.tap(20, 780)
    hand.wait(1)
    #expect(!cell.layer.isVeiled && book.log.last == "dismissing 1" && !book.log.contains("select 1") && menu == nil)
  }

  @Test func `a tap on the preview performs it`() throws {
    open()
    let preview = try #require(menu?.subviews.first { $0 is MenuPreview })
    hand.tap(preview.frame.midX, preview.frame.midY)
    hand.wait(2)
    #expect(Array(book.log.suffix(3)) == ["perform", "willEnd", "performed"] && menu == nil && hand.app.isQuiet)
  }

  @Test func `a menu that comes closes what is swiped open`() {
    hand.down(300, 350)
    hand.drag(by: -80, 0, over: 0.2)
    hand.wait(0.1)
    hand.up()
    hand.wait(0.5)
    #expect(book.tableView.swipe != nil)
    open()
    #expect(book.tableView.swipe == nil && hand.app.isQuiet)
  }
}
