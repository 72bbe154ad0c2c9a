import Foundation
import QuartzCore
internal import TransitionMachine

/// The receivers of life cycle events. (Docs/behaviour/environment.md, "App life cycle")
///
/// The scene's delegate is called first, or the app's delegate if the app has no scenes.
/// Then the scene's notification is posted, and then the application's.
extension LifeCycle {
  enum News { case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground, didDisconnect, willTerminate }

  private var application: UIApplication { runtime.app.application }

  func tell(_ news: News) {
    let application = application, center = NotificationCenter.default
    let scene = scene
    scene?.note(news)
    if usesScenes { scene?.delegate.map { tell(news, to: $0, of: scene!) } } else { application.delegate.map { tell(news, to: $0) } }
    if let name = news.sceneNote, let scene { center.post(name: name, object: scene) }
    if usesScenes, news == .willTerminate { application.delegate?.applicationWillTerminate(application) }
    if let name = news.applicationNote { center.post(name: name, object: application) }
  }

  private func tell(_ news: News, to delegate: any UISceneDelegate, of scene: UIScene) {
    switch news {
    case .willEnterForeground: delegate.sceneWillEnterForeground(scene)
    case .didBecomeActive: delegate.sceneDidBecomeActive(scene)
    case .willResignActive: delegate.sceneWillResignActive(scene)
    case .didEnterBackground: delegate.sceneDidEnterBackground(scene)
    case .didDisconnect: delegate.sceneDidDisconnect(scene)
    case .willTerminate: break
    }
  }

  private func tell(_ news: News, to delegate: any UIApplicationDelegate) {
    switch news {
    case .willEnterForeground: delegate.applicationWillEnterForeground(application)
    case .didBecomeActive: delegate.applicationDidBecomeActive(application)
    case .willResignActive: delegate.applicationWillResignActive(application)
    case .didEnterBackground: delegate.applicationDidEnterBackground(application)
    case .didDisconnect: break
    case .willTerminate: delegate.applicationWillTerminate(application)
    }
  }

  // MARK: Memory

  /// Reports low memory: first to the app's delegate, then as a notification, then to each view controller, parents first.
  func warnOfMemory() {
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: application)
    for controller in runtime.app.windows.compactMap(\.rootViewController).flatMap(\.allOfTree) { controller.didReceiveMemoryWarning() }
  }
}

extension LifeCycle.News {
  fileprivate var sceneNote: Notification.Name? {
    switch self {
    case .willEnterForeground: UIScene.willEnterForegroundNotification
    case .didBecomeActive: UIScene.didActivateNotification
    case .willResignActive: UIScene.willDeactivateNotification
    case .didEnterBackground: UIScene.didEnterBackgroundNotification
    case .didDisconnect: UIScene.didDisconnectNotification
    case .willTerminate: nil
    }
  }

  fileprivate var applicationNote: Notification.Name? {
    switch self {
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .didDisconnect: nil
    case .willTerminate: UIApplication.willTerminateNotification
    }
  }
}

extension UIViewController {
  /// The controller, its children and its presented controllers, parents first.
  fileprivate var allOfTree: [UIViewController] {
    [self] + children.flatMap(\.allOfTree) + (node.presented?.controller.map(\.allOfTree) ?? [])
  }
}
