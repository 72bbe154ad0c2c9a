/// Which way a change of the stack goes.
package enum NavigationOperation: String, Sendable { case push, pop }

/// UINavigationControllerDelegate.
package protocol NavigationDelegate: AnyObject {
  /// Asked first; nil means the built-in slide.
  func animator(for operation: NavigationOperation, from: Node, to: Node) -> (any Animator)?
  /// Asked only if an animator was returned.
  func interaction(using animator: any Animator) -> (any InteractionController)?
  /// After the `will…` callbacks.
  func willShow(_ node: Node, animated: Bool)
  /// After the `did…` callbacks; never after a cancel.
  func didShow(_ node: Node, animated: Bool)
  /// The stack that is shown is another one, or the one that was asked for is given up.
  func stackDidChange()
}

/// Every method is optional, as in UIKit.
extension NavigationDelegate {
  /// Nothing of its own.
  package func animator(for operation: NavigationOperation, from: Node, to: Node) -> (any Animator)? { nil }
  /// Nothing of its own.
  package func interaction(using animator: any Animator) -> (any InteractionController)? { nil }
  /// Not interested.
  package func willShow(_ node: Node, animated: Bool) {}
  /// Not interested.
  package func didShow(_ node: Node, animated: Bool) {}
  /// Not interested.
  package func stackDidChange() {}
}
