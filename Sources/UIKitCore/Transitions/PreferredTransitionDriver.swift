import QuartzCore
internal import TransitionMachine

/// A preferred transition that drives its own movement, such as the zoom transition of UIKitContainers.
@MainActor
package protocol PreferredTransitionDriver: AnyObject {
  /// A Boolean value that indicates whether the view is moving.
  var isInFlight: Bool { get }
  /// The dismissal that a gesture of the transition has started, or `nil`.
  var ownDismissal: OwnDismissal? { get }
  /// Returns a Boolean value that indicates whether a gesture may start the dismissal now.
  func mayDepart() -> Bool
  /// Returns a Boolean value that indicates whether an interaction controller belongs to a gesture of the transition.
  func isOwn(_ interaction: any UIViewControllerInteractiveTransitioning) -> Bool
  /// Returns the animator of a transition, or `nil` if there is no source view.
  func makeAnimator(for transition: MachineTransition) -> (any UIViewControllerAnimatedTransitioning)?
  /// Adds the gestures to a view that contains the controller's view.
  func listen(in view: UIView)
  /// Handles the edge swipe of a navigation stack.
  func follow(edge recognizer: UIPanGestureRecognizer)
}

/// The parameters of a preferred transition that drives its own movement.
@MainActor
package protocol PreferredTransitionRecipe {
  /// Creates the driver of a view controller.
  func makeDriver(for controller: UIViewController) -> any PreferredTransitionDriver
}
