import Foundation

/// The methods that provide a table view's sections, rows and cells. All methods except the first two are optional.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row that is about to become visible. The data source usually dequeues a reusable cell and configures it.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections. The default implementation returns 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section. The default implementation returns `nil`, which shows no title.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section. The default implementation returns `nil`, which shows no title.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be edited, which means deleted, inserted or swiped. The default implementation returns `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row can be moved. By default, all rows can be moved if the data source implements `tableView(_:moveRowAt:to:)`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the section index at the trailing edge. The default implementation returns `nil`, which shows no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section to which a title of the section index leads. The default implementation returns `index`.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Called when the user deletes a row or requests a new one. The data source changes its data and then updates the table view.
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Called when the user has moved a row. The data source changes its data. The table view moves the row itself.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns the number of sections. The default implementation returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int {
    Implements.numberOfSectionsInTableView(self)?.numberOfSections(in: tableView) ?? 1
  }
  /// Returns the title above a section. The default implementation returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Implements.tableViewTitleForHeaderInSection(self)?.tableView(tableView, titleForHeaderInSection: section)
  }
  /// Returns the title below a section. The default implementation returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Implements.tableViewTitleForFooterInSection(self)?.tableView(tableView, titleForFooterInSection: section)
  }
  /// Returns whether a row can be edited. The default implementation returns `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Implements.tableViewCanEditRowAt(self)?.tableView(tableView, canEditRowAt: indexPath) ?? true
  }
  /// Returns whether a row can be moved. The default implementation returns `true`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Implements.tableViewCanMoveRowAt(self)?.tableView(tableView, canMoveRowAt: indexPath) ?? true
  }
  /// Returns the titles of the section index. The default implementation returns `nil`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    Implements.sectionIndexTitlesForTableView(self)?.sectionIndexTitles(for: tableView)
  }
  /// Returns the section of a title in the section index. The default implementation returns `index`.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    Implements.tableViewSectionForSectionIndexTitleAtIndex(self)?.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
      ?? index
  }
  /// Called when the user deletes a row or requests a new one. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    Implements.tableViewCommitForRowAt(self)?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
  /// Called when the user has moved a row. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    Implements.tableViewMoveRowAtToDestinationIndexPath(self)?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// The methods with which an object loads data for rows before they become visible. The second method is optional.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called when rows will probably become visible soon. The rows that are nearest to the visible area come first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows from an earlier prefetch request will not become visible soon. The default implementation does nothing.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Called when rows from an earlier prefetch request will not become visible soon. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    Implements.tableViewCancelPrefetchingForRowsAt(self)?.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}
