import QuartzCore

/// The methods that respond to the life cycle events of a scene (Docs/behaviour/environment.md, "App life cycle").
///
/// View controllers receive no appearance calls when a scene enters the background or the foreground.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is connected. The delegate creates the window here.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called after the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene becomes active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to become inactive, for example before it is covered.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to enter the foreground, at launch and each time the user returns.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the scene must open a URL, before it becomes active or while it is in the foreground.
  ///
  /// A URL that launched the app is only in the connection options.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Provides the default implementation, which does nothing.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    Implements.sceneWillConnectToOptions(self)?.scene(scene, willConnectTo: session, options: connectionOptions)
  }
  /// Provides the default implementation, which does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) { Implements.sceneDidDisconnect(self)?.sceneDidDisconnect(scene) }
  /// Provides the default implementation, which does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) { Implements.sceneDidBecomeActive(self)?.sceneDidBecomeActive(scene) }
  /// Provides the default implementation, which does nothing.
  public func sceneWillResignActive(_ scene: UIScene) { Implements.sceneWillResignActive(self)?.sceneWillResignActive(scene) }
  /// Provides the default implementation, which does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) { Implements.sceneWillEnterForeground(self)?.sceneWillEnterForeground(scene) }
  /// Provides the default implementation, which does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) { Implements.sceneDidEnterBackground(self)?.sceneDidEnterBackground(scene) }
  /// Provides the default implementation, which does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    Implements.sceneOpenURLContexts(self)?.scene(scene, openURLContexts: URLContexts)
  }
}

/// The methods that respond to the life cycle events of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
