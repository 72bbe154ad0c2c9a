import SegueTesting
import Testing
import TextEditing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIFoundation
@testable import UIKitText

/// Editing a text view by touch and keyboard. (behaviour: Text editing)
@MainActor @Suite struct TextViewEditingTests {
  @Test func `a text view is begun, typed into and left in UIKit's order (Docs/behaviour/controls.md, "Text editing")`() throws {
    let stage = TextStage()
    func step(_ title: String, _ body: () throws -> Void) rethrows {
      stage.log.append("# \(title)")
      try body()
    }
    step("set text") { stage.app.perform { stage.view.text = "one" } }
    try step("begin") { try stage.begin(stage.view) }
    step("type x") { stage.app.typeText("x") }
    step("return") { stage.app.typeText("\n") }
    step("delete") { stage.app.deleteBackward() }
    step("select the same") { stage.app.perform { stage.view.selectedRange = stage.view.selectedRange } }
    step("select all") { stage.app.press(key: "command+a") }
    step("set the same selection") { stage.app.perform { stage.view.selectedRange = NSRange(location: 0, length: 4) } }
    try step("resign") {
      stage.app.perform { _ = stage.view.resignFirstResponder() }
      try stage.app.settle()
    }
    try Golden.check(stage.text, named: "text-view-order")
  }

  @Test func `setting text moves the caret to its end, and nil selects the beginning (behaviour: Text editing)`() {
    let stage = TextStage()
    stage.app.perform {
      stage.view.text = "hello"
      #expect(stage.view.selectedRange == NSRange(location: 5, length: 0))
      stage.view.selectedTextRange = nil
      #expect(stage.view.selectedRange == NSRange(location: 0, length: 0))
    }
  }

  @Test func `what is typed has the attributes before it, or those asked for`() throws {
    let stage = TextStage()
    stage.app.perform { stage.view.attributedText = NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 30)]) }
    try stage.begin(stage.view)
    stage.app.typeText("s")
    #expect((stage.view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    stage.app.perform { stage.view.typingAttributes = [.font: UIFont.systemFont(ofSize: 10)] }
    stage.app.typeText("ab")
    for offset in [4, 5] {
      #expect((stage.view.attributedText.attribute(.font, at: offset, effectiveRange: nil) as? UIFont)?.pointSize == 10)
    }
  }

  @Test func `laying out only what changed gives the same as laying out all, after edits at random`() {
    let stage = TextStage(), parts = ["word ", "\n", "漢字\n\n", "long long long long long long long line ", "👩‍👩‍👧‍👦", "שלום\n", ""]
    stage.app.perform {
      stage.view.attributedText = NSAttributedString(string: "one\ntwo\n\nthree", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
    var number = 7
    func next(_ limit: Int) -> Int {
      number = (number &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
      return (number >> 8) % limit
    }
    for round in 0..<120 {
      stage.app.perform {
        let editing = stage.view.editing, low = next(editing.text.count + 1)
        let high = min(editing.text.count, low + next(9))
        editing.replace(low..<high, with: parts[next(parts.count)])
        let fast = stage.view.column.current
        stage.view.column.textDidChange()
        let slow = stage.view.column.current
        #expect(fast.size == slow.size, "round \(round)")
        #expect(fast.pieces.map(\.start) == slow.pieces.map(\.start) && fast.pieces.map(\.y) == slow.pieces.map(\.y), "round \(round)")
        #expect(fast.length == editing.text.count)
      }
    }
  }

  @Test func `paragraph by paragraph is as high as all in one, with spacing between`() {
    let stage = TextStage(), style = NSMutableParagraphStyle()
    (style.paragraphSpacing, style.paragraphSpacingBefore, style.lineSpacing) = (12, 5, 3)
    stage.app.perform {
      let text = NSAttributedString(
        string: "A first one that is long enough for two lines of text.\nSecond\n\nLast\n",
        attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
      stage.view.attributedText = text
      let parted = stage.view.sizeThatFits(CGSize(width: 300, height: 0)).height
      stage.view.textContainer.maximumNumberOfLines = 100
      #expect(abs(stage.view.sizeThatFits(CGSize(width: 300, height: 0)).height - parted) < 0.5)
    }
  }

  @Test func `a key typed into a long text lays out its paragraph alone, and keeps the tiles above`() throws {
    let stage = TextStage()
    let article = String(repeating: "The quick brown fox jumps over the lazy dog, again and again.\n", count: 330)
    stage.app.perform { stage.view.text = article }
    try stage.begin(stage.view)
    let before = stage.view.column.current.identities
    stage.app.perform { stage.view.selectedRange = NSRange(location: 10_000, length: 0) }
    stage.app.typeText("x")
    let after = stage.view.column.current.identities
    #expect(before.count == 331 && after.count == 331)
    #expect(zip(before, after).filter { $0 != $1 }.count == 1)
  }

  @Test func `the caret is scrolled to while one types below the view's edge`() throws {
    let stage = TextStage()
    try stage.begin(stage.view)
    stage.app.typeText(String(repeating: "line\n", count: 20))
    let caret = stage.view.caretRect(for: stage.view.endOfDocument)
    #expect(stage.view.contentOffset.y > 100)
    #expect(caret.maxY <= stage.view.bounds.maxY + 0.5)
  }

  @Test func `up and down go line by line, to the ends at last`() throws {
    let stage = TextStage()
    stage.app.perform { stage.view.text = "first line\nsecond line\nthird" }
    try stage.begin(stage.view)
    stage.app.press(key: "up")
    let middle = stage.view.selectedRange.location
    #expect(middle > 11 && middle < 22)
    stage.app.press(key: "shift+up")
    #expect(stage.view.selectedRange.length > 5)
    for _ in 0..<4 { stage.app.press(key: "up") }
    #expect(stage.view.selectedRange == NSRange(location: 0, length: 0))
    for _ in 0..<4 { stage.app.press(key: "down") }
    #expect(stage.view.selectedRange == NSRange(location: 28, length: 0))
  }

  @Test func `a double tap selects a word, a third the paragraph, a handle drags an end, and the menu copies`() throws {
    let stage = TextStage()
    stage.app.perform {
      stage.view.font = .systemFont(ofSize: 17)
      stage.view.text = "Hello brave world\nand the next"
    }
    let word = stage.view.caretRect(for: stage.view.position(from: stage.view.beginningOfDocument, offset: 8)!)
    let place = CGPoint(x: 20 + word.midX, y: 200 + word.midY)
    stage.app.tap(place, duration: 0.05)
    stage.app.tap(place, duration: 0.05)
    #expect(stage.view.text(in: stage.view.selectedTextRange!) == "brave")
    stage.app.tap(place, duration: 0.05)
    #expect(stage.view.text(in: stage.view.selectedTextRange!) == "Hello brave world")
    try stage.app.settle()
    let handle = stage.view.editing.marks.handles[1],
      knob = handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.maxY - 6), to: nil)
    stage.app.drag(from: knob, to: CGPoint(x: 20 + word.midX + 60, y: knob.y), duration: 0.4)
    let selected = stage.view.selectedRange
    #expect(selected.location == 0 && selected.length > 8 && selected.length < 17)
    try stage.app.settle()
    let menu = try #require(stage.runtime.editMenu.view), copy = try #require(menu.buttons.first { $0.title(for: .normal) == "Copy" })
    let middle = copy.convert(CGPoint(x: copy.bounds.midX, y: copy.bounds.midY), to: nil)
    stage.app.tap(middle)
    #expect(stage.runtime.pasteboard.string == stage.view.text(in: stage.view.selectedTextRange!))
    #expect(!stage.runtime.editMenu.isShown)
  }

  @Test func `a link in a text that is not edited asks the delegate, with its whole range`() throws {
    let stage = TextStage()
    stage.app.perform {
      stage.view.isEditable = false
      let text = NSMutableAttributedString(string: "Read the manual first", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      text.addAttribute(.link, value: URL(string: "https://example.org/a")!, range: NSRange(location: 9, length: 6))
      stage.view.attributedText = text
    }
    let place = stage.view.caretRect(for: stage.view.position(from: stage.view.beginningOfDocument, offset: 11)!)
    stage.app.tap(CGPoint(x: 20 + place.midX, y: 200 + place.midY))
    #expect(stage.log.contains("view link https://example.org/a {9, 6}"))
    #expect(!stage.keyboard.isUp)
  }

  @Test func `a text view that is not edited selects without a keyboard`() throws {
    let stage = TextStage()
    stage.app.perform {
      stage.view.isEditable = false
      stage.view.text = "Hello"
    }
    stage.app.tap(CGPoint(x: 30, y: 215), duration: 0.05)
    stage.app.tap(CGPoint(x: 30, y: 215), duration: 0.05)
    #expect(stage.view.selectedRange == NSRange(location: 0, length: 5))
    #expect(!stage.keyboard.isUp)
    stage.app.typeText("x")
    #expect(stage.view.text == "Hello")
  }

  @Test func `it is removed in the middle of a composition and of a selection, and comes back clean`() throws {
    let stage = TextStage()
    try stage.begin(stage.view)
    stage.app.compose("ㅎ")
    stage.app.perform { stage.view.setMarkedText("하", selectedRange: NSRange(location: 1, length: 0)) }
    stage.app.perform { stage.view.removeFromSuperview() }
    #expect(stage.view.markedTextRange == nil)
    #expect(stage.view.text == "ㅎ하")
    stage.app.perform { stage.page.view.addSubview(stage.view) }
    try stage.begin(stage.view)
    stage.app.press(key: "command+a")
    stage.app.perform { stage.view.text = "" }
    #expect(stage.view.editing.marks.handles.allSatisfy { $0.superview == nil })
    stage.app.typeText("ok")
    #expect(stage.view.text == "ok")
  }

  @Test func `making it uneditable ends the editing`() throws {
    let stage = TextStage()
    try stage.begin(stage.view)
    stage.app.perform { stage.view.isEditable = false }
    #expect(!stage.view.isFirstResponder)
    try stage.app.settle()
    #expect(!stage.keyboard.isUp)
  }
}
