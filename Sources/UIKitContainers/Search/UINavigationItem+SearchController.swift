import CoreGraphics

extension UINavigationItem {
  /// The search controller whose search bar is shown below or next to the title. The default is `nil`.
  ///
  /// Unlike on iOS, the property cannot be overridden, because search controllers are in a module above navigation items.
  public var searchController: UISearchController? {
    get { accessory as? UISearchController }
    set { accessory = newValue }
  }
}

extension UISearchController: NavigationBarAccessory {
  package var accessoryView: UIView { searchBar }
  package var accessoryPlace: SearchPlace? {
    get { searchBar.place }
    set { searchBar.place = newValue }
  }
  package var replacesBarContent: Bool { session.replacesRow }
  package func accessoryHeight(at place: SearchPlace) -> CGFloat { searchBar.height(at: place) }
  package func barContentDidScroll() { session.place() }
  package func leaveItem() { session.leaveItem() }
}
