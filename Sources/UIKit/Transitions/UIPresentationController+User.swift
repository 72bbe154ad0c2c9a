import QuartzCore

/// What a user, and not the app, begins: the delegate is asked and told. (BEHAVIOUR-2 §20.2)
extension UIPresentationController {
  /// Asks the delegate; nil without one.
  @discardableResult
  func tell<Answer>(_ call: (any UIAdaptivePresentationControllerDelegate) -> Answer) -> Answer? { delegate.map(call) }

  /// Whether the app lets a user dismiss it.
  func mayBeDismissedByUser() -> Bool {
    !presentedViewController.isModalInPresentation && (tell { $0.presentationControllerShouldDismiss(self) } ?? true)
  }

  /// A user has done what dismisses it, as a tap beside it does.
  func dismissByUser() {
    guard presentedViewController.presentedViewController == nil else { return }
    guard mayBeDismissedByUser() else {
      tell { $0.presentationControllerDidAttemptToDismiss(self) }
      return
    }
    beginDismissalByUser()
  }

  /// Begins the dismissal that the user wants; false if it cannot begin now.
  @discardableResult
  func beginDismissalByUser() -> Bool {
    presentedViewController.presentingViewController?.dismiss(animated: true)
    guard presentedViewController.isBeingDismissed else { return false }
    isDismissedByUser = true
    tell { $0.presentationControllerWillDismiss(self) }
    return true
  }

  /// The dismissal is over: a user's is told of after `viewDidDisappear`.
  func dismissalIsOver(completed: Bool) {
    let wasUser = isDismissedByUser
    isDismissedByUser = false
    guard wasUser, completed else { return }
    let runtime = presentedViewController.runtime
    runtime.schedule(at: runtime.now) { [self] in
      tell { $0.presentationControllerDidDismiss(self) }
      presentedViewController.wasDismissedByUser()
    }
  }
}
