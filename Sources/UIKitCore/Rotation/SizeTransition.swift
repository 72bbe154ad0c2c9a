import CoreGraphics
import Foundation
import QuartzCore

/// A change of the window's size or orientation, in the form of the coordinator of `viewWillTransition(to:with:)`
/// (Docs/behaviour/environment.md, "Rotation").
final class SizeTransition: _UIObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  /// The rotation of the interface against the device. It is the identity transform if only the size changes.
  let targetTransform: CGAffineTransform
  let transitionDuration: TimeInterval
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private enum Phase { case announced, running, over }
  private var phase = Phase.announced

  init(in container: UIView, targetTransform: CGAffineTransform, duration: TimeInterval) {
    (containerView, self.targetTransform, transitionDuration) = (container, targetTransform, duration)
    super.init(_r: ())
  }

  /// Runs the alongside blocks inside the animation, after the layout.
  func runAlongside() {
    phase = .running
    while !alongside.isEmpty { alongside.removeFirst()(self) }
  }

  /// Ends the transition and runs the completions.
  func end() {
    phase = .over
    while !completions.isEmpty { completions.removeFirst()(self) }
  }

  // MARK: Coordinator

  var isAnimated: Bool { transitionDuration > 0 }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { if phase == .over { completion(self) } else { completions.append(completion) } }
    guard let animation else { return isAnimated }
    guard phase == .announced else {
      animation(self)
      return UIView.inheritedAnimationDuration > 0
    }
    alongside.append(animation)
    return isAnimated
  }
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
  /// Does nothing, because the transition is never interactive.
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}
  /// Does nothing, because the transition is never interactive.
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  // MARK: Coordinator context

  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { phase == .over ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
