@_spi(UIKit) import UIKitCore

/// The delivery of a list's scroll notifications to its delegate.
enum ScrollNotifications {
  /// The delegate is notified at once.
  case immediate
  /// Notifications wait until all views are at their positions. None is pending.
  case deferred
  /// A notification waits until all views are at their positions.
  case pending
}

extension ListUpdateEngine {
  /// Called before the delegate is notified. Returns `false` if the notification must wait.
  func mayNotifyOfScrolling() -> Bool {
    if scrollNotifications == .immediate { return true }
    scrollNotifications = .pending
    return false
  }

  /// Runs a closure that moves the views, and notifies the delegate at the end if the closure has scrolled.
  func deferringScrollNotifications(_ body: () -> Void) {
    scrollNotifications = .deferred
    body()
    let isPending = scrollNotifications == .pending
    scrollNotifications = .immediate
    if isPending { host.tellOfScrolling() }
  }
}
