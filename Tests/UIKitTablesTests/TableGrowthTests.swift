import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers

/// The number of queries of a table view, which depends on the visible rows and not on the total.
@MainActor @Suite(.hand)
struct TableGrowthTests {
  class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = 1, count = 1_000_000, cells = 0
    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells += 1
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
  final class SizingSource: Source {
    var asked = 0
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      return 44 + CGFloat(indexPath.row % 3) * 10
    }
  }
  let hand = Hand.current!
  private func show(_ source: Source, rowHeight: CGFloat = UITableView.automaticDimension) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.rowHeight = rowHeight
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, source)
    hand.window.addSubview(view)
    hand.wait()
    return view
  }

  @Test(arguments: [44, UITableView.automaticDimension]) func `of a million rows a screenful is asked for, at any place`(height: CGFloat) {
    let source = Source(), view = show(source, rowHeight: height)
    #expect(source.cells == 19 && view.contentSize.height == 44_000_000)
    for place in [22_000_000, 43_999_000, 100] as [CGFloat] {
      view.contentOffset.y = place
      hand.flush()
      #expect(view.visibleCells.count <= 20)
    }
    #expect(source.cells <= 80)
    source.count += 1
    view.insertRows(at: [path(500_000)], with: .automatic)
    hand.wait(0.5)
    #expect(view.contentSize.height == 44_000_044 && source.cells <= 90)
  }

  @Test func `heights of a million rows with estimates are asked for where they are seen`() {
    let source = SizingSource()
    let view = show(source)
    #expect(source.asked < 60)
    view.contentOffset.y = 20_000_000
    hand.flush()
    #expect(source.asked < 120 && view.visibleCells.allSatisfy { $0.frame.height == 44 + CGFloat(view.indexPath(for: $0)!.row % 3) * 10 })
  }

  @Test func `a million sections have views where they are seen, and their rows are found`() {
    let source = Source()
    (source.sections, source.count) = (1_000_000, 1)
    let view = show(source, rowHeight: 44)
    #expect(view.numberOfSections == 1_000_000 && source.cells == 19 && view.contentSize.height == 44_000_000)
    view.scrollToRow(at: path(0, 999_999), at: .bottom, animated: false)
    hand.flush()
    #expect(view.indexPathsForVisibleRows?.last == path(0, 999_999) && source.cells <= 40)
  }
}
extension TableGrowthTests.SizingSource: Implements.TableViewHeightForRowAt {}
