import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText

/// The first responder: which responder receives typed text, and when it resigns. (Docs/behaviour/controls.md, "Text editing")
@MainActor @Suite struct FirstResponderTests {
  @Test func `a field outside any window becomes no first responder`() {
    let stage = TextStage()
    stage.app.perform {
      let loose = UITextField(frame: .zero)
      #expect(!loose.becomeFirstResponder())
      #expect(!loose.isFirstResponder)
    }
    #expect(!stage.keyboard.isUp)
  }

  @Test func `what cannot become first does not, and a controller can`() {
    final class Page: UIViewController { override var canBecomeFirstResponder: Bool { true } }
    let page = Page(), app = TestApp(page)
    app.perform {
      #expect(!UIView(frame: .zero).becomeFirstResponder())
      #expect(page.becomeFirstResponder())
      #expect(page.isFirstResponder)
      #expect(page.resignFirstResponder())
      #expect(!page.isFirstResponder)
    }
  }

  @Test func `a field removed while it is edited ends its editing without being asked, and the keyboard goes`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    stage.forget()
    stage.app.perform { stage.field.removeFromSuperview() }
    #expect(!stage.field.isFirstResponder && !stage.field.isEditing)
    #expect(!stage.log.contains("field shouldEnd"))
    #expect(stage.log.contains("field didEnd"))
    try stage.app.settle()
    #expect(stage.keyboard.frame.isNull)
    #expect(stage.log.last == "note UIKeyboardDidHide")
  }

  @Test(arguments: [true, false])
  func `a field that gets another superview while it is edited is edited on, with its composition and selection`(_ composes: Bool) throws {
    let stage = TextStage(), box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    stage.app.perform { stage.page.view.addSubview(box) }
    try stage.begin(stage.field)
    stage.app.typeText("abcd")
    stage.app.perform {
      let start = stage.field.beginningOfDocument
      stage.field.selectedTextRange = stage.field.textRange(from: start, to: stage.field.position(from: start, offset: 2)!)
      if composes { stage.field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0)) }
    }
    func places() -> [Int] {
      [stage.field.selectedTextRange, stage.field.markedTextRange].compactMap { $0 }.flatMap { [$0.start, $0.end] }
        .map { stage.field.offset(from: stage.field.beginningOfDocument, to: $0) }
    }
    let before = places()
    stage.forget()
    stage.app.perform { box.addSubview(stage.field) }
    stage.app.perform { stage.page.view.addSubview(stage.field) }
    stage.app.perform { box.insertSubview(stage.field, at: 0) }
    try stage.app.settle()
    #expect(stage.field.isFirstResponder && stage.field.isEditing && stage.keyboard.isUp)
    #expect(stage.log == [] && places() == before && before == (composes ? [1, 1, 0, 1] : [0, 2]))
    stage.app.typeText("y")
    #expect(stage.field.text == "ycd")
  }

  @Test func `what is typed into a field that was removed goes nowhere`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    stage.app.typeText("a")
    stage.app.perform { stage.field.removeFromSuperview() }
    stage.app.typeText("b")
    stage.app.compose("ㅎ", "한")
    stage.app.deleteBackward()
    stage.app.press(key: "command+a")
    #expect(stage.field.text == "a")
  }

  @Test func `a field that is removed by its own delegate as it begins stays quiet`() throws {
    let stage = TextStage()
    stage.hearer.onEvent = { if $0 == "field didBegin" { stage.field.removeFromSuperview() } }
    _ = stage.app.perform { stage.field.becomeFirstResponder() }
    #expect(!stage.field.isFirstResponder)
    try stage.app.settle()
    #expect(!stage.keyboard.isUp)
  }

  @Test func `a view that goes with its page takes its first responder along`() throws {
    let stage = TextStage()
    let page = UIViewController(), inner = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    stage.app.perform {
      page.modalPresentationStyle = .fullScreen
      page.view.addSubview(inner)
      stage.page.present(page, animated: false)
    }
    try stage.begin(inner)
    stage.app.perform { stage.page.dismiss(animated: true) }
    try stage.app.settle()
    #expect(!inner.isFirstResponder)
    #expect(!stage.keyboard.isUp)
  }

  @Test func `who does not let go keeps it, and endEditing takes it by force`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    stage.hearer.answer["shouldEnd"] = false
    stage.app.perform {
      #expect(!stage.field.resignFirstResponder())
      #expect(!stage.other.becomeFirstResponder())
      #expect(stage.field.isFirstResponder)
      #expect(!stage.page.view.endEditing(false))
      #expect(stage.page.view.endEditing(true))
    }
    #expect(!stage.field.isFirstResponder && !stage.field.isEditing)
    #expect(stage.other.endEditing(true), "nobody edits in there")
  }

  @Test func `one that hands on as it lets go ends in no circle`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    stage.hearer.onEvent = {
      if $0 == "field didEnd" { stage.view.becomeFirstResponder() }
      if $0 == "view didEnd" { stage.field.becomeFirstResponder() }
    }
    _ = stage.app.perform { stage.other.becomeFirstResponder() }
    stage.hearer.onEvent = { _ in }
    try stage.app.settle()
    #expect([stage.field, stage.other, stage.view].filter { $0.isFirstResponder }.count == 1)
  }

  @Test func `an action to nobody goes to the first responder and up from there`() throws {
    final class Page: UIViewController {
      var heard = 0
      func done(_ sender: Any?) { heard += 1 }
    }
    let page = Page(), field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30)), app = TestApp(page)
    app.perform {
      page.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(UIApplication.shared.sendAction(Selector("done:", Page.done), to: nil, from: nil, for: nil))
      #expect(page.heard == 1)
      #expect(
        UIApplication.shared.sendAction(
          Selector("resignFirstResponder", UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))
      #expect(!field.isFirstResponder)
    }
  }

  @Test func `an action to nobody, from nobody, calls nobody while there is no first responder`() throws {
    final class Page: UIViewController {
      var heard: [String] = []
      func done(_ sender: Any?) { heard.append("\(type(of: sender ?? "nobody"))") }
    }
    let page = Page(), button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 30)), app = TestApp(page)
    app.perform {
      page.view.addSubview(button)
      let application = UIApplication.shared, done = Selector("done:", Page.done)
      #expect(!application.sendAction(done, to: nil, from: nil, for: nil))
      #expect(!application.sendAction(done, to: nil, from: UIBarButtonItem(), for: nil))
      #expect(page.heard.isEmpty)
      #expect(application.sendAction(done, to: nil, from: button, for: nil))
      #expect(application.sendAction(done, to: page, from: nil, for: nil))
      #expect(page.heard == ["UIButton", "String"])
    }
  }

  @Test func `keys that no text wants go to key commands and to responders, up the chain`() throws {
    final class Page: UIViewController {
      var saved = 0
      var keys: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:", Page.save))]
      }
      func save(_ sender: Any?) { saved += 1 }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.characters }
      }
    }
    let page = Page(), app = TestApp(page)
    app.press(key: "command+s")
    app.press(key: "x")
    #expect(page.saved == 1)
    #expect(page.keys == ["x"])
  }

  @Test func `while a field edits, a plain key is its own and not a command's`() throws {
    final class Page: UIViewController {
      var count = 0
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "x", modifierFlags: [], action: Selector("hit:", Page.hit))]
      }
      func hit(_ sender: Any?) { count += 1 }
    }
    let page = Page(), field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30)), app = TestApp(page)
    app.perform { page.view.addSubview(field) }
    app.press(key: "x")
    _ = app.perform { field.becomeFirstResponder() }
    app.press(key: "x")
    #expect(page.count == 1)
    #expect(field.text == "x")
  }

  @Test func `a view of one's own that takes keys has the keyboard`() throws {
    final class Pad: UIView, UIKeyInput {
      var typed = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !typed.isEmpty }
      func insertText(_ text: String) { typed += text }
      func deleteBackward() { if hasText { typed.removeLast() } }
    }
    let stage = TextStage(), pad = Pad(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.app.perform { stage.page.view.addSubview(pad) }
    try stage.begin(pad)
    #expect(stage.keyboard.isUp)
    stage.app.typeText("ab\n")
    stage.app.deleteBackward(times: 2)
    #expect(pad.typed == "a")
  }
}
