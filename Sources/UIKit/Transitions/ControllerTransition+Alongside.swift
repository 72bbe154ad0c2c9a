import CoreGraphics
import Foundation
import QuartzCore
internal import TransitionMachine

/// What runs beside a transition follows it: it is played, held, scrubbed and taken back with it.
///
/// Beside plain blocks they are plain blocks, and follow the finger where the container's clock is theirs. Beside an animator that
/// can be grabbed, and under an app's own interaction controller, they lie on a property animator, wherever their views are.
extension ControllerTransition {
  /// The coordinator's blocks, when the animation begins; the status bar with them.
  func runAlongside(_ blocks: @escaping () -> Void) {
    (transition.container as? TransitionContainerView)?.transition = self
    let statusBar = (transition.container as? UIView)?.runtime.statusBar
    if let layer = statusBar?.layer { scrub?.hold(layer) }
    let isSystems = (transition.animator as? AnimatorSeat)?.animator is any SystemPaced
    let keyboard = (transition.container as? UIView)?.runtime.keyboard.goAlong(self, isSystems: isSystems)
    let body = {
      blocks()
      statusBar?.update()
      keyboard?()
    }
    guard transition.animated else { return UIView.performWithoutAnimation(body) }
    guard transition.isInterruptible || (isInteractive && scrub == nil) else {
      UIView.animate(withDuration: transition.duration, delay: 0, options: alongsideOptions, animations: body)
      return nameStrays()
    }
    if let alongside, alongside.state == .active { return alongside.addAnimations(body) }
    let animator = UIViewPropertyAnimator(duration: transition.duration, curve: completionCurve, animations: body)
    alongside = animator
    if transition.phase == .interactive { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  /// What was changed outside the container's time: Apple's word is that such changes belong elsewhere, and they are named.
  private func nameStrays() {
    guard let scrub, let window = (transition.container as? UIView)?.window else { return }
    for layer in scrub.strays(below: window.layer) {
      guard let view = layer.owner as? UIView else { continue }
      view.runtime.controllers.machine.diagnose(.changedOutsideContainer(view: view.placeName, transition: "\(transition)"))
    }
  }

  /// The machine has moved the transition along its chart, or the finger has moved.
  func follow() {
    switch transition.phase {
    case .scheduled, .animating: break
    case .interactive: holdAlongside()
    case .finishing: releaseAlongside(backwards: false)
    case .cancelling: releaseAlongside(backwards: true)
    case .ended(let completed): end(completed)
    }
  }

  private var running: UIViewPropertyAnimator? { alongside.flatMap { $0.state == .active ? $0 : nil } }

  private func holdAlongside() {
    guard let running else { return }
    if running.isRunning {
      running.pauseAnimation()
      if running.isReversed { running.isReversed = false }
    } else {
      running.fractionComplete = transition.percentComplete
    }
  }

  private func releaseAlongside(backwards: Bool) {
    guard let running, !running.isRunning else { return }
    if backwards { running.isReversed = true }
    let rest = 1 - running.fractionComplete
    // What goes along goes as what it goes along with.
    let own = ((transition.interaction as? InteractionSeat)?.controller as? UIPercentDrivenInteractiveTransition)?.timingCurve
    running.continueAnimation(
      withTimingParameters: own ?? UICubicTimingParameters(animationCurve: completionCurve), durationFactor: rest / completionVelocity)
  }

  private func end(_ completed: Bool) {
    let runtime = (transition.container as? UIView)?.runtime
    runtime?.statusBar.setNeedsUpdate()
    if transition.isModal { runtime?.rotation.chooseSoon() }
    scrub?.release()
    scrub = nil
    defer { runtime?.keyboard.transitionEnded(completed) }
    // Taken back before the coordinator's completions run: they may set the same properties. Completed while a finger still
    // held it, what it held stands at its end.
    if let running, !completed || !running.isRunning {
      running.stopAnimation(false)
      running.finishAnimation(at: completed ? .end : .start)
    }
    alongside = nil
  }
}

extension ControllerTransition {
  /// Who goes.
  var leaving: UIViewController? { viewController(forKey: .from) }
  /// Whether it is a push or a pop.
  var isStackMove: Bool { transition.kind == .push || transition.kind == .pop }
  /// Whether it is a pop.
  var isPop: Bool { transition.kind == .pop }

  /// Beside the system's own push and pop, their pace.
  private var alongsideOptions: UIView.AnimationOptions {
    guard (transition.animator as? AnimatorSeat)?.animator is any SystemPaced else { return completionCurve.option }
    return isInteractive ? .curveLinear : .systemCurve
  }
}

extension UIView.AnimationCurve {
  var option: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}
