import Foundation
import QuartzCore

/// The opening of URLs by the app (Docs/behaviour/environment.md, "App life cycle").
extension LifeCycle {
  /// Brings the app to the foreground and opens a URL. An active app receives it immediately. An inactive app becomes active afterwards.
  ///
  /// The order is folklore without a source.
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

  /// Passes the URL to the scene's delegate, or to the app's delegate if the app has no scenes.
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

  /// Returns whether the app handles the scheme of the URL.
  func isOwn(_ url: URL) -> Bool { url.scheme.map { schemes.contains($0.lowercased()) } ?? false }
}
