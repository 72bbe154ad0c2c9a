import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("UITableViewController (behaviour: Table view controllers and diffable data sources)", .hand)
struct TableControllerTests {
  final class Numbers: UITableViewController {
    var heard: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
      title = "Numbers"
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 90 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("didSelect \(indexPath.short)")
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("didScroll") }
  }

  let hand = Hand.current!
  let controller = Numbers(style: .plain)
  let navigation: UINavigationController
  init() {
    navigation = UINavigationController(rootViewController: controller)
    navigation.view.backgroundColor = .white
    hand.window.rootViewController = navigation
    hand.wait()
  }
  private var table: UITableView { controller.tableView }

  @Test func `its view is the table, whose data source and delegate it is`() {
    #expect(controller.view === controller.tableView && table.dataSource === controller && table.delegate === controller)
    #expect(table.visibleCells.count >= 8 && table.visibleCells[1].frame == CGRect(x: 0, y: 90, width: 375, height: 90))
  }

  private func push() {
    let cell = table.visibleCells[2]
    let middle = cell.convert(CGPoint(x: 100, y: 45), to: nil)
    hand.tap(middle.x, middle.y)
    hand.wait(1)
    #expect(navigation.viewControllers.count == 2 && table.indexPathForSelectedRow == path(2))
  }

  @Test func `a pop that is swiped back half way and let go re-selects the row, which had faded alongside`() throws {
    push()
    let grey = try #require(table.cellForRow(at: path(2))?.selectedBackgroundView)
    hand.down(2, 400)
    hand.drag(by: 120, 0, over: 0.4)
    #expect(table.indexPathForSelectedRow == nil && grey.seenAlpha > 0.2 && grey.seenAlpha < 1)
    hand.drag(by: -100, 0, over: 0.3)
    hand.wait(0.2)
    hand.up()
    hand.wait(1)
    #expect(navigation.viewControllers.count == 2 && table.indexPathForSelectedRow == path(2))
    // And once more, to the end.
    navigation.popViewController(animated: true)
    hand.wait(1)
    #expect(table.indexPathForSelectedRow == nil && grey.isHidden && navigation.viewControllers.count == 1)
  }

  @Test func `the selection stays where it is to stay`() {
    controller.clearsSelectionOnViewWillAppear = false
    push()
    navigation.popViewController(animated: true)
    hand.wait(1)
    #expect(table.indexPathForSelectedRow == path(2))
  }

  @Test func `its editing is the table's, and the button says Done meanwhile`() {
    let button = controller.editButtonItem
    #expect(button.title == "Edit")
    controller.setEditing(true, animated: false)
    #expect(table.isEditing && button.title == "Done" && button.style == .done)
    button.primaryAction.map { $0.handler($0) }
    #expect(!table.isEditing && !controller.isEditing && button.title == "Edit")
  }

  @Test func `rows without cells stop with a message`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Empty: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        }
        let hand = Hand()
        hand.window.rootViewController = Empty(style: .grouped)
        hand.wait()
      }
    }
  }
}
