import UIKit

/// The search in the list's navigation bar.
extension NoteListController: UISearchResultsUpdating {
  func prepareSearch() {
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = folder == nil ? "Search all notes" : "Search in \(title ?? "")"
    search.searchBar.autocapitalizationType = .none
    search.searchBar.searchTextField.accessibilityIdentifier = "notes.search"
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) { update(animated: false) }
}
