import CoreGraphics
import Foundation

/// The information about a transition for objects that do not take part in it (Docs/behaviour/controllers.md, "Transition coordinator").
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style of the presented controller. It is `.none` if the transition is not a presentation or dismissal.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition can become interactive while it runs.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive at the moment.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled. A later pause makes it `false` again.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds, from the animator. The value is 0 until the animator was asked for it.
  var transitionDuration: TimeInterval { get }
  /// The last fraction that the interaction reported, in the range 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the animation after the interaction ends, from the interaction controller. It is 1 without an interaction controller.
  var completionVelocity: CGFloat { get }
  /// The timing curve of the animation after the interaction ends, from the interaction controller.
  ///
  /// Without an interaction controller, it is ease in, ease out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the view controller that disappears or appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view for a key, if the animator may move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The container view of the transition.
  var containerView: UIView { get }
  /// The rotation of the transition. The value is the identity transform, unless the device rotates.
  var targetTransform: CGAffineTransform { get }
}

/// The methods that run animations alongside a transition and report the end of the transition and changes of its interactivity.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` alongside the transition with its duration. `completion` also runs after a cancelled transition.
  ///
  /// Returns whether the block is animated. A block that is added before the start waits for it. A block that is added later runs
  /// immediately.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs `animation` for a view outside the container alongside the transition.
  ///
  /// An interaction that stops the container's time also stops the time of this view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs `handler` when the interaction ends for the first time. UIKit deprecates it in favour of `notifyWhenInteractionChanges`.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Runs `handler` each time an interaction starts, ends or is cancelled.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` alongside the transition without a completion.
  @discardableResult
  public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
  /// Runs `animation` for a view outside the container alongside the transition without a completion.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
