import Stages
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// A table of named rows on a plain screen, with everything that it asks and tells written down.
@MainActor
final class Register: NSObject, UITableViewDataSource, UITableViewDelegate {
  let view: UITableView
  /// The rows by name, a list a section.
  var sections: [[String]]
  /// What happened, in order; `quiet` names what is left out.
  var log: [String] = []
  var quiet: Set<String> = ["scroll", "count", "cell", "display"]

  var titles: [Int: String] = [:], endTitles: [Int: String] = [:]
  var mayHighlight: (IndexPath) -> Bool = { _ in true }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var onSelect: (IndexPath) -> Void = { _ in }
  var onScroll: () -> Void = {}
  /// Sets up cells beyond their names.
  var setUp: (UITableViewCell, IndexPath) -> Void = { _, _ in }

  /// Lies over the whole of the hand's window.
  init(_ sections: [[String]], style: UITableView.Style = .plain, rowHeight: CGFloat = 100, titles: [Int: String] = [:]) {
    (self.sections, self.titles) = (sections, titles)
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), style: style)
    super.init()
    view.delaysContentTouches = false
    view.rowHeight = rowHeight
    view.register(NamedCell.self, forCellReuseIdentifier: "row")
    (view.dataSource, view.delegate) = (self, self)
    let hand = Hand.current!
    hand.window.addSubview(view)
    hand.wait()
  }

  /// `count` rows of one section, named by their numbers.
  convenience init(count: Int, style: UITableView.Style = .plain, rowHeight: CGFloat = 100) {
    self.init([(0..<count).map { "\($0)" }], style: style, rowHeight: rowHeight)
  }

  func note(_ topic: String, _ text: String) { if !quiet.contains(topic) { log.append(text) } }
  /// The names of the rows that have cells, in order.
  var names: [String] { view.visibleCells.map { ($0 as? NamedCell)?.name ?? "no named cell" } }
  func cell(_ name: String) -> NamedCell? { view.visibleCells.compactMap { $0 as? NamedCell }.first { $0.name == name } }
  /// What is seen of a row: left, top and opacity.
  func seen(_ name: String) -> [Double] {
    guard let cell = cell(name) else { return [] }
    return [cell.seenFrame.minX, cell.seenFrame.minY, cell.seenAlpha].map { ($0 * 1000).rounded() / 1000 }
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int {
    note("count", "sections?")
    return sections.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("count", "rows of \(section)?")
    return sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell", "cell \(indexPath.short)?")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? NamedCell { (cell.name, cell.register) = (sections[indexPath.section][indexPath.row], self) }
    setUp(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { endTitles[section] }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("touch", "shouldHighlight \(indexPath.short)")
    return mayHighlight(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("touch", "didHighlight \(indexPath.short)") }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("touch", "didUnhighlight \(indexPath.short)") }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("touch", "willSelect \(indexPath.short)")
    return willSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("touch", "willDeselect \(indexPath.short)")
    return willDeselect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("touch", "didSelect \(indexPath.short)")
    onSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("touch", "didDeselect \(indexPath.short)") }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("touch", "accessory \(indexPath.short)")
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("display", "willDisplay \(indexPath.short)")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("display", "didEndDisplaying \(indexPath.short)\(cell.superview == nil ? "" : ", a subview still")")
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    note("display", "willDisplay header \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    note("display", "didEndDisplaying header \(section)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("drag", "willBeginDragging") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scroll", "didScroll")
    onScroll()
  }
}

/// A cell that knows which row it shows, and tells its register of its reuse.
final class NamedCell: UITableViewCell {
  var name = "" { didSet { textLabel?.text = name } }
  weak var register: Register?
  override func prepareForReuse() {
    super.prepareForReuse()
    register?.note("cell", "prepareForReuse \(name)")
  }
}

extension UIView {
  /// Where it is seen now, in its superview.
  var seenFrame: CGRect {
    guard let seen = layer.shown else { return .null }
    let b = seen.bounds, p = seen.position
    return CGRect(x: p.x - b.width / 2, y: p.y - b.height / 2, width: b.width, height: b.height)
  }
  /// How opaque it is seen now.
  var seenAlpha: CGFloat { CGFloat(layer.shown?.opacity ?? .nan) }
}

extension IndexPath {
  /// "section.row"
  var short: String { "\(section).\(row)" }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
