import QuartzCore

/// The app as its own code sees it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The current app.
  public static var shared: UIApplication { Runtime.current.app.application }

  public var windows: [UIWindow] { runtime.app.windows }
  public var keyWindow: UIWindow? { runtime.app.windows.last { $0.isKeyWindow } }
}
