import Foundation
import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitText

/// URLs that an app is asked to open: at launch, from the background, below another app, and in the foreground.
/// (Docs/behaviour/environment.md, "App life cycle")
@MainActor @Suite(.serialized) struct OpeningTests {
  private let address = URL(string: "shop://item/3#top")!

  private func app(_ delegate: UIResponder.Type, by url: URL? = nil) -> (TestApp, LifeLog) {
    let log = LifeLog.begin()
    return (TestApp(delegate: delegate, manifest: AppManifest(schemes: ["Shop"]), opening: url), log)
  }

  @Test func `an address that launches an app without scenes is among its options, and is opened before the app is active`() {
    let (_, log) = app(PlainDelegate.self, by: address)
    #expect(
      log.lines.filter { !$0.hasPrefix("    ") } == [
        "app delegate init (background)", "willFinishLaunching (inactive)", "didFinishLaunching by shop://item/3#top (inactive)",
        "application open shop://item/3#top, in place false (inactive)", "applicationDidBecomeActive (active)",
      ])
  }

  @Test func `a delegate that does not want to be launched by an address is not asked to open it`() {
    final class Unwilling: PlainDelegate {
      override func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { false }
    }
    let (_, log) = app(Unwilling.self, by: address)
    #expect(!log.text.contains("application open") && log.text.contains("didFinishLaunching by shop"))
  }

  @Test func `an address that launches an app with scenes is among the options of its connection alone`() {
    let (_, log) = app(SceneAppDelegate.self, by: address)
    #expect(log.lines.contains("willConnectTo by shop://item/3#top (unattached, app background)"))
    #expect(!log.text.contains("open shop"))
  }

  @Test func `from the background an address comes between entering the foreground and becoming active`() {
    for isSuspended in [false, true] {
      let (plain, log) = app(PlainDelegate.self)
      plain.background()
      if isSuspended { plain.advance(by: BackgroundTime.grace + 1) }
      log.clear()
      plain.open(address)
      #expect(
        log.lines == [
          "applicationWillEnterForeground (background)", "application open shop://item/3#top, in place false (inactive)",
          "applicationDidBecomeActive (active)",
        ])
    }
    let (scenes, log) = app(SceneAppDelegate.self)
    scenes.background()
    log.clear()
    scenes.open(address)
    #expect(
      log.lines == [
        "sceneWillEnterForeground (background, app background)", "scene open shop://item/3#top (foregroundInactive, app inactive)",
        "sceneDidBecomeActive (foregroundActive, app active)",
      ])
  }

  @Test func `in front an address is told alone, and under something else the app is active after it`() {
    let (app, log) = app(PlainDelegate.self)
    log.clear()
    app.open(address)
    #expect(log.lines == ["application open shop://item/3#top, in place false (active)"])
    app.interrupt()
    log.clear()
    app.open(address)
    #expect(
      log.lines == ["application open shop://item/3#top, in place false (inactive)", "applicationDidBecomeActive (active)"])
    app.terminate()
    log.clear()
    app.open(address)
    #expect(log.lines == [])
  }

  @Test func `an app opens its own addresses, and hears that there is nobody for others`() throws {
    for delegate in [PlainDelegate.self, SceneAppDelegate.self] as [UIResponder.Type] {
      let (app, log) = app(delegate)
      log.clear()
      var answers: [Bool] = []
      app.perform {
        let shared = UIApplication.shared
        #expect(shared.canOpenURL(address) && !shared.canOpenURL(URL(string: "https://example.org")!))
        shared.open(address) { answers.append($0) }
        #expect(log.lines == [] && answers == [], "after the call")
      }
      try app.settle()
      #expect(log.lines.count == 1 && log.text.contains("open shop://item/3#top") && answers == [true])
      app.perform { UIApplication.shared.open(address, options: [.universalLinksOnly: true]) { answers.append($0) } }
      app.perform { UIApplication.shared.open(URL(string: "https://example.org")!) { answers.append($0) } }
      try app.settle()
      #expect(log.lines.count == 1 && answers == [true, false, false])
      #expect(app.diagnostics.last?.hasPrefix("https://example.org was not opened") == true)
    }
  }

  @Test func `an app without a delegate is told what would hear of an address`() {
    let app = TestApp { UIViewController() }
    app.open(address)
    #expect(app.diagnostics.last?.hasPrefix("shop://item/3#top was opened, and there is no delegate") == true)
  }

  @Test func `an address in the middle of a push and of a page that opens it leaves everything whole`() throws {
    for moment in [0.0, 0.1, 0.3] {
      let (app, _) = app(PlainDelegate.self)
      let root = try #require(app.session.window.rootViewController)
      let page = LifeController()
      page.modalPresentationStyle = .fullScreen
      app.perform { root.present(page, animated: true) }
      app.advance(by: moment)
      app.background()
      app.open(address)
      app.perform { page.dismiss(animated: true) }
      app.advance(by: moment)
      app.open(address)
      try app.settle()
      #expect(root.presentedViewController == nil && app.session.runtime.faults == [])
    }
  }

  @Test func `a property list says which addresses are the app's`() {
    let list: [String: Any] = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["Shop", "shop2"]], ["CFBundleURLName": "x"]]]
    #expect(AppManifest(infoDictionary: list, module: "M").schemes == ["shop", "shop2"])
  }

  @Test func `a link in a text that is the app's own is opened by a tap`() throws {
    let (app, log) = app(PlainDelegate.self)
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    app.perform {
      view.isEditable = false
      view.attributedText = NSAttributedString(
        string: "the third thing", attributes: [.link: address, .font: UIFont.systemFont(ofSize: 17)])
      app.session.window.rootViewController?.view.addSubview(view)
    }
    app.advance(by: 0.1)
    log.clear()
    app.tap(CGPoint(x: 50, y: 118))
    try app.settle()
    #expect(log.lines == ["application open shop://item/3#top, in place false (active)"])
  }
}
