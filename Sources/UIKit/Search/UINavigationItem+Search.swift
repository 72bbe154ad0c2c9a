import CoreGraphics

extension UINavigationItem {
  /// Where a search bar stands. The raw values are Apple's.
  public enum SearchBarPlacement: Int, Sendable {
    /// Beside the title where the width is regular on a tablet, else beneath it.
    case automatic = 0
    /// Beside the title, where the width is regular; else beneath it.
    case inline
    /// Beneath the title.
    case stacked
  }

  var defaultSearchBarPlacement: SearchBarPlacement {
    guard let traits = bar?.traitCollection, traits.horizontalSizeClass == .regular else { return .stacked }
    switch preferredSearchBarPlacement {
    case .automatic: return traits.userInterfaceIdiom == .pad ? .inline : .stacked
    case .inline: return .inline
    case .stacked: return .stacked
    }
  }

  /// How the search bar lies in the navigation bar; nil without one.
  var searchPlace: SearchPlace? {
    guard let searchController else { return nil }
    if searchBarPlacement == .inline { return .beside }
    return searchController.session.replacesRow ? .top : .row
  }
  /// How high the search bar's row is, where it has one.
  var searchHeight: CGFloat {
    guard let place = searchPlace, place != .beside, let bar = searchController?.searchBar else { return 0 }
    return bar.height(at: place)
  }
  /// Whether the row goes as the page is scrolled.
  var collapsesSearch: Bool {
    hidesSearchBarWhenScrolling && searchPlace == .row && searchController?.isActive == false
  }
}
