import Foundation
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The delegates of applications and scenes.
extension Complete {
  static func askOfLife(_ nobody: Complete) {
    let (app, session, options) = (UIApplication.shared, UISceneSession(role: .windowApplication), UIScene.ConnectionOptions())
    let delegate = nobody as any UIApplicationDelegate
    _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(app)
    delegate.applicationDidBecomeActive(app)
    delegate.applicationWillResignActive(app)
    delegate.applicationDidEnterBackground(app)
    delegate.applicationWillEnterForeground(app)
    delegate.applicationWillTerminate(app)
    delegate.applicationDidReceiveMemoryWarning(app)
    _ = delegate.application(app, configurationForConnecting: session, options: options)
    _ = delegate.application(app, supportedInterfaceOrientationsFor: nil)
    let address = URL(fileURLWithPath: "/")
    _ = delegate.application(app, open: address, options: [:])
    let scene = UIWindowScene(session: session, connectionOptions: options)
    let sceneDelegate = nobody as any UISceneDelegate
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    sceneDelegate.sceneDidDisconnect(scene)
    sceneDelegate.sceneDidBecomeActive(scene)
    sceneDelegate.sceneWillResignActive(scene)
    sceneDelegate.sceneWillEnterForeground(scene)
    sceneDelegate.sceneDidEnterBackground(scene)
    sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(address)])
  }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { note(true, "ApplicationWillFinishLaunchingWithOptions") }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { note(true, "ApplicationDidFinishLaunchingWithOptions") }
  func applicationDidFinishLaunching(_ application: UIApplication) { note((), "ApplicationDidFinishLaunching") }
  func applicationDidBecomeActive(_ application: UIApplication) { note((), "ApplicationDidBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { note((), "ApplicationWillResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { note((), "ApplicationDidEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { note((), "ApplicationWillEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { note((), "ApplicationWillTerminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note((), "ApplicationDidReceiveMemoryWarning") }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { note(connectingSceneSession.configuration, "ApplicationConfigurationForConnectingOptions") }
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
    note(.all, "ApplicationSupportedInterfaceOrientationsFor")
  }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    note(true, "ApplicationOpenOptions")
  }
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    note((), "SceneWillConnectToOptions")
  }
  func sceneDidDisconnect(_ scene: UIScene) { note((), "SceneDidDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { note((), "SceneDidBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { note((), "SceneWillResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { note((), "SceneWillEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { note((), "SceneDidEnterBackground") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { note((), "SceneOpenURLContexts") }
}
extension Complete: Implements.ApplicationWillFinishLaunchingWithOptions {}
extension Complete: Implements.ApplicationDidFinishLaunchingWithOptions {}
extension Complete: Implements.ApplicationDidFinishLaunching {}
extension Complete: Implements.ApplicationDidBecomeActive {}
extension Complete: Implements.ApplicationWillResignActive {}
extension Complete: Implements.ApplicationDidEnterBackground {}
extension Complete: Implements.ApplicationWillEnterForeground {}
extension Complete: Implements.ApplicationWillTerminate {}
extension Complete: Implements.ApplicationDidReceiveMemoryWarning {}
extension Complete: Implements.ApplicationConfigurationForConnectingOptions {}
extension Complete: Implements.ApplicationSupportedInterfaceOrientationsFor {}
extension Complete: Implements.SceneWillConnectToOptions {}
extension Complete: Implements.SceneDidDisconnect {}
extension Complete: Implements.SceneDidBecomeActive {}
extension Complete: Implements.SceneWillResignActive {}
extension Complete: Implements.SceneWillEnterForeground {}
extension Complete: Implements.SceneDidEnterBackground {}
extension Complete: Implements.ApplicationOpenOptions {}
extension Complete: Implements.SceneOpenURLContexts {}
