import Foundation
import HostInterface
import SeededRandom
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Text of arbitrary characters, through every input path.
@MainActor @Suite struct AnyTextTests {
  private static let rounds = ProcessInfo.processInfo.environment["SEGUE_TEXT_ROUNDS"].flatMap(Int.init) ?? 30
  private static let first = ProcessInfo.processInfo.environment["SEGUE_TEXT_FIRST"].flatMap(UInt64.init) ?? 0

  /// How a text arrives.
  enum Way: CaseIterable {
    case insert, paste, compose, script, insertByCode, markByCode, set, setUnderlined
  }

  private func send(_ text: String, _ way: Way, to stage: TextStage, _ target: any EditingOwner) throws {
    switch way {
    case .insert: stage.app.send(.text(.insert(text)))
    case .paste: stage.app.paste(text)
    case .compose: stage.app.send(.text(.compose(text)))
    case .script:
      for event in [TextEvent.insert(text), .compose(text), .paste(text)] {
        let line = InputEvent.text(event).words
        let read = try #require(InputEvent(words: line), "\(line.debugDescription)")
        #expect(read == .text(event))
        stage.app.send(read)
      }
    case .insertByCode: stage.app.perform { target.insertText(text) }
    case .markByCode:
      stage.app.perform { target.setMarkedText(text, selectedRange: NSRange(location: 0, length: text.utf16.count / 2)) }
    case .set:
      stage.app.perform {
        if let view = target as? UITextView { view.text = text } else { (target as? UITextField)?.text = text }
      }
    case .setUnderlined:
      let marked = NSAttributedString(
        string: text, attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: 1, .kern: -3])
      stage.app.perform {
        if let view = target as? UITextView { view.attributedText = marked } else { (target as? UITextField)?.attributedText = marked }
      }
    }
    stage.app.advance(by: 1.0 / 60)
  }

  /// The selection and the marked text lie within the text, attributes cover it, and every place has a finite frame.
  private func check(_ owner: any EditingOwner, _ name: @autoclosure () -> String) {
    let editing = owner.editing, count = editing.text.count
    #expect(0 <= editing.selection.lowerBound && editing.selection.upperBound <= count, "\(name())")
    if let marked = editing.editor.marked { #expect(0 <= marked.lowerBound && marked.upperBound <= count, "\(name())") }
    let runs = (owner as? UITextView)?.runs ?? (owner as? UITextField)?.runs
    #expect(runs?.count == count, "\(name())")
    if let view = owner as? UITextView { #expect(view.column.current.length == count, "\(name())") }
    for offset in [0, count / 2, count] {
      let caret = editing.caretRect(at: offset)
      #expect(caret.minX.isFinite && caret.minY.isFinite && caret.height.isFinite, "\(name())")
    }
    let whole = editing.selectionRects(for: TextOffsets(0..<count))
    #expect(whole.allSatisfy { $0.rect.width >= 0 && $0.rect.minX.isFinite }, "\(name())")
  }

  private func clear(_ stage: TextStage) {
    stage.app.perform {
      stage.view.text = ""
      stage.field.text = ""
    }
  }

  @Test(arguments: [true, false])
  func `a character that is not to be seen or that joins others stops nothing, alone, after a letter or twenty in a row`(
    isView: Bool
  ) throws {
    let stage = TextStage(), owner: any EditingOwner = isView ? stage.view : stage.field
    try stage.begin(owner)
    for (index, scalar) in OddText.some(max(10, Self.rounds / 4)).enumerated() {
      // A short run gives each character to one of the two.
      if Self.rounds < 100, index.isMultiple(of: 2) != isView { continue }
      let character = String(scalar)
      for text in [character, "a" + character, String(repeating: character, count: 20)] {
        for way in Way.allCases {
          try send(text, way, to: stage, owner)
          check(owner, "U+\(String(scalar.value, radix: 16)) \(text.unicodeScalars.count) \(way)")
          if way == .markByCode || way == .set { clear(stage) }
        }
      }
      stage.forget()
    }
  }

  @Test func `any strings in any way stop nothing, and keep the selection and what is marked within the text`() throws {
    let stage = TextStage()
    for seed in Self.first..<Self.first + UInt64(Self.rounds) {
      var random = SeededRandom(seed)
      clear(stage)
      let owner: any EditingOwner = random.next() % 2 == 0 ? stage.view : stage.field
      stage.app.perform { stage.field.isSecureTextEntry = random.next() % 8 == 0 }
      try stage.begin(owner)
      stage.forget()
      for step in 0..<10 {
        let way = Way.allCases[Int(random.next() % UInt64(Way.allCases.count))], text = OddText.string(&random)
        try send(text, way, to: stage, owner)
        check(owner, "seed \(seed), step \(step): \(text.debugDescription) \(way)")
        wander(stage, owner, &random)
        check(owner, "seed \(seed), behind step \(step)")
      }
    }
  }

  /// What a user and an app do between two texts.
  private func wander(_ stage: TextStage, _ owner: any EditingOwner, _ random: inout SeededRandom) {
    let count = owner.editing.text.count
    let place = Int(random.next() % UInt64(count + 3)), length = Int(random.next() % UInt64(count + 3))
    switch random.next() % 10 {
    case 0: stage.app.deleteBackward(times: 3)
    case 1: for key in ["left", "shift+left", "option+delete", "forward-delete", "up"] { stage.app.press(key: key) }
    case 2:
      stage.app.perform {
        if let view = owner as? UITextView { view.selectedRange = NSRange(location: place, length: length) }
      }
    case 3: stage.app.perform { owner.selectedTextRange = TextOffsets(min(place, count)..<min(place, count)) }
    case 4: stage.app.press(key: "command+z")
    case 5: stage.app.perform { owner.unmarkText() }
    case 6: stage.app.perform { owner.replace(TextOffsets(min(place, count)..<min(place + length, count)), withText: "r\u{301}") }
    case 7: stage.app.tap(owner.convert(CGPoint(x: Double(random.next() % 300), y: 10), to: nil))
    case 8: stage.app.perform { owner.selectedTextRange = nil }
    default: break
    }
  }
}
