import Foundation
import QuartzCore

/// The launch of an app (Docs/behaviour/environment.md, "App life cycle").
extension LifeCycle {
  /// Launches an app without a delegate. The closure shows the app's window.
  package func launch(_ show: () -> Void) {
    runtime.asCurrent {
      stage = .inactive
      show()
    }
    begin()
  }

  /// Launches an app with a delegate. The delegate receives the launch calls, then the app's scene is connected and enters the foreground.
  ///
  /// A scene is connected with the URL of the launch. Without scenes, the URL is in the launch options.
  /// The delegate is then asked to open the URL if both launch methods returned `true`.
  package func launch(_ delegateClass: UIResponder.Type, _ principal: UIApplication.Type, _ manifest: AppManifest, by url: URL? = nil) {
    runtime.asCurrent {
      stage = .launching
      runtime.rotation.begin(on: runtime.app.device, root: nil)
      let app = runtime.app
      app.application = _UIAnswering.make(principal)
      guard let delegate = _UIAnswering.make(delegateClass) as? any UIApplicationDelegate else {
        preconditionFailure("\(delegateClass) is no UIApplicationDelegate and cannot be the app's delegate")
      }
      app.application.keptDelegate = delegate
      app.application.delegate = delegate
      let configurations = SceneConfigurations(manifest, delegate)
      scenes = configurations.areListed ? .own : configurations.areExpected ? .awaited : .plain
      schemes = manifest.schemes
      if usesScenes { scene = nil }
      if scenes == .plain { stage = .inactive }
      let options = usesScenes ? nil : url.map { [UIApplication.LaunchOptionsKey.url: $0 as Any] }
      let isWilling = delegate.application(app.application, willFinishLaunchingWithOptions: options)
      let isStillWilling = delegate.application(app.application, didFinishLaunchingWithOptions: options)
      NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app.application)
      if connect(configurations, url) {
        tell(.willEnterForeground)
        stage = .inactive
        scene?.activationState = .foregroundInactive
      } else {
        (scenes, stage) = (.plain, .inactive)
        if let url, isWilling, isStillWilling { tell(of: url) }
      }
      if app.windows.isEmpty { warnOfEmptyScreen() }
    }
    begin()
  }

  /// Runs the first update cycle, in which the root view controller appears. The app is then active.
  private func begin() {
    _ = runtime.runUpdateCycle(at: .zero)
    runtime.asCurrent {
      activate()
      runtime.runTimestamp(runtime.now)
    }
  }

  /// Connects the scene. Returns `false` for an app without scenes.
  private func connect(_ configurations: SceneConfigurations, _ url: URL?) -> Bool {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions(url)
    guard let configuration = configurations.configuration(for: session, options) else { return false }
    (scenes, stage, scene) = (.own, .launching, nil)
    // Windows that were shown before belong to no scene.
    for window in runtime.app.windows { window.windowScene = nil }
    session.configuration = configuration
    let made = (configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self).init(session: session, connectionOptions: options)
    guard let connected = made as? UIWindowScene else {
      preconditionFailure("\(type(of: made)), the scene class of the configuration, is no UIWindowScene: a scene of windows has to be one")
    }
    scene = connected
    session.scene = connected
    if let known = configurations.delegateClass(of: configuration) {
      let delegate = _UIAnswering.make(known) as! any UISceneDelegate
      connected.keptDelegate = delegate
      connected.delegate = delegate
    } else {
      runtime.app.warn(
        "The scene configuration '\(configuration.name ?? "without name")' has no delegate class: set its delegateClass in application(_:configurationForConnecting:options:), or call the class SceneDelegate."
      )
    }
    connected.delegate?.scene(connected, willConnectTo: session, options: options)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: connected)
    return true
  }

  private func warnOfEmptyScreen() {
    let place = usesScenes ? "scene(_:willConnectTo:options:)" : "application(_:didFinishLaunchingWithOptions:)"
    runtime.app.warn(
      "The app has shown no window by the end of its launch, and nothing is seen: main storyboards are not read, so make a window in \(place), set its rootViewController and call makeKeyAndVisible()."
    )
  }
}
