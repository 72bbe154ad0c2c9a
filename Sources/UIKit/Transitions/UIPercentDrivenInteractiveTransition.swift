import CoreGraphics
import Foundation
import Motion
import QuartzCore
internal import TransitionMachine

/// A finger as the clock of a transition. (BEHAVIOUR §5.8)
///
/// Over an animator with `interruptibleAnimator(using:)` it scrubs that; over plain blocks it scrubs the time of the container.
/// Scrubbing is linear in the animation's time, so curves keep their shape.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: _UIObject, UIViewControllerInteractiveTransitioning {
  private var runtime: Runtime
  private var driver: PercentDriver
  /// Not kept: a driver outlives what it drove, and the pages of that.
  private weak var transition: ControllerTransition?
  /// What the transition said last, for when it is over.
  private var last: (duration: CGFloat, fraction: CGFloat) = (0, 0)
  /// Handed out for a transition that has not started; what the finger does meanwhile is kept and done at the start, so that a
  /// gesture quicker than the turn does not leave the transition without a hand. (A choice: Apple says nothing of it.)
  private var isAwaited = false
  private var early: (fraction: CGFloat, verdict: Verdict?) = (0, nil)
  private enum Verdict { case finish, cancel }

  /// A driver that drives nothing until a delegate hands it out.
  public init() {
    runtime = .current
    driver = PercentDriver(runtime.controllers.machine)
    super.init(_r: ())
  }

  /// The duration of the transition in seconds, as its animator says.
  open var duration: CGFloat { transition?.transitionDuration ?? last.duration }
  /// The last fraction that was reported, 0…1.
  open var percentComplete: CGFloat { transition?.percentComplete ?? last.fraction }
  /// How fast the rest is played: the rest takes its share of the duration divided by this. Above 0; 1 at first.
  open var completionSpeed: CGFloat = 1 {
    didSet { precondition(completionSpeed > 0, "completionSpeed must be above 0, not \(completionSpeed)") }
  }
  /// The curve of the rest over plain blocks. Ease in, ease out at first.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the rest over an interruptible animator; nil: the animator's own.
  open var timingCurve: (any UITimingCurveProvider)?
  /// False: the transition starts by itself, and `pause()` grabs it. True at first.
  open var wantsInteractiveStart = true

  /// Begins the transition, held at 0; without `wantsInteractiveStart` it runs by itself, as its animator says.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition else {
      preconditionFailure("a percent-driven transition drives UIKit's own contexts, not \(type(of: transitionContext))")
    }
    guard transition.initiallyInteractive else { return driver.start(transition.transition.context) }
    // Held before the blocks are made; an animator that can be grabbed needs no held container.
    let scrub = ContainerScrub(transition.containerView.layer, duration: transition.transitionDuration)
    transition.scrub = scrub
    driver.start(transition.transition.context)
    if let animator = transition.grabbable {
      scrub.release()
      transition.scrub = nil
      animator.pauseAnimation()
      animator.fractionComplete = 0
    }
    // After the commit that gives the animations their beginning, or they would begin where the finger already is.
    if isAwaited { runtime.schedule(at: runtime.now) { [weak self] in self?.catchUp() } }
  }

  /// Does what the finger did before the start.
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

  /// The finger stands at `percentComplete`, clamped to 0…1.
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

  /// The finger takes hold of a running transition whose animator can be interrupted; others refuse, with a diagnostic.
  open func pause() {
    let wasCancelled = transition?.isCancelled ?? false
    driver.pause()
    guard let transition, transition.isInteractive, let animator = transition.grabbable else { return }
    animator.pauseAnimation()
    if wasCancelled && animator.isReversed { animator.isReversed = false }
    transition.updateInteractiveTransition(animator.fractionComplete)
    last.fraction = transition.percentComplete
  }

  /// The finger lets go: the rest is played.
  open func finish() {
    if isAwaited { return early.verdict = .finish }
    let wasInteractive = transition?.isInteractive ?? false
    driver.finish()
    if wasInteractive { goOn(to: 1) }
  }

  /// The finger lets go: what was played is taken back; the blocks' completions still hear true, the context says it was cancelled.
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

extension UIPercentDrivenInteractiveTransition: TransitionDriver {
  func wasHandedOut() {
    guard wantsInteractiveStart else { return }
    (isAwaited, early) = (true, (0, nil))
  }

  /// Whether `pause()` would take hold of it: it was let go and is under way.
  var canCatch: Bool { transition.map { $0.isLetGo && $0.grabbable != nil } ?? false }

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
  /// A finger had it, and time has it now.
  var isLetGo: Bool { transition.phase == .finishing || transition.phase == .cancelling }
  /// The animator that a finger may take hold of.
  var grabbable: (any UIViewImplicitlyAnimating)? { transition.interruptible as? any UIViewImplicitlyAnimating }
}
