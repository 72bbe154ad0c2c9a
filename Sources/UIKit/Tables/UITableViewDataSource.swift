import Foundation

/// Says how many sections and rows a table view has, and gives it cells. The methods after the first two are optional.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row that comes into sight.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; one by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// A title above a section; none by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// A title below a section; none by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited: deleted, inserted, swiped. All can by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved. Those can by default whose data source has `tableView(_:moveRowAt:to:)`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles of the index at the trailing edge; none by default.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Which section a title of the index leads to; that of the same number by default.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// The user has deleted a row, or has asked for a new one: change the data, and tell the table view.
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// The user has moved a row: change the data. The table view has moved it already.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int {
    Implements.numberOfSectionsInTableView(self)?.numberOfSections(in: tableView) ?? 1
  }
  /// None.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Implements.tableViewTitleForHeaderInSection(self)?.tableView(tableView, titleForHeaderInSection: section)
  }
  /// None.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Implements.tableViewTitleForFooterInSection(self)?.tableView(tableView, titleForFooterInSection: section)
  }
  /// Yes.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Implements.tableViewCanEditRowAt(self)?.tableView(tableView, canEditRowAt: indexPath) ?? true
  }
  /// Yes.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Implements.tableViewCanMoveRowAt(self)?.tableView(tableView, canMoveRowAt: indexPath) ?? true
  }
  /// None.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    Implements.sectionIndexTitlesForTableView(self)?.sectionIndexTitles(for: tableView)
  }
  /// The section of the same number.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    Implements.tableViewSectionForSectionIndexTitleAtIndex(self)?.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
      ?? index
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    Implements.tableViewCommitForRowAt(self)?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    Implements.tableViewMoveRowAtToDestinationIndexPath(self)?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// Hears which rows will probably come into sight soon. The second method is optional.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// These rows will probably come into sight soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were asked for will not be needed soon.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    Implements.tableViewCancelPrefetchingForRowsAt(self)?.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}
