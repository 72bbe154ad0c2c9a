import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Where rows, headers and footers of a table lie (behaviour: Table geometry)", .hand)
struct TableGeometryTests {
  let hand = Hand.current!

  @Test func `rows of a plain table lie from edge to edge, and there are cells for those that are seen alone`() {
    let table = Register(count: 50)
    #expect(table.names == (0...8).map { "\($0)" } && table.view.contentSize == CGSize(width: 375, height: 5000))
    #expect(table.view.visibleCells[1].frame == CGRect(x: 0, y: 100, width: 375, height: 100))
    table.view.contentOffset.y = 1050
    hand.flush()
    #expect(table.names == (10...18).map { "\($0)" } && table.view.rectForRow(at: path(40)).minY == 4000)
    #expect(
      table.view.indexPathForRow(at: CGPoint(x: 10, y: 1999)) == path(19) && table.view.indexPathForRow(at: CGPoint(x: 10, y: 5001)) == nil)
    #expect(table.view.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 10, height: 150)) == [path(1), path(2)])
  }

  @Test func `rows are 44 high where nobody says anything, with a line of a pixel at the lower edge that begins 16 from the left`() throws {
    let table = Register(count: 3, rowHeight: UITableView.automaticDimension)
    let cell = try #require(table.cell("1"))
    let line = try #require(cell.lines.below)
    #expect(
      cell.frame == CGRect(x: 0, y: 44, width: 375, height: 44) && cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 43.5))
    #expect(line.frame == CGRect(x: 16, y: 43.5, width: 359, height: 0.5) && !line.isHidden)
    #expect(table.names.count == 3 && table.view.subviews.count { $0 is UITableViewCell } == 3)  // no filler rows since iOS 15
  }

  @Test func `a plain header is 28 high below a gap of 22, and stays at the top until its section pushes it out`() throws {
    let table = Register([(0..<10).map { "a\($0)" }, (0..<10).map { "b\($0)" }], titles: [0: "A", 1: "B"])
    let first = try #require(table.view.headerView(forSection: 0))
    #expect(first.frame == CGRect(x: 0, y: 22, width: 375, height: 28) && table.view.rectForRow(at: path(0)).minY == 50)
    #expect(table.view.rect(forSection: 1) == CGRect(x: 0, y: 1050, width: 375, height: 1050))
    table.view.contentOffset.y = 500
    hand.flush()
    #expect(first.frame.minY == 500 && table.view.rectForHeader(inSection: 0).minY == 22)
    table.view.contentOffset.y = 1040
    hand.flush()
    #expect(first.frame.maxY == 1050)
    table.view.contentOffset.y = 1100
    hand.flush()
    #expect(first.superview == nil && table.view.headerView(forSection: 1)?.frame.minY == 1100)
  }

  @Test func `a plain footer stays at the bottom as long as rows of its section are seen`() throws {
    let table = Register([(0..<20).map { "a\($0)" }, ["b"]])
    table.endTitles = [0: "end"]
    table.view.reloadData()
    hand.flush()
    let footer = try #require(table.view.footerView(forSection: 0))
    #expect(footer.frame.maxY == 812)
    table.view.contentOffset.y = 1900
    hand.flush()
    #expect(footer.frame == CGRect(x: 0, y: 2000, width: 375, height: 28))
  }

  @Test func `untitled sections of a grouped table begin after 35 points, and have twice 17.5 between them`() {
    let table = Register([["a", "b"], ["c"]], style: .grouped, rowHeight: 44)
    #expect(table.view.rectForRow(at: path(0)).minY == 35 && table.view.rectForRow(at: path(0, 1)).minY == 35 + 88 + 35)
    #expect(table.view.contentSize.height == 35 + 88 + 35 + 44 + 17.5)
    #expect(table.cell("a")?.frame.width == 375)
  }

  @Test func `titles of a grouped table stand in capitals 6 above the rows, texts below 8 after them`() throws {
    let table = Register([["a"], ["b"]], style: .grouped, rowHeight: 44, titles: [1: "Wireless"])
    table.endTitles = [1: "What it is for."]
    table.view.reloadData()
    hand.flush()
    let title = try #require(table.view.headerView(forSection: 1)?.textLabel), rows = table.view.rectForRow(at: path(0, 1))
    #expect(title.text == "WIRELESS" && title.convert(title.bounds, to: table.view).maxY == rows.minY - 6)
    let end = try #require(table.view.footerView(forSection: 1)?.textLabel)
    #expect(end.text == "What it is for." && end.convert(end.bounds, to: table.view).minY == rows.maxY + 8 && end.frame.minX == 16)
  }

  @Test func `inset grouped rows lie on cards of corner radius 10, 16 from the sides`() throws {
    let table = Register([["a", "b", "c"]], style: .insetGrouped, rowHeight: 44)
    let (first, middle, last) = (try #require(table.cell("a")), try #require(table.cell("b")), try #require(table.cell("c")))
    #expect(first.frame == CGRect(x: 16, y: 22, width: 343, height: 44) && first.layer.cornerRadius == 10)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner] && middle.layer.cornerRadius == 0)
    #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] && last.lines.below?.isHidden == true)
  }

  @Test func `a header of height 0 is none in a plain table and the usual one in a grouped; leastNonzeroMagnitude is none in both`() {
    for (style, height, top) in [
      (UITableView.Style.plain, 0, 0), (.grouped, 0, 35), (.plain, CGFloat.leastNonzeroMagnitude, 0),
      (.grouped, .leastNonzeroMagnitude, 0),
    ] as [(UITableView.Style, CGFloat, CGFloat)] {
      let table = Register(count: 3, style: style)
      table.view.sectionHeaderHeight = height
      hand.flush()
      #expect(abs(table.view.rectForRow(at: path(0)).minY - top) < 0.001, "\(style) \(height)")
      #expect(table.view.titles(.header).isEmpty)
    }
  }

  @Test func `a header height for all sections keeps no room in a plain table whose sections have neither titles nor views`() {
    let table = Register([["a", "b"], ["c", "d", "e"]], rowHeight: 44)
    (table.view.sectionHeaderHeight, table.view.sectionFooterHeight) = (28, 28)
    hand.flush()
    #expect(table.view.contentSize.height == 220 && table.view.rectForRow(at: path(0)).minY == 0 && table.view.titles(.header).isEmpty)
    table.titles = [1: "B"]
    table.view.reloadData()
    hand.flush()
    // The second section has a header of 28 points below a gap of 22.
    #expect(table.view.rectForRow(at: path(0, 1)).minY == 88 + 50 && table.view.contentSize.height == 270)
    table.titles = [:]
    table.view.reloadData()
    table.view.beginUpdates()
    table.view.endUpdates()
    hand.wait(1)
    #expect(table.view.contentSize.height == 220 && table.view.titles(.header).isEmpty)
  }

  /// Gives views for headers of sections with an even number.
  final class Heading: NSObject, UITableViewDelegate {
    var asked: [Int] = []
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked.append(section)
      return section % 2 == 0 ? UIView() : nil
    }
  }
  final class Measuring: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  }

  @Test func `a header keeps its room where the delegate gives views, even if it gives none, and where it gives a height`() {
    let table = Register([["a"], ["b"], ["c"]], rowHeight: 44), heading = Heading(), measuring = Measuring()
    table.view.sectionHeaderHeight = 28
    table.view.delegate = heading
    table.view.reloadData()
    hand.flush()
    #expect(table.view.contentSize.height == 3 * (44 + 50) && table.view.titles(.header).count == 2)
    heading.asked = []
    table.view.reloadData()
    _ = table.view.numberOfSections
    #expect(heading.asked.isEmpty)
    table.view.delegate = measuring
    table.view.reloadData()
    hand.flush()
    #expect(table.view.contentSize.height == 3 * (44 + 52) && table.view.titles(.header).isEmpty)
  }

  @Test func `a table view controller whose table has a header height for all sections keeps no room for headers`() {
    final class Rows: UITableViewController {
      var hasViews = false
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (tableView.sectionHeaderHeight, tableView.rowHeight) = (28, 44)
      }
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 + section }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        hasViews ? UIView() : super.tableView(tableView, viewForHeaderInSection: section)
      }
    }
    let controller = Rows(style: .plain)
    hand.window.rootViewController = controller
    hand.wait()
    #expect(controller.tableView.contentSize.height == 220)
    controller.hasViews = true
    controller.tableView.reloadData()
    hand.wait()
    #expect(controller.tableView.contentSize.height == 320)
  }

  @Test func `cells that are made within layoutSubviews do not have the table laid out a second time`() {
    final class Counting: UITableView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        super.layoutSubviews()
      }
    }
    let source = Register(count: 30)
    for height in [100, UITableView.automaticDimension] {
      let view = Counting(frame: hand.window.bounds, style: .plain)
      view.register(NamedCell.self, forCellReuseIdentifier: "row")
      view.rowHeight = height
      view.dataSource = source
      hand.window.addSubview(view)
      hand.flush()
      #expect(view.passes == 1 && view.visibleCells.count > 8)
      view.contentOffset.y = 150
      hand.flush()
      #expect(view.passes == 2)
      view.addSubview(UIView())
      hand.flush()
      #expect(view.passes == 3)
      view.removeFromSuperview()
    }
  }

  @Test func `rows are seen at the new offset before the layout pass that makes their cells`() {
    let table = Register([(0..<40).map { "\($0)" }], rowHeight: 44)
    table.view.frame.size.height = 308
    hand.flush()
    func seen() -> [Int]? { table.view.indexPathsForVisibleRows?.map(\.row) }
    #expect(seen() == Array(0...6))
    table.view.contentOffset.y = 40
    #expect(seen() == Array(0...7) && table.view.visibleCells.count == 7)
    table.view.setContentOffset(CGPoint(x: 0, y: 88), animated: false)
    #expect(seen() == Array(2...8))
    table.view.scrollToRow(at: path(8), at: .top, animated: false)
    #expect(seen() == Array(8...14) && table.view.cellForRow(at: path(14)) == nil)
    hand.flush()
    #expect(seen() == Array(8...14) && table.view.visibleCells.count == 7)
    table.view.reloadData()
    #expect(seen() == Array(8...14))
    // In an open batch, the data may have changed already.
    table.view.performBatchUpdates {
      table.sections[0].removeLast(30)
      #expect(seen() == Array(8...14))
      table.view.deleteRows(at: (10..<40).map { path($0) }, with: .fade)
    }
    hand.wait(1)
    #expect(seen() == Array(3...9) && table.view.visibleCells.count == 7)
  }

  @Test func `a rectangle contains the rows into which it reaches by a point, an empty one is a point, and one beside the table has none`()
  {
    let table = Register([(0..<5).map { "\($0)" }], rowHeight: 44)
    func rows(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [Int]? {
      table.view.indexPathsForRows(in: CGRect(x: x, y: y, width: width, height: height))?.map(\.row)
    }
    #expect(rows(0, 0, 0, 0) == [0] && rows(10, 50, 0, 0) == [1] && rows(0, 300, 0, 0) == [])
    #expect(rows(0, 43, 10, 1.99) == [0] && rows(0, 43, 10, 2) == [0, 1])
    #expect(rows(0, 44, 10, 0.5) == [1] && rows(0, 43.5, 10, 44) == [0, 1])
    #expect(rows(375, 0, 10, 100) == [] && rows(-10, 0, 10, 100) == [] && rows(374, 0, 10, 44) == [0] && rows(-10, 0, 11, 44) == [0])
    #expect(rows(400, 0, 0, 0) == [] && rows(0, -100, 10, 50) == [] && rows(0, -100, 10, 110) == [0] && rows(0, 200, 10, 900) == [4])
    #expect(table.view.indexPathsForRows(in: .null)?.isEmpty == true)
  }

  @Test func `the table's own header and footer keep their heights, are as wide as the table, and count when they are assigned again`() {
    let table = Register(count: 3)
    let (head, foot) = (UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 60)), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30)))
    (table.view.tableHeaderView, table.view.tableFooterView) = (head, foot)
    hand.flush()
    #expect(head.frame == CGRect(x: 0, y: 0, width: 375, height: 60) && foot.frame == CGRect(x: 0, y: 360, width: 375, height: 30))
    #expect(table.view.contentSize.height == 390 && table.cell("0")?.frame.minY == 60)
    head.frame.size.height = 100
    hand.flush()
    #expect(table.cell("0")?.frame.minY == 60)
    table.view.tableHeaderView = head
    hand.flush()
    #expect(table.cell("0")?.frame.minY == 100 && table.view.contentSize.height == 430)
    table.view.tableHeaderView = nil
    hand.flush()
    #expect(head.superview == nil && table.cell("0")?.frame.minY == 0)
  }

  @Test func `the view behind everything does not scroll`() {
    let table = Register(count: 30), back = UIView()
    table.view.backgroundView = back
    table.view.contentOffset.y = 300
    hand.flush()
    #expect(back.frame == table.view.bounds && table.view.subviews.first === back)
  }

  @Test func `scrolling to a row: the least way, top, middle and bottom, as far as there is content`() {
    let table = Register(count: 50)
    func place(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.view.scrollToRow(at: path(row), at: position, animated: false)
      return table.view.contentOffset.y
    }
    #expect(place(20, .top) == 2000 && place(20, .middle) == 2050 - 406 && place(20, .bottom) == 2100 - 812)
    #expect(place(19, .none) == 2100 - 812 && place(30, .none) == 3100 - 812 && place(10, .none) == 1000)
    #expect(place(49, .top) == 5000 - 812 && place(0, .bottom) == 0)
  }

  @Test func `read from right to left, lines and texts begin at the right`() throws {
    hand.app.environment.direction = .rightToLeft
    let table = Register(count: 3, rowHeight: 44)
    table.setUp = { cell, _ in cell.accessoryType = .disclosureIndicator }
    table.view.reloadData()
    hand.flush()
    let cell = try #require(table.cell("0")), line = try #require(cell.lines.below), text = try #require(cell.textLabel)
    #expect(line.frame == CGRect(x: 0, y: 43.5, width: 359, height: 0.5))
    #expect(cell.contentView.frame == CGRect(x: 33, y: 0, width: 342, height: 43.5) && text.frame.maxX == 342 - 16)
    #expect(cell.accessories.first?.frame.minX == 16)
  }
}
