import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// The appearance and dismissal of the keyboard when editing begins and ends. (behaviour: Keyboard)
@MainActor @Suite struct KeyboardTests {
  @Test(arguments: [
    ("iphone-se", 253.0), ("iphone-8", 260), ("iphone-x", 336), ("iphone-14", 336), ("iphone-14-pro", 336), ("iphone-14-pro-max", 346),
    ("iphone-14-landscape", 209), ("iphone-8-landscape", 200), ("ipad", 320), ("ipad-landscape", 408),
  ])
  func `it is as tall as published for each device (behaviour: Keyboard)`(_ name: String, _ height: Double) throws {
    let stage = TextStage(device: Device.named(name)!)
    try stage.begin(stage.field)
    let size = Device.named(name)!.size
    #expect(stage.keyboard.frame == CGRect(x: 0, y: size.height - height, width: size.width, height: height))
  }

  @Test func `notifications say from where to where, how long and along which curve (Docs/behaviour/controls.md, "Keyboard")`() throws {
    let stage = TextStage()
    final class Box: @unchecked Sendable { var info: [AnyHashable: Any] = [:] }
    let box = Box()
    let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { note in
      nonisolated(unsafe) let found = note.userInfo ?? [:]
      MainActor.assumeIsolated { if Runtime.current === stage.runtime { box.info = found } }
    }
    defer { NotificationCenter.default.removeObserver(token as Any) }
    try stage.begin(stage.field)
    let info = box.info
    #expect((info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue == CGRect(x: 0, y: 844, width: 390, height: 336))
    #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect((info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25)
    #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
    #expect((info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue == true)
  }

  @Test func `what a handler changes moves with the keyboard`() throws {
    let stage = TextStage(), bar = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
    bar.accessibilityIdentifier = "bar"
    stage.app.perform { stage.page.view.addSubview(bar) }
    let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { if Runtime.current === stage.runtime { bar.frame.origin.y = 464 } }
    }
    defer { NotificationCenter.default.removeObserver(token as Any) }
    _ = stage.app.perform { stage.field.becomeFirstResponder() }
    stage.app.advance(by: 0.1)
    let y = try stage.app.view("bar").frame.minY
    #expect(y < 799 && y > 470)
    try stage.app.settle()
    #expect(stage.app["bar"]?.frame.minY == 464)
  }

  @Test func `the keyboard's layout guide follows it up and down, and is the safe area's bottom without it`() throws {
    let stage = TextStage(), bar = UIView(frame: .zero)
    bar.accessibilityIdentifier = "bar"
    stage.app.perform {
      bar.translatesAutoresizingMaskIntoConstraints = false
      stage.page.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: stage.page.view.keyboardLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: stage.page.view.leadingAnchor), bar.heightAnchor.constraint(equalToConstant: 44),
        bar.trailingAnchor.constraint(equalTo: stage.page.view.trailingAnchor),
      ])
    }
    #expect(stage.app["bar"]?.frame.maxY == 810)
    _ = stage.app.perform { stage.field.becomeFirstResponder() }
    stage.app.advance(by: 0.1)
    let y = try stage.app.view("bar").frame.maxY
    #expect(y < 809 && y > 510)
    try stage.app.settle()
    #expect(stage.app["bar"]?.frame.maxY == 508)
    stage.app.perform { _ = stage.field.resignFirstResponder() }
    try stage.app.settle()
    #expect(stage.app["bar"]?.frame.maxY == 810)
  }

  @Test func `an accessory lies on top, an input view in the keyboard's place`() throws {
    let stage = TextStage()
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)),
      pad = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    stage.app.perform { stage.field.inputAccessoryView = accessory }
    try stage.begin(stage.field)
    #expect(stage.keyboard.frame.height == 386)
    #expect(accessory.window != nil && accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 458, width: 390, height: 50))
    stage.forget()
    stage.app.perform {
      stage.field.inputView = pad
      stage.field.reloadInputViews()
    }
    try stage.app.settle()
    #expect(stage.keyboard.frame.height == 284)
    #expect(pad.convert(pad.bounds, to: nil) == CGRect(x: 0, y: 610, width: 390, height: 200))
    #expect(stage.log == ["note UIKeyboardWillChangeFrame", "note UIKeyboardDidChangeFrame"])
    stage.app.perform { _ = stage.field.resignFirstResponder() }
    try stage.app.settle()
    #expect(accessory.superview == nil && pad.superview == nil)
  }

  @Test func `a controller that is first has its accessory at the bottom, and fields within it have it on their keyboard`() throws {
    final class Page: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let page = Page(), field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    let app = TestApp(page, device: .iPhone14)
    app.perform {
      page.view.addSubview(field)
      page.becomeFirstResponder()
    }
    try app.settle()
    #expect(abs(page.bar.convert(page.bar.bounds, to: nil).minY - (844 - 34 - 40)) < 1e-9)
    _ = app.perform { field.becomeFirstResponder() }
    try app.settle()
    #expect(abs(page.bar.convert(page.bar.bounds, to: nil).minY - (844 - 336 - 40)) < 1e-9)
  }

  @Test func `touches on its keys type: shift at the beginning, letters, a number, a space, delete, return`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    func key(_ name: String) throws {
      let keys = try #require(stage.keyboard.host.keys)
      let key = try #require(keys.keys.first { $0.accessibilityLabel == name }, "\(name)")
      let frame = key.convert(key.bounds, to: nil)
      stage.app.tap(CGPoint(x: frame.midX, y: frame.midY))
    }
    for name in ["h", "i", "numbers", "4", "letters", "space", "x", "delete"] { try key(name) }
    #expect(stage.field.text == "Hi4 ")
    try key("shift")
    try key("q")
    try key("q")
    #expect(stage.field.text == "Hi4 Qq")
    stage.forget()
    try key("return")
    #expect(stage.log == ["field shouldReturn"])
  }

  @Test func `a key that is held deletes on and on, and not after its finger was taken away`() throws {
    let stage = TextStage()
    stage.app.perform { stage.field.text = "0123456789" }
    try stage.begin(stage.field)
    let key = try #require(stage.keyboard.host.keys?.keys.first { $0.key == .delete })
    let frame = key.convert(key.bounds, to: nil), finger = stage.app.touch(CGPoint(x: frame.midX, y: frame.midY))
    stage.app.advance(by: 0.75)
    let left = stage.field.text!.count
    #expect(left < 8 && left > 4)
    finger.cancel()
    stage.app.advance(by: 1)
    #expect(stage.field.text!.count == left)
    try stage.app.settle()
  }

  @Test func `a field removed under a finger on its keys leaves nothing behind`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    let key = try #require(stage.keyboard.host.keys?.keys.first { $0.key == .delete })
    let frame = key.convert(key.bounds, to: nil), finger = stage.app.touch(CGPoint(x: frame.midX, y: frame.midY))
    stage.app.perform { stage.field.removeFromSuperview() }
    stage.app.advance(by: 1)
    finger.lift()
    try stage.app.settle()
    #expect(!stage.keyboard.isUp)
    #expect(stage.keyboard.host.superview == nil)
  }

  @Test func `it is sent back on its way up, and its words come in pairs`() throws {
    let stage = TextStage()
    _ = stage.app.perform { stage.field.becomeFirstResponder() }
    stage.app.advance(by: 0.1)
    stage.app.perform { _ = stage.field.resignFirstResponder() }
    stage.app.advance(by: 0.1)
    _ = stage.app.perform { stage.field.becomeFirstResponder() }
    try stage.app.settle()
    #expect(stage.keyboard.host.frame.minY == 508)
    let notes = stage.log.filter { $0.contains("Show") || $0.contains("Hide") }
    #expect(
      notes == [
        "note UIKeyboardWillShow", "note UIKeyboardWillHide", "note UIKeyboardWillShow", "note UIKeyboardDidShow",
      ])
  }

  @Test func `a handler that sends it back at once is heard`() throws {
    let stage = TextStage()
    let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { if Runtime.current === stage.runtime { _ = stage.field.resignFirstResponder() } }
    }
    defer { NotificationCenter.default.removeObserver(token as Any) }
    _ = stage.app.perform { stage.field.becomeFirstResponder() }
    try stage.app.settle()
    #expect(!stage.keyboard.isUp && !stage.field.isFirstResponder)
    #expect(stage.keyboard.host.superview == nil)
    #expect(stage.log.last == "note UIKeyboardDidHide")
  }

  @Test func `a caret keeps nothing from rest, and wakes the app at its blinks alone (behaviour: Text editing)`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    #expect(stage.app.session.isIdle)
    let wake = try #require(stage.app.session.nextWake)
    #expect(wake.seconds - stage.app.time <= 0.5)
    let caret = stage.field.editing.marks.caret
    var shown: [Bool] = []
    for _ in 0..<4 {
      stage.app.advance(by: 0.5)
      shown.append(caret.alpha > 0)
    }
    #expect(shown == [shown[0], !shown[0], shown[0], !shown[0]])
    stage.app.perform { _ = stage.field.resignFirstResponder() }
    try stage.app.settle()
    #expect(stage.app.session.nextWake == nil)
  }

  @Test func `the return key has its name, and waits for a text where it is told to`() throws {
    let stage = TextStage()
    stage.app.perform {
      stage.field.returnKeyType = .search
      stage.field.enablesReturnKeyAutomatically = true
    }
    try stage.begin(stage.field)
    let key = try #require(stage.keyboard.host.keys?.keys.first { $0.key == .return })
    let frame = key.convert(key.bounds, to: nil)
    stage.forget()
    stage.app.tap(CGPoint(x: frame.midX, y: frame.midY))
    #expect(stage.log == [])
    stage.app.typeText("a")
    stage.app.tap(CGPoint(x: frame.midX, y: frame.midY))
    #expect(stage.log.last == "field shouldReturn")
  }
}
