import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

/// Touches on links, attachments and tagged text in a text view that is not being edited.
@MainActor @Suite struct TextItemTests {
  /// The base class of text view delegates that record their callbacks for text items.
  class Reader: NSObject {
    var log: [String] = []
    var allows = true
  }
  /// Older than iOS 10.
  final class OldReader: Reader, UITextViewDelegate {
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
      log.append("old \(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
      return allows
    }
  }
  final class UsualReader: Reader, UITextViewDelegate {
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
      log.append("link \(URL.absoluteString) \(characterRange.location)+\(characterRange.length) \(interaction)")
      return allows
    }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("attachment \(characterRange.location)+\(characterRange.length) \(interaction)")
      return allows
    }
  }
  final class NewReader: Reader, UITextViewDelegate {
    var onMenu: () -> Void = {}
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
      log.append("action \(textItem.content) \(textItem.range.location)+\(textItem.range.length)")
      return allows ? UIAction { [unowned self] _ in log.append("done") } : nil
    }
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? {
      log.append("menu \(textItem.content) of \(defaultMenu.children.map(\.title))")
      onMenu()
      return allows ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
    }
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
      -> Bool
    {
      log.append("never")
      return true
    }
  }

  /// "Read the manual [picture] tag first", with a link in two colours, an attachment and a tag.
  private func makeStage(_ reader: any UITextViewDelegate) -> TextStage {
    let stage = TextStage()
    stage.app.perform {
      stage.view.delegate = reader
      stage.view.isEditable = false
      let text = NSMutableAttributedString(string: "Read the manual ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      text.addAttribute(.link, value: URL(string: "https://example.org/a")!, range: NSRange(location: 9, length: 6))
      text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 9, length: 2))
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
      text.append(NSAttributedString(string: " tag", attributes: [.font: UIFont.systemFont(ofSize: 17), .textItemTag: "t"]))
      text.append(NSAttributedString(string: " first", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
      stage.view.attributedText = text
    }
    return stage
  }
  private func place(_ stage: TextStage, _ offset: Int) -> CGPoint {
    let view = stage.view
    let start = view.position(from: view.beginningOfDocument, offset: offset)!, end = view.position(from: start, offset: 1)!
    let rect = view.firstRect(for: view.textRange(from: start, to: end)!)
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  @Test func `a view that goes in the middle of a question is asked nothing more, and no menu opens`() throws {
    let reader = NewReader(), stage = makeStage(reader)
    reader.onMenu = { stage.view.removeFromSuperview() }
    stage.app.press(place(stage, 11))
    try stage.app.settle()
    #expect(reader.log.map { $0.prefix(6) } == ["action", "menu l"])
    #expect(stage.view.window == nil)
  }

  @Test func `a finger that slides off a link, or is cancelled, follows nothing`() throws {
    let reader = UsualReader(), stage = makeStage(reader)
    let finger = stage.app.touch(place(stage, 11))
    finger.move(by: CGVector(dx: 0, dy: 90), duration: 0.1)
    finger.lift()
    try stage.app.settle()
    #expect(reader.log.isEmpty)
  }

  @Test func `a tap on a link tells its whole range, whatever its colours`() {
    let reader = UsualReader(), stage = makeStage(reader)
    stage.app.tap(place(stage, 13))
    #expect(reader.log == ["link https://example.org/a 9+6 invokeDefaultAction"])
    stage.app.tap(place(stage, 2))
    #expect(reader.log.count == 1)
  }

  @Test func `a tap and a long press on an attachment tell of it`() throws {
    let reader = UsualReader(), stage = makeStage(reader)
    stage.app.tap(place(stage, 16))
    reader.allows = false
    stage.app.press(place(stage, 16))
    try stage.app.settle()
    #expect(reader.log == ["attachment 16+1 invokeDefaultAction", "attachment 16+1 presentActions"])
    #expect(stage.view.selectedRange.length == 0)
  }

  @Test func `a delegate older than iOS 10 is asked its own method`() {
    let reader = OldReader(), stage = makeStage(reader)
    stage.app.tap(place(stage, 11))
    #expect(reader.log == ["old https://example.org/a 9+6"])
  }

  @Test func `actions of items come before the older methods, tags among them`() {
    let reader = NewReader(), stage = makeStage(reader)
    stage.app.tap(place(stage, 11))
    stage.app.tap(place(stage, 19))
    reader.allows = false
    stage.app.tap(place(stage, 19))
    #expect(
      reader.log == [
        "action link(https://example.org/a) 9+6", "done", "action tag(\"t\") 17+4", "done", "action tag(\"t\") 17+4",
        "menu tag(\"t\") of []",
      ])
  }

  @Test func `a long press on a link opens its menu, which copies the link`() throws {
    let reader = NewReader(), stage = makeStage(reader)
    stage.app.press(place(stage, 11))
    try stage.app.settle()
    #expect(
      reader.log == [
        "action link(https://example.org/a) 9+6", "menu link(https://example.org/a) of [\"Open Link\", \"Copy Link\"]",
      ])
    let rows = stage.runtime.app.systemWindows.flatMap { $0.subtree } + stage.runtime.app.windows.flatMap { $0.subtree }
    let copy = try #require(rows.compactMap { $0 as? UILabel }.first { $0.text == "Copy Link" })
    stage.app.tap(copy.convert(CGPoint(x: copy.bounds.midX, y: copy.bounds.midY), to: nil))
    try stage.app.settle()
    #expect(stage.runtime.pasteboard.string == "https://example.org/a")
    #expect(stage.runtime.pasteboard.url == URL(string: "https://example.org/a"))
    #expect(stage.view.selectedRange.length == 0)
  }

  /// Has menus of its own and leaves actions to the view, or takes them away.
  final class MenuReader: Reader, UITextViewDelegate {
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
      log.append("action")
      return allows ? defaultAction : nil
    }
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? {
      log.append("menu")
      return UITextItem.MenuConfiguration(menu: UIMenu(title: "", children: [UIAction(title: "Mine") { _ in }]))
    }
  }

  @Test func `a tapped link without an action and a tapped tag open their menus (behaviour: measured, line 44)`() throws {
    for (offset, allows) in [(11, false), (19, true), (19, false)] {
      let reader = MenuReader(), stage = makeStage(reader)
      reader.allows = allows
      stage.app.tap(place(stage, offset))
      try stage.app.settle()
      #expect(reader.log == ["action", "menu"], "\(offset)")
      let views = stage.runtime.app.systemWindows.flatMap { $0.subtree } + stage.runtime.app.windows.flatMap { $0.subtree }
      #expect(views.contains { ($0 as? UILabel)?.text == "Mine" }, "\(offset)")
    }
  }

  @Test func `a tap that an older method forbids opens no menu`() throws {
    let reader = UsualReader(), stage = makeStage(reader)
    reader.allows = false
    stage.app.tap(place(stage, 11))
    try stage.app.settle()
    #expect(reader.log == ["link https://example.org/a 9+6 invokeDefaultAction"])
  }

  @Test func `a tap on a link in a text that is edited asks for its action, and performs the delegate's own`() throws {
    let reader = NewReader(), stage = makeStage(reader)
    stage.app.perform { stage.view.isEditable = true }
    stage.app.tap(place(stage, 11))
    #expect(reader.log == ["action link(https://example.org/a) 9+6", "done"])
    #expect(!stage.view.isFirstResponder)
    reader.allows = false
    stage.app.tap(place(stage, 11))
    try stage.app.settle()
    #expect(reader.log.count == 3 && stage.view.isFirstResponder, "without an action the tap places the caret")
    stage.app.press(place(stage, 11))
    try stage.app.settle()
    #expect(reader.log.count == 3)
  }

  @Test func `nothing is followed in a text that is edited, or where nothing can be selected`() throws {
    let reader = UsualReader(), stage = makeStage(reader)
    stage.app.perform { stage.view.isSelectable = false }
    stage.app.tap(place(stage, 11))
    stage.app.perform { (stage.view.isSelectable, stage.view.isEditable) = (true, true) }
    stage.app.tap(place(stage, 11))
    try stage.app.settle()
    #expect(reader.log.isEmpty)
  }

  @Test func `found addresses and numbers are links while the text is not edited`() throws {
    let reader = UsualReader(), stage = makeStage(reader)
    stage.app.perform {
      stage.view.text = "See example.com or call 555-123-4567"
      stage.view.font = .systemFont(ofSize: 12)
    }
    stage.app.tap(place(stage, 6))
    #expect(reader.log.isEmpty)
    stage.app.perform { stage.view.dataDetectorTypes = [.link, .phoneNumber] }
    stage.app.tap(place(stage, 6))
    stage.app.tap(place(stage, 28))
    #expect(
      reader.log == [
        "link http://example.com 4+11 invokeDefaultAction", "link tel:5551234567 24+12 invokeDefaultAction",
      ])
    let tint = stage.view.tintColor.rgba, text = stage.view.column.current.pieces[0].layout.text
    #expect(text.style(at: 4).color == tint && text.style(at: 0).color != tint)
    #expect(stage.view.attributedText.attribute(.link, at: 5, effectiveRange: nil) == nil)
    stage.app.perform { stage.view.text = "None here" }
    #expect(stage.view.column.current.pieces[0].layout.text.styles.count == 1)
    stage.app.perform {
      stage.view.text = "example.com"
      stage.view.isEditable = true
    }
    #expect(stage.view.column.current.pieces[0].layout.text.style(at: 4).color != tint)
  }

  @Test func `a link in the tint's colour is gray while the tint is dimmed`() {
    let stage = makeStage(UsualReader())
    func color() -> RGBA { stage.view.column.current.pieces[0].layout.text.style(at: 13).color }
    let before = color()
    stage.app.perform { stage.page.view.tintAdjustmentMode = .dimmed }
    #expect(color() != before)
    stage.app.perform { stage.page.view.tintAdjustmentMode = .automatic }
    #expect(color() == before)
  }
}
