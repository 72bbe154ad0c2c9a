/// Where a bar is attached. The raw values are Apple's.
public enum UIBarPosition: Int, Sendable {
  /// Somewhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top of the screen: its background reaches under the status bar.
  case topAttached = 3
}

/// Bars that can be attached to an edge.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where the bar is attached.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is attached.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where the bar is attached.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Somewhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { Implements.positionForBar(self)?.position(for: bar) ?? .any }
}

/// Is asked about changes of a navigation bar's items, and told of them.
///
/// A bar that belongs to no navigation controller calls the methods within `pushItem(_:animated:)`, `popItem(animated:)` and
/// `setItems(_:animated:)`. The bar of a navigation controller whose class conforms to this protocol asks it about each controller that is
/// pushed, which cannot be refused, and about the back button.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may come.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item has come. Its animation may have just begun.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether the top item may go.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when the top item has gone. Its animation may have just begun.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    Implements.navigationBarShouldPush(self)?.navigationBar(navigationBar, shouldPush: item) ?? true
  }
  /// Nothing, unless the delegate says otherwise.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    Implements.navigationBarDidPush(self)?.navigationBar(navigationBar, didPush: item)
  }
  /// Yes.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    Implements.navigationBarShouldPop(self)?.navigationBar(navigationBar, shouldPop: item) ?? true
  }
  /// Nothing, unless the delegate says otherwise.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    Implements.navigationBarDidPop(self)?.navigationBar(navigationBar, didPop: item)
  }
}

/// The light or dark look of bars before iOS 13. The raw values are Apple's.
public enum UIBarStyle: Int, Sendable {
  /// Follows the traits.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// In which bars a picture is used. The raw values are Apple's.
public enum UIBarMetrics: Int, Sendable {
  /// In bars of full height, and in others that have none of their own.
  case `default` = 0
  /// In bars of compact height.
  case compact = 1
  /// In bars with a prompt.
  case defaultPrompt = 101
  /// In bars of compact height with a prompt.
  case compactPrompt = 102
}
