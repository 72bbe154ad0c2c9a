import Foundation
import HostInterface
import SeededRandom
import Stages
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// One walk of the monkey over a table, with everything that it did.
@MainActor
final class TableWalk {
  private let hand: Hand
  private let table: Register
  private var dice: SeededRandom
  private(set) var steps: [String] = []
  private(set) var complaints: [String] = []
  private var fresh = 1000
  private var isDown = false
  private var isChanging = false
  private var owed = 0
  private var view: UITableView { table.view }

  init(_ hand: Hand, seed: Int) {
    self.hand = hand
    dice = SeededRandom(UInt64(seed))
    let rows = (0..<3).map { section in (0..<12).map { "\(section)·\($0)" } }
    let style = UITableView.Style(rawValue: seed % 3)!
    let titles = seed % 2 == 0 ? [0: "One", 1: "Two", 2: "Three"] : [:]
    table = Register(rows, style: style, rowHeight: seed % 4 < 2 ? UITableView.automaticDimension : 60, titles: titles)
    table.setUp = { cell, _ in
      cell.textLabel?.numberOfLines = 0
      if let cell = cell as? NamedCell { cell.textLabel?.text = Self.text(cell.name) }
    }
    view.reloadData()
    view.allowsMultipleSelection = seed % 5 == 0
    table.onScroll = { [unowned self] in if !isChanging, chance(40) { change() } }
    note("style \(style), rows \(view.rowHeight)")
  }
  /// Some rows have several lines.
  static func text(_ name: String) -> String { String(repeating: name + " ", count: 1 + name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 40 }) }

  func play() {
    for _ in 0..<14 {
      step()
      switch below(5) {
      case 0: break
      case 1, 2: hand.flush()
      default: wait(.random(in: 0...0.25, using: &dice))
      }
    }
    table.onScroll = {}
    if isDown { lift() }
    hand.wait(5)
    audit()
  }

  private func below(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &dice) }
  private func chance(_ one: Int) -> Bool { below(one) == 0 }
  private func note(_ text: String) { steps.append(text) }
  private func wait(_ seconds: Double) {
    note("wait \(seconds)")
    hand.wait(seconds)
  }

  private func step() {
    switch below(17) {
    case 0...4: change()
    case 5:
      note("reload")
      view.reloadData()
    case 6:
      let y = CGFloat(below(Int(max(view.contentSize.height - 812, 1))))
      note("offset \(y)")
      view.setContentOffset(CGPoint(x: 0, y: y), animated: chance(2))
    case 7: if isDown { lift() } else { press() }
    case 8, 9: if isDown { drag() } else { press() }
    case 10:
      let editing = !view.isEditing
      note("editing \(editing)")
      view.setEditing(editing, animated: chance(2))
    case 11: select()
    case 12:
      let width = [375, 320, 500].randomElement(using: &dice)!
      note("width \(width)")
      view.frame.size.width = CGFloat(width)
    case 13:
      note("away and back")
      view.removeFromSuperview()
      if chance(2) { hand.flush() }
      hand.window.addSubview(view)
    case 14:
      note("empty update")
      view.beginUpdates()
      view.endUpdates()
    case 15:
      let size = [EnvironmentSettings.ContentSize.L, .AX2, .XXL].randomElement(using: &dice)!
      note("size \(size)")
      hand.app.environment.contentSize = size
    default:
      guard let path = anyPath() else { return }
      note("scroll to \(path.short)")
      view.scrollToRow(at: path, at: .init(rawValue: below(4))!, animated: chance(2))
    }
  }
  private func anyPath() -> IndexPath? {
    let all = table.sections.indices.flatMap { section in table.sections[section].indices.map { path($0, section) } }
    return all.randomElement(using: &dice)
  }
  private func select() {
    guard let path = anyPath() else { return }
    note("select \(path.short)")
    if chance(3) {
      view.deselectRow(at: path, animated: true)
    } else {
      view.selectRow(at: path, animated: chance(2), scrollPosition: chance(2) ? .none : .middle)
    }
  }
  private func press() {
    let (x, y) = (chance(4) ? 360.0 : Double(20 + below(330)), Double(20 + below(770)))
    note("down \(x) \(y)")
    isDown = true
    hand.down(x, y)
  }
  private func drag() {
    let (x, y) = chance(2) ? (Double(below(400) - 200), 0.0) : (0.0, Double(below(400) - 200))
    note("drag \(x) \(y)")
    hand.drag(by: x, y, over: 0.1)
  }
  private func lift() {
    note("up")
    isDown = false
    if chance(5) { hand.cancel() } else { hand.up() }
  }

  // MARK: Changes

  private func newName() -> String {
    fresh += 1
    return "\(fresh)"
  }
  private func animation() -> UITableView.RowAnimation {
    [.fade, .left, .right, .top, .bottom, .none, .middle, .automatic].randomElement(using: &dice)!
  }

  /// What each section has, by where it was; nil for what is new.
  private func change() {
    isChanging = true
    defer { isChanging = false }
    struct Entry {
      var old: IndexPath?, name: String, moved = false
    }
    var order: [Int?] = table.sections.indices.map { $0 }
    let before = table.sections
    if chance(3), !order.isEmpty { order.remove(at: below(order.count)) }
    if chance(3), order.count < 5 { order.insert(nil, at: below(order.count + 1)) }
    var entries = order.map { old in
      old.map { section in before[section].indices.map { Entry(old: path($0, section), name: before[section][$0]) } }
        ?? (0..<below(6)).map { _ in Entry(old: nil, name: newName()) }
    }
    let homes = order.indices.filter { order[$0] != nil }
    var deletes: [IndexPath] = [], reloads: [IndexPath] = []
    for home in homes {
      for entry in entries[home] where chance(6) { deletes.append(entry.old!) }
      let gone = Set(deletes)
      entries[home].removeAll { gone.contains($0.old!) }
      for index in entries[home].indices where chance(12) {
        reloads.append(entries[home][index].old!)
        entries[home][index].name = newName()
      }
    }
    let reloaded = Set(reloads)
    if chance(2), let from = homes.randomElement(using: &dice), let to = homes.randomElement(using: &dice), !entries[from].isEmpty {
      let index = below(entries[from].count)
      if !reloaded.contains(entries[from][index].old!) {
        var entry = entries[from].remove(at: index)
        entry.moved = true
        entries[to].insert(entry, at: below(entries[to].count + 1))
      }
    }
    for home in homes where chance(2) { entries[home].insert(Entry(old: nil, name: newName()), at: below(entries[home].count + 1)) }
    note(
      "batch to \(entries.map { $0.map { $0.old?.short ?? "+" }.joined(separator: " ") }) deletes \(deletes.map(\.short)) reloads \(reloads.map(\.short)) sections \(order)"
    )
    owed += 1
    view.performBatchUpdates(
      { [self] in
        table.sections = entries.map { $0.map(\.name) }
        for section in before.indices where !order.contains(section) { view.deleteSections([section], with: animation()) }
        for (new, old) in order.enumerated() where old == nil { view.insertSections([new], with: animation()) }
        view.deleteRows(at: deletes, with: animation())
        view.reloadRows(at: reloads, with: animation())
        for home in homes {
          for (row, entry) in entries[home].enumerated() {
            if entry.old == nil {
              view.insertRows(at: [path(row, home)], with: animation())
            } else if entry.moved {
              view.moveRow(at: entry.old!, to: path(row, home))
            }
          }
        }
      }, completion: { [unowned self] _ in owed -= 1 })
  }

  // MARK: Rest

  private func complain(_ text: String) { complaints.append(text) }

  private func audit() {
    guard let plan = view.plan else { return complain("no plan") }
    if plan.counts != table.sections.map(\.count) { complain("counts \(plan.counts)") }
    let wanted = Set(plan.paths(in: view.seenSpan))
    let kept = Set(view.cells.keys.filter(view.isKept))
    if Set(view.cells.keys).subtracting(kept) != wanted.subtracting(kept) {
      complain(
        "missing \(wanted.subtracting(view.cells.keys).map(\.short)), too many \(Set(view.cells.keys).subtracting(wanted).map(\.short))")
    }
    for (path, cell) in view.cells where plan.has(path) {
      let name = table.sections[path.section][path.row], place = view.shifted(view.rowRect(path, in: plan), path).onPixels(2)
      if (cell as? NamedCell)?.name != name { complain("\(path.short) shows \((cell as? NamedCell)?.name ?? "nothing"), not \(name)") }
      if cell.superview !== view { complain("\(path.short) is no subview") }
      if cell.frame != place { complain("\(path.short) is at \(cell.frame), not at \(place)") }
      if cell.alpha != 1 || cell.isHidden { complain("\(path.short) is not seen") }
      if let layer = cell.layer.shown, layer.position != cell.center || layer.bounds.size != cell.bounds.size || layer.opacity != 1 {
        complain("\(path.short) is seen elsewhere")
      }
      if cell.isSelected != view.list.selected.contains(path) { complain("\(path.short): selection") }
      if cell.isHighlighted { complain("\(path.short) is highlighted") }
      if cell.isEditing != view.isEditing { complain("\(path.short): editing") }
      if view.rowHeight < 0,
        cell.frame.height
          != cell.systemLayoutSizeFitting(
            CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
      {
        complain("\(path.short) is \(cell.frame.height) high")
      }
      if (cell.selectedBackgroundView?.isHidden ?? true) == cell.isSelected { complain("\(path.short): background") }
    }
    let cells = view.subviews.count { $0 is UITableViewCell }
    if cells != view.cells.count { complain("\(cells) views for \(view.cells.count) rows") }
    let titles = view.subviews.count { $0 is UITableViewHeaderFooterView }
    if titles != view.titles(.header).count + view.titles(.footer).count {
      complain("\(titles) views for \(view.titles(.header).count + view.titles(.footer).count) titles")
    }
    for (section, header) in view.titles(.header) where header.alpha != 1 || header.frame != view.headerRect(section, in: plan).onPixels(2)
    {
      complain("header \(section) at \(header.frame)")
    }
    if !view.list.disappearing.isEmpty { complain("\(view.list.disappearing.count) are leaving") }
    if abs(view.contentSize.height - plan.height) > 0.001 { complain("content \(view.contentSize.height), not \(plan.height)") }
    if abs(view.dynamics.geometry.clamped(view.contentOffset).y - view.contentOffset.y) > 0.5 { complain("rests at \(view.contentOffset)") }
    if view.held != nil || view.isTracking || view.isDragging || view.isDecelerating { complain("moves") }
    if view.swipe == nil, view.subviews.contains(where: { $0 is SwipeActionsView }) { complain("buttons without a swipe") }
    if owed != 0 { complain("\(owed) completions are owed") }
    if !hand.app.isQuiet { complain("not quiet") }
    if !hand.runtime.diagnostics.isEmpty { complain("\(hand.runtime.diagnostics)") }
  }
}
