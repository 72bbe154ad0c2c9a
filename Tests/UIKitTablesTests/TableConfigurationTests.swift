import Stages
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

// Docs/behaviour/lists.md, "Table cells", and Docs/behaviour/lists.md, "Table view controllers and diffable data sources".
@MainActor @Suite("Configurations and diffable data sources of tables", .hand)
struct TableConfigurationTests {
  let hand = Hand.current!

  @Test
  func `a content configuration is shown in the content's place, makes the row as high as it needs, and follows the state once a layout`()
    throws
  {
    let table = Register(count: 5, rowHeight: UITableView.automaticDimension)
    var states: [Bool] = []
    table.setUp = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = path.row == 1 ? String(repeating: "long ", count: 40) : "short"
      content.image = UIImage(systemName: "star.fill")
      cell.contentConfiguration = content
      if path.row == 0 { cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) } }
    }
    table.view.reloadData()
    hand.flush()
    let cells = table.view.visibleCells
    let list = try #require(cells[1].contentView as? UIListContentView)
    #expect(cells[0].frame.height == 44)
    #expect(cells[1].frame.height > 60)
    #expect(list.frame == CGRect(x: 0, y: 0, width: 375, height: cells[1].frame.height - 0.5))
    #expect(cells[0].lines.below?.frame.minX == (cells[0].contentView as? UIListContentView)?.textStart)
    states = []
    cells[0].setSelected(true, animated: false)
    cells[0].setHighlighted(true, animated: false)
    cells[0].setHighlighted(false, animated: false)
    #expect(states == [])
    hand.flush()
    #expect(states == [true])
  }

  @Test func `a background configuration takes the place of the selection's grey`() throws {
    let table = Register(count: 5)
    table.setUp = { cell, _ in cell.backgroundConfiguration = .listPlainCell() }
    table.view.reloadData()
    hand.flush()
    hand.tap(100, 150)
    hand.wait(0.1)
    let cell = try #require(table.cell("1"))
    #expect(cell.isSelected && cell.selectedBackgroundView == nil && cell.configured.background?.superview === cell)
  }

  @Test func `a diffable data source has nothing before its first snapshot, then changes what differs alone`() throws {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.rowHeight = 50
    view.register(NamedCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: view) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path) as? NamedCell
      cell?.name = name
      return cell
    }
    hand.window.addSubview(view)
    hand.wait()
    #expect(view.numberOfSections == 0)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    hand.wait(0.1)
    let b = try #require(view.cellForRow(at: path(1)))
    snapshot.deleteItems(["a"])
    snapshot.appendItems(["d"])
    var isDone = false
    source.apply(snapshot) { isDone = true }
    hand.flush()
    #expect(b.seenFrame.minY == 50 && b.frame.minY == 0 && !isDone)
    hand.wait(0.5)
    #expect(isDone && view.visibleCells.map { ($0 as? NamedCell)?.name } == ["b", "c", "d"] && view.cellForRow(at: path(0)) === b)
    #expect(source.indexPath(for: "d") == path(2) && source.itemIdentifier(for: path(0)) == "b")
  }
}
