import QuartzCore

/// The method by which a tab bar reports taps. It is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called when the user taps an item, even if the item is already selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// The default implementation does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    Implements.tabBarDidSelect(self)?.tabBar(tabBar, didSelect: item)
  }
}

/// The owner of a tab bar, which is a tab bar controller.
@MainActor
protocol TabBarOwner: AnyObject {
  var barDelegate: (any UITabBarDelegate)? { get }
  /// Called when an item was tapped, before the bar changes its selection.
  func tabBar(_ tabBar: UITabBar, wasTapped item: UITabBarItem)
  /// Called when the bar was hidden or shown, or when its translucency has changed.
  func tabBarDidChange()
}
