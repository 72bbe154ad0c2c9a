import CoreText
import Foundation
import Testing
import UIKit

@MainActor @Suite struct LineTests {
  private let font = UIFont.systemFont(ofSize: 16)
  private func text(_ string: String) -> NSAttributedString { NSAttributedString(string: string, attributes: [.font: font]) }

  @Test func `a framesetter suggests the size of a label`() {
    let string = text("One two three four five six seven eight nine ten")
    let setter = CTFramesetterCreateWithAttributedString(string as CFAttributedString)
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), &fit)
    let bounds = string.boundingRect(with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(size == bounds.size && fit.length == string.length)
    let oneLine = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(4, 3), nil, CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude), nil)
    #expect(oneLine == text("two").size())
  }

  @Test func `lines have the ranges and the words of a label`() throws {
    let string = "One two three four five six"
    let setter = CTFramesetterCreateWithAttributedString(text(string))
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 500)).cgPath
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, string.count), path, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    let words = lines.map { line in
      let range = CTLineGetStringRange(line)
      return (string as NSString).substring(with: NSRange(location: range.location, length: range.length)).trimmingCharacters(
        in: .whitespaces)
    }
    #expect(words.joined(separator: " ") == string && words.count > 1)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y })
    #expect(abs(500 - origins[0].y - font.ascender) < 0.5)
  }

  @Test func `a frame that is too low has fewer lines`() {
    let string = text("One two three four five six")
    let setter = CTFramesetterCreateWithAttributedString(string)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: font.lineHeight * 1.5), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    #expect(CTFrameGetLines(frame).count == 1)
    #expect(CTFrameGetVisibleStringRange(frame).length < string.length)
  }

  @Test func `a line has the bounds of its text`() {
    let line = CTLineCreateWithAttributedString(text("Words"))
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(CGFloat(width) == text("Words").size().width)
    #expect(abs(ascent + descent - font.lineHeight) < 0.01 && leading == 0 && ascent > descent)
    let bounds = CTLineGetBoundsWithOptions(line, [])
    #expect(bounds.minY == -descent && bounds.height == ascent + descent && bounds.width == CGFloat(width))
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 5))
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: CGFloat(width) + 5, y: 0)) == 5)
  }

  @Test func `a line is drawn upright in a flipped context, with the colour of Core Text`() throws {
    let string = NSMutableAttributedString(attributedString: text("LLL"))
    string.addAttribute(
      NSAttributedString.Key(kCTForegroundColorAttributeName), value: UIColor.red.cgColor, range: NSRange(location: 0, length: 3))
    func image(_ draw: (CGContext) -> Void) -> CGImage {
      let context = CGContext(PixelBuffer(width: 60, height: 30))
      draw(context)
      return context.takeImage()
    }
    let viaLine = image { context in
      context.translateBy(x: 0, y: 30)
      context.scaleBy(x: 1, y: -1)
      context.textPosition = CGPoint(x: 5, y: 10)
      CTLineDraw(CTLineCreateWithAttributedString(string), context)
      #expect(context.textPosition.x > 5)
    }
    // The stem of an L is left and its foot is at the bottom, which is the baseline 20 pixels below the top.
    var rows: [Int: Int] = [:]
    for y in 0..<30 { for x in 0..<60 where viaLine.pixel(x: x, y: y) >> 24 > 128 { rows[y, default: 0] += 1 } }
    let foot = try #require(rows.max { $0.value < $1.value })
    #expect((17...20).contains(foot.key))
    #expect(rows.keys.min()! < 12)
    let ink = viaLine.pixel(x: 7, y: 15)
    #expect(ink & 0xFF == 0 && ink >> 16 & 0xFF > 100)
  }
}
