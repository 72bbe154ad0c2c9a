import CoreGraphics
import Foundation
import QuartzCore
internal import TransitionMachine

/// The animations alongside a transition. They run, stop, follow the finger and are reverted together with it.
///
/// With an animator of animation blocks, they are animation blocks too, and follow the finger if they use the container's clock.
/// With an interruptible animator, or with an app's interaction controller, they belong to a property animator, regardless of their views'
/// positions.
extension ControllerTransition {
  /// Runs the coordinator's animation blocks when the animation begins, together with the status bar's.
  func runAlongside(_ blocks: @escaping () -> Void) {
    modalContainer?.transition = self
    let statusBar = transition.container?.runtime.statusBar
    if let layer = statusBar?.layer { scrub?.hold(layer) }
    let isSystems = transition.animator?.isSystemPaced == true
    let keyboard = transition.container?.runtime.services.keyboard.goAlong(self, isSystems: isSystems)
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

  /// Reports changes outside the container's time. UIKit's documentation says that such changes belong elsewhere.
  private func nameStrays() {
    guard let scrub, let window = transition.container?.window else { return }
    for layer in scrub.strays(below: window.layer) {
      guard let view = layer.owner as? UIView else { continue }
      view.runtime.controllers.machine.diagnose(.changedOutsideContainer(view: view.placeName, transition: "\(transition)"))
    }
  }

  /// Updates the animations after the transition changed its phase, or after the finger moved.
  func follow() {
    switch transition.phase {
    case .scheduled, .animating: break
    case .interactive: holdAlongside()
    case .finishing: releaseAlongside(backwards: false)
    case .cancelling: releaseAlongside(backwards: true)
    case .ended(let completed): end(completed)
    }
  }

  /// The container of a presentation or a dismissal.
  private var modalContainer: TransitionContainerView? {
    let presented = transition.kind == .dismiss ? transition.from : transition.to
    return transition.isModal ? presented?.presentation?.controller?.container : nil
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
    // The animations use the timing of the transition.
    let own = transition.interaction?.percentDriven?.timingCurve
    running.continueAnimation(
      withTimingParameters: own ?? UICubicTimingParameters(animationCurve: completionCurve), durationFactor: rest / completionVelocity)
  }

  private func end(_ completed: Bool) {
    let runtime = transition.container?.runtime
    runtime?.statusBar.setNeedsUpdate()
    if transition.isModal { runtime?.rotation.chooseSoon() }
    scrub?.release()
    scrub = nil
    defer { runtime?.services.keyboard.transitionEnded(completed) }
    // A cancelled animation is reverted before the coordinator's completions run, because they may set the same properties.
    // If the transition completes while a finger controls it, the animations move to their end.
    if let running, !completed || !running.isRunning {
      running.stopAnimation(false)
      running.finishAnimation(at: completed ? .end : .start)
    }
    alongside = nil
  }
}

extension ControllerTransition {
  /// The view controller that disappears.
  package var leaving: UIViewController? { viewController(forKey: .from) }
  /// A Boolean value that indicates whether the transition is a push or a pop.
  package var isStackMove: Bool { transition.kind == .push || transition.kind == .pop }
  /// A Boolean value that indicates whether the transition is a pop.
  package var isPop: Bool { transition.kind == .pop }

  /// The options of the alongside animations. They match the timing of the system's push and pop.
  private var alongsideOptions: UIView.AnimationOptions {
    guard transition.animator?.isSystemPaced == true else { return completionCurve.option }
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
