import CoreGraphics

/// The position of a search bar in a navigation bar.
package enum SearchPlace: Hashable {
  /// The search bar is below the title and the large title.
  case row
  /// The search bar replaces all other content during a search.
  case top
  /// The search bar is next to the title.
  case beside
}

/// The view that a navigation bar shows for an item below or next to the title. A search controller provides its search bar.
@MainActor
package protocol NavigationBarAccessory: AnyObject {
  /// The view that the bar shows.
  var accessoryView: UIView { get }
  /// The position that the bar has given to the view. It is `nil` outside of navigation bars.
  var accessoryPlace: SearchPlace? { get set }
  /// A Boolean value that indicates whether the view replaces all other content of the bar.
  var replacesBarContent: Bool { get }
  /// A Boolean value that indicates whether a search is active.
  var isActive: Bool { get }
  /// Returns the height of the view at a position, in points.
  func accessoryHeight(at place: SearchPlace) -> CGFloat
  /// Called when the content under the bar has scrolled.
  func barContentDidScroll()
  /// Called when the item no longer shows the view.
  func leaveItem()
}
