import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The behaviour of iOS 26.1 when code changes, selects and measures text. (Docs/behaviour/measured.md, lines 42, 43, 45, 46 and 47)
@MainActor @Suite struct TextDifferenceTests {
  private func range(_ view: any UITextInput, _ low: Int, _ high: Int) throws -> UITextRange {
    let start = try #require(view.position(from: view.beginningOfDocument, offset: low))
    let end = try #require(view.position(from: view.beginningOfDocument, offset: high))
    return try #require(view.textRange(from: start, to: end))
  }

  // MARK: 42

  @Test func `a text view that refuses everything typed takes what code inserts, deletes and marks, and is not asked`() throws {
    let stage = TextStage()
    stage.hearer.answer["shouldChange"] = false
    try stage.begin(stage.view)
    stage.forget()
    stage.app.perform {
      stage.view.insertText("ab\n")
      stage.view.deleteBackward()
      stage.view.setMarkedText("ㅎ", selectedRange: NSRange(location: 1, length: 0))
    }
    #expect(stage.view.text == "abㅎ")
    #expect(!stage.log.contains { $0.contains("should") })
    #expect(stage.log.filter { $0 == "view didChange" }.count == 3)
    stage.app.perform { stage.view.unmarkText() }
    stage.forget()
    stage.app.typeText("c")
    stage.app.deleteBackward()
    stage.app.compose("ㅎ")
    #expect(stage.view.text == "abㅎ", "what a user types is refused")
    #expect(stage.log.filter { $0.contains("shouldChange") }.count == 4)
  }

  @Test func `a field that refuses everything typed takes what code inserts, and a newline is no return key`() throws {
    let stage = TextStage()
    stage.hearer.answer = ["shouldChange": false, "shouldReturn": false]
    try stage.begin(stage.field)
    stage.forget()
    stage.app.perform {
      stage.field.insertText("ab")
      stage.field.deleteBackward()
      stage.field.insertText("\n")
    }
    #expect(stage.field.text == "a ")
    #expect(!stage.log.contains { $0.contains("should") })
    #expect(stage.log.filter { $0 == "field editingChanged" }.count == 3)
    stage.app.typeText("x\n")
    stage.app.deleteBackward()
    #expect(stage.field.text == "a ")
    #expect(
      stage.log.filter { $0.contains("should") } == [
        "field shouldChange {2, 0} to \"x\"", "field shouldReturn", "field shouldChange {1, 1} to \"\"",
      ])
  }

  @Test func `a field whose class overrides insertText and deleteBackward still sees what is typed, once it is allowed`() throws {
    final class Watcher: UITextField {
      var seen: [String] = []
      override func insertText(_ text: String) {
        seen.append("insert \(text)")
        super.insertText(text)
      }
      override func deleteBackward() {
        seen.append("delete")
        super.deleteBackward()
      }
    }
    let stage = TextStage(), field = Watcher(frame: CGRect(x: 20, y: 400, width: 200, height: 30))
    stage.app.perform {
      field.delegate = stage.hearer
      stage.page.view.addSubview(field)
    }
    try stage.begin(field)
    stage.app.typeText("a")
    stage.app.deleteBackward(times: 2)
    #expect(field.seen == ["insert a", "delete", "delete"])
    stage.hearer.answer["shouldChange"] = false
    stage.app.typeText("a")
    #expect(field.seen.count == 3)
  }

  // MARK: 43

  @Test(arguments: ["line\n", "line"])
  func `the end of the text is scrolled to, with or without a newline there, in a later turn`(last: String) throws {
    let stage = TextStage(), text = String(repeating: "line\n", count: 40) + last, end = text.utf16.count
    for range in [NSRange(location: end, length: 0), NSRange(location: end - 1, length: 1), NSRange(location: end + 9, length: .max)] {
      stage.app.perform {
        stage.view.text = text
        stage.view.contentOffset = .zero
        stage.view.scrollRangeToVisible(range)
        #expect(stage.view.contentOffset == .zero)
      }
      try stage.app.settle()
      let caret = stage.view.editing.caretRect(at: end)
      #expect(stage.view.contentOffset.y > 100, "\(range)")
      #expect(caret.minY >= stage.view.bounds.minY && caret.maxY <= stage.view.bounds.maxY + 2, "\(range)")
    }
  }

  // MARK: 45

  @Test func `a composition that code ends with part of it selected leaves a caret at the selection's start, and tells of it`() throws {
    for isView in [true, false] {
      let stage = TextStage(), input: any EditingOwner = isView ? stage.view : stage.field
      try stage.begin(input)
      stage.app.perform {
        input.insertText("x")
        input.setMarkedText("nihao", selectedRange: NSRange(location: 2, length: 2))
      }
      #expect(input.editing.selection == 3..<5)
      stage.forget()
      stage.app.perform { input.unmarkText() }
      #expect(input.editing.selection == 3..<3 && input.markedTextRange == nil)
      #expect(
        stage.log
          == (isView
            ? ["view didChangeSelection", "view didChange", "note UITextViewTextDidChange"]
            : ["field didChangeSelection", "field editingChanged", "note UITextFieldTextDidChange"]))
      stage.forget()
      stage.app.perform {
        input.setMarkedText("ㅎ", selectedRange: NSRange(location: 1, length: 0))
        stage.forget()
        input.unmarkText()
      }
      #expect(stage.log == [], "a caret stays where it is")
    }
  }

  @Test func `code that selects elsewhere leaves the marked text marked, a tap there ends it`() throws {
    let stage = TextStage()
    stage.app.perform { stage.view.text = "one\ntwo\nthree" }
    try stage.begin(stage.view)
    stage.app.perform {
      stage.view.setMarkedText("ㅎ", selectedRange: NSRange(location: 1, length: 0))
      stage.view.selectedRange = NSRange(location: 1, length: 1)
    }
    let marked = try #require(stage.view.markedTextRange)
    #expect(stage.view.text(in: marked) == "ㅎ")
    #expect(stage.view.selectedRange == NSRange(location: 1, length: 1))
    func isUnderlined() -> Bool { stage.view.column.current.pieces.last!.layout.text.styles.contains { $0.value.underline != nil } }
    #expect(isUnderlined())
    // What is changed elsewhere ends it, and its line is drawn without the underline.
    stage.app.perform { stage.view.deleteBackward() }
    #expect(stage.view.markedTextRange == nil && stage.view.text == "oe\ntwo\nthreeㅎ")
    #expect(!isUnderlined())
    stage.app.perform {
      stage.view.selectedRange = NSRange(location: 12, length: 0)
      stage.view.setMarkedText("ㄱ", selectedRange: NSRange(location: 1, length: 0))
    }
    stage.app.tap(stage.view.convert(CGPoint(x: 10, y: 14), to: nil))
    #expect(stage.view.markedTextRange == nil)
  }

  // MARK: 46

  @Test func `the first rectangle of a range that goes on in the next line reaches to the edge, and an empty one has no width`() throws {
    let stage = TextStage()
    stage.app.perform {
      stage.view.frame.size.width = 320
      stage.view.text = "short\nsecond line\n" + String(repeating: "words that wrap ", count: 8)
      stage.view.layoutIfNeeded()
    }
    let view = stage.view
    for (low, high) in [(0, 8), (0, 6), (5, 6), (20, 80)] {
      #expect(abs(view.firstRect(for: try range(view, low, high)).maxX - 315) < 1e-9, "\(low)..<\(high)")
    }
    #expect(view.firstRect(for: try range(view, 0, 5)).maxX < 100)
    let empty = view.firstRect(for: try range(view, 2, 2))
    #expect(empty.width == 0 && empty.height > 0 && empty.minX > 5)
    #expect(stage.field.firstRect(for: try range(stage.field, 0, 0)).width == 0)
    stage.app.perform { view.text = "שלום\nשלום" }
    let hebrew = view.firstRect(for: try range(view, 0, 7))
    #expect(hebrew.minX == 5 && hebrew.maxX > 310)
  }

  // MARK: 47

  @Test func `a text view's caret begins a point before the place between characters`() {
    let stage = TextStage()
    stage.app.perform { stage.view.text = "ab" }
    #expect(stage.view.caretRect(for: stage.view.beginningOfDocument).minX == 4)
  }

  @Test func `a selection that was set to nil reads back nil until something is selected or typed`() throws {
    let stage = TextStage()
    for input in [stage.view, stage.field] as [any EditingOwner] {
      try stage.begin(input)
      stage.app.perform {
        input.insertText("ab")
        input.selectedTextRange = nil
        #expect(input.selectedTextRange == nil)
        input.insertText("x")
        #expect(input.editing.text.string == "xab")
        #expect(input.selectedTextRange == TextOffsets(1..<1))
        input.selectedTextRange = nil
        input.selectedTextRange = TextOffsets(0..<0)
        #expect(input.selectedTextRange == TextOffsets(0..<0))
      }
    }
  }

  @Test func `a selection may stand inside a surrogate pair, and what is typed there breaks no pair`() throws {
    let stage = TextStage()
    stage.app.perform {
      stage.view.text = "😀b"
      stage.view.selectedRange = NSRange(location: 1, length: 0)
      #expect(stage.view.selectedRange == NSRange(location: 1, length: 0))
      stage.view.selectedRange = NSRange(location: 1, length: 2)
      #expect(stage.view.selectedRange == NSRange(location: 1, length: 2))
      stage.view.selectedRange = NSRange(location: 1, length: .max)
      #expect(stage.view.selectedRange == NSRange(location: 1, length: 2))
      stage.view.selectedRange = NSRange(location: 1, length: 0)
      stage.view.insertText("a")
    }
    #expect(stage.view.text == "a😀b")
  }

  @Test func `text inserted over marked text tells the selection though it stays`() throws {
    for text in ["한", "호"] {
      let stage = TextStage()
      try stage.begin(stage.view)
      stage.app.perform {
        stage.view.setMarkedText("한", selectedRange: NSRange(location: 1, length: 0))
        stage.forget()
        stage.view.insertText(text)
      }
      #expect(stage.view.selectedRange == NSRange(location: 1, length: 0) && stage.view.markedTextRange == nil)
      #expect(stage.log.first == "view didChangeSelection", "\(text)")
      #expect(stage.log.filter { $0 == "view didChangeSelection" }.count == 1)
    }
  }
}
