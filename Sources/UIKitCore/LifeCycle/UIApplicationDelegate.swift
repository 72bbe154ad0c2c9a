import Foundation
import QuartzCore

/// The methods that respond to the launch of an app, and to its activity if the app has no scenes.
///
/// A class that `UIApplicationMain` or `@main` creates must derive from `UIResponder` (Docs/behaviour/environment.md, "App life cycle").
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Called when the launch has begun and before anything is shown.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the launch is almost complete. An app without scenes creates its window here.
  ///
  /// If a URL launched an app without scenes, the options contain it. Otherwise they are `nil`.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at launch if the delegate does not implement `application(_:didFinishLaunchingWithOptions:)`.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the app becomes active. It is not called in an app with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to become inactive, for example before it is covered. It is not called in an app with scenes.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background. It is not called in an app with scenes.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to enter the foreground. It is called neither at launch nor in an app with scenes.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app is about to end. It is not called if the app is suspended.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when the app must open a URL with one of its schemes. It is not called in an app with scenes. The result has no effect.
  ///
  /// At launch, the call is between the launch methods and the activation. Later, it is between entering the foreground and the activation.
  /// An active app receives the call immediately.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// Returns the interface orientations that the app supports, regardless of its view controllers.
  ///
  /// The default on a phone is every orientation except upside down.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Returns the configuration for a scene that is about to be connected. An app whose delegate has this method has scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Provides the default implementation, which returns the usual orientations for the device.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Implements.applicationSupportedInterfaceOrientationsFor(self)?.application(application, supportedInterfaceOrientationsFor: window)
      ?? application.runtime.app.usualOrientations
  }
  /// Provides the default implementation, which returns `true`.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Implements.applicationWillFinishLaunchingWithOptions(self)?.application(application, willFinishLaunchingWithOptions: launchOptions)
      ?? true
  }
  /// Provides the default implementation, which calls `applicationDidFinishLaunching(_:)` and returns `true`.
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
  /// Provides the default implementation, which does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    Implements.applicationDidFinishLaunching(self)?.applicationDidFinishLaunching(application)
  }
  /// Provides the default implementation, which does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    Implements.applicationDidBecomeActive(self)?.applicationDidBecomeActive(application)
  }
  /// Provides the default implementation, which does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {
    Implements.applicationWillResignActive(self)?.applicationWillResignActive(application)
  }
  /// Provides the default implementation, which does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    Implements.applicationDidEnterBackground(self)?.applicationDidEnterBackground(application)
  }
  /// Provides the default implementation, which does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    Implements.applicationWillEnterForeground(self)?.applicationWillEnterForeground(application)
  }
  /// Provides the default implementation, which does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {
    Implements.applicationWillTerminate(self)?.applicationWillTerminate(application)
  }
  /// Provides the default implementation, which does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Implements.applicationDidReceiveMemoryWarning(self)?.applicationDidReceiveMemoryWarning(application)
  }
  /// Provides the default implementation, which returns `false`.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    Implements.applicationOpenOptions(self)?.application(app, open: url, options: options) ?? false
  }
  /// Provides the default implementation, which returns the session's configuration from the manifest.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Implements.applicationConfigurationForConnectingOptions(self)?.application(
      application, configurationForConnecting: connectingSceneSession, options: options) ?? connectingSceneSession.configuration
  }

  /// The window in the delegate's stored property `window`, or `nil` if the delegate has no such property.
  public var window: UIWindow?? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      if let found = level.children.first(where: { $0.label == "window" }) { return .some(found.value as? UIWindow) }
      mirror = level.superclassMirror
    }
    return nil
  }
}
