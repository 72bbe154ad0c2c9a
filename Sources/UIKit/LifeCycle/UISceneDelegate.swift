import QuartzCore

/// Hears of a scene's life. (BEHAVIOUR-2 §23)
///
/// No controller hears that its view appears or disappears when a scene goes to the background or comes back.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene is there: its window is made here.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Something is about to lie over the scene, or it is about to go to the background.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be seen: at launch, and when the user comes back.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Nobody sees the scene any more.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// An address of the app's was opened: between entering the foreground and becoming active, or while the scene is in front. One by which the
  /// app was launched is among the options of the connection alone.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Nothing.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    Implements.sceneWillConnectToOptions(self)?.scene(scene, willConnectTo: session, options: connectionOptions)
  }
  /// Nothing.
  public func sceneDidDisconnect(_ scene: UIScene) { Implements.sceneDidDisconnect(self)?.sceneDidDisconnect(scene) }
  /// Nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) { Implements.sceneDidBecomeActive(self)?.sceneDidBecomeActive(scene) }
  /// Nothing.
  public func sceneWillResignActive(_ scene: UIScene) { Implements.sceneWillResignActive(self)?.sceneWillResignActive(scene) }
  /// Nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) { Implements.sceneWillEnterForeground(self)?.sceneWillEnterForeground(scene) }
  /// Nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) { Implements.sceneDidEnterBackground(self)?.sceneDidEnterBackground(scene) }
  /// Nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    Implements.sceneOpenURLContexts(self)?.scene(scene, openURLContexts: URLContexts)
  }
}

/// Hears of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
