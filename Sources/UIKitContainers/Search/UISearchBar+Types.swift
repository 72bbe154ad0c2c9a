import CoreGraphics

extension UISearchBar {
  /// The amount of background that a search bar has. The raw values are those of iOS.
  public enum Style: UInt, Sendable {
    /// The search bar has the style `prominent`.
    case `default` = 0
    /// The search bar has the background of a bar.
    case prominent
    /// The search bar has no background except that of its field.
    case minimal
  }

  /// The icons of a search bar. The raw values are those of iOS.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear
    /// The button that shows bookmarks.
    case bookmark
    /// The button that shows recent results.
    case resultsList
  }

  struct IconKey: Hashable {
    var icon: Icon
    var state: UIControl.State
  }
}

/// The owner of a search bar, which is a search controller.
@MainActor
protocol SearchBarOwner: AnyObject {
  /// Called when the field has become first responder, before the delegate is notified.
  func searchBarDidBegin()
  /// Called after the delegate was notified of the beginning.
  func searchBarDidTellOfBeginning()
  /// Called when the text has changed, by typing or by the app.
  func searchBarContentDidChange()
  /// Called when another scope was selected.
  func searchBarScopeDidChange()
  /// Called when the cancel button was tapped, after the delegate was notified.
  func searchBarWasCancelled()
  /// Called when the search key was tapped, after the delegate was notified.
  func searchBarWasSent()
  func searchBarCameIntoWindow()
}
