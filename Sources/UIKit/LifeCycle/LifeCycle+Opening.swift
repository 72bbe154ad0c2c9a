import Foundation
import QuartzCore

/// Addresses that the app is to open. (BEHAVIOUR-2 §23)
extension LifeCycle {
  /// The app comes to the front with an address. One that is in front hears of it as it is; one that lies under something is active after it.
  /// (K)
  func open(_ url: URL) {
    switch stage {
    case .active: tell(of: url)
    case .inactive:
      tell(of: url)
      activate()
    case .background: comeToForeground(with: url)
    case .launching, .over: break
    }
  }

  /// The scene's delegate hears of it, or without scenes the application's.
  func tell(of url: URL) {
    let application = runtime.app.application
    if usesScenes, let scene, let delegate = scene.delegate {
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    } else if !usesScenes, let delegate = application.delegate {
      _ = delegate.application(application, open: url, options: [.openInPlace: false])
    } else {
      runtime.app.warn(
        "\(url.absoluteString) was opened, and there is no delegate to hear of it: launch an app that has one, with UIApplicationMain, @main or TestApp(delegate:)."
      )
    }
  }

  /// Whether an address is the app's own.
  func isOwn(_ url: URL) -> Bool { url.scheme.map { schemes.contains($0.lowercased()) } ?? false }
}
