import SegueTesting
import Testing
import UIKit

@testable import IOSApp

/// Selectors, and messages by name.
@MainActor struct ActionsTests {
  @Test("Target and action: bare, of a protocol, by name, overridden")
  func targets() throws {
    let buttons = ButtonsBelow(), app = TestApp(buttons)
    app.perform { buttons.loadViewIfNeeded() }
    try app.tap("button")
    #expect(buttons.log == ["tapped", "reset", "below", "byName"])
  }

  @Test("Notifications reach the method of a selector")
  func notifications() {
    let buttons = Buttons()
    buttons.loadViewIfNeeded()
    NotificationCenter.default.post(name: Notification.Name("note"), object: 7)
    #expect(buttons.log == ["heard 7"])
  }

  @Test("perform with a cast, with self, of a getter, and by a name with @objc(name)")
  func perform() {
    #expect(Buttons().send() == ["int 1", "reset", "true", "false", "text x"])
  }

  @Test("A method that an extension adds to a class of UIKit is found by its name")
  func extended() {
    let controller = UIViewController()
    controller.perform(Selector("closeAnything:"), with: nil as Any?)
    #expect(controller.title == "closed")
  }

  @Test("A class without @objc(Name) is found by its name")
  func classes() {
    #expect(ObjCClasses.type(named: "Buttons") == Buttons.self)
    #expect(ObjCClasses.type(named: "IOSApp.Watcher") == Watcher.self)
  }
}
