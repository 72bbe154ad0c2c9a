import CoreGraphics
import Foundation

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key of that name; only `.from` and `.to` lead anywhere.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is seen at the start: of a presentation, the presenter.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views that an animator may move.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key of that name; only `.from` and `.to` lead anywhere.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that leaves; nil when it stays where it is.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that arrives; nil when it never left.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator and an interaction controller may know and do. (BEHAVIOUR §5.4)
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens; UIKit puts it up and takes it down.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger has it now.
  var isInteractive: Bool { get }
  /// True from the cancel on, until a pause takes it back.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `.none` for what is no presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The finger stands at this fraction, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger lets go: the rest is played.
  func finishInteractiveTransition()
  /// The finger lets go: what was played is taken back.
  func cancelInteractiveTransition()
  /// A finger takes hold of the running transition, if its animator can be interrupted.
  func pauseInteractiveTransition()
  /// Everything has been moved. To be called exactly once; false restores the state before the transition.
  func completeTransition(_ didComplete: Bool)
  /// Who leaves and who arrives; both always set.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The views that the animator may move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation that goes with the transition: always the identity, nothing rotates.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view starts, in the container; zero when there is no such place.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is to end, in the container; zero when there is no such place.
  func finalFrame(for vc: UIViewController) -> CGRect
}
