import Foundation
import QuartzCore

/// The windows of an app: which are shown, in which order, and which one is key. (BEHAVIOUR-2 §23)
///
/// One window that fills the screen is all that is shown. As soon as there are others, or one that does not fill it, they lie on a layer that is
/// the screen.
@MainActor
final class WindowStack: RuntimeState {
  private unowned let runtime: Runtime
  private var base: CALayer?
  private var lastRank = 0
  private var app: AppState { runtime.app }

  init(for runtime: Runtime) { self.runtime = runtime }

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

  /// Its root and what it presents stay as they are: they hear nothing. A key window hands the key on. (K)
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

  // MARK: Key

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
    // Who resigned may have made another one key.
    guard app.keyWindow == nil, let window else { return }
    app.keyWindow = window
    window.becomeKey()
    post(UIWindow.didBecomeKeyNotification, window)
  }

  private func post(_ name: Notification.Name, _ window: UIWindow) { NotificationCenter.default.post(name: name, object: window) }

  // MARK: The screen

  private var frontToBack: [UIWindow] { runtime.windowsBackToFront.reversed() }

  /// The interface lies another way, or has another size.
  func screenDidChange() { if base != nil { arrange() } }

  /// Puts the windows on the screen, the lowest level at the back.
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

  /// What was the root alone keeps its animations: it never leaves the tree.
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

  /// The status bar belongs to the frontmost window that fills the screen below its level.
  func placeStatusBar() {
    let fitting = frontToBack.first {
      $0.windowLevel < .statusBar && $0.rootViewController != nil && $0.frame.contains(screen)
    }
    guard let window = fitting ?? frontToBack.first(where: { $0.rootViewController != nil }) else { return }
    runtime.statusBar.attach(to: window, on: app.device)
  }
}

/// A window that goes when the app lets go of it.
struct WeakWindow {
  weak var window: UIWindow?
}

extension Runtime {
  var windowStack: WindowStack { state() }
}

extension UIWindow {
  /// A window is on the screen; the object is the window.
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// A window is not on the screen any more.
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// A window is key now.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// A window is not key any more.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
