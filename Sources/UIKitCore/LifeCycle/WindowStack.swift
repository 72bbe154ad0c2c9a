import Foundation
import QuartzCore

/// The windows of an app: their visibility, their order and the key window (Docs/behaviour/environment.md, "App life cycle").
///
/// A single window that fills the screen is the root of the layer tree.
/// With more windows, or a window that does not fill the screen, a base layer represents the screen and contains them.
@MainActor
final class WindowStack: RuntimeState {
  private unowned let runtime: Runtime
  private var base: CALayer?
  private var lastRank = 0
  private var app: AppState { runtime.app }

  package init(for runtime: Runtime) { self.runtime = runtime }

  func show(_ window: UIWindow) {
    guard window.windowScene != nil else { return warnOfSceneless(window) }
    app.windows.append(window)
    app.hiddenWindows.removeAll { $0.window == nil || $0.window === window }
    bringToFront(window)
    window.refreshSafeArea()
    window.setNeedsLayout()
    if window.rootViewController !== window.shownRoot { window.showRoot(window.rootViewController, insteadOf: window.shownRoot) }
    post(UIWindow.didBecomeVisibleNotification, window)
  }

  /// Hides a window. Its root and presented controllers stay unchanged and receive no calls.
  ///
  /// If the window was the key window, another one becomes key (folklore, no source).
  func hide(_ window: UIWindow) {
    guard window.isOnScreen else { return }
    app.windows.removeAll { $0 === window }
    app.hiddenWindows.append(WeakWindow(window: window))
    runtime.router.didLeave(window)
    arrange()
    post(UIWindow.didBecomeHiddenNotification, window)
    guard window.isKeyWindow else { return }
    take(key: frontToBack.first(where: \.canBecomeKey))
  }

  func bringToFront(_ window: UIWindow) {
    guard window.isOnScreen else { return }
    lastRank += 1
    window.rank = lastRank
    arrange()
  }

  func sceneDidChange(of window: UIWindow) {
    if window.windowScene == nil { hide(window) } else if !window.isOnScreen { show(window) }
  }

  private func warnOfSceneless(_ window: UIWindow) {
    app.warn(
      "\(window) belongs to no scene and stays invisible: this app has scenes, so make its windows with UIWindow(windowScene:), or set windowScene."
    )
  }

  // MARK: Key window

  func makeKey(_ window: UIWindow) {
    guard window.canBecomeKey else { return }
    take(key: window)
  }

  private func take(key window: UIWindow?) {
    let old = app.keyWindow
    guard old !== window else { return }
    if let old {
      app.keyWindow = nil
      old.resignKey()
      post(UIWindow.didResignKeyNotification, old)
    }
    // The window that resigned may have made another window the key window.
    guard app.keyWindow == nil, let window else { return }
    app.keyWindow = window
    window.becomeKey()
    post(UIWindow.didBecomeKeyNotification, window)
  }

  private func post(_ name: Notification.Name, _ window: UIWindow) { NotificationCenter.default.post(name: name, object: window) }

  // MARK: Screen

  private var frontToBack: [UIWindow] { runtime.windowsBackToFront.reversed() }

  /// Updates the order after the size or the orientation of the interface changed.
  func screenDidChange() { if base != nil { arrange() } }

  /// Puts the windows on the screen, lowest level at the back.
  func arrange() { withoutActions(layOut) }

  private func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }

  private func layOut() {
    let shown = runtime.windowsBackToFront
    app.needsDisplay = true
    if base == nil, shown.count == 1, shown[0].frame == screen {
      runtime.show(root: shown[0].layer)
    } else if base != nil || !shown.isEmpty || runtime.scene.root != nil {
      let base = base ?? makeBase()
      base.frame = screen
      for (place, window) in shown.enumerated() { base.insertSublayer(window.layer, at: UInt32(place)) }
      for layer in base.sublayers ?? [] where !shown.contains(where: { $0.layer === layer }) { layer.removeFromSuperlayer() }
    }
    placeStatusBar()
  }

  private var screen: CGRect { CGRect(origin: .zero, size: app.device.size) }

  /// Creates the base layer. The previous root layer keeps its animations, because it never leaves the tree.
  private func makeBase() -> CALayer {
    let layer = CALayer()
    layer.contentsScale = app.device.scale
    layer.frame = screen
    base = layer
    let old = app.windows.first { runtime.scene.root == $0.layer.id }
    runtime.show(root: layer)
    if let old { layer.insertSublayer(old.layer, at: 0) }
    return layer
  }

  /// Assigns the status bar to the frontmost window that fills the screen below the status bar's level.
  func placeStatusBar() {
    let fitting = frontToBack.first {
      $0.windowLevel < .statusBar && $0.rootViewController != nil && $0.frame.contains(screen)
    }
    guard let window = fitting ?? frontToBack.first(where: { $0.rootViewController != nil }) else { return }
    runtime.statusBar.attach(to: window, on: app.device)
  }
}

/// A weak reference to a window. The window ends when the app releases it.
struct WeakWindow {
  weak var window: UIWindow?
}

extension Runtime {
  var windowStack: WindowStack { state() }
}

extension UIWindow {
  /// A notification that the system posts when a window becomes visible. The object is the window.
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// A notification that the system posts when a window becomes hidden. The object is the window.
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// A notification that the system posts when a window becomes the key window. The object is the window.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// A notification that the system posts when a window is no longer the key window. The object is the window.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
