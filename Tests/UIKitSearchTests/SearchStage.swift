import Foundation
import HostInterface
import ImageIO
import SegueTesting
import Testing
import TransitionMachine
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText

/// A page with searchable rows in a navigation controller, and a log of all callbacks.
@MainActor
final class SearchStage: NSObject {
  let app: TestApp
  let page = SearchedPage()
  let found = FoundPage()
  private(set) var search: UISearchController!
  private(set) var navigation: UINavigationController!
  var log: [String] = []
  var answer: [String: Bool] = [:]
  var onEvent: (String) -> Void = { _ in }

  init(
    device: Device = .iPhone14, results: Bool = true, largeTitles: Bool = false, environment: EnvironmentSettings = EnvironmentSettings(),
    inItem: Bool = true, _ change: (SearchStage) -> Void = { _ in }
  ) {
    let (page, found) = (page, found)
    var search: UISearchController?, navigation: UINavigationController?
    app = TestApp(device: device, environment: environment) {
      search = UISearchController(searchResultsController: results ? found : nil)
      page.title = "Songs"
      if inItem { page.navigationItem.searchController = search }
      navigation = UINavigationController(rootViewController: page)
      navigation!.navigationBar.prefersLargeTitles = largeTitles
      return navigation!
    }
    super.init()
    (self.search, self.navigation) = (search!, navigation!)
    (page.stage, found.stage) = (self, self)
    app.perform {
      self.search.delegate = self
      self.search.searchResultsUpdater = self
      self.search.searchBar.delegate = self
      if !inItem { page.tableView.tableHeaderView = self.search.searchBar }
      change(self)
    }
    app.advance(by: 0.1)
    log = []
  }

  var bar: UISearchBar { search.searchBar }
  var field: UISearchTextField { bar.searchTextField }
  var navigationBar: UINavigationBar { navigation.navigationBar }
  var machine: ControllerMachine { app.session.runtime.controllers.machine }
  var text: String { log.map { $0 + "\n" }.joined() }
  func note(_ line: String) {
    log.append(line)
    onEvent(line)
  }
  func ask(_ line: String) -> Bool {
    note(line)
    return answer[line] ?? true
  }

  /// Where a view is seen in the window.
  func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
  func touchField() throws {
    let place = place(field)
    app.tap(CGPoint(x: place.midX, y: place.midY))
  }
  func touchCancel() throws {
    let place = place(bar.cancelButton)
    app.tap(CGPoint(x: place.midX, y: place.midY))
  }
  func begin() throws {
    try touchField()
    try app.settle()
  }

  /// Nobody searches, and nothing is left of it.
  func expectAtRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!search.isActive && search.parent == nil && found.parent == nil, sourceLocation: sourceLocation)
    #expect(search.viewIfLoaded?.window == nil && page.overlayChild == nil, sourceLocation: sourceLocation)
    #expect(!bar.showsCancelButton && !bar.field.isEditing, sourceLocation: sourceLocation)
    #expect(machine.transitions.isEmpty, sourceLocation: sourceLocation)
    for node in machine.allNodes { #expect(node.appearance.isBalanced, "\(node)", sourceLocation: sourceLocation) }
  }

  /// For whoever looks: only where `SEGUE_LOOK` names a folder.
  func look(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["SEGUE_LOOK"] else { return }
    let picture = app.filmStrip(0, count: 2, scale: 1)
    try ImageEncoder.png(picture).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}

extension SearchStage: UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  func willPresentSearchController(_ searchController: UISearchController) { note("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { note("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { note("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { note("didDismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    note("update “\(searchController.searchBar.text ?? "nil")” \(searchController.isActive ? "active" : "over")")
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("bar.shouldBegin") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("bar.didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("bar.shouldEnd") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("bar.didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { note("bar.textDidChange “\(searchText)”") }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    ask("bar.shouldChange {\(range.location), \(range.length)} to “\(text)”")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note("bar.search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { note("bar.bookmarks") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note("bar.cancel") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { note("bar.results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { note("bar.scope \(selectedScope)") }
}

/// Rows that are searched.
final class SearchedPage: UITableViewController {
  weak var stage: SearchStage?
  var touched: [Int] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Song \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { touched.append(indexPath.row) }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); stage?.note("page.willAppear") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); stage?.note("page.didAppear") }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); stage?.note("page.willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); stage?.note("page.didDisappear") }
}

/// What was found.
final class FoundPage: UIViewController {
  weak var stage: SearchStage?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 160, width: 200, height: 30))
    label.text = "Found"
    view.addSubview(label)
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); stage?.note("found.willAppear") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); stage?.note("found.didAppear") }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); stage?.note("found.willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); stage?.note("found.didDisappear") }
}
