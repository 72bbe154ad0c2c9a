/// The counterpart of `UIViewControllerTransitioningDelegate`.
package protocol TransitioningDelegate<Host>: AnyObject {
  /// The host of the transition machine.
  associatedtype Host: TransitionHost
  /// Returns the presentation controller. It is called first, and `nil` means the default behaviour of the style.
  func presentation(of presented: Node<Host>, presenting: Node<Host>?, source: Node<Host>) -> Host.Presentation?
  /// Returns the animator of a presentation when it is accepted. The result `nil` means the built-in animation.
  func animator(presenting presented: Node<Host>, on presenting: Node<Host>, source: Node<Host>) -> Host.Animator?
  /// Returns the animator of a dismissal when it is accepted. The result `nil` means the built-in animation.
  func animator(dismissing dismissed: Node<Host>) -> Host.Animator?
  /// Returns the interaction controller of a presentation. It is called only if there is an animator.
  func interaction(presentingWith animator: Host.Animator) -> Host.Interaction?
  /// Returns the interaction controller of a dismissal. It is called only if there is an animator.
  func interaction(dismissingWith animator: Host.Animator) -> Host.Interaction?
}

/// The default implementations, because every method is optional as in UIKit.
extension TransitioningDelegate {
  /// Returns `nil` by default.
  package func presentation(of presented: Node<Host>, presenting: Node<Host>?, source: Node<Host>) -> Host.Presentation? { nil }
  /// Returns `nil` by default.
  package func animator(presenting presented: Node<Host>, on presenting: Node<Host>, source: Node<Host>) -> Host.Animator? { nil }
  /// Returns `nil` by default.
  package func animator(dismissing dismissed: Node<Host>) -> Host.Animator? { nil }
  /// Returns `nil` by default.
  package func interaction(presentingWith animator: Host.Animator) -> Host.Interaction? { nil }
  /// Returns `nil` by default.
  package func interaction(dismissingWith animator: Host.Animator) -> Host.Interaction? { nil }
}
