import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitText
@testable import UIKitVoiceOver

/// Editing a text field by touch and keyboard. (behaviour: Text editing)
@MainActor @Suite struct TextFieldTests {
  @Test func `a field is begun, typed into, returned from and left in UIKit's order (Docs/behaviour/controls.md, "Text editing")`() throws {
    let stage = TextStage()
    func step(_ title: String, _ body: () throws -> Void) rethrows {
      stage.log.append("# \(title)")
      try body()
    }
    try step("tap") {
      try stage.app.tap("field")
      try stage.app.settle()
    }
    step("type h") { stage.app.typeText("h") }
    step("delete") { stage.app.deleteBackward() }
    step("delete where nothing is") { stage.app.deleteBackward() }
    step("compose ㅎ 하 한") { stage.app.compose("ㅎ", "하", "한") }
    step("set text") { stage.app.perform { stage.field.text = "set" } }
    step("return") { stage.app.typeText("\n") }
    try step("the next field begins") { try stage.begin(stage.other) }
    try step("resign") {
      stage.app.perform { _ = stage.other.resignFirstResponder() }
      try stage.app.settle()
    }
    try Golden.check(stage.text, named: "field-order")
  }

  @Test func `a delegate that refuses leaves all as it is`() throws {
    let stage = TextStage()
    stage.hearer.answer["shouldBegin"] = false
    stage.app.perform { #expect(!stage.field.becomeFirstResponder()) }
    #expect(!stage.keyboard.isUp)
    stage.hearer.answer = ["shouldChange": false]
    try stage.begin(stage.field)
    stage.app.typeText("x")
    stage.app.paste("y")
    stage.app.compose("ㅎ")
    #expect(stage.field.text == "")
    #expect(stage.field.markedTextRange == nil)
  }

  @Test func `a delegate that changes the text itself and refuses the change has its own`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    stage.hearer.answer["shouldChange"] = false
    stage.hearer.onEvent = { if $0.contains("shouldChange {") { stage.field.text = "12-34" } }
    stage.app.typeText("5")
    #expect(stage.field.text == "12-34")
    #expect(stage.field.offset(from: stage.field.beginningOfDocument, to: stage.field.selectedTextRange!.start) == 5)
  }

  @Test func `the caret goes over whole characters, and deleting takes them whole`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    stage.app.typeText("a👩‍👩‍👧‍👦e\u{301}")
    #expect(stage.field.text == "a👩‍👩‍👧‍👦e\u{301}")
    stage.app.press(key: "left")
    stage.app.deleteBackward()
    #expect(stage.field.text == "ae\u{301}")
    stage.app.press(key: "right")
    stage.app.deleteBackward()
    #expect(stage.field.text == "a")
  }

  @Test func `keys move the caret, select, copy, cut, paste, and take back`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    stage.app.typeText("hello world")
    stage.app.press(key: "shift+option+left")
    #expect(stage.field.text(in: stage.field.selectedTextRange!) == "world")
    stage.app.press(key: "command+x")
    #expect(stage.field.text == "hello ")
    stage.app.press(key: "home")
    stage.app.press(key: "command+v")
    #expect(stage.field.text == "worldhello ")
    stage.app.press(key: "command+a")
    stage.app.press(key: "command+c")
    #expect(stage.runtime.pasteboard.string == "worldhello ")
    stage.app.typeText("x")
    #expect(stage.field.text == "x")
    stage.app.press(key: "command+z")
    #expect(stage.field.text == "worldhello ")
    stage.app.press(key: "shift+command+z")
    #expect(stage.field.text == "x")
  }

  @Test func `a secure field shows bullets, the last character for a moment, and copies nothing`() throws {
    let stage = TextStage()
    stage.app.perform { stage.field.isSecureTextEntry = true }
    try stage.begin(stage.field)
    stage.app.typeText("pa")
    #expect(stage.field.parts.shownText == "•a")
    stage.app.advance(by: TextFieldLook.reveal + 0.1)
    #expect(stage.field.parts.shownText == "••")
    #expect(stage.field.text == "pa")
    stage.app.press(key: "command+a")
    stage.app.press(key: "command+c")
    #expect(stage.runtime.pasteboard.string == nil)
    stage.app.typeText("👩‍👩‍👧‍👦")
    #expect(stage.field.parts.shownText == "•")
    #expect(stage.field.accessibilityValue == "•")
    try stage.app.settle()
  }

  @Test func `sizes are those of UIKit (behaviour: Control metrics and Text editing)`() {
    let stage = TextStage()
    stage.app.perform {
      let field = UITextField(frame: .zero)
      #expect(field.intrinsicContentSize.height == 22)
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height == 34)
      let empty = field.intrinsicContentSize.width
      field.placeholder = "Name"
      #expect(field.intrinsicContentSize.width > empty)
      field.text = "A longer text than that"
      #expect(field.intrinsicContentSize.width > 150)
      #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)) == CGRect(x: 7, y: 2, width: 86, height: 30))
      #expect(field.clearButtonRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)).maxX == 95)
    }
  }

  @Test func `views beside the text take their room from it, mirrored where people read from the right`() {
    for direction in [EnvironmentSettings.Direction.leftToRight, .rightToLeft] {
      var environment = EnvironmentSettings()
      environment.direction = direction
      let stage = TextStage(environment: environment)
      stage.app.perform {
        stage.field.borderStyle = .none
        stage.field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        stage.field.leftViewMode = .always
        stage.field.clearButtonMode = .always
        stage.field.text = "x"
      }
      let text = stage.field.textRect(forBounds: stage.field.bounds), isMirrored = direction == .rightToLeft
      #expect(stage.field.leftView?.frame.minX == (isMirrored ? 270 : 0))
      #expect(text.minX == (isMirrored ? 29 : 30))
      #expect(text.maxX == (isMirrored ? 270 : 271))
    }
  }

  @Test func `the clear button clears if it may`() throws {
    let stage = TextStage()
    stage.app.perform {
      stage.field.clearButtonMode = .always
      stage.field.text = "text"
    }
    stage.hearer.answer["shouldClear"] = false
    stage.app.tap(CGPoint(x: 20 + 300 - 14, y: 117))
    #expect(stage.field.text == "text")
    stage.hearer.answer = [:]
    stage.app.tap(CGPoint(x: 20 + 300 - 14, y: 117))
    #expect(stage.field.text == "")
    #expect(!stage.field.parts.showsClearButton)
  }

  @Test func `a long text scrolls under the caret while it is edited, and is cut off at rest`() throws {
    let stage = TextStage()
    stage.app.perform { stage.field.text = String(repeating: "long ", count: 40) }
    #expect(stage.field.parts.text.layout.isTruncated)
    try stage.begin(stage.field)
    #expect(!stage.field.parts.text.layout.isTruncated)
    let caret = stage.field.caretRect(for: stage.field.endOfDocument)
    #expect(stage.field.bounds.insetBy(dx: 6, dy: 0).contains(caret.insetBy(dx: 0, dy: 4)))
    stage.app.press(key: "home")
    #expect(stage.field.caretRect(for: stage.field.beginningOfDocument).minX >= 5)
  }

  @Test func `a tap that begins the editing of a long text leaves the text under the finger, and puts the caret there`() throws {
    let stage = TextStage()
    stage.app.perform { stage.field.text = String(repeating: "long ", count: 40) }
    stage.app.tap(CGPoint(x: stage.field.frame.minX + 100, y: stage.field.frame.midY))
    try stage.app.settle()
    let selection = try #require(stage.field.selectedTextRange)
    #expect(stage.field.isEditing && abs(stage.field.caretRect(for: selection.start).midX - 100) < 20)
    #expect(stage.field.caretRect(for: stage.field.beginningOfDocument).minX >= 5)
  }

  @Test func `text that is too long is set smaller if it may be, down to its least size`() {
    let stage = TextStage()
    stage.app.perform {
      stage.field.text = "Some fifty characters and more stand in this one line."
      stage.field.adjustsFontSizeToFitWidth = true
      stage.field.minimumFontSize = 12
    }
    #expect(stage.field.parts.text.layout.size.height < 16)
    #expect(stage.field.parts.text.layout.size.width <= 286)
  }

  @Test func `typing into attributed text goes on with its attributes, setting text forgets them`() throws {
    let stage = TextStage()
    stage.app.perform {
      stage.field.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    }
    try stage.begin(stage.field)
    stage.app.typeText("!")
    let color = stage.field.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor
    #expect(color == .red)
    stage.app.perform { stage.field.text = "plain" }
    #expect(stage.field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
  }

  @Test func `the return key ends editing where a target waits for that`() throws {
    let stage = TextStage()
    var exits = 0
    stage.app.perform { stage.field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit) }
    try stage.begin(stage.field)
    stage.hearer.answer["shouldReturn"] = false
    stage.app.typeText("\n")
    #expect(exits == 0 && stage.field.isFirstResponder)
    stage.hearer.answer = [:]
    stage.app.typeText("\n")
    #expect(exits == 1 && !stage.field.isFirstResponder)
    #expect(stage.field.text == "")
  }

  @Test func `newlines that are pasted become spaces`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    stage.app.paste("one\ntwo\r\nthree")
    #expect(stage.field.text == "one two three")
  }

  @Test func `ten megabytes are pasted, shown as far as anybody reads, and deleted`() throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    stage.app.paste(String(repeating: "0123456789", count: 1_000_000))
    #expect(stage.field.text?.utf16.count == 10_000_000)
    stage.app.typeText("x")
    stage.app.press(key: "command+a")
    stage.app.deleteBackward()
    #expect(stage.field.text == "")
    try stage.app.settle()
  }

  @Test(arguments: ["שלום עולם", "مرحبا", "नमस्ते", "한국어", "漢字かな", "👩‍👩‍👧‍👦🇰🇷", "a\u{0}b", "\u{202E}abc", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L"])
  func `text of any script is typed, walked through and deleted`(_ text: String) throws {
    let stage = TextStage()
    try stage.begin(stage.field)
    stage.app.paste(text)
    #expect(stage.field.text == text)
    for _ in text {
      stage.app.press(key: "left")
      stage.app.press(key: "shift+left")
    }
    stage.app.press(key: "command+a")
    stage.app.deleteBackward()
    #expect(stage.field.text == "")
  }

  @Test func `a selection that cuts a surrogate pair is widened, and no half is left`() throws {
    let stage = TextStage()
    stage.app.perform { stage.field.text = "a😀b" }
    try stage.begin(stage.field)
    stage.app.perform {
      let field = stage.field
      let inside = field.position(from: field.beginningOfDocument, offset: 2)!
      field.selectedTextRange = field.textRange(from: inside, to: field.endOfDocument)
    }
    stage.app.typeText("x")
    #expect(stage.field.text == "ax")
  }

  @Test func `a disabled field takes no touch and nothing typed`() throws {
    let stage = TextStage()
    stage.app.perform { stage.field.isEnabled = false }
    stage.app.perform { #expect(!stage.field.becomeFirstResponder()) }
    try stage.app.tap("field")
    #expect(!stage.field.isFirstResponder)
  }

  @Test func `the input delegate hears what the app changes, before and after, and nothing that the user does`() throws {
    let stage = TextStage()
    let heard = InputDelegate()
    try stage.begin(stage.field)
    stage.field.inputDelegate = heard
    stage.app.typeText("abc")
    #expect(heard.log == [])
    stage.app.perform { stage.field.text = "one" }
    #expect(heard.log == ["textWillChange abc", "textDidChange one"])
    heard.log = []
    stage.app.perform {
      let field = stage.field
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    }
    #expect(heard.log == ["selectionWillChange 3", "selectionDidChange 0"])
    heard.log = []
    stage.app.perform {
      let field = stage.field
      field.replace(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!, withText: "two")
    }
    #expect(heard.log == ["textWillChange one", "textDidChange two"])
  }
}

/// Writes down what a field tells of its text and its selection.
private final class InputDelegate: UITextInputDelegate {
  var log: [String] = []
  private func caret(_ input: (any UITextInput)?) -> Int {
    guard let input, let start = input.selectedTextRange?.start else { return -1 }
    return input.offset(from: input.beginningOfDocument, to: start)
  }
  private func text(_ input: (any UITextInput)?) -> String { (input as? UITextField)?.text ?? "none" }
  func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("selectionWillChange \(caret(textInput))") }
  func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selectionDidChange \(caret(textInput))") }
  func textWillChange(_ textInput: (any UITextInput)?) { log.append("textWillChange \(text(textInput))") }
  func textDidChange(_ textInput: (any UITextInput)?) { log.append("textDidChange \(text(textInput))") }

  @Test func `a field and a label in one line stand on one baseline, as high as the field wants to be and higher`() throws {
    let label = UILabel(), field = UITextField(), row = UIStackView()
    (label.text, field.text) = ("Name", "Mira")
    let app = TestApp {
      let page = UIViewController()
      for part in [label, field] as [UIView] { row.addArrangedSubview(part) }
      row.alignment = .firstBaseline
      row.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(row)
      row.leadingAnchor.constraint(equalTo: page.view.leadingAnchor).isActive = true
      row.topAnchor.constraint(equalTo: page.view.topAnchor).isActive = true
      return page
    }
    app.advance(by: 0.1)
    func line(of view: UIView) -> CGFloat { view.frame.minY + (view.firstBaselineFromTop ?? 0) }
    #expect(abs(line(of: label) - line(of: field)) < 0.5)
    app.perform { field.heightAnchor.constraint(equalToConstant: 60).isActive = true }
    app.advance(by: 0.1)
    #expect(field.frame.height == 60)
    #expect(abs(line(of: label) - line(of: field)) < 0.5)
  }
}
