import CoreGraphics
import QuartzCore

/// The system's window for the keyboard and the edit menu. It lies above the windows of the app and below the status bar. Apps do not have
/// access to it.
package final class EffectsWindow: UIWindow {
  /// Returns the view that a touch hits. Touches outside of the visible content pass through.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The owner of the system's window of an app. The window is created when it is first needed.
@MainActor
package final class Effects: RuntimeState {
  private unowned let runtime: Runtime
  package private(set) var window: EffectsWindow?
  private weak var ground: UIWindow?

  package init(for runtime: Runtime) { self.runtime = runtime }

  /// Returns the system's window above a window of the app, or `nil` if there is no such window.
  package func window(over app: UIWindow?) -> EffectsWindow? {
    guard let app = app is EffectsWindow ? ground : app else { return nil }
    let made = window ?? runtime.asCurrent { EffectsWindow(frame: app.bounds) }
    if window == nil {
      made.layer.isApart = true
      made.layer.isHidden = false  // the system shows it, not the app
      made.accessibilityIdentifier = nil
      window = made
      runtime.app.systemWindows.append(made)
    }
    ground = app
    if made.frame != app.bounds { UIView.performWithoutAnimation { made.frame = app.bounds } }
    stayInFront()
    made.refreshSafeArea()
    return made
  }

  /// Moves the window above all layers of the app's window, and below the status bar.
  func stayInFront() {
    guard let window, let ground, let layers = ground.layer.sublayers else { return }
    let bar = runtime.statusBar.layer
    let top = bar.map { bar in layers.last === bar ? layers.dropLast().last : layers.last } ?? layers.last
    guard top !== window.layer else { return }
    if let bar, bar.superlayer === ground.layer {
      ground.layer.insertSublayer(window.layer, below: bar)
    } else {
      ground.layer.addSublayer(window.layer)
    }
  }
}

extension Runtime {
  package var effects: Effects { state() }
}
