/// The edges at which a bar can be attached. The raw values equal those of UIKit.
public enum UIBarPosition: Int, Sendable {
  /// The position is not specified.
  case any = 0
  /// The bar is at the bottom of its container.
  case bottom = 1
  /// The bar is at the top of its container.
  case top = 2
  /// The bar is at the top of the screen. Its background extends below the status bar.
  case topAttached = 3
}

/// A bar that can be attached to an edge.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// The edge at which the bar is attached.
  var barPosition: UIBarPosition { get }
}

/// The method by which a bar asks for the edge at which it is attached.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the edge at which a bar is attached. It is called when the bar is added to a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default implementation returns `.any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { Implements.positionForBar(self)?.position(for: bar) ?? .any }
}

/// The methods by which a navigation bar asks about changes of its items and reports them. Every method is optional.
///
/// A bar without a navigation controller calls them within `pushItem(_:animated:)`, `popItem(animated:)` and `setItems(_:animated:)`.
///
/// A navigation controller whose class conforms to this protocol is asked about each controller that is pushed, and about the back button.
/// It cannot refuse a push.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns a Boolean value that indicates whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed. Its animation may have just begun.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns a Boolean value that indicates whether the top item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after the top item was popped. Its animation may have just begun.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// The default implementation returns `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    Implements.navigationBarShouldPush(self)?.navigationBar(navigationBar, shouldPush: item) ?? true
  }
  /// The default implementation does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    Implements.navigationBarDidPush(self)?.navigationBar(navigationBar, didPush: item)
  }
  /// The default implementation returns `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    Implements.navigationBarShouldPop(self)?.navigationBar(navigationBar, shouldPop: item) ?? true
  }
  /// The default implementation does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    Implements.navigationBarDidPop(self)?.navigationBar(navigationBar, didPop: item)
  }
}

/// The styles of bars before iOS 13. The raw values equal those of UIKit.
public enum UIBarStyle: Int, Sendable {
  /// The bar follows the interface style.
  case `default` = 0
  /// The bar is dark.
  case black = 1
}

/// The kinds of bars for which an image can be set. The raw values equal those of UIKit.
public enum UIBarMetrics: Int, Sendable {
  /// The image is for bars of standard height. It is also used for bars that have no image for their metrics.
  case `default` = 0
  /// The image is for bars of compact height.
  case compact = 1
  /// The image is for bars with a prompt.
  case defaultPrompt = 101
  /// The image is for bars of compact height with a prompt.
  case compactPrompt = 102
}
