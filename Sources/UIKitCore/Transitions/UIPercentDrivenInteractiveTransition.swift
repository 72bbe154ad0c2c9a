import CoreGraphics
import Foundation
import Motion
import QuartzCore
internal import TransitionMachine

/// An interaction controller that drives a transition by a percentage, for example from a gesture (Docs/behaviour/controllers.md,
/// "Percent-driven transitions").
///
/// With an animator that implements `interruptibleAnimator(using:)`, it controls that property animator.
/// With an animator of animation blocks, it controls the time of the container.
/// Progress is linear in the animation's time, so the timing curves stay unchanged.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: _UIObject, UIViewControllerInteractiveTransitioning {
  private var runtime: Runtime
  private var driver: PercentDriver<ViewHost>
  /// The transition that this object drives. The reference is weak, because the object outlives its transition and the views in it.
  private weak var transition: ControllerTransition?
  /// The last values of the transition, which are available after its end.
  private var last: (duration: CGFloat, fraction: CGFloat) = (0, 0)
  /// A Boolean value that indicates whether a delegate returned the object for a transition that has not started.
  ///
  /// Updates in the meantime are stored and applied at the start. A gesture that ends before the first update cycle is thus not lost.
  /// This is a choice of Segue, because UIKit does not document this case.
  private var isAwaited = false
  private var early: (fraction: CGFloat, verdict: Verdict?) = (0, nil)
  private enum Verdict { case finish, cancel }

  /// Creates an interaction controller. It drives no transition until a delegate returns it.
  public init() {
    runtime = .current
    driver = PercentDriver(runtime.controllers.machine)
    super.init(_r: ())
  }

  /// The duration of the transition, in seconds, from the animator.
  open var duration: CGFloat { transition?.transitionDuration ?? last.duration }
  /// The last reported fraction of the transition, in the range 0 to 1.
  open var percentComplete: CGFloat { transition?.percentComplete ?? last.fraction }
  /// The speed of the animation after the interaction. The default is 1. The value must be greater than 0.
  ///
  /// The remaining part of the duration is divided by this value.
  open var completionSpeed: CGFloat = 1 {
    didSet { precondition(completionSpeed > 0, "completionSpeed must be above 0, not \(completionSpeed)") }
  }
  /// The timing curve of the animation after the interaction. The default is `UIView.AnimationCurve.easeInOut`.
  ///
  /// It applies to an animator of animation blocks.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the animation after the interaction. The default is `nil`, which means the timing of the animator.
  ///
  /// It applies to an interruptible animator.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean value that indicates whether the transition starts interactively. The default is `true`.
  ///
  /// If it is `false`, the transition starts as an animation, and `pause()` makes it interactive.
  open var wantsInteractiveStart = true

  /// Starts the transition and holds it at fraction 0. If `wantsInteractiveStart` is `false`, the transition runs as an animation.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition else {
      preconditionFailure("a percent-driven transition drives UIKit's own contexts, not \(type(of: transitionContext))")
    }
    guard transition.initiallyInteractive else { return driver.start(transition.transition.context) }
    // The clock is stopped before the blocks are created. An interruptible animator does not need it.
    let scrub = ContainerScrub(transition.containerView.layer, duration: transition.transitionDuration)
    transition.scrub = scrub
    driver.start(transition.transition.context)
    if let animator = transition.grabbable {
      scrub.release()
      transition.scrub = nil
      animator.pauseAnimation()
      animator.fractionComplete = 0
    }
    // The updates are applied after the commit that starts the animations. Otherwise the animations would begin at the finger's position.
    if isAwaited { runtime.schedule(at: runtime.now) { [weak self] in self?.catchUp() } }
  }

  /// Applies the updates that were made before the start.
  private func catchUp() {
    let (fraction, verdict) = early
    (isAwaited, early) = (false, (0, nil))
    if fraction > 0 { update(fraction) }
    switch verdict {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  /// Updates the fraction of the transition that is complete. The value is limited to the range 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    if isAwaited { return early.fraction = min(max(percentComplete, 0), 1) }
    driver.update(percentComplete)
    guard let transition, transition.isInteractive else { return }
    last.fraction = transition.percentComplete
    if let animator = transition.grabbable {
      animator.fractionComplete = transition.percentComplete
    } else {
      transition.scrub?.update(transition.percentComplete)
    }
  }

  /// Pauses a running transition and makes it interactive. If the animator is not interruptible, it writes a diagnostic message and does
  /// nothing.
  open func pause() {
    let wasCancelled = transition?.isCancelled ?? false
    driver.pause()
    guard let transition, transition.isInteractive, let animator = transition.grabbable else { return }
    animator.pauseAnimation()
    if wasCancelled && animator.isReversed { animator.isReversed = false }
    transition.updateInteractiveTransition(animator.fractionComplete)
    last.fraction = transition.percentComplete
  }

  /// Ends the interaction. The rest of the transition runs as an animation.
  open func finish() {
    if isAwaited { return early.verdict = .finish }
    let wasInteractive = transition?.isInteractive ?? false
    driver.finish()
    if wasInteractive { goOn(to: 1) }
  }

  /// Ends the interaction and cancels the transition, which animates back to its beginning.
  ///
  /// The completions of animation blocks still receive `true`. The context's `transitionWasCancelled` is `true`.
  open func cancel() {
    if isAwaited { return early.verdict = .cancel }
    let wasInteractive = transition?.isInteractive ?? false
    driver.cancel()
    if wasInteractive { goOn(to: 0) }
  }

  private func goOn(to target: Double) {
    guard let transition else { return }
    guard let animator = transition.grabbable else {
      transition.scrub?.goOn(to: target, speed: completionSpeed, curve: completionCurve.timing)
      return
    }
    if target == 0 { animator.isReversed = true }
    let rest = target == 0 ? transition.percentComplete : 1 - transition.percentComplete
    animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: rest / completionSpeed)
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// Called when a delegate returned the interaction controller for a transition that waits for its start.
  func wasHandedOut() {
    guard wantsInteractiveStart else { return }
    (isAwaited, early) = (true, (0, nil))
  }

  /// A Boolean value that indicates whether `pause()` can make the transition interactive again after the interaction ended.
  var canCatch: Bool { transition.map { $0.isLetGo && $0.grabbable != nil } ?? false }

  /// Attaches the interaction controller to its transition.
  func attach(_ transition: ControllerTransition) {
    self.transition = transition
    last = (transition.transitionDuration, 0)
    if transition.containerView.runtime !== runtime {
      runtime = transition.containerView.runtime
      driver = PercentDriver(runtime.controllers.machine)
    }
    if !transition.initiallyInteractive { isAwaited = false }
    driver.attach(transition.transition.context)
  }
}

extension ControllerTransition {
  /// A Boolean value that indicates whether the transition runs as an animation after an interaction.
  var isLetGo: Bool { transition.phase == .finishing || transition.phase == .cancelling }
  /// The interruptible animator of the transition.
  var grabbable: (any UIViewImplicitlyAnimating)? { transition.interruptible?.animator }
}
