import QuartzCore

/// The dismissal by a user instead of the app, with the delegate's calls (Docs/behaviour/presentations.md, "Sheet detents and drags").
extension UIPresentationController {
  /// Calls the delegate and returns its result, or `nil` without a delegate.
  @discardableResult
  package func tell<Answer>(_ call: (any UIAdaptivePresentationControllerDelegate) -> Answer) -> Answer? { delegate.map(call) }

  /// Returns whether the app allows a user to dismiss the presentation.
  package func mayBeDismissedByUser() -> Bool {
    !presentedViewController.isModalInPresentation && (tell { $0.presentationControllerShouldDismiss(self) } ?? true)
  }

  /// Dismisses the presentation in response to a user's action, such as a tap outside the presented view.
  package func dismissByUser() {
    guard presentedViewController.presentedViewController == nil else { return }
    guard mayBeDismissedByUser() else {
      tell { $0.presentationControllerDidAttemptToDismiss(self) }
      return
    }
    beginDismissalByUser()
  }

  /// Begins a dismissal that the user requested. Returns `false` if it cannot begin now.
  @discardableResult
  package func beginDismissalByUser() -> Bool {
    presentedViewController.presentingViewController?.dismiss(animated: true)
    guard presentedViewController.isBeingDismissed else { return false }
    isDismissedByUser = true
    tell { $0.presentationControllerWillDismiss(self) }
    return true
  }

  /// Called when the dismissal is over. After a user's dismissal, the delegate is called after `viewDidDisappear`.
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
