/// The counterpart of `UITabBarControllerDelegate`. The methods `shouldSelect` and `didSelect` are called for taps only, not for changes in
/// code.
package protocol TabDelegate<Host>: AnyObject {
  /// The host of the transition machine.
  associatedtype Host: TransitionHost
  /// Returns whether a tap selects a tab.
  func shouldSelect(_ node: Node<Host>) -> Bool
  /// Called after a tap has selected a tab.
  func didSelect(_ node: Node<Host>)
  /// Returns the animator of a change. If it is `nil`, the change is not animated.
  func animator(from: Node<Host>, to: Node<Host>) -> Host.Animator?
  /// Returns the interaction controller of a change. It is called only if there is an animator.
  func interaction(using animator: Host.Animator) -> Host.Interaction?
  /// Called when the selected tab, the visible tab or the list of tabs has changed.
  func tabsDidChange()
}

/// The default implementations, because every method is optional as in UIKit.
extension TabDelegate {
  /// Returns `true` by default.
  package func shouldSelect(_ node: Node<Host>) -> Bool { true }
  /// Does nothing by default.
  package func didSelect(_ node: Node<Host>) {}
  /// Returns `nil` by default.
  package func animator(from: Node<Host>, to: Node<Host>) -> Host.Animator? { nil }
  /// Returns `nil` by default.
  package func interaction(using animator: Host.Animator) -> Host.Interaction? { nil }
  /// Does nothing by default.
  package func tabsDidChange() {}
}
