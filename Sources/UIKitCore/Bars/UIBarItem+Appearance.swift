extension UIBarButtonItem {
  /// Returns the appearance proxy for all bar button items.
  public static func appearance() -> UIBarButtonItem { appearance(whenContainedInInstancesOf: []) }
  /// Returns the appearance proxy for bar button items inside containers.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIBarButtonItem {
    Stylings.current.proxy(within: containerTypes) { UIBarButtonItem() }
  }
}

extension UITabBarItem {
  /// Returns the appearance proxy for all tab bar items.
  public static func appearance() -> UITabBarItem { appearance(whenContainedInInstancesOf: []) }
  /// Returns the appearance proxy for tab bar items inside containers.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UITabBarItem {
    Stylings.current.proxy(within: containerTypes) { UITabBarItem() }
  }
}
