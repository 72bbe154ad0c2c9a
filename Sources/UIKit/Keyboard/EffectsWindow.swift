import CoreGraphics
import QuartzCore

/// The system's own window: the keyboard and the edit menu. It lies over the app's, beneath the status bar, and apps do not meet it.
final class EffectsWindow: UIWindow {
  /// Fingers go through it where it shows nothing.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The system's window of an app, made when something is to be shown in it.
@MainActor
final class Effects: RuntimeState {
  private unowned let runtime: Runtime
  private(set) var window: EffectsWindow?
  private weak var ground: UIWindow?

  init(for runtime: Runtime) { self.runtime = runtime }

  /// The window over an app's window; nil for none.
  func window(over app: UIWindow?) -> EffectsWindow? {
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

  /// Over all that the app's window has by now, beneath the status bar.
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
  var effects: Effects { state() }
}
