import CoreGraphics

extension UINavigationItem {
  /// The placement of a search bar in a navigation bar. The raw values are those of iOS.
  public enum SearchBarPlacement: Int, Sendable {
    /// The search bar is next to the title on a tablet with a regular width, and otherwise below the title.
    case automatic = 0
    /// The search bar is next to the title if the width is regular, and otherwise below the title.
    case inline
    /// The search bar is below the title.
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

  /// The position of the search bar in the navigation bar. The value is `nil` if there is none.
  var searchPlace: SearchPlace? {
    guard let accessory else { return nil }
    if searchBarPlacement == .inline { return .beside }
    return accessory.replacesBarContent ? .top : .row
  }
  /// The height of the search bar's row, if it has one.
  var searchHeight: CGFloat {
    guard let place = searchPlace, place != .beside, let accessory else { return 0 }
    return accessory.accessoryHeight(at: place)
  }
  /// A Boolean value that indicates whether the row disappears when the page is scrolled.
  var collapsesSearch: Bool {
    hidesSearchBarWhenScrolling && searchPlace == .row && accessory?.isActive == false
  }
}
