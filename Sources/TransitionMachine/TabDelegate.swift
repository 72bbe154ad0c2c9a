/// UITabBarControllerDelegate. `shouldSelect` and `didSelect` answer a tap, never code.
package protocol TabDelegate: AnyObject {
  /// False: the tap changes nothing.
  func shouldSelect(_ node: Node) -> Bool
  /// The tap was followed.
  func didSelect(_ node: Node)
  /// Nil: the change is not animated.
  func animator(from: Node, to: Node) -> (any Animator)?
  /// Asked only if an animator was returned.
  func interaction(using animator: any Animator) -> (any InteractionController)?
  /// Another tab is chosen or shown than before, or other tabs are there.
  func tabsDidChange()
}

/// Every method is optional, as in UIKit.
extension TabDelegate {
  /// Every tap is followed.
  package func shouldSelect(_ node: Node) -> Bool { true }
  /// Not interested.
  package func didSelect(_ node: Node) {}
  /// Nothing of its own.
  package func animator(from: Node, to: Node) -> (any Animator)? { nil }
  /// Nothing of its own.
  package func interaction(using animator: any Animator) -> (any InteractionController)? { nil }
  /// Not interested.
  package func tabsDidChange() {}
}
