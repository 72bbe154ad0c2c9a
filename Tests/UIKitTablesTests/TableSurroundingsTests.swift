import Stages
import Testing

@testable import UIKit

@MainActor @Suite("Index, refresh control and prefetching of a table (BEHAVIOUR-2 §19.1, §19.4, §21.2)", .hand)
struct TableSurroundingsTests {
  let hand = Hand.current!

  final class Phonebook: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    var log: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { 26 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { [UITableView.indexSearch] + letters }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      letters.firstIndex(of: title)!
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths.first!.short)…\(indexPaths.last!.short)")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.first!.short)…\(indexPaths.last!.short)")
    }
  }
  let book = Phonebook()
  private func show() -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.rowHeight = 44
    view.dataSource = book
    hand.window.addSubview(view)
    hand.wait()
    return view
  }

  @Test func `the index is 15 wide at the trailing edge, and a finger on it jumps to sections`() throws {
    let view = show()
    let index = try #require(view.index)
    #expect(index.frame == CGRect(x: 360, y: 0, width: 15, height: 812) && view.visibleCells[0].contentView.frame.width == 360)
    // 27 lines of 14 points, in the middle.
    let top = (812.0 - 27 * 14) / 2
    hand.down(368, top + 14 * 13.5)
    hand.wait(0.3)
    #expect(
      view.contentOffset.y == view.rectForHeader(inSection: 12).minY && view.headerView(forSection: 12)?.frame.minY == view.contentOffset.y)
    hand.move(368, top + 2)
    hand.wait(0.1)
    #expect(view.contentOffset.y == 0)
    hand.up()
    hand.wait(0.5)
    #expect(index.frame.minY == view.contentOffset.y && hand.app.isQuiet)
  }

  @Test func `with too few rows there is no index`() {
    let view = show()
    view.sectionIndexMinimumDisplayRowCount = 1000
    view.setNeedsLayout()
    hand.wait()
    #expect(view.index == nil && view.visibleCells[0].contentView.frame.width == 375)
  }

  @Test func `a screen of rows ahead is fetched, and given up where the finger turns round`() throws {
    let view = show()
    view.prefetchDataSource = book
    view.contentOffset.y = 2000
    hand.flush()
    #expect(book.log.count == 1 && book.log[0].hasPrefix("fetch"))
    let last = try #require(view.indexPathsForVisibleRows?.last)
    #expect(book.log[0].hasPrefix("fetch \(last.section).\(last.row + 1)") || book.log[0].hasPrefix("fetch \(last.section + 1).0"))
    book.log = []
    view.contentOffset.y = 1990
    hand.flush()
    #expect(book.log.count == 2 && book.log[0].hasPrefix("cancel") && book.log[1].hasPrefix("fetch"))
  }

  // MARK: Refresh control

  private func refreshable() -> (Register, UIRefreshControl, () -> Int) {
    let table = Register(count: 30), refresh = UIRefreshControl()
    let sent = Box()
    refresh.addAction(UIAction { _ in sent.count += 1 }, for: .valueChanged)
    table.view.refreshControl = refresh
    hand.wait()
    return (table, refresh, { sent.count })
  }
  private final class Box { var count = 0 }

  @Test func `a pull that is not far enough refreshes nothing, and one that is cancelled on its way neither`() {
    let (table, refresh, sent) = refreshable()
    #expect(refresh.isHidden)
    hand.down(100, 200)
    hand.drag(120, over: 0.3)
    #expect(!refresh.isHidden && sent() == 0)
    hand.cancel()
    hand.wait(2)
    #expect(!refresh.isRefreshing && table.view.contentOffset.y == 0 && refresh.isHidden && hand.app.isQuiet)
  }

  @Test func `pulled by 100 it sends once for each drag, keeps 60 points free when the finger lets go, and goes when it is told`() {
    let (table, refresh, sent) = refreshable()
    hand.down(100, 200)
    hand.drag(400, over: 0.6)
    #expect(table.view.contentOffset.y < -100 && sent() == 1 && refresh.isRefreshing)
    hand.drag(-100, over: 0.2)
    hand.drag(150, over: 0.2)
    #expect(sent() == 1)
    hand.up()
    hand.wait(2)
    #expect(
      table.view.contentOffset.y == -60 && table.view.adjustedContentInset.top == 60
        && refresh.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    refresh.endRefreshing()
    hand.wait(0.15)
    #expect(table.view.contentOffset.y > -60 && table.view.contentOffset.y < 0)
    hand.wait(1)
    #expect(table.view.contentOffset.y == 0 && refresh.isHidden && hand.app.isQuiet)
  }

  @Test func `begun by program it neither scrolls nor sends; ended while a finger pulls, the content stays with the finger`() {
    let (table, refresh, sent) = refreshable()
    refresh.beginRefreshing()
    hand.wait(0.1)
    #expect(table.view.contentOffset.y == 0 && sent() == 0 && table.view.adjustedContentInset.top == 60)
    refresh.endRefreshing()
    hand.down(100, 200)
    hand.drag(400, over: 0.6)
    let offset = table.view.contentOffset.y
    refresh.endRefreshing()
    hand.flush()
    #expect(table.view.contentOffset.y == offset)
    hand.up()
    hand.wait(2)
    #expect(table.view.contentOffset.y == 0 && hand.app.isQuiet)
  }

  @Test func `the scroll indicator was said to jump when the refreshing ended: its track holds no room for that`() throws {
    let (table, refresh, _) = refreshable()
    hand.down(100, 200)
    hand.drag(400, over: 0.6)
    hand.up()
    hand.wait(0.2)
    table.view.flashScrollIndicators()
    let indicator = try #require(table.view.subviews.first { $0.bounds.width == ScrollIndicators.thickness })
    func top() -> CGFloat { indicator.frame.minY - table.view.contentOffset.y }
    let before = top()
    refresh.endRefreshing()
    #expect(abs(top() - before) < 10 && before < 30, "\(before) \(top())")
    hand.wait(2)
  }

  @Test func `taken away while it refreshes, its room goes with it`() {
    let (table, refresh, _) = refreshable()
    refresh.beginRefreshing()
    table.view.refreshControl = nil
    hand.wait(0.1)
    #expect(table.view.adjustedContentInset.top == 0 && refresh.superview == nil)
    refresh.endRefreshing()
  }
}
