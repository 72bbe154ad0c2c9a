import Foundation
import ObjectiveCRuntime
import Stages
import Testing

@testable import UIKit
@testable import UIKitCore

/// UIKit's methods that are exchanged with methods of an app, as the translator writes them.
@MainActor @Suite(.serialized) struct SwizzlingTests {
  @Test("Two exchanges of an appearance callback restore it") func twice() throws {
    let original = try #require(
      class_getInstanceMethod(UIViewController.self, Selector("viewWillAppear:", UIViewController.viewWillAppear)))
    let other = try #require(
      class_getInstanceMethod(UIViewController.self, Selector("swizzled_viewWillAppear:", UIViewController.swizzled_viewWillAppear)))
    Swizzled.log = []
    show(UIViewController())
    method_exchangeImplementations(original, other)
    show(SwizzledPage())
    #expect(Swizzled.log == ["page", "SwizzledPage will appear"])
    method_exchangeImplementations(original, other)
    show(SwizzledPage())
    #expect(Swizzled.log == ["page", "SwizzledPage will appear", "page"])
  }

  @Test("An exchange by class_addMethod, as most libraries write it") func addThenExchange() throws {
    let type: AnyClass = UIWindow.self
    let sent = Selector("sendEvent:", UIWindow.sendEvent), swizzled = Selector("swizzled_sendEvent:", UIWindow.swizzled_sendEvent)
    func exchange() throws {
      let original = try #require(class_getInstanceMethod(type, sent)), other = try #require(class_getInstanceMethod(type, swizzled))
      if class_addMethod(type, sent, method_getImplementation(other), method_getTypeEncoding(other)) {
        class_replaceMethod(type, swizzled, method_getImplementation(original), method_getTypeEncoding(original))
      } else {
        method_exchangeImplementations(original, other)
      }
    }
    try exchange()
    Swizzled.log = []
    let hand = Hand()
    hand.tap(100, 100)
    hand.wait(0.1)
    #expect(Swizzled.log.count >= 2 && Swizzled.log.allSatisfy { $0 == "event" })
    try exchange()
    Swizzled.log = []
    hand.tap(100, 100)
    hand.wait(0.1)
    #expect(Swizzled.log == [])
  }

  @Test("A property of the status bar") func statusBar() throws {
    let page = UIViewController()
    #expect(!page.prefersStatusBarHidden)
    let original = try #require(
      class_getInstanceMethod(
        UIViewController.self, Selector("prefersStatusBarHidden", { (o: UIViewController) in { o.prefersStatusBarHidden } })))
    let other = try #require(
      class_getInstanceMethod(UIViewController.self, Selector("swizzled_hidden", { (o: UIViewController) in { o.swizzled_hidden } })))
    method_exchangeImplementations(original, other)
    defer { method_exchangeImplementations(original, other) }
    #expect(page.prefersStatusBarHidden)
  }

  @Test("A window that overrides sendEvent(_:) sees all touches, and one that does not call the superclass blocks them") func sendEvent() {
    final class Watching: UIWindow {
      var events = 0, blocks = false
      override func sendEvent(_ event: UIEvent) {
        events += 1
        if !blocks { super.sendEvent(event) }
      }
    }
    let page = UIViewController(), view = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var downs = 0
    view.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
    var window: Watching!
    let hand = Hand()
    hand.app.perform {
      window = Watching(frame: UIScreen.main.bounds)
      window.rootViewController = page
      page.view.addSubview(view)
      window.makeKeyAndVisible()
    }
    hand.wait(0.1)
    hand.tap(100, 100)
    hand.wait(0.1)
    #expect(window.events >= 2 && downs == 1)
    window.blocks = true
    hand.tap(100, 100)
    hand.wait(0.1)
    #expect(downs == 1)
  }

  private func show(_ page: UIViewController) {
    let app = AppSession { $0.rootViewController = page }
    app.advance(by: 0.1)
  }
}

@MainActor private enum Swizzled { static var log: [String] = [] }

private final class SwizzledPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    Swizzled.log.append("page")
    super.viewWillAppear(animated)
  }
}

extension UIViewController {
  // `@objc func swizzled_viewWillAppear(_ animated: Bool) { log…; swizzled_viewWillAppear(animated) }`.
  @_dynamicReplacement(for:viewWillAppear(_:)) fileprivate func swizzled_viewWillAppear(_ animated: Bool) {
    guard objcIsExchanged("swizzled_viewWillAppear:", for: "viewWillAppear:", in: self) else { return viewWillAppear(animated) }
    Swizzled.log.append("\(type(of: self)) will appear")
    viewWillAppear(animated)
  }
  @_dynamicReplacement(for:prefersStatusBarHidden) fileprivate var swizzled_hidden: Bool {
    guard objcIsExchanged("swizzled_hidden", for: "prefersStatusBarHidden", in: self) else { return prefersStatusBarHidden }
    return true
  }
}
extension UIWindow {
  @_dynamicReplacement(for:sendEvent(_:)) fileprivate func swizzled_sendEvent(_ event: UIEvent) {
    guard objcIsExchanged("swizzled_sendEvent:", for: "sendEvent:", in: self) else { return sendEvent(event) }
    Swizzled.log.append("event")
    sendEvent(event)
  }
}
