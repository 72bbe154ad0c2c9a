import Foundation
import QuartzCore

/// The object that represents the app in its own code.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The object of the current app.
  public static var shared: UIApplication { Runtime.current.app.application }

  /// The delegate, which responds to the life cycle of the app.
  ///
  /// The app keeps a delegate that the launch created. It keeps only a weak reference to any other delegate.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The delegate that the launch created.
  var keptDelegate: (any UIApplicationDelegate)?

  /// The windows of the app, in the order in which they were first shown. Hidden windows are last.
  open var windows: [UIWindow] { runtime.app.windows + runtime.app.hiddenWindows.compactMap(\.window) }
  /// The window that receives keyboard input, or `nil`.
  open var keyWindow: UIWindow? { runtime.app.keyWindow }
  /// The connected scenes. There is one scene until the app ends. An app with scenes has none before its launch is complete.
  open var connectedScenes: Set<UIScene> { runtime.lifeCycle.connectedScene.map { [$0] } ?? [] }
  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// A Boolean value that indicates whether the app can have more than one scene. The value is `false`.
  open var supportsMultipleScenes: Bool { false }
  /// The frame of the status bar in screen points. It is zero while the status bar is hidden.
  open var statusBarFrame: CGRect { runtime.statusBar.frame }
  /// A Boolean value that indicates whether the status bar is hidden.
  ///
  /// Setting the value has no effect except a warning, because view controllers determine the status bar.
  open var isStatusBarHidden: Bool {
    get { runtime.statusBar.isHidden }
    set { warnOfStatusBar("isStatusBarHidden", instead: "prefersStatusBarHidden") }
  }
  /// The style of the status bar.
  ///
  /// Setting the value has no effect except a warning, because view controllers determine the status bar.
  open var statusBarStyle: UIStatusBarStyle {
    get { runtime.statusBar.shown.style }
    set { warnOfStatusBar("statusBarStyle", instead: "preferredStatusBarStyle") }
  }
  /// Has no effect except a warning, because view controllers determine the style of the status bar.
  @available(*, deprecated, message: "override preferredStatusBarStyle in the view controller")
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    warnOfStatusBar("setStatusBarStyle(_:animated:)", instead: "preferredStatusBarStyle")
  }
  /// Has no effect except a warning, because view controllers determine whether the status bar is hidden.
  @available(*, deprecated, message: "override prefersStatusBarHidden in the view controller")
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    warnOfStatusBar("setStatusBarHidden(_:with:)", instead: "prefersStatusBarHidden")
  }
  private func warnOfStatusBar(_ member: String, instead: String) {
    runtime.app.warn("UIApplication.\(member) has no effect: view controllers determine the status bar. Override \(instead).")
  }

  /// The URL of the app's page in the system settings, `app-settings:`.
  ///
  /// Segue has no such settings, so `open(_:)` reports that the URL was not opened.
  public static let openSettingsURLString = "app-settings:"

  // MARK: Touches

  private var ignoring = 0
  /// Ignores new touches until `endIgnoringInteractionEvents()` was called an equal number of times. Current touches continue.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  /// Ends a period in which touches are ignored. Touches are received again after the last such call.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
  /// A Boolean value that indicates whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  // MARK: Life cycle

  /// The state of an app in its life cycle.
  ///
  /// - `active`: The app is in the foreground and receives events.
  /// - `inactive`: The app is in the foreground but receives no events.
  /// - `background`: The app is not visible.
  public enum State: Int, Sendable { case active, inactive, background }
  /// The state of the app: active, inactive or in the background.
  ///
  /// In the `…WillResignActive` methods, it is still active. In the `…WillEnterForeground` methods, it is still in the background.
  open var applicationState: State {
    switch runtime.lifeCycle.stage {
    case .active: .active
    case .inactive: .inactive
    case .launching, .background, .over: .background
    }
  }
  /// A key for the reason of a launch. In Segue, only a URL is such a reason.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key in UIKit.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the URL that was opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
  /// A Boolean value that indicates whether the screen stays on. It has no effect, because the screen never dims. The default is `false`.
  open var isIdleTimerDisabled = false
  /// A Boolean value that indicates whether the network activity indicator is visible. The default is `false`.
  ///
  /// The value has no effect, as on iOS since version 13 (Docs/behaviour/environment.md, "App life cycle").
  open var isNetworkActivityIndicatorVisible = false

  // MARK: URLs

  /// Returns whether an app can open a URL.
  ///
  /// This is the case if the app's manifest lists the scheme under `CFBundleURLTypes`. Segue has no other apps and no browser.
  open func canOpenURL(_ url: URL) -> Bool { runtime.lifeCycle.isOwn(url) }

  /// Opens a URL with a scheme of the app, shortly after the call. The delegate receives it like a URL from another app.
  ///
  /// Other URLs are not opened and cause a diagnostic message.
  ///
  /// - Parameter completion: A closure that receives whether the URL was opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let runtime = runtime
    let isOpened = canOpenURL(url) && options[.universalLinksOnly] as? Bool != true
    runtime.schedule(after: 0) {
      if isOpened {
        runtime.lifeCycle.open(url)
      } else {
        runtime.app.warn(
          "\(url.absoluteString) was not opened: nothing here opens addresses but the app's own, whose schemes its Info.plist lists under CFBundleURLTypes."
        )
      }
      completion?(isOpened)
    }
  }

  /// Opens a URL with a scheme of the app, and returns whether it can be opened.
  @available(*, deprecated, message: "use open(_:options:completionHandler:)")
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }

  // MARK: Background tasks

  /// Requests more time in the background: thirty seconds instead of five. Call `endBackgroundTask(_:)` at the end of the work.
  ///
  /// - Parameter handler: A closure that is called when the time has expired.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    runtime.lifeCycle.backgroundTime.open(handler)
  }
  /// Requests more time in the background. The name is only for debugging.
  open func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }
  /// Ends a background task, because its work is complete.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { runtime.lifeCycle.backgroundTime.close(identifier) }
  /// The time until the app is suspended, in seconds. While the app is in the foreground, it is the largest possible number.
  open var backgroundTimeRemaining: TimeInterval { runtime.lifeCycle.backgroundTime.remaining }

  // MARK: Actions

  /// Sends an action to a target. Without a target, the action goes to the first responder and its responder chain.
  ///
  /// Without a first responder, the chain begins at `sender`. If the sender is not a responder, the action is not sent.
  ///
  /// To end editing of any text, send `UIResponder.resignFirstResponder` to `nil`.
  /// On iOS, the selector is `#selector(UIResponder.resignFirstResponder)`. In Segue, create it with `Selector`.
  ///
  /// - Returns: `true` if an object performed the action.
  @discardableResult
  open dynamic func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    defaultSendAction(action, to: target, from: sender, for: event)
  }
  /// Sends an event of touches to each window with one of them.
  open dynamic func sendEvent(_ event: UIEvent) { for window in runtime.router.windowsOfEvent { window.sendEvent(event) } }

  // MARK: Traits

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { runtime.app.traits.preferredContentSizeCategory }
  /// The reading direction in the user's settings.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    runtime.app.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Rotation

  /// The orientation of the interface. UIKit deprecates it in favour of the window scene's `interfaceOrientation`.
  open var statusBarOrientation: UIInterfaceOrientation { runtime.rotation.interface }
}

/// An identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task. The value 0 means no task.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// A notification that the system posts when the launch is complete. The object of each app notification is the app.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// A notification that the system posts when the app becomes active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// A notification that the system posts before the app becomes inactive.
  nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// A notification that the system posts after the app entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// A notification that the system posts before the app enters the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// A notification that the system posts before the app ends.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// A notification that the system posts when memory is low.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}
