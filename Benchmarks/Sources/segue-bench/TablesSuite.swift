import Foundation
import HostInterface
import UIKit

extension Suite {
  /// A million rows: what the first frame and a scrolled one cost goes by what is seen of them. (Issue of tables: at most 15 ms and 1 ms)
  static let tables = Suite(name: "tables") { reporter in
    MainActor.assumeIsolated {
      for kind in LongTable.Kind.allCases {
        reporter.time("first frame of \(kind.rawValue), beyond the launch's own", poses: 1, aim: .atMost(15)) {
          let table = LongTable(kind)
          return { _ in table.show() }
        }
        reporter.time("a frame of \(kind.rawValue), scrolled, without pixels", poses: 60, aim: .atMost(1)) {
          let table = LongTable(kind)
          table.show()
          return { _ in table.scroll() }
        }
      }
    }
  }
}

/// A table of very many rows in an app of its own.
@MainActor private final class LongTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  enum Kind: String, CaseIterable {
    case uniform = "a table of 1,000,000 rows of one height"
    case estimated = "a table of 1,000,000 rows with estimates, which size themselves"
    case sections = "a table of 1,000,000 rows in 1000 sections with headers that stay in sight"
  }

  private let app: AppSession
  private let root: UIView
  private let table: UITableView
  private let kind: Kind
  private var recorded = 0

  init(_ kind: Kind) {
    self.kind = kind
    let controller = UIViewController()
    app = AppSession(device: .iPhone14, threads: 1) { $0.rootViewController = controller }
    root = controller.view
    recorded = app.displayList().items.count
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    super.init()
    table.rowHeight = kind == .estimated ? UITableView.automaticDimension : 44
    if kind == .estimated { table.estimatedRowHeight = 60 }
    table.sectionHeaderHeight = kind == .sections ? 28 : 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (self, self)
  }

  func show() {
    app.perform { root.addSubview(table) }
    recorded = app.displayList().items.count
  }
  func scroll() {
    app.perform { table.contentOffset.y += 40 }
    app.advance(by: 1.0 / 60)
    recorded = app.displayList().items.count
  }

  func numberOfSections(in tableView: UITableView) -> Int { kind == .sections ? 1000 : 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { kind == .sections ? 1000 : 1_000_000 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { kind == .sections ? "Section" : nil }
}
