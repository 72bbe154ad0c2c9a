import Testing
import UIKit

@MainActor @Suite struct NSStringDrawingTests {
  let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test func `a string is as tall as its lines and as wide as the widest`() {
    let one = "word".size(withAttributes: body)
    #expect(one.height == 20.287109375)
    #expect("word\nw".size(withAttributes: body) == CGSize(width: one.width, height: 2 * 20.287109375))
    #expect("".size(withAttributes: body) == .zero)
    #expect(NSString(string: "word").size(withAttributes: body) == one)
    #expect(NSAttributedString(string: "word", attributes: body).size() == one)
    #expect("word".size().height < one.height)
  }

  @Test func `a bounding rectangle wraps at its width and ignores sides of 0`() {
    let text = "The quick brown fox jumps over the lazy dog"
    let rect = text.boundingRect(with: CGSize(width: 120, height: 0), options: .usesLineFragmentOrigin, attributes: body, context: nil)
    #expect(rect.origin == .zero)
    #expect(rect.width <= 120)
    #expect(rect.height == 3 * 20.287109375 || rect.height == 4 * 20.287109375)
    let free = text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: body, context: nil)
    #expect(free.size == text.size(withAttributes: body))
    let line = text.boundingRect(with: .zero, attributes: body, context: nil)
    #expect(line.minY == -4.1005859375)
    let cut = text.boundingRect(
      with: CGSize(width: 120, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: body, context: nil)
    #expect(cut.height == 2 * 20.287109375)
  }

  @Test func `attributes come in any type of number`() {
    let plain = "wide".size(withAttributes: body).width
    let values: [Any] = [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)]
    for value in values {
      let kerned = "wide".size(withAttributes: body.merging([.kern: value]) { $1 }).width
      #expect(abs(kerned - plain - 8) < 0.01)
    }
  }

  @Test func `drawing outside of a context does nothing`() {
    "nothing".draw(at: .zero, withAttributes: body)
    NSAttributedString(string: "nothing").draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a line longer than the largest bitmap is drawn into a picture that holds it`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let text = String(repeating: "m", count: 450), font = UIFont.systemFont(ofSize: 17)
    let width = text.size(withAttributes: [.font: font]).width
    #expect(width > 16_384 / 3)
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 21), format: format).image { _ in
      text.draw(at: .zero, withAttributes: [.font: font])
    }
    let pixels = try #require(image.cgImage)
    /// Whether a column of pixels has ink.
    func hasInk(_ x: Int) -> Bool { (0..<pixels.height).contains { pixels.bytes[$0 * pixels.bytesPerRow + x * 4 + 3] > 0 } }
    #expect((0..<pixels.width).suffix(60).contains(where: hasInk))
    // Letters are spaced evenly: so are gaps, over the seam at 16,384 pixels too.
    let inked = (16_384 - 300..<16_384 + 40).filter(hasInk).count
    let before = (12_000 - 300..<12_000 + 40).filter(hasInk).count
    #expect(abs(inked - before) <= 12)
  }
}
