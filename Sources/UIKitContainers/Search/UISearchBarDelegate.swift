import Foundation

/// The methods that respond to text and buttons of a search bar. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether the field may become first responder. The default is `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after the field has become first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether the field may resign first responder. It is not called when the field is removed from the screen. The default is
  /// `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after the field has resigned first responder.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user has changed or cleared the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a text may replace a range of the present text. The range is in UTF-16 units. The default is `true`.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the user taps the search key. The field stays first responder, unless the search bar belongs to a search controller.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the cancel button. The field stays first responder, unless the search bar belongs to a search controller.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the results button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user selects a scope button.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns whether the field may become first responder. The default implementation returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    Implements.searchBarShouldBeginEditing(self)?.searchBarShouldBeginEditing(searchBar) ?? true
  }
  /// Called after the field has become first responder. The default implementation does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    Implements.searchBarTextDidBeginEditing(self)?.searchBarTextDidBeginEditing(searchBar)
  }
  /// Returns whether the field may resign first responder. The default implementation returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    Implements.searchBarShouldEndEditing(self)?.searchBarShouldEndEditing(searchBar) ?? true
  }
  /// Called after the field has resigned first responder. The default implementation does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    Implements.searchBarTextDidEndEditing(self)?.searchBarTextDidEndEditing(searchBar)
  }
  /// Called after the user has changed or cleared the text. The default implementation does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    Implements.searchBarTextDidChange(self)?.searchBar(searchBar, textDidChange: searchText)
  }
  /// Returns whether a text may replace a range of the present text. The default implementation returns `true`.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    Implements.searchBarShouldChangeTextInReplacementText(self)?.searchBar(
      searchBar, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  /// Called when the user taps the search key. The default implementation does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    Implements.searchBarSearchButtonClicked(self)?.searchBarSearchButtonClicked(searchBar)
  }
  /// Called when the user taps the bookmark button. The default implementation does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    Implements.searchBarBookmarkButtonClicked(self)?.searchBarBookmarkButtonClicked(searchBar)
  }
  /// Called when the user taps the cancel button. The default implementation does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    Implements.searchBarCancelButtonClicked(self)?.searchBarCancelButtonClicked(searchBar)
  }
  /// Called when the user taps the results button. The default implementation does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    Implements.searchBarResultsListButtonClicked(self)?.searchBarResultsListButtonClicked(searchBar)
  }
  /// Called when the user selects a scope button. The default implementation does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    Implements.searchBarSelectedScopeButtonIndexDidChange(self)?.searchBar(
      searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
