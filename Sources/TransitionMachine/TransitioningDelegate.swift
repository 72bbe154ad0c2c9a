/// The counterpart of `UIViewControllerTransitioningDelegate`.
package protocol TransitioningDelegate: AnyObject {
  /// Returns the presentation controller. It is called first, and `nil` means the default behaviour of the style.
  func presentation(of presented: Node, presenting: Node?, source: Node) -> (any PresentationController)?
  /// Returns the animator of a presentation when it is accepted. The result `nil` means the built-in animation.
  func animator(presenting presented: Node, on presenting: Node, source: Node) -> (any Animator)?
  /// Returns the animator of a dismissal when it is accepted. The result `nil` means the built-in animation.
  func animator(dismissing dismissed: Node) -> (any Animator)?
  /// Returns the interaction controller of a presentation. It is called only if there is an animator.
  func interaction(presentingWith animator: any Animator) -> (any InteractionController)?
  /// Returns the interaction controller of a dismissal. It is called only if there is an animator.
  func interaction(dismissingWith animator: any Animator) -> (any InteractionController)?
}

/// The default implementations, because every method is optional as in UIKit.
extension TransitioningDelegate {
  /// Returns `nil` by default.
  package func presentation(of presented: Node, presenting: Node?, source: Node) -> (any PresentationController)? { nil }
  /// Returns `nil` by default.
  package func animator(presenting presented: Node, on presenting: Node, source: Node) -> (any Animator)? { nil }
  /// Returns `nil` by default.
  package func animator(dismissing dismissed: Node) -> (any Animator)? { nil }
  /// Returns `nil` by default.
  package func interaction(presentingWith animator: any Animator) -> (any InteractionController)? { nil }
  /// Returns `nil` by default.
  package func interaction(dismissingWith animator: any Animator) -> (any InteractionController)? { nil }
}
