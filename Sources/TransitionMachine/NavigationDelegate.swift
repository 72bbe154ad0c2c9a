/// The direction of a change of the navigation stack.
package enum NavigationOperation: String, Sendable { case push, pop }

/// The counterpart of `UINavigationControllerDelegate`.
package protocol NavigationDelegate<Host>: AnyObject {
  /// The host of the transition machine.
  associatedtype Host: TransitionHost
  /// Returns the animator of a change. It is called first, and `nil` means the built-in slide.
  func animator(for operation: NavigationOperation, from: Node<Host>, to: Node<Host>) -> Host.Animator?
  /// Returns the interaction controller of a change. It is called only if there is an animator.
  func interaction(using animator: Host.Animator) -> Host.Interaction?
  /// Called after the `will…` callbacks.
  func willShow(_ node: Node<Host>, animated: Bool)
  /// Called after the `did…` callbacks. It is not called after a cancellation.
  func didShow(_ node: Node<Host>, animated: Bool)
  /// Called when the visible stack has changed, or a requested stack has been abandoned.
  func stackDidChange()
}

/// The default implementations, because every method is optional as in UIKit.
extension NavigationDelegate {
  /// Returns `nil` by default.
  package func animator(for operation: NavigationOperation, from: Node<Host>, to: Node<Host>) -> Host.Animator? { nil }
  /// Returns `nil` by default.
  package func interaction(using animator: Host.Animator) -> Host.Interaction? { nil }
  /// Does nothing by default.
  package func willShow(_ node: Node<Host>, animated: Bool) {}
  /// Does nothing by default.
  package func didShow(_ node: Node<Host>, animated: Bool) {}
  /// Does nothing by default.
  package func stackDidChange() {}
}
