import SegueTesting
import Testing
import UIKit

/// Members of tables, collections and their layouts that an app's subclasses override.
@MainActor @Suite struct OverriddenListTests {
  private final class Table: UITableView {
    var log: [String] = []
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      log.append("register \(identifier)")
      super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
      log.append("dequeue")
      return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      log.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
      log.append("insert")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func beginUpdates() {
      log.append("begin")
      super.beginUpdates()
    }
    override func endUpdates() {
      log.append("end")
      super.endUpdates()
    }
    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
      log.append("scroll")
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    override var indexPathForSelectedRow: IndexPath? { IndexPath(row: 0, section: 0) }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
  }
  private final class Rows: NSObject, UITableViewDataSource {
    var count = 2
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test func `batch updates, registering and dequeuing of a table are called through the base class`() {
    let root = UIViewController()
    let loud = Table(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let table: UITableView = loud
    let rows = Rows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    root.view.addSubview(table)
    let app = TestApp(root)
    app.advance(by: 0.1)
    #expect(loud.log == ["register row", "dequeue", "dequeue"])
    loud.log = []
    rows.count = 3
    table.performBatchUpdates { table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none) }
    rows.count = 4
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    table.endUpdates()
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(loud.log.filter { $0 != "dequeue" } == ["batch", "insert", "begin", "insert", "end", "scroll"])
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  private final class Grid: UICollectionView {
    var log: [String] = []
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      log.append("register")
      super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      log.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
      log.append("dequeue")
      return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  }
  private final class Layout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView? { super.collectionView }
  }

  @Test func `a diffable data source fills and changes a collection through the overrides`() {
    let root = UIViewController()
    let grid = Grid(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: Layout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    root.view.addSubview(grid)
    let app = TestApp(root)
    app.advance(by: 0.1)
    func show(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: false)
      app.advance(by: 0.1)
    }
    show([1, 2])
    show([1, 2, 3])
    #expect(grid.log.contains("register"))
    #expect(grid.log.contains("batch"))
    #expect(grid.log.filter { $0 == "dequeue" }.count == 3)
    #expect(grid.collectionViewLayout.collectionView === grid)
  }
}
