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
  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { runtime.statusBar.isHidden }
}
