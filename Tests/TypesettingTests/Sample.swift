import CoreGraphics

@testable import Typesetting

/// Texts that several tests set.
enum Sample {
  static let pangram = "The quick brown fox jumps over the lazy dog"
  static let paragraph = """
    The quick brown fox jumps over the lazy dog while the five boxing wizards jump quickly, and a long paragraph of about one \
    hundred and fifty characters wraps.
    """

  static func text(
    _ string: String, size: CGFloat = 17, weight: Int = 400, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> StyledText {
    var paragraph = ParagraphStyle()
    change(&paragraph)
    return StyledText(string, style: TextStyle(font: .system(size: size, weight: weight)), paragraph: paragraph)
  }

  /// A line's characters.
  static func string(_ line: TextLine, of layout: TextLayout) -> String {
    String(decoding: Array(layout.text.string.utf16)[line.range], as: UTF16.self)
  }

  /// Coverage of every pixel, row by row without padding.
  static func coverage(_ image: CGImage) -> [UInt8] {
    (0..<image.height).flatMap { y in image.bytes[y * image.bytesPerRow..<y * image.bytesPerRow + image.width] }
  }

  /// Blue, green, red, alpha of a pixel.
  static func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    let start = y * image.bytesPerRow + x * 4
    return Array(image.bytes[start..<start + 4])
  }
}
