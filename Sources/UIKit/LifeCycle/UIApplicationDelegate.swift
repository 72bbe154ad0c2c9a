import Foundation
import QuartzCore

/// Hears how an app begins, and of its activity if it has no scenes.
///
/// A class that is made by `UIApplicationMain`, or by `@main`, derives from `UIResponder`. (BEHAVIOUR-2 §23)
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The launch has begun, and nothing is shown yet.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The launch is nearly over: an app without scenes makes its window here. Among the options of an
  /// app that an address launched is that; without one they are nil.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The same, for source that has nothing to answer.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app is in front. Not told where there are scenes; so are the next three.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Something is about to lie over the app, or it is about to go to the background.
  func applicationWillResignActive(_ application: UIApplication)
  /// Nobody sees the app any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to be seen again. Not told at launch.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end. An app that is suspended does not hear of it.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// An address of the app's was opened: at the launch, between entering the foreground and becoming active, or while the app is in front. Not
  /// told where there are scenes. The answer changes nothing.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// In which ways the app may lie, whatever its controllers support: on a phone all but upside down.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Which configuration a scene gets that is about to be connected. A delegate that has this method has scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// As apps lie on such a device.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Implements.applicationSupportedInterfaceOrientationsFor(self)?.application(application, supportedInterfaceOrientationsFor: window)
      ?? application.runtime.app.usualOrientations
  }
  /// Yes.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Implements.applicationWillFinishLaunchingWithOptions(self)?.application(application, willFinishLaunchingWithOptions: launchOptions)
      ?? true
  }
  /// Tells of it by `applicationDidFinishLaunching(_:)`.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Implements.applicationDidFinishLaunchingWithOptions(self)?.application(application, didFinishLaunchingWithOptions: launchOptions)
      ?? toldPlainly(application)
  }
  private func toldPlainly(_ application: UIApplication) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    Implements.applicationDidFinishLaunching(self)?.applicationDidFinishLaunching(application)
  }
  /// Nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    Implements.applicationDidBecomeActive(self)?.applicationDidBecomeActive(application)
  }
  /// Nothing.
  public func applicationWillResignActive(_ application: UIApplication) {
    Implements.applicationWillResignActive(self)?.applicationWillResignActive(application)
  }
  /// Nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    Implements.applicationDidEnterBackground(self)?.applicationDidEnterBackground(application)
  }
  /// Nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    Implements.applicationWillEnterForeground(self)?.applicationWillEnterForeground(application)
  }
  /// Nothing.
  public func applicationWillTerminate(_ application: UIApplication) {
    Implements.applicationWillTerminate(self)?.applicationWillTerminate(application)
  }
  /// Nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Implements.applicationDidReceiveMemoryWarning(self)?.applicationDidReceiveMemoryWarning(application)
  }
  /// No.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    Implements.applicationOpenOptions(self)?.application(app, open: url, options: options) ?? false
  }
  /// The session's own: that of the manifest.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Implements.applicationConfigurationForConnectingOptions(self)?.application(
      application, configurationForConnecting: connectingSceneSession, options: options) ?? connectingSceneSession.configuration
  }

  /// What the delegate keeps in a property `window`; nil if it has none.
  public var window: UIWindow?? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      if let found = level.children.first(where: { $0.label == "window" }) { return .some(found.value as? UIWindow) }
      mirror = level.superclassMirror
    }
    return nil
  }
}
