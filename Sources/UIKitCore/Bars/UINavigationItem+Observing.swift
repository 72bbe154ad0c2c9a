import ObjectiveCRuntime

/// The properties of a navigation item that send their changes to observers.
protocol NavigationItemKeys: UINavigationItem {}
extension UINavigationItem: NavigationItemKeys {}

extension NavigationItemKeys {
  nonisolated static var navigationItemKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("title", \Self.title)
      ]
    }
  }
}
