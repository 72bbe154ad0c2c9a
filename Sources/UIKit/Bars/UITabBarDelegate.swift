import QuartzCore

/// Is told of a tab bar's taps.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// An item was tapped; also the one that is selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing, unless the delegate says otherwise.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    Implements.tabBarDidSelect(self)?.tabBar(tabBar, didSelect: item)
  }
}

/// Whom a bar belongs to: a tab bar controller.
@MainActor
protocol TabBarOwner: AnyObject {
  var barDelegate: (any UITabBarDelegate)? { get }
  /// An item was tapped; the bar has done nothing yet.
  func tabBar(_ tabBar: UITabBar, wasTapped item: UITabBarItem)
  /// It was hidden or shown, or something shines through it now or no longer.
  func tabBarDidChange()
}
