/// UIViewControllerTransitioningDelegate.
package protocol TransitioningDelegate: AnyObject {
  /// Asked first; nil means the style's own behaviour.
  func presentation(of presented: Node, presenting: Node?, source: Node) -> (any PresentationController)?
  /// Asked when the presentation is accepted; nil means the built-in animation.
  func animator(presenting presented: Node, on presenting: Node, source: Node) -> (any Animator)?
  /// Asked when the dismissal is accepted.
  func animator(dismissing dismissed: Node) -> (any Animator)?
  /// Asked only if an animator was returned.
  func interaction(presentingWith animator: any Animator) -> (any InteractionController)?
  /// Asked only if an animator was returned.
  func interaction(dismissingWith animator: any Animator) -> (any InteractionController)?
}

/// Every method is optional, as in UIKit: nil.
extension TransitioningDelegate {
  /// Nothing of its own.
  package func presentation(of presented: Node, presenting: Node?, source: Node) -> (any PresentationController)? { nil }
  /// Nothing of its own.
  package func animator(presenting presented: Node, on presenting: Node, source: Node) -> (any Animator)? { nil }
  /// Nothing of its own.
  package func animator(dismissing dismissed: Node) -> (any Animator)? { nil }
  /// Nothing of its own.
  package func interaction(presentingWith animator: any Animator) -> (any InteractionController)? { nil }
  /// Nothing of its own.
  package func interaction(dismissingWith animator: any Animator) -> (any InteractionController)? { nil }
}
