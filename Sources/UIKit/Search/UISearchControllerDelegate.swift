/// Hears of a search that begins and ends. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// The search begins: nothing has moved yet.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun. A search that ends before that never says it.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search ends: the text is still there.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {
    Implements.willPresentSearchController(self)?.willPresentSearchController(searchController)
  }
  /// Nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {
    Implements.didPresentSearchController(self)?.didPresentSearchController(searchController)
  }
  /// Nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {
    Implements.willDismissSearchController(self)?.willDismissSearchController(searchController)
  }
  /// Nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {
    Implements.didDismissSearchController(self)?.didDismissSearchController(searchController)
  }
}

/// Finds what is looked for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Text or scope are others, or the search has begun, or ended: `isActive` says which.
  func updateSearchResults(for searchController: UISearchController)
}
