import CoreGraphics

extension UISearchBar {
  /// How much of a bar a search bar is. The raw values are Apple's.
  public enum Style: UInt, Sendable {
    /// As `prominent`.
    case `default` = 0
    /// With a background of bars.
    case prominent
    /// The field alone.
    case minimal
  }

  /// The pictures of a search bar. The raw values are Apple's.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears.
    case clear
    /// The button for bookmarks.
    case bookmark
    /// The button for results.
    case resultsList
  }

  struct IconKey: Hashable {
    var icon: Icon
    var state: UIControl.State
  }
}

/// How a search bar lies in a navigation bar.
enum SearchPlace: Hashable {
  /// Beneath title and large title.
  case row
  /// In the place of everything else, while somebody searches.
  case top
  /// Beside the title.
  case beside
}

/// Whom a search bar belongs to: a search controller.
@MainActor
protocol SearchBarOwner: AnyObject {
  /// The field has become the first responder, and the delegate does not know yet.
  func searchBarDidBegin()
  /// The delegate knows.
  func searchBarDidTellOfBeginning()
  /// The text is another, typed or set.
  func searchBarContentDidChange()
  /// Another scope is chosen.
  func searchBarScopeDidChange()
  /// The button that cancels was tapped, and the delegate knows.
  func searchBarWasCancelled()
  /// The keyboard's key that searches was tapped, and the delegate knows.
  func searchBarWasSent()
  func searchBarCameIntoWindow()
}
