import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// The kinds of lists for which a test of both runs.
enum ListKind: String, CaseIterable, CustomTestStringConvertible {
  case table, collection

  var testDescription: String { rawValue }
  /// Creates a list of named rows that are 100 points high, in the whole window.
  @MainActor func make(_ sections: [[String]]) -> any ListFixture {
    switch self {
    case .table: TableFixture(sections)
    case .collection: CollectionFixture(sections)
    }
  }
  /// Creates a list with one section, whose rows are named by their numbers.
  @MainActor func make(count: Int) -> any ListFixture { make([(0..<count).map { "\($0)" }]) }
}

/// A table view or a collection view of named rows, with a log of what its data source and delegate were asked.
@MainActor
protocol ListFixture: AnyObject {
  var view: UIScrollView { get }
  /// The names of the rows, by sections.
  var sections: [[String]] { get set }
  var events: ListEvents { get }

  // MARK: Cells
  var visiblePaths: [IndexPath] { get }
  func cell(at path: IndexPath) -> (any NamedListCell)?
  var hasDisappearingViews: Bool { get }
  var numberOfRows: Int { get }

  // MARK: Changes
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func insert(_ paths: [IndexPath])
  func delete(_ paths: [IndexPath])
  func reload(_ paths: [IndexPath])
  func move(_ old: IndexPath, to new: IndexPath)
  func reload(section: Int)
  func reloadData()
  func removeDataSource()

  // MARK: Selection
  var allowsSelection: Bool { get set }
  var allowsMultipleSelection: Bool { get set }
  var selectedPaths: [IndexPath] { get }
  func select(_ path: IndexPath?)
  func deselect(_ path: IndexPath)
}

extension ListFixture {
  var names: [String] { visiblePaths.compactMap { cell(at: $0)?.name } }
  func cell(_ name: String) -> (any NamedListCell)? { visiblePaths.lazy.compactMap { self.cell(at: $0) }.first { $0.name == name } }
  /// The number of cells in the list, visible or disappearing.
  var cellViews: Int { view.subviews.count { $0 is any NamedListCell } }
  /// Returns the top and the opacity of a row as they are on the screen.
  func seen(_ name: String) -> [Double] {
    guard let cell = cell(name) else { return [] }
    return [cell.screenFrame.minY, cell.screenAlpha].map { ($0 * 1000).rounded() / 1000 }
  }

  /// Inserts a row into the data and the list.
  func insert(_ name: String, _ row: Int) {
    sections[0].insert(name, at: row)
    insert([path(row)])
  }
  /// Deletes a row from the data and the list.
  func delete(_ row: Int) {
    sections[0].remove(at: row)
    delete([path(row)])
  }
  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}

/// The log of a fixture, and the decisions of its delegate.
@MainActor
final class ListEvents {
  /// The events, except those of the topics in `quiet`.
  var log: [String] = []
  var quiet: Set<String> = ["scroll", "count", "cell", "display"]
  var mayHighlight: (IndexPath) -> Bool = { _ in true }
  var onSelect: (IndexPath) -> Void = { _ in }
  var onScroll: () -> Void = {}

  func note(_ topic: String, _ text: String) { if !quiet.contains(topic) { log.append(text) } }
  func note(_ topic: String, _ text: String, _ path: IndexPath) { note(topic, "\(text) \(path[0]).\(path[1])") }
  func didScroll() {
    note("scroll", "didScroll")
    onScroll()
  }
}

/// A cell with the name of its row.
@MainActor
protocol NamedListCell: UIView {
  var name: String { get set }
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
}

extension NamedListCell {
  /// The frame on the screen, in the coordinates of the superview.
  var screenFrame: CGRect {
    guard let seen = layer.shown else { return .null }
    let (size, middle) = (seen.bounds, seen.position)
    return CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }
  /// The opacity on the screen.
  var screenAlpha: CGFloat { CGFloat(layer.shown?.opacity ?? .nan) }
}
