import CoreGraphics
import Foundation

/// What bystanders of a transition may know. (BEHAVIOUR §5.6)
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How the controller is presented; `.none` for what is no presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger had it from the start.
  var initiallyInteractive: Bool { get }
  /// Whether it can be grabbed in flight.
  var isInterruptible: Bool { get }
  /// Whether a finger has it now.
  var isInteractive: Bool { get }
  /// True from the cancel on, until a pause takes it back.
  var isCancelled: Bool { get }
  /// The animator's answer in seconds; 0 until it was asked.
  var transitionDuration: TimeInterval { get }
  /// The last fraction that the finger reported.
  var percentComplete: CGFloat { get }
  /// How fast the rest is played: the interaction controller's `completionSpeed`, 1 without one.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest: the interaction controller's, else ease in, ease out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Who leaves and who arrives.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The views that the animator may move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// The rotation that goes with the transition: the identity, unless the device turns.
  var targetTransform: CGAffineTransform { get }
}

/// What bystanders of a transition may do: be animated alongside it, and hear of its end and of fingers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` inside the transition's own, with its duration; `completion` also after a cancel.
  ///
  /// Returns whether the block is animated. Before the start it waits; afterwards it runs at once.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for a view outside the container: a finger that holds the container's time holds that view's too.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs `handler` when the finger first lets go. Deprecated by Apple in favour of `notifyWhenInteractionChanges`.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Runs `handler` each time a finger comes, lets go or gives up.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// `animate(alongsideTransition:completion:)` without a completion.
  @discardableResult
  public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
  /// `animateAlongsideTransition(in:animation:completion:)` without a completion.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
