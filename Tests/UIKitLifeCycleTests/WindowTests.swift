import Foundation
import QuartzCore
import SegueTesting
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText

/// Several windows: their order, the window that receives touches, and the key window. (Docs/behaviour/environment.md, "App life cycle")
@MainActor @Suite(.serialized) struct WindowTests {
  private let app = TestApp { LifeController() }

  private func window(_ name: String, frame: CGRect? = nil, level: UIWindow.Level = .normal) -> UIWindow {
    app.perform {
      let window = UIWindow(frame: frame ?? UIScreen.main.bounds)
      window.windowLevel = level
      window.rootViewController = UIViewController()
      window.rootViewController?.view.backgroundColor = .white
      window.rootViewController?.view.accessibilityIdentifier = name
      return window
    }
  }

  private var order: [String] {
    app.session.shownViews.map(\.identifier)
  }

  @Test func `windows lie in front of each other by level, and in a level by when they were shown`() throws {
    let (alert, first, second) = (window("alert", level: .alert), window("first"), window("second"))
    app.perform { for window in [alert, first, second] { window.isHidden = false } }
    #expect(order == ["first", "second", "alert"])
    app.perform { first.makeKeyAndVisible() }
    #expect(order == ["second", "first", "alert"])
    app.perform { second.windowLevel = .alert + 1 }
    #expect(order == ["first", "alert", "second"])
    app.perform { second.isHidden = true }
    #expect(order == ["first", "alert"])
    try app.settle()
  }

  @Test func `a window is hidden until it is shown, and takes no touches before`() {
    let over = window("over")
    #expect(over.isHidden && !over.isKeyWindow && app.perform { UIApplication.shared.windows.count } == 1)
    app.perform { over.makeKey() }
    #expect(!over.isKeyWindow)
    app.perform { over.isHidden = false }
    #expect(!over.isKeyWindow && app.session.runtime.windowsFrontToBack.first === over)
  }

  @Test func `a small window is shown where it lies, and what is beside it stays seen and touched`() throws {
    let toast = window("toast", frame: CGRect(x: 20, y: 100, width: 300, height: 60), level: .statusBar)
    var taps: [String] = []
    app.perform {
      toast.isHidden = false
      toast.rootViewController?.view.addGestureRecognizer(
        TapCount { taps.append("toast") })
      app.session.window.addGestureRecognizer(
        TapCount { taps.append("main") })
    }
    #expect(app["toast"]?.frame == CGRect(x: 20, y: 100, width: 300, height: 60))
    let frame = app.session.currentFrame()
    #expect(frame.size == Device.iPhoneX.size)
    app.tap(CGPoint(x: 30, y: 110))
    app.tap(CGPoint(x: 30, y: 300))
    #expect(taps == ["toast", "main"])
  }

  @Test func `another window in front does not take the animations of the one behind away`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = "moving"
    var heard: Bool?
    app.perform {
      app.session.window.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 }, completion: { heard = $0 })
    }
    app.advance(by: 0.5)
    let over = window("over", frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    app.perform { over.isHidden = false }
    #expect(abs((app["moving"]?.frame.midX ?? 0) - 55) < 3 && heard == nil)
    app.advance(by: 0.6)
    #expect(heard == true)
  }

  @Test func `the key goes over with notes, the old one's first, and a hidden key window hands it on`() {
    let log = LifeLog.begin()
    let (first, second) = (window("first"), window("second"))
    let main = app.session.window
    log.hearNotes()
    app.perform { first.makeKeyAndVisible() }
    #expect(
      log.lines == [
        "  note UIWindowDidBecomeVisibleNotification", "  note UIWindowDidResignKeyNotification", "  note UIWindowDidBecomeKeyNotification",
      ])
    app.perform { second.makeKeyAndVisible() }
    log.clear()
    app.perform { second.isHidden = true }
    #expect(first.isKeyWindow && app.perform { UIApplication.shared.keyWindow } === first)
    #expect(
      log.lines == [
        "  note UIWindowDidBecomeHiddenNotification", "  note UIWindowDidResignKeyNotification", "  note UIWindowDidBecomeKeyNotification",
      ])
    app.perform { first.isHidden = true }
    #expect(main.isKeyWindow)
    log.stop()
  }

  @Test func `a window that cannot be key is shown without`() {
    final class Overlay: UIWindow { override var canBecomeKey: Bool { false } }
    let overlay = app.perform { Overlay(frame: UIScreen.main.bounds) }
    app.perform { overlay.makeKeyAndVisible() }
    #expect(!overlay.isKeyWindow && !overlay.isHidden && app.session.window.isKeyWindow)
  }

  @Test func `a finger on a window that is hidden is taken away`() {
    final class Held: UIView {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
    }
    let over = window("over"), held = Held(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    app.perform {
      over.isHidden = false
      over.addSubview(held)
    }
    let finger = app.touch(CGPoint(x: 50, y: 50))
    app.perform { over.isHidden = true }
    finger.lift()
    #expect(held.heard == ["began", "cancelled"])
  }

  @Test func `the status bar stays with the window that fills the screen`() {
    let toast = window("toast", frame: CGRect(x: 20, y: 100, width: 300, height: 60))
    app.perform { toast.isHidden = false }
    let bar = app.session.runtime.statusBar
    #expect(bar.layer?.superlayer === app.session.window.layer)
    let full = window("full")
    app.perform { full.isHidden = false }
    #expect(bar.layer?.superlayer === full.layer)
    app.perform { full.isHidden = true }
    #expect(bar.layer?.superlayer === app.session.window.layer)
  }

  @Test func `a window that nobody keeps is forgotten when it is hidden`() {
    weak var gone: UIWindow?
    app.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      window.isHidden = true
      gone = window
    }
    app.advance(by: 0.1)
    #expect(gone == nil && app.perform { UIApplication.shared.windows.count } == 1)
  }
}

/// A recognizer that says that it was tapped.
private final class TapCount: UITapGestureRecognizer {
  private let body: () -> Void
  init(_ body: @escaping () -> Void) {
    self.body = body
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("tapped", TapCount.tapped))
  }
  private func tapped() { body() }
}
