import CoreGraphics
import Foundation
import QuartzCore
import TextEditing
import Typesetting

/// The attributes of characters as a comparable value.
struct TextAttributes: Equatable {
  var values: [NSAttributedString.Key: Any]
  init(_ values: [NSAttributedString.Key: Any] = [:]) { self.values = values }
  /// The attributes that typed text does not take over from the characters next to it.
  static let notTyped: [NSAttributedString.Key] = [.link, .attachment, .textItemTag]

  static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    guard a.values.count == b.values.count else { return false }
    return a.values.allSatisfy { key, value in
      guard let other = b.values[key] else { return false }
      let (one, two) = (value as AnyObject, other as AnyObject)
      if one === two { return true }
      // Foundation's own comparison stops the process for objects without CoreFoundation's header (see `AttributeValues`).
      guard AttributeValues.isComparable(value), AttributeValues.isComparable(other) else { return false }
      return (one as? NSObject)?.isEqual(two) ?? false
    }
  }
}

typealias AttributeRuns = ValueRuns<TextAttributes>

extension AttributeRuns {
  /// Creates the runs of an attributed string.
  @MainActor
  init(_ string: NSAttributedString, in runtime: Runtime) {
    self.init()
    var position = 0
    while position < string.length {
      var range = NSRange(location: 0, length: 0)
      let attributes = string.attributes(at: position, effectiveRange: &range)
      runtime.attributeValues.check(attributes, in: runtime)
      let end = Swift.min(string.length, Swift.max(position + 1, range.location + range.length))
      append(TextAttributes(attributes), count: end - position)
      position = end
    }
  }

  /// Returns a part of a text with its attributes.
  func attributed(_ text: TextBuffer, _ range: Range<Int>) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text[range])
    for (value, part) in runs(in: range) where !value.values.isEmpty {
      result.addAttributes(value.values, range: NSRange(part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound))
    }
    return result
  }

  /// Returns a part of a text with its styles. Where attributes are missing, `style` and `paragraph` apply.
  func styled(
    _ string: String, _ range: Range<Int>, style: Typesetting.TextStyle, paragraph: ParagraphStyle,
    change: (TextAttributes, Typesetting.TextStyle) -> Typesetting.TextStyle = { $1 }
  ) -> StyledText {
    let runs = runs(in: range)
    guard !range.isEmpty, !runs.isEmpty else {
      let last = run(at: range.lowerBound) ?? run(at: range.lowerBound - 1)
      return StyledText(
        string, style: Typesetting.TextStyle(last?.value.values ?? [:], over: style),
        paragraph: (last?.value.values[.paragraphStyle] as? NSParagraphStyle)?.style ?? paragraph)
    }
    func span(_ part: Range<Int>) -> Range<Int> { part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound }
    return StyledText(
      string,
      styles: runs.flatMap {
        let own = change($0.value, Typesetting.TextStyle($0.value.values, over: style))
        return StyledText.spans(span($0.range), own, $0.value.values, of: string, from: range.lowerBound)
      },
      paragraphStyles: runs.map { .init(span($0.range), ($0.value.values[.paragraphStyle] as? NSParagraphStyle)?.style ?? paragraph) })
  }
}
