import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitText

/// The order of life-cycle callbacks, and the states that can be read in each of them. (Docs/behaviour/environment.md, "App life cycle")
@MainActor @Suite(.serialized) struct LaunchOrderTests {
  private func life(_ delegate: UIResponder.Type, _ events: (TestApp, LifeLog) -> Void) -> String {
    let log = LifeLog.begin()
    log.hearNotes()
    log.note("— launch")
    let app = TestApp(delegate: delegate)
    events(app, log)
    log.stop()
    return log.text
  }

  private func wholeLife(_ app: TestApp, _ log: LifeLog) {
    log.note("— background")
    app.background()
    log.note("— foreground")
    app.foreground()
    log.note("— interruption")
    app.interrupt()
    log.note("— its end")
    app.endInterruption()
    log.note("— interruption, then background")
    app.interrupt()
    app.background()
    log.note("— foreground")
    app.foreground()
    log.note("— memory")
    app.warnOfMemory()
    log.note("— killed in the foreground")
    app.terminate()
  }

  @Test func `an app without scenes is told in the order of “App life cycle”`() throws {
    try Golden.check(life(PlainDelegate.self, wholeLife), named: "life-without-scenes")
  }

  @Test func `an app with scenes is told in the order of “App life cycle”`() throws {
    try Golden.check(life(SceneAppDelegate.self, wholeLife), named: "life-with-scenes")
  }

  @Test(arguments: [AppManifest.none, AppManifest(configurations: [.init(name: "Default Configuration")], module: "UIKitLifeCycleTests")])
  func `in both launches an app with scenes is in the background, and no scene is connected`(manifest: AppManifest) {
    final class Delegate: SceneAppDelegate {
      private func note(_ application: UIApplication) {
        LifeLog.current.note("\(application.applicationState.word), \(application.connectedScenes.count) scenes")
      }
      override func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        note(application)
        return true
      }
      override func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        note(application)
        return true
      }
    }
    let log = LifeLog.begin()
    let app = TestApp(delegate: Delegate.self, manifest: manifest)
    #expect(log.lines.filter { $0.hasSuffix("scenes") } == ["background, 0 scenes", "background, 0 scenes"])
    app.perform { #expect(UIApplication.shared.connectedScenes.count == 1 && UIApplication.shared.applicationState == .active) }
  }

  @Test func `a scene delegate that nothing names leaves an app without scenes as it is`() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      static var kept: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        Self.kept = window
        window.makeKeyAndVisible()
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { LifeLog.current.note("active") }
    }
    let log = LifeLog.begin()
    let app = TestApp(delegate: Delegate.self)
    app.perform {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(scene?.windows.first === Delegate.kept && Delegate.kept != nil && scene?.activationState == .foregroundActive)
    }
    #expect(log.lines == ["active"])
    Delegate.kept = nil
  }

  @Test func `events that change nothing tell nobody`() {
    let log = LifeLog.begin()
    let app = TestApp(delegate: PlainDelegate.self)
    log.clear()
    app.foreground()
    app.endInterruption()
    #expect(log.lines == [])
    app.background()
    log.clear()
    app.background()
    app.interrupt()
    app.endInterruption()
    #expect(log.lines == [])
    app.foreground()
    #expect(log.lines == ["applicationWillEnterForeground (background)", "applicationDidBecomeActive (active)"])
  }

  @Test func `an app that is suspended does not hear of its end, and one that is over hears nothing`() {
    let log = LifeLog.begin()
    let app = TestApp(delegate: PlainDelegate.self)
    app.background()
    app.advance(by: BackgroundTime.grace + 1)
    log.clear()
    app.terminate()
    app.foreground()
    app.warnOfMemory()
    #expect(log.lines == [])
    #expect(app.session.isQuiet && app.session.nextWake == nil)
  }

  @Test func `the classes of a manifest are found by their names`() {
    let log = LifeLog.begin()
    let list: [String: Any] = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            ["UISceneConfigurationName": "Main", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]
          ]
        ]
      ]
    ]
    final class Delegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        LifeLog.current.note("didFinishLaunching (\(application.applicationState.word))")
        return true
      }
    }
    let app = TestApp(delegate: Delegate.self, manifest: AppManifest(infoDictionary: list, module: "UIKitLifeCycleTests"))
    #expect(
      log.lines.prefix(3) == [
        "didFinishLaunching (background)", "scene delegate init", "willConnectTo (unattached, app background)",
      ])
    let scene = app.session.runtime.lifeCycle.scene
    #expect(scene?.session.configuration.name == "Main" && scene?.delegate is SceneDelegate)
  }

  @Test func `an app that shows no window is told what is missing, and its screen is black`() {
    final class Empty: UIResponder, UIApplicationDelegate {}
    let app = TestApp(delegate: Empty.self)
    #expect(app.session.runtime.diagnostics.contains { $0.hasPrefix("The app has shown no window by the end of its launch") })
    let frame = app.session.currentFrame()
    #expect(frame.size == Device.iPhoneX.size)
    app.advance(by: 1)
    #expect(app.hierarchy == "")
  }

  @Test func `the application's class may be one's own, and its delegate keeps its window in a property`() {
    final class OwnApplication: UIApplication {}
    _ = LifeLog.begin()
    let app = TestApp(delegate: PlainDelegate.self, principal: OwnApplication.self)
    app.perform {
      #expect(UIApplication.shared is OwnApplication)
      #expect(UIApplication.shared.delegate?.window??.rootViewController is LifeController)
      #expect((UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows == UIApplication.shared.windows)
    }
  }

  @Test func `a window without a scene stays invisible in an app with scenes, and is named`() {
    _ = LifeLog.begin()
    let app = TestApp(delegate: SceneAppDelegate.self)
    app.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      #expect(!window.isKeyWindow && UIApplication.shared.windows.count == 1)
      #expect(app.session.runtime.diagnostics.last?.contains("belongs to no scene and stays invisible") == true)
      window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(UIApplication.shared.windows.count == 2)
    }
  }
}
