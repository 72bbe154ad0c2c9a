import Foundation
import QuartzCore

/// The app as its own code sees it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The current app.
  public static var shared: UIApplication { Runtime.current.app.application }

  /// Hears of the app's life. It is kept by whoever set it; the one that a launch made is kept by the app.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The one that a launch made.
  var keptDelegate: (any UIApplicationDelegate)?

  /// The app's windows, in the order in which they were first shown; those that are hidden come last.
  open var windows: [UIWindow] { runtime.app.windows + runtime.app.hiddenWindows.compactMap(\.window) }
  /// The window that what is typed goes to.
  open var keyWindow: UIWindow? { runtime.app.keyWindow }
  /// The scenes that are connected: one, until the app ends. An app with scenes has none before its launch is over.
  open var connectedScenes: Set<UIScene> { runtime.lifeCycle.connectedScene.map { [$0] } ?? [] }
  /// The sessions of scenes: that of the one scene.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether there may be more than one scene: no.
  open var supportsMultipleScenes: Bool { false }
  /// Where the status bar is shown, in the screen's points; zero while it is hidden.
  open var statusBarFrame: CGRect { runtime.statusBar.frame }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { runtime.statusBar.isHidden }

  /// The address of the app's page in the system's settings, "app-settings:". There are no such settings here: `open(_:)` reports that it
  /// was not opened.
  public static let openSettingsURLString = "app-settings:"

  // MARK: Touches

  private var ignoring = 0
  /// Takes no touches from now on, until `endIgnoringInteractionEvents()` has been called as often. Fingers that are down go on.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  /// Takes touches again, if this was the last that was missing.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
  /// Whether touches are not taken.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  // MARK: Life

  /// Whether an app is in front.
  public enum State: Int, Sendable { case active, inactive, background }
  /// In front, under something else, or not seen at all. In `…WillResignActive` it is still active, in `…WillEnterForeground` still in the
  /// background.
  open var applicationState: State {
    switch runtime.lifeCycle.stage {
    case .active: .active
    case .inactive: .inactive
    case .launching, .background, .over: .background
    }
  }
  /// Why an app was launched: by an address, or for no reason that there is here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address that was opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
  /// For source that asks; the screen here never dims by itself.
  open var isIdleTimerDisabled = false
  /// For source that sets it; nothing shows it, as on iOS since 13. (BEHAVIOUR-2 §23)
  open var isNetworkActivityIndicatorVisible = false

  // MARK: Addresses

  /// Whether there is somebody to open an address: the app itself, if its manifest lists the scheme under `CFBundleURLTypes`. There are no other
  /// apps here, and no browser.
  open func canOpenURL(_ url: URL) -> Bool { runtime.lifeCycle.isOwn(url) }

  /// Opens an address of the app's own, soon after the call: its delegate hears of it as of one that was opened elsewhere. Any other is named in a
  /// diagnostic.
  ///
  /// - Parameter completion: called afterwards with whether it was opened.
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

  // MARK: Time in the background

  /// Asks for time in the background: thirty seconds in the place of five. It ends with `endBackgroundTask(_:)`.
  ///
  /// - Parameter handler: Called when the time is over.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    runtime.lifeCycle.backgroundTime.open(handler)
  }
  /// The same, with a name for debugging.
  open func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }
  /// The work is done.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { runtime.lifeCycle.backgroundTime.close(identifier) }
  /// Seconds until the app is suspended; the largest number there is while it is in front.
  open var backgroundTimeRemaining: TimeInterval { runtime.lifeCycle.backgroundTime.remaining }

  // MARK: Actions

  /// Sends an action to a target. Without a target, the action goes to the first responder and up the chain from there. If there is no
  /// first responder either, the chain begins at `sender`, and the action is not sent if that is no responder.
  ///
  /// `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)`, written with `Selector` here, ends what is being
  /// edited wherever it is.
  /// - Returns: Whether an object performed the action.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    defaultSendAction(action, to: target, from: sender, for: event)
  }

  // MARK: Traits

  /// How large the user wants text to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { runtime.app.traits.preferredContentSizeCategory }
  /// Which way people read, by the user's settings.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    runtime.app.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Rotation

  /// How the interface lies. Deprecated by Apple in favour of the window scene's `interfaceOrientation`.
  open var statusBarOrientation: UIInterfaceOrientation { runtime.rotation.interface }
}

/// By which work in the background is ended.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its number; 0 is none.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

extension UIApplication {
  /// The launch is over. The object of this note and of the others is the app.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// The app is in front.
  nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Something is about to lie over the app, or it is about to go to the background.
  nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Nobody sees the app any more.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The app is about to be seen again.
  nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The app is about to end.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}
