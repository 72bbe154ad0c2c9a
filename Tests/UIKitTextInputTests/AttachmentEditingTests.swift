import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitText

/// Text attachments at the caret, in the selection and on the pasteboard.
@MainActor @Suite struct AttachmentEditingTests {
  private func makeStage(_ string: String = "a\u{FFFC}b") throws -> (TextStage, UIImage) {
    let stage = TextStage()
    let picture = stage.app.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20)) }
    }
    stage.app.perform {
      let text = NSMutableAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      text.addAttribute(.attachment, value: NSTextAttachment(image: picture), range: NSRange(location: 1, length: 1))
      stage.view.attributedText = text
    }
    try stage.begin(stage.view)
    return (stage, picture)
  }
  private func attachment(_ stage: TextStage, _ offset: Int) -> NSTextAttachment? {
    stage.view.attributedText.attribute(.attachment, at: offset, effectiveRange: nil) as? NSTextAttachment
  }

  @Test func `the caret stands on both sides, the selection covers it, and it is deleted as a whole`() throws {
    let (stage, _) = try makeStage()
    let view = stage.view
    let places = (0...3).map { view.caretRect(for: view.position(from: view.beginningOfDocument, offset: $0)!) }
    #expect(abs(places[2].minX - places[1].minX - 30) < 0.7)
    stage.app.perform { view.selectedRange = NSRange(location: 1, length: 1) }
    #expect(abs(view.selectionRects(for: view.selectedTextRange!)[0].rect.width - 30) < 0.7)
    stage.app.perform { view.selectedRange = NSRange(location: 2, length: 0) }
    stage.app.deleteBackward()
    #expect(view.text == "ab")
    #expect(attachment(stage, 0) == nil && attachment(stage, 1) == nil)
  }

  @Test func `what is typed beside it is no attachment, and has the font before it`() throws {
    let (stage, _) = try makeStage()
    stage.app.perform { stage.view.selectedRange = NSRange(location: 2, length: 0) }
    #expect(stage.view.typingAttributes[.attachment] == nil)
    stage.app.typeText("x")
    #expect(stage.view.text == "a\u{FFFC}xb")
    #expect(attachment(stage, 1) != nil && attachment(stage, 2) == nil)
    #expect((stage.view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize == 17)
  }

  @Test func `copied text goes out without the attachment's character, and a picture alone as a picture`() throws {
    let (stage, picture) = try makeStage()
    stage.app.perform {
      stage.view.selectAll(nil)
      stage.view.copy(nil)
    }
    #expect(stage.runtime.pasteboard.string == "ab")
    stage.app.perform {
      stage.view.selectedRange = NSRange(location: 1, length: 1)
      stage.view.copy(nil)
    }
    #expect(stage.runtime.pasteboard.image === picture)
    #expect(!stage.runtime.pasteboard.hasStrings)
  }

  @Test func `pasted text is plain, or keeps its attributes where the view lets the user edit them`() throws {
    let (stage, _) = try makeStage()
    stage.app.perform {
      stage.view.selectAll(nil)
      stage.view.copy(nil)
      stage.view.selectedRange = NSRange(location: 3, length: 0)
      stage.view.paste(nil)
    }
    #expect(stage.view.text == "a\u{FFFC}bab")
    stage.app.perform {
      stage.view.allowsEditingTextAttributes = true
      stage.view.selectedRange = NSRange(location: 5, length: 0)
      stage.view.paste(nil)
    }
    #expect(stage.view.text == "a\u{FFFC}baba\u{FFFC}b")
    #expect(attachment(stage, 6) != nil && attachment(stage, 5) == nil)
  }

  @Test func `a delegate that refuses a paste gets neither text nor attachment`() throws {
    let (stage, _) = try makeStage()
    stage.app.perform {
      stage.view.allowsEditingTextAttributes = true
      stage.view.selectAll(nil)
      stage.view.copy(nil)
    }
    stage.hearer.answer["shouldChange"] = false
    stage.app.perform { stage.view.paste(nil) }
    #expect(stage.view.text == "a\u{FFFC}b" && stage.view.pasted == nil)
  }

  @Test func `cutting and taking back brings the characters back with their attributes`() throws {
    let (stage, picture) = try makeStage()
    stage.app.perform {
      stage.view.selectAll(nil)
      stage.view.cut(nil)
    }
    #expect(stage.view.text == "")
    stage.app.press(key: "command+z")
    #expect(stage.view.text == "a\u{FFFC}b")
    #expect(attachment(stage, 1)?.image === picture && attachment(stage, 0) == nil)
  }

  @Test func `an edit beside it lays out its paragraph as laying out all does`() throws {
    let (stage, _) = try makeStage("a\u{FFFC}b\nnext")
    stage.app.perform { stage.view.selectedRange = NSRange(location: 3, length: 0) }
    stage.app.typeText("word")
    let fast = stage.view.column.current.size
    stage.app.perform { stage.view.column.textDidChange() }
    #expect(stage.view.column.current.size == fast)
  }
}
