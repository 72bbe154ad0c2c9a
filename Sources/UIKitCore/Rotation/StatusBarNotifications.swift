import Foundation
import QuartzCore

extension UIApplication {
  /// A notification that the system posts before the interface rotates. UIKit deprecates it in favour of
  /// `viewWillTransition(to:with:)`.
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// A notification that the system posts when the interface has a new orientation, and its animation begins.
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// A notification that the system posts before the status bar has another frame. Here it has no user info, because the new frame is not
  /// known yet.
  nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// A notification that the system posts when the status bar has another frame after a rotation.
  nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of an orientation's raw value as an `NSNumber`: the new one before a rotation, and the old one after it.
  nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of the status bar's old frame as an `NSValue`.
  nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}

/// The notifications about the status bar in a rotation of the interface.
@MainActor
struct StatusBarNotifications {
  private let runtime: Runtime
  private let old, new: UIInterfaceOrientation
  private let oldFrame: CGRect

  init(_ runtime: Runtime, from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
    (self.runtime, self.old, self.new, oldFrame) = (runtime, old, new, runtime.statusBar.frame)
  }

  func postWill() {
    post(
      UIApplication.willChangeStatusBarOrientationNotification,
      [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: new.rawValue)])
    post(UIApplication.willChangeStatusBarFrameNotification, nil)
  }

  func postDid() {
    post(
      UIApplication.didChangeStatusBarOrientationNotification,
      [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: old.rawValue)])
    post(UIApplication.didChangeStatusBarFrameNotification, [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: oldFrame)])
  }

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]?) {
    NotificationCenter.default.post(name: name, object: runtime.app.application, userInfo: userInfo)
  }
}
