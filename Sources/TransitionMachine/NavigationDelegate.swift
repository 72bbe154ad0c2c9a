/// Which way a change of the stack goes.
public enum NavigationOperation: String, Sendable { case push, pop }

/// UINavigationControllerDelegate.
public protocol NavigationDelegate: AnyObject {
  /// Asked first; nil means the built-in slide.
  func animator(for operation: NavigationOperation, from: Node, to: Node) -> (any Animator)?
  /// Asked only if an animator was returned.
  func interaction(using animator: any Animator) -> (any InteractionController)?
  /// After the `will…` callbacks.
  func willShow(_ node: Node, animated: Bool)
  /// After the `did…` callbacks; never after a cancel.
  func didShow(_ node: Node, animated: Bool)
}

/// Every method is optional, as in UIKit.
extension NavigationDelegate {
  /// Nothing of its own.
  public func animator(for operation: NavigationOperation, from: Node, to: Node) -> (any Animator)? { nil }
  /// Nothing of its own.
  public func interaction(using animator: any Animator) -> (any InteractionController)? { nil }
  /// Not interested.
  public func willShow(_ node: Node, animated: Bool) {}
  /// Not interested.
  public func didShow(_ node: Node, animated: Bool) {}
}
