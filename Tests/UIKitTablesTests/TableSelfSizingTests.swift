import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitVoiceOver

@MainActor @Suite("Rows that size themselves (behaviour: Table call order)", .hand)
struct TableSelfSizingTests {
  /// A text of several lines between the margins.
  final class TextCell: UITableViewCell {
    let label = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor), label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor), label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Texts: NSObject, UITableViewDataSource {
    var count = 60
    func text(_ row: Int) -> String { String(repeating: "word ", count: 3 + row * 7 % 40) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath) as! TextCell
      cell.label.text = text(indexPath.row)
      return cell
    }
  }

  let hand = Hand.current!
  let source = Texts()
  private func show(width: CGFloat = 375) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 812))
    view.register(TextCell.self, forCellReuseIdentifier: "text")
    view.dataSource = source
    hand.window.addSubview(view)
    hand.wait()
    return view
  }
  /// The height that a text needs: its own, the margins and the line.
  private func height(_ row: Int, width: CGFloat = 375) -> CGFloat {
    let label = UILabel()
    (label.numberOfLines, label.text) = (0, source.text(row))
    return label.sizeThatFits(CGSize(width: width - 32, height: 10_000)).height + 22 + 0.5
  }

  @Test func `each is as high as its constraints need, with its line`() {
    let view = show()
    for cell in view.visibleCells {
      let row = view.indexPath(for: cell)!.row
      #expect(cell.frame.height == height(row))
    }
    #expect(view.visibleCells[1].frame.minY == height(0) && Set(view.visibleCells.map(\.frame.height)).count > 2)
  }

  @Test func `guesses, other heights of titles and a delegate that come later leave rows that are seen as high as they are`() {
    final class Silent: NSObject, UITableViewDelegate {}
    let delegate = Silent()
    let changes: [(UITableView) -> Void] = [
      { $0.estimatedRowHeight = 80 }, { $0.sectionHeaderHeight = 30 }, { $0.sectionFooterHeight = 30 }, { $0.sectionHeaderTopPadding = 3 },
      { $0.delegate = delegate },
      {
        $0.rowHeight = 44; $0.rowHeight = UITableView.automaticDimension
      },
    ]
    for change in changes {
      let view = show()
      change(view)
      hand.flush()
      #expect(view.visibleCells.allSatisfy { $0.frame.height == height(view.indexPath(for: $0)!.row) })
      view.removeFromSuperview()
    }
  }

  @Test func `cards' rows keep their heights and their place when a bar above or the screen's sides take another room`() throws {
    let page = UITableViewController(style: .insetGrouped)
    hand.window.rootViewController = page
    let view = page.tableView!
    view.register(TextCell.self, forCellReuseIdentifier: "text")
    view.dataSource = source
    hand.wait()
    view.contentOffset.y = 700
    hand.flush()
    func areMeasured() -> Bool {
      view.visibleCells.allSatisfy { abs($0.frame.height - height(view.indexPath(for: $0)!.row, width: $0.frame.width)) < 1 }
    }
    #expect(areMeasured())
    let first = try #require(view.visibleCells.first), width = first.frame.width
    let place = first.frame.minY - view.contentOffset.y
    for top in [10.0, 40, 0] {
      page.additionalSafeAreaInsets.top = top
      hand.flush()
      #expect(areMeasured() && first.frame.minY - view.contentOffset.y == place)
    }
    page.additionalSafeAreaInsets.left = 60
    hand.flush()
    #expect(areMeasured() && view.visibleCells.allSatisfy { $0.frame.width == width - 60 })
  }

  @Test func `the content size learns from what was seen, and what is seen stays in its place when rows above turn out otherwise`() throws {
    let view = show()
    view.scrollToRow(at: path(59), at: .bottom, animated: false)
    hand.flush()
    let before = view.contentSize.height
    #expect(before > 60 * 44)
    // Upwards, row by row: each that comes in is another height than was thought.
    for _ in 0..<40 {
      let anchor = view.visibleCells[2], place = anchor.frame.minY - view.contentOffset.y
      view.contentOffset.y -= 30
      hand.flush()
      if anchor.superview === view { #expect(abs(anchor.frame.minY - view.contentOffset.y - place - 30) < 0.01) }
    }
    view.contentOffset.y = 0
    for _ in 0..<200 where view.contentOffset.y < view.contentSize.height - 812 {
      view.contentOffset.y += 100
      hand.flush()
    }
    #expect(abs(view.contentSize.height - (0..<60).reduce(0) { $0 + height($1) }) < 0.01)
  }

  @Test func `another width wraps anew, and the row at the top stays there`() throws {
    let view = show()
    view.scrollToRow(at: path(20), at: .top, animated: false)
    hand.flush()
    view.frame.size.width = 300
    hand.flush()
    let cell = try #require(view.cellForRow(at: path(20)))
    #expect(abs(cell.frame.minY - view.contentOffset.y) < 0.01 && cell.frame.size == CGSize(width: 300, height: height(20, width: 300)))
  }

  @Test func `larger text makes higher rows at once`() throws {
    let table = Register(count: 20, rowHeight: UITableView.automaticDimension)
    #expect(table.cell("0")?.frame.height == 44)
    hand.app.environment.contentSize = .AX5
    hand.wait()
    #expect(try #require(table.cell("0")).frame.height > 70)
  }

  @Test func `content that cannot be measured is 44 high`() {
    final class Loose: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = Loose(style: .default, reuseIdentifier: nil)
    #expect(cell.sizeThatFits(CGSize(width: 375, height: 0)).height == 44)
  }

  @Test func `a text that becomes longer while it is shown makes its row higher, once somebody updates`() throws {
    let view = show()
    let cell = try #require(view.cellForRow(at: path(0)) as? TextCell)
    cell.label.text = source.text(5)
    view.beginUpdates()
    view.endUpdates()
    hand.wait(0.5)
    #expect(cell.frame.height == height(5) && view.cellForRow(at: path(1))?.frame.minY == height(5))
  }

  @Test func `headers size themselves by their constraints`() throws {
    final class Tall: UITableViewHeaderFooterView {
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: contentView.topAnchor), view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          view.heightAnchor.constraint(equalToConstant: 77),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Headed: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 30 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "tall") ?? Tall(reuseIdentifier: "tall")
      }
    }
    let source = Headed(), view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), style: .grouped)
    (view.dataSource, view.delegate) = (source, source)
    hand.window.addSubview(view)
    hand.wait()
    #expect(view.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 375, height: 77))
    #expect(view.headerView(forSection: 1)?.frame.minY == 77 + 88 + 17.5 && view.subviews.count { $0 is Tall } < 6)
  }
}
