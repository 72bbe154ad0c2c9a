import QuartzCore

/// The app as its own code sees it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The current app.
  public static var shared: UIApplication { Runtime.current.app.application }

  /// The app's windows, in the order in which they were first shown.
  public var windows: [UIWindow] { runtime.app.windows }
  /// The window that was made key last.
  public var keyWindow: UIWindow? { runtime.app.windows.last { $0.isKeyWindow } }
  /// Where the status bar is shown, in the screen's points; zero while it is hidden.
  public var statusBarFrame: CGRect { runtime.statusBar.frame }
  private var ignoring = 0
  /// Takes no touches from now on, until `endIgnoringInteractionEvents()` has been called as often. Fingers that are down go on.
  public func beginIgnoringInteractionEvents() { ignoring += 1 }
  /// Takes touches again, if this was the last that was missing.
  public func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
  /// Whether touches are not taken.
  public var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Whether an app is in front.
  public enum State: Int, Sendable { case active, inactive, background }
  /// In front, always: there is no other app.
  public var applicationState: State { .active }

  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { runtime.statusBar.isHidden }
}
