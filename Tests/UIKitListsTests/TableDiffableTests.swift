import Foundation
import SeededRandom
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

// Docs/behaviour/lists.md, "Table cells", and Docs/behaviour/lists.md, "Table view controllers and diffable data sources".
@MainActor @Suite("Diffable data sources and configurations of tables", .hand)
struct TableDiffableTests {
  let hand = Hand.current!

  @MainActor private final class Rows {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), style: .plain)
    var source: UITableViewDiffableDataSource<String, String>!
    init() {
      view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source = UITableViewDiffableDataSource(tableView: view) { view, path, name in
        let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        return cell
      }
      Hand.current!.window.addSubview(view)
      Hand.current!.wait()
    }
    var names: [String] {
      view.visibleCells.map { ($0.contentView as? UIListContentView)?.textLabel.text ?? "?" }
    }
  }

  @Test func `snapshots that interrupt each other end with the last one`() {
    for seed in 0..<15 {
      var dice = SeededRandom(UInt64(seed))
      let rows = Rows()
      var ends = 0
      for _ in 0..<6 {
        let names = (0..<16).map { "\($0)" }.shuffled(using: &dice).prefix(Int.random(in: 0...12, using: &dice))
        let cut = Int.random(in: 0...names.count, using: &dice)
        rows.source.apply(
          Shelf.snapshot([("a", Array(names[..<cut])), ("b", Array(names[cut...]))].shuffled(using: &dice)),
          animatingDifferences: Bool.random(using: &dice)
        ) { ends += 1 }
        hand.wait(.random(in: 0...0.3, using: &dice))
      }
      hand.wait(1)
      #expect(rows.names == rows.source.snapshot().itemIdentifiers && ends == 6, "seed \(seed)")
      rows.view.removeFromSuperview()
      hand.wait()
    }
  }
  @Test func `a reconfigured row keeps its cell, a reloaded one does not`() {
    let rows = Rows()
    rows.source.apply(Shelf.snapshot([("a", ["1", "2", "3"])]), animatingDifferences: false)
    hand.wait()
    let cells = rows.view.visibleCells
    var next = rows.source.snapshot()
    next.moveItem("2", beforeItem: "1")
    next.reconfigureItems(["2"])
    next.reloadItems(["3"])
    rows.source.apply(next)
    hand.wait(1)
    #expect(rows.names == ["2", "1", "3"])
    #expect(rows.view.visibleCells.first === cells[1])
    #expect(rows.view.visibleCells.last !== cells[2])
    #expect(rows.source.indexPath(for: "1") == IndexPath(row: 1, section: 0))
  }
  @Test func `a configured cell is as high as its content, told of its state once a layout, and stands where the text begins`() {
    let rows = Rows()
    var states: [Bool] = []
    rows.source.apply(Shelf.snapshot([("a", ["1", "2"])]), animatingDifferences: false)
    hand.wait()
    let cell = rows.view.visibleCells[0]
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("Title", state.isSelected ? "chosen" : nil)
      cell.contentConfiguration = content.updated(for: state)
    }
    hand.wait()
    cell.setSelected(true, animated: false)
    cell.setHighlighted(true, animated: false)
    hand.wait()
    #expect(states == [false, true])
    #expect((cell.contentView as? UIListContentView)?.secondaryLabel.text == "chosen")
    #expect(cell.sizeThatFits(CGSize(width: 375, height: 0)).height > 48)
  }
}
