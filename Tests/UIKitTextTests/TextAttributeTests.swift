import Testing
import Typesetting
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitText

/// The conversion of text attributes, and their appearance in labels.
@MainActor @Suite struct TextAttributeTests {
  let session = AppSession(device: .iPhoneX) { _ in }

  private func style(_ attributes: [NSAttributedString.Key: Any]) -> Typesetting.TextStyle {
    Typesetting.TextStyle(attributes, over: Typesetting.TextStyle(font: .system(size: 17)))
  }

  @Test func `each kind of underline is itself, and 0 is none`() {
    #expect(style([.underlineStyle: NSUnderlineStyle.single.rawValue]).underline == .single)
    #expect(style([.underlineStyle: NSUnderlineStyle.double]).underline == TextDecoration(weight: .double))
    #expect(style([.strikethroughStyle: 2]).strikethrough == TextDecoration(weight: .thick))
    let dashed: NSUnderlineStyle = [.single, .patternDash, .byWord]
    #expect(style([.underlineStyle: dashed.rawValue]).underline == TextDecoration(pattern: .dash, skipsSpaces: true))
    let dots: NSUnderlineStyle = [.thick, .patternDashDotDot]
    #expect(style([.underlineStyle: dots]).underline == TextDecoration(weight: .thick, pattern: .dashDotDot))
    #expect(style([.underlineStyle: 0]).underline == nil)
    #expect(style([.underlineStyle: NSUnderlineStyle.byWord.rawValue]).underline == nil)
  }

  @Test func `a shadow has UIKit's first values, and equal ones are equal`() {
    let shadow = NSShadow()
    #expect(
      shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0 && shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1.0 / 3))
    let other = shadow.copy() as! NSShadow
    #expect(other == shadow && other !== shadow)
    other.shadowBlurRadius = 3
    #expect(other != shadow)
    #expect(style([.shadow: other]).ornament?.shadow?.blur == 3)
    other.shadowColor = nil
    #expect(style([.shadow: other]).ornament == nil)
  }

  @Test func `a stroke below 0 fills, one above does not, 0 is none`() {
    #expect(
      style([.strokeWidth: -3.0, .strokeColor: UIColor.red]).ornament?.stroke
        == TextStroke(width: 0.03, color: UIColor.red.rgba, fills: true))
    #expect(style([.strokeWidth: 2]).ornament?.stroke == TextStroke(width: 0.02, color: nil, fills: false))
    #expect(style([.strokeWidth: 0]).ornament == nil)
    #expect(style([.obliqueness: 0.2]).ornament?.obliqueness == 0.2)
  }

  @Test func `a shadow in a label is seen beside its letters`() throws {
    try session.perform {
      let shadow = NSShadow()
      (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 0, height: 20), UIColor.blue)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      session.window.addSubview(label)
      label.attributedText = NSAttributedString(string: "I", attributes: [.font: UIFont.systemFont(ofSize: 17), .shadow: shadow])
      label.displayContents()
      let image = try #require(label.layer.image)
      #expect(image.format == .bgra)
      #expect((0..<image.height).contains { y in (0..<image.width).contains { image.pixel(x: $0, y: y) == 0xFF00_00FF } })
    }
  }

  @Test func `a link in a label is in the links' colour and underlined`() {
    session.perform {
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "a", attributes: [.link: "https://a.org", .foregroundColor: UIColor.red])
      let style = label.content.text.style(at: 0)
      #expect(style.color == UIColor.link.rgba && style.underline == .single)
    }
  }

  @Test func `tab stops are twelve at first, can be added and taken away, and belong to equality`() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    style.tabStops = []
    let stop = NSTextTab(textAlignment: .right, location: 100)
    style.addTabStop(stop)
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(style.tabStops.map(\.location) == [40, 100])
    let copy = style.mutableCopy() as! NSMutableParagraphStyle
    #expect(copy == style)
    copy.removeTabStop(NSTextTab(textAlignment: .right, location: 100))
    #expect(copy.tabStops.map(\.location) == [40] && copy != style)
    copy.tabStops = nil
    #expect(copy == NSParagraphStyle())
  }
}
