import UIKit

/// The style of a note's text, with a title, paragraphs, and lines with a circle that can be ticked.
enum NoteStyle {
  /// The first character of a line that is not done, and of a line that is done.
  static let open: Character = "○", done: Character = "✓"

  static func attributed(_ text: String) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text, attributes: body)
    var place = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let range = NSRange(location: place, length: line.utf16.count)
      if index == 0 {
        result.setAttributes(title, range: range)
      } else if line.first == open || line.first == done {
        mark(range, isDone: line.first == done, in: result)
      }
      place += range.length + 1
    }
    return result
  }

  private static func mark(_ range: NSRange, isDone: Bool, in text: NSMutableAttributedString) {
    text.addAttributes([.foregroundColor: Palette.accent], range: NSRange(location: range.location, length: 1))
    guard isDone, range.length > 1 else { return }
    text.addAttributes([.foregroundColor: Palette.fadedInk], range: NSRange(location: range.location + 1, length: range.length - 1))
  }

  static var title: [NSAttributedString.Key: Any] {
    [.font: Fonts.pageTitle, .foregroundColor: Palette.ink, .paragraphStyle: paragraph(spacing: 10)]
  }
  static var body: [NSAttributedString.Key: Any] {
    [.font: Fonts.pageText, .foregroundColor: Palette.ink, .paragraphStyle: paragraph(spacing: 8, lines: 3)]
  }

  private static func paragraph(spacing: CGFloat, lines: CGFloat = 0) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    (style.paragraphSpacing, style.lineSpacing) = (spacing, lines)
    return style
  }
}
