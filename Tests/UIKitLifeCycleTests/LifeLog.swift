import Foundation
import HostInterface
import QuartzCore
import SegueTesting
import UIKit

@testable import UIKitCore
@testable import UIKitText

/// The callbacks of the test app's delegates and controllers and its notifications, in order. UIKit creates the delegates by class, so
/// the log is stored where they can reach it.
@MainActor
final class LifeLog {
  static var current = LifeLog()
  private(set) var lines: [String] = []
  private var observers: [any NSObjectProtocol] = []

  static func begin() -> LifeLog {
    current.stop()
    current = LifeLog()
    return current
  }

  func note(_ line: String) { lines.append(line) }
  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
  func clear() { lines = [] }
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Writes notes down too, with the states that code reads then.
  func hearNotes() {
    let names: [Notification.Name] = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      UIApplication.didReceiveMemoryWarningNotification, UIScene.willConnectNotification, UIScene.didDisconnectNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
      UIScene.didEnterBackgroundNotification, UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { self.note("  note \(name)") }
      }
    }
  }
}

extension UIApplication.State { var word: String { ["active", "inactive", "background"][rawValue] } }
extension UIScene.ActivationState {
  var word: String { ["unattached", "foregroundActive", "foregroundInactive", "background"][rawValue + 1] }
}

/// A delegate of an app without scenes: it makes its window when the launch is nearly over.
class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  class var root: UIViewController { LifeController() }

  override init() {
    super.init()
    note("app delegate init")
  }
  private func note(_ line: String) { LifeLog.current.note("\(line) (\(UIApplication.shared.applicationState.word))") }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("willFinishLaunching")
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("didFinishLaunching\((launchOptions?[.url] as? URL).map { " by \($0.absoluteString)" } ?? "")")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Self.root
    self.window = window
    window.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { note("applicationDidBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { note("applicationWillResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("applicationDidEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { note("applicationWillEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { note("applicationWillTerminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note("applicationDidReceiveMemoryWarning") }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    note("application open \(url.absoluteString), in place \(options[.openInPlace] ?? "unknown")")
    return true
  }
}

/// A delegate of an app with scenes, as Xcode's template has it.
class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  override init() {
    super.init()
    note("app delegate init")
  }
  private func note(_ line: String) { LifeLog.current.note("\(line) (\(UIApplication.shared.applicationState.word))") }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("willFinishLaunching")
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("didFinishLaunching")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    note("configurationForConnecting")
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { note("applicationDidBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { note("applicationWillResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("applicationDidEnterBackground") }
  func applicationWillTerminate(_ application: UIApplication) { note("applicationWillTerminate") }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  override init() {
    super.init()
    LifeLog.current.note("scene delegate init")
  }
  private func note(_ line: String, _ scene: UIScene) {
    LifeLog.current.note("\(line) (\(scene.activationState.word), app \(UIApplication.shared.applicationState.word))")
  }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    note(connectionOptions.urlContexts.map { "willConnectTo by \($0.url.absoluteString)" }.first ?? "willConnectTo", scene)
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = LifeController()
    self.window = window
    window.makeKeyAndVisible()
    LifeLog.current.note("willConnectTo is over")
  }
  func sceneDidDisconnect(_ scene: UIScene) { note("sceneDidDisconnect", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("sceneDidBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("sceneWillResignActive", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("sceneWillEnterForeground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("sceneDidEnterBackground", scene) }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { note("scene open \(context.url.absoluteString)", scene) }
  }
}

/// A controller that says what it hears.
class LifeController: UIViewController {
  private func note(_ line: String) { LifeLog.current.note("    \(title ?? "root") \(line)") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear window \(view.window == nil ? "nil" : "set")") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewSafeAreaInsetsDidChange() { note("viewSafeAreaInsetsDidChange") }
  override func didReceiveMemoryWarning() { note("didReceiveMemoryWarning") }
}
