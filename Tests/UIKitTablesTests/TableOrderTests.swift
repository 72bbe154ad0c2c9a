import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("What a table asks, and in which order (behaviour: Table call order)", .hand)
struct TableOrderTests {
  /// Writes down all that it is asked.
  class Clerk: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int {
      log.append("sections")
      return 2
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      log.append("rows \(section)")
      return 2
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.append("cell \(indexPath.short)")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      log.append("header height \(section)")
      return 30
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      log.append("footer height \(section)")
      return 20
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      log.append("height \(indexPath.short)")
      return 50
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      log.append("header \(section)")
      return UIView()
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      log.append("footer \(section)")
      return UIView()
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      log.append("willDisplay \(indexPath.short)")
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      log.append("willDisplay header \(section)")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      log.append("willDisplay footer \(section)")
    }
  }

  let hand = Hand.current!
  let clerk = Clerk()
  private func show(estimate: CGFloat) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), style: .plain)
    view.estimatedRowHeight = estimate
    (view.dataSource, view.delegate) = (clerk, clerk)
    hand.window.addSubview(view)
    hand.wait()
    return view
  }

  static let titles = [
    "header 0", "willDisplay header 0", "footer 0", "willDisplay footer 0", "header 1", "willDisplay header 1", "footer 1",
    "willDisplay footer 1",
  ]

  @Test func `without estimates all heights are asked for before the first cell`() {
    let view = show(estimate: 0)
    #expect(
      clerk.log == [
        "sections", "header height 0", "footer height 0", "rows 0", "height 0.0", "height 0.1", "header height 1", "footer height 1",
        "rows 1",
        "height 1.0", "height 1.1", "cell 0.0", "height 0.0", "willDisplay 0.0", "cell 0.1", "height 0.1", "willDisplay 0.1", "cell 1.0",
        "height 1.0", "willDisplay 1.0", "cell 1.1", "height 1.1", "willDisplay 1.1",
      ] + Self.titles)
    #expect(view.visibleCells.count == 4)
  }

  @Test func `with estimates a row's height is asked for when it comes into sight, after its cell`() {
    let view = show(estimate: 50)
    #expect(
      clerk.log == [
        "sections", "header height 0", "footer height 0", "rows 0", "header height 1", "footer height 1", "rows 1", "cell 0.0",
        "height 0.0",
        "willDisplay 0.0", "cell 0.1", "height 0.1", "willDisplay 0.1", "cell 1.0", "height 1.0", "willDisplay 1.0", "cell 1.1",
        "height 1.1",
        "willDisplay 1.1",
      ] + Self.titles)
    // What was counted is known until somebody reloads.
    clerk.log = []
    #expect(view.numberOfSections == 2 && view.numberOfRows(inSection: 1) == 2)
    view.setNeedsLayout()
    hand.flush()
    #expect(clerk.log == [])
  }

  @Test func `a row that scrolls out ends its display in the layout pass that takes it away, and is used again`() {
    let table = Register(count: 50)
    table.quiet = ["count", "scroll"]
    table.view.contentOffset.y = 120
    #expect(table.log == [])
    hand.flush()
    #expect(table.log == ["didEndDisplaying 0.0", "cell 0.9?", "prepareForReuse 0", "willDisplay 0.9"])
  }

  @Test func `an identifier nobody registered gives no cell, and with an index path it stops`() async {
    #expect(UITableView().dequeueReusableCell(withIdentifier: "none") == nil)
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UITableView().dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0)) }
    }
  }

  @Test func `cells are made by the initializer of the class that was registered`() {
    final class Own: UITableViewCell {
      var mark = ""
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        mark = "made"
      }
      required init?(coder: NSCoder) { nil }
    }
    let view = UITableView()
    view.register(Own.self, forCellReuseIdentifier: "own")
    let cell = view.dequeueReusableCell(withIdentifier: "own") as? Own
    #expect(cell?.mark == "made" && cell?.reuseIdentifier == "own" && cell?.detailTextLabel != nil)
    final class Title: UITableViewHeaderFooterView {
      var mark = ""
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        mark = "made"
      }
      required init?(coder: NSCoder) { nil }
    }
    view.register(Title.self, forHeaderFooterViewReuseIdentifier: "title")
    #expect((view.dequeueReusableHeaderFooterView(withIdentifier: "title") as? Title)?.mark == "made")
    #expect(Own().reuseIdentifier == nil && Own(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
  }
}
