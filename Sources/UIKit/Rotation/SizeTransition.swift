import CoreGraphics
import Foundation
import QuartzCore

/// A change of the window's size, or of the way it lies, as those who take part see it: the coordinator of `viewWillTransition(to:with:)`.
/// (BEHAVIOUR-2 §22.5)
final class SizeTransition: _UIObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  /// The turn of the interface against the device; the identity where only the size changes.
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

  /// Inside the animation, when everything is laid out: what was announced runs beside it.
  func runAlongside() {
    phase = .running
    while !alongside.isEmpty { alongside.removeFirst()(self) }
  }

  /// The animation is over.
  func end() {
    phase = .over
    while !completions.isEmpty { completions.removeFirst()(self) }
  }

  // MARK: The coordinator

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
  /// No finger holds it, ever.
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}
  /// No finger holds it, ever.
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  // MARK: Its context

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
