/// The methods that respond to the beginning and the end of a search. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins, when nothing has moved yet.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search has begun. It is not called if the search ends during its beginning.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends, when the text is still there.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Called before a search begins. The default implementation does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {
    Implements.willPresentSearchController(self)?.willPresentSearchController(searchController)
  }
  /// Called after a search has begun. The default implementation does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {
    Implements.didPresentSearchController(self)?.didPresentSearchController(searchController)
  }
  /// Called before a search ends. The default implementation does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {
    Implements.willDismissSearchController(self)?.willDismissSearchController(searchController)
  }
  /// Called after a search has ended. The default implementation does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {
    Implements.didDismissSearchController(self)?.didDismissSearchController(searchController)
  }
}

/// A type that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text or the scope has changed, and when the search begins or ends. `isActive` distinguishes the last two.
  func updateSearchResults(for searchController: UISearchController)
}
