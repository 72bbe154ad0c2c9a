import Foundation

/// Is asked about what is typed in a search bar, and hears of it and of the bar's buttons. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether the field may become the first responder.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The field is the first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the field may let go. Not asked when it is taken off the screen.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The field is the first responder no more.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user has changed the text, or cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a text may take the place of a range, in UTF-16 units.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The keyboard's key that searches was tapped. The field stays the first responder, unless a search controller has it.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button for bookmarks was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The button that cancels was tapped. The field stays the first responder, unless a search controller has it.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button for results was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// The user has chosen where to look.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    Implements.searchBarShouldBeginEditing(self)?.searchBarShouldBeginEditing(searchBar) ?? true
  }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    Implements.searchBarTextDidBeginEditing(self)?.searchBarTextDidBeginEditing(searchBar)
  }
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    Implements.searchBarShouldEndEditing(self)?.searchBarShouldEndEditing(searchBar) ?? true
  }
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    Implements.searchBarTextDidEndEditing(self)?.searchBarTextDidEndEditing(searchBar)
  }
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    Implements.searchBarTextDidChange(self)?.searchBar(searchBar, textDidChange: searchText)
  }
  /// Yes.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    Implements.searchBarShouldChangeTextInReplacementText(self)?.searchBar(
      searchBar, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    Implements.searchBarSearchButtonClicked(self)?.searchBarSearchButtonClicked(searchBar)
  }
  /// Nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    Implements.searchBarBookmarkButtonClicked(self)?.searchBarBookmarkButtonClicked(searchBar)
  }
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    Implements.searchBarCancelButtonClicked(self)?.searchBarCancelButtonClicked(searchBar)
  }
  /// Nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    Implements.searchBarResultsListButtonClicked(self)?.searchBarResultsListButtonClicked(searchBar)
  }
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    Implements.searchBarSelectedScopeButtonIndexDidChange(self)?.searchBar(
      searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
