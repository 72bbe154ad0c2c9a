import Foundation
import InterfaceGeometry
import QuartzCore

/// The animator that presents and dismisses a sheet. The sheet moves without an animation of layers, and a finger can catch it at any time.
final class SheetAnimator: _UIRoot, UIViewControllerAnimatedTransitioning {
  private unowned let sheet: UISheetPresentationController
  /// The object that marks the transition as interruptible. It is never started, because the sheet's motion is no animation of layers.
  private let handle = UIViewPropertyAnimator()

  init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    SheetMotion.reportedDuration
  }
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { handle }
  func animateTransition(using context: any UIViewControllerContextTransitioning) { sheet.fly(context) }
  func animationEnded(_ transitionCompleted: Bool) { sheet.transitionIsOver() }
}

/// The interaction controller of a finger that drags a sheet away. The transition is interactive from its start.
final class SheetDismissalDriver: _UIRoot, UIViewControllerInteractiveTransitioning {
  private unowned let sheet: UISheetPresentationController

  init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    sheet.dismissalBegan(transitionContext)
  }
}

extension UISheetPresentationController {
  // MARK: Without a finger

  /// Runs the transition without a finger, up to the selected detent or out of the screen.
  func fly(_ context: any UIViewControllerContextTransitioning) {
    transit = context
    drag.abandon()
    let isPresenting = context.viewController(forKey: .to) === presentedViewController
    if isPresenting {
      sheetView.removeFromSuperview()
      floor = restingTop
      motion.put(geometry.bottom)
      context.containerView.addSubview(sheetView)
      motion.fly(to: restingTop, velocity: 0, in: runtime) { [weak context] in context?.completeTransition(true) }
    } else {
      motion.fly(to: geometry.bottom, velocity: motion.velocity, in: runtime) { [weak context] in context?.completeTransition(true) }
    }
  }

  func transitionIsOver() {
    transit = nil
  }

  // MARK: Under a finger

  var isInTransition: Bool { transit != nil || isAwaitingDismissal }

  /// Called when a finger catches the sheet.
  func caught() {
    motion.stop()
    if let transit, !transit.isInteractive { transit.pauseInteractiveTransition() }
    if motion.position <= floor { floor = geometry.lowest }
  }

  /// Moves the top of the sheet to a position that the finger requests.
  func dragged(to top: Double) {
    if top <= floor { floor = geometry.lowest }
    motion.put(top)
    report()
  }

  private func report() {
    guard let transit, transit.isInteractive else { return }
    let gone = min(max((motion.position - floor) / max(geometry.bottom - floor, 1), 0), 1)
    transit.updateInteractiveTransition(isPresentingNow ? 1 - gone : gone)
  }

  /// A Boolean value that indicates whether the current transition presents the sheet.
  var isPresentingNow: Bool { transit?.viewController(forKey: .to) === presentedViewController }

  /// Called when the finger was lifted from the sheet.
  func released(velocity: Double, cancelled: Bool) {
    guard !isAwaitingDismissal else {
      verdict = (velocity, cancelled)
      return
    }
    let place = motion.position, lowest = geometry.lowest
    let isBelow = place > lowest && !cancelled && drag.mayDismiss == true
    let isThrown = velocity >= Self.dismissalSpeed || place - lowest > Self.dismissalShare * (geometry.bottom - lowest)
    if isBelow && isThrown, let transit {
      leave(transit, velocity)
    } else {
      let stop = cancelled ? geometry.stop(selectedDetentIdentifier) : geometry.nearest(to: place + Self.projection * velocity)
      stay(at: stop, velocity)
    }
  }

  private func leave(_ transit: any UIViewControllerContextTransitioning, _ velocity: Double) {
    let wasPresenting = isPresentingNow
    if transit.isInteractive { if wasPresenting { transit.cancelInteractiveTransition() } else { transit.finishInteractiveTransition() } }
    motion.fly(to: geometry.bottom, velocity: velocity, in: runtime) { [weak transit] in
      transit?.completeTransition(!wasPresenting)
    }
  }

  private func stay(at stop: SheetGeometry<Detent.Identifier>.Stop, _ velocity: Double) {
    let wasSelected = geometry.stop(selectedDetentIdentifier).identifier
    if let transit, transit.isInteractive {
      if isPresentingNow { transit.finishInteractiveTransition() } else { transit.cancelInteractiveTransition() }
    }
    let isPresenting = isPresentingNow
    motion.fly(to: stop.top, velocity: velocity, in: runtime) { [weak transit] in transit?.completeTransition(isPresenting) }
    if stop.identifier != wasSelected { userSelected(stop.identifier) }
  }

  // MARK: Dismissal by the user

  /// Begins the dismissal when the finger is below the lowest detent.
  ///
  /// The result indicates whether a dismissal is in progress, or a presentation that can be taken back.
  func beginDismissalByFinger() -> Bool {
    if transit != nil || isAwaitingDismissal { return true }
    isAwaitingDismissal = true
    verdict = nil
    if !beginDismissalByUser() { isAwaitingDismissal = false }
    return isAwaitingDismissal
  }

  /// Called when the interactive dismissal has begun.
  func dismissalBegan(_ context: any UIViewControllerContextTransitioning) {
    transit = context
    isAwaitingDismissal = false
    report()
    if let verdict { released(velocity: verdict.velocity, cancelled: verdict.cancelled) }
    verdict = nil
  }

  /// Called when the dimming view was tapped.
  func dimWasTapped() {
    guard transit == nil, !isAwaitingDismissal else { return }
    dismissByUser()
  }
}
