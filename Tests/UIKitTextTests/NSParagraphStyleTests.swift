import Testing
import UIKit

@MainActor @Suite struct NSParagraphStyleTests {
  @Test func `the default wraps words and aligns naturally`() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.lineHeightMultiple == 0)
    #expect(style.baseWritingDirection == .natural)
  }

  @Test func `copies are equal and independent`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style)
    #expect(!(copy is NSMutableParagraphStyle))
    style.lineSpacing = 9
    #expect(copy.lineSpacing == 6)
    #expect(mutable.lineSpacing == 6)
    #expect(mutable.alignment == .center)
    #expect(mutable.lineBreakMode == .byTruncatingMiddle)
    #expect(copy != style)
  }
}
