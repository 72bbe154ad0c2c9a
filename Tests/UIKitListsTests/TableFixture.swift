import Stages
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
final class TableFixture: NSObject, ListFixture, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let events = ListEvents()
  var view: UIScrollView { table }
  var sections: [[String]]

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
    table.delaysContentTouches = false
    table.rowHeight = 100
    table.register(NamedTableCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (self, self)
    let hand = Hand.current!
    hand.window.addSubview(table)
    hand.wait()
  }

  final class NamedTableCell: UITableViewCell, NamedListCell { var name = "" }

  var visiblePaths: [IndexPath] { table.visibleCells.compactMap(table.indexPath) }
  func cell(at path: IndexPath) -> (any NamedListCell)? { table.cellForRow(at: path) as? NamedTableCell }
  var hasDisappearingViews: Bool { !table.list.disappearing.isEmpty }
  var numberOfRows: Int { table.numberOfRows(inSection: 0) }

  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) { table.performBatchUpdates(updates, completion: completion) }
  func insert(_ paths: [IndexPath]) { table.insertRows(at: paths, with: .fade) }
  func delete(_ paths: [IndexPath]) { table.deleteRows(at: paths, with: .fade) }
  func reload(_ paths: [IndexPath]) { table.reloadRows(at: paths, with: .fade) }
  func move(_ old: IndexPath, to new: IndexPath) { table.moveRow(at: old, to: new) }
  func reload(section: Int) { table.reloadSections([section], with: .fade) }
  func reloadData() { table.reloadData() }
  func removeDataSource() { table.dataSource = nil }

  var allowsSelection: Bool {
    get { table.allowsSelection }
    set { table.allowsSelection = newValue }
  }
  var allowsMultipleSelection: Bool {
    get { table.allowsMultipleSelection }
    set { table.allowsMultipleSelection = newValue }
  }
  var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
  func select(_ path: IndexPath?) { table.selectRow(at: path, animated: false, scrollPosition: .none) }
  func deselect(_ path: IndexPath) { table.deselectRow(at: path, animated: false) }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int {
    events.note("count", "sections")
    return sections.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    events.note("count", "rows of \(section)")
    return sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    events.note("cell", "cell", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? NamedTableCell)?.name = sections[indexPath.section][indexPath.row]
    return cell
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    events.note("touch", "shouldHighlight", indexPath)
    return events.mayHighlight(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { events.note("touch", "didHighlight", indexPath) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { events.note("touch", "didUnhighlight", indexPath) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.note("touch", "didSelect", indexPath)
    events.onSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { events.note("touch", "didDeselect", indexPath) }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    events.note("display", "didEndDisplaying", indexPath)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.note("drag", "willBeginDragging") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.didScroll() }
}
