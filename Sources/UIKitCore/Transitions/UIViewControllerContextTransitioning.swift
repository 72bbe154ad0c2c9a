import CoreGraphics
import Foundation

/// A key for one of the two view controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with a name. Only `.from` and `.to` identify view controllers.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view controller that is visible at the start. In a presentation, it is the presenting controller.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views that an animator may move.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with a name. Only `.from` and `.to` identify views.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that disappears. There is no such view if it stays in place.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that appears. There is no such view if it never left.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The methods through which animators and interaction controllers get information about a transition and control it
/// (Docs/behaviour/controllers.md, "Transition context").
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The container view of the transition. UIKit adds it and removes it.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive at the moment.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled. A later pause makes it `false` again.
  var transitionWasCancelled: Bool { get }
  /// The presentation style of the presented controller. It is `.none` if the transition is not a presentation or dismissal.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Updates the fraction of the transition that is complete, in the range 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction. The rest of the transition runs as an animation.
  func finishInteractiveTransition()
  /// Ends the interaction and cancels the transition, which returns to its beginning.
  func cancelInteractiveTransition()
  /// Makes a running transition interactive, if its animator is interruptible.
  func pauseInteractiveTransition()
  /// Reports that the animation is complete. Call it exactly once. A value of `false` restores the state before the transition.
  func completeTransition(_ didComplete: Bool)
  /// Returns the view controller that disappears or appears. Both controllers are always available.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view for a key, if the animator may move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the transition. The value is always the identity transform, because the transition does not rotate.
  var targetTransform: CGAffineTransform { get }
  /// Returns the initial frame of a controller's view, in the container's coordinates. The result is zero if there is no such frame.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of a controller's view, in the container's coordinates. The result is zero if there is no such frame.
  func finalFrame(for vc: UIViewController) -> CGRect
}
