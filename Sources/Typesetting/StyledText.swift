import CoreGraphics

/// A string with its styles, as a value. Offsets are in UTF-16 units, as in NSString and NSRange.
public struct StyledText: Hashable, Sendable {
  /// A range of characters with a value that applies to it.
  public struct Span<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The range, in UTF-16 offsets.
    public var range: Range<Int>
    /// The value that applies to the range.
    public var value: Value
    /// Creates a span from a range and its value.
    public init(_ range: Range<Int>, _ value: Value) { (self.range, self.value) = (range, value) }
  }

  /// The characters of the text.
  public let string: String
  /// The number of UTF-16 units.
  public let length: Int
  /// The character styles, in order. They cover the text without gaps or overlaps. An empty text has one span.
  public private(set) var styles: [Span<TextStyle>]
  /// The paragraph styles, in order. They cover the text without gaps or overlaps. A paragraph has the style of its first character.
  public private(set) var paragraphStyles: [Span<ParagraphStyle>]

  /// Creates a text that has a single style.
  public init(_ string: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.string = string
    length = string.utf16.count
    styles = [Span(0..<length, style)]
    paragraphStyles = [Span(0..<length, paragraph)]
  }

  /// Creates a text from spans that are in order and have no gaps.
  ///
  /// - Precondition: Both arrays cover the whole text.
  public init(_ string: String, styles: [Span<TextStyle>], paragraphStyles: [Span<ParagraphStyle>]) {
    self.string = string
    length = string.utf16.count
    self.styles = StyledText.joined(styles)
    self.paragraphStyles = StyledText.joined(paragraphStyles)
    precondition(
      StyledText.covers(styles, length) && StyledText.covers(paragraphStyles, length),
      "styles of a text of \(length) UTF-16 units must follow each other from 0 to its end")
  }

  private static func covers<Value>(_ spans: [Span<Value>], _ length: Int) -> Bool {
    guard spans.first?.range.lowerBound == 0, spans.last?.range.upperBound == length else { return false }
    return zip(spans, spans.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound }
  }

  private static func joined<Value>(_ spans: [Span<Value>]) -> [Span<Value>] {
    var result: [Span<Value>] = []
    for span in spans {
      if let last = result.last, last.value == span.value {
        result[result.count - 1].range = last.range.lowerBound..<span.range.upperBound
      } else {
        result.append(span)
      }
    }
    return result
  }

  /// Sets the style of a range.
  ///
  /// - Precondition: The range is inside the text.
  public mutating func setStyle(_ style: TextStyle, in range: Range<Int>) {
    StyledText.replace(&styles, range, style, length)
  }

  /// Sets the paragraph style of a range.
  ///
  /// - Precondition: The range is inside the text.
  public mutating func setParagraphStyle(_ style: ParagraphStyle, in range: Range<Int>) {
    StyledText.replace(&paragraphStyles, range, style, length)
  }

  /// Returns the style of a character. At or beyond the end it is the style of the last character.
  public func style(at offset: Int) -> TextStyle { styles[StyledText.index(in: styles, at: offset)].value }

  /// Returns the paragraph style of a character. At or beyond the end it is the style of the last character.
  public func paragraphStyle(at offset: Int) -> ParagraphStyle {
    paragraphStyles[StyledText.index(in: paragraphStyles, at: offset)].value
  }

  /// Returns this text with a change applied to every paragraph style.
  public func mapParagraphStyles(_ change: (inout ParagraphStyle) -> Void) -> StyledText {
    var copy = self
    for i in copy.paragraphStyles.indices { change(&copy.paragraphStyles[i].value) }
    return copy
  }

  /// Returns this text with the sizes of all fonts and inline images multiplied by a factor.
  public func scaled(by scale: CGFloat) -> StyledText {
    mapStyles { style in
      style.font = style.font.withSize(style.font.size * scale)
      guard let bounds = style.ornament?.picture?.bounds else { return }
      style.ornament?.picture?.bounds = CGRect(
        x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale, height: bounds.height * scale)
    }
  }

  /// Returns this text with a change applied to every character style.
  public func mapStyles(_ change: (inout TextStyle) -> Void) -> StyledText {
    var copy = self
    for i in copy.styles.indices { change(&copy.styles[i].value) }
    return copy
  }

  /// Returns the index of the span that contains an offset. Offsets outside the text give the first or the last span.
  static func index<Value>(in spans: [Span<Value>], at offset: Int) -> Int {
    var (low, high) = (0, spans.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if spans[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private static func replace<Value>(_ spans: inout [Span<Value>], _ range: Range<Int>, _ value: Value, _ length: Int) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= length,
      "range \(range) lies outside the text's \(length) UTF-16 units: clamp it first")
    if range.isEmpty { return }
    var result: [Span<Value>] = []
    func append(_ range: Range<Int>, _ value: Value) {
      if range.isEmpty { return }
      if let last = result.last, last.value == value {
        result[result.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        result.append(Span(range, value))
      }
    }
    for span in spans where span.range.lowerBound < range.lowerBound {
      append(span.range.lowerBound..<min(span.range.upperBound, range.lowerBound), span.value)
    }
    append(range, value)
    for span in spans where span.range.upperBound > range.upperBound {
      append(max(span.range.lowerBound, range.upperBound)..<span.range.upperBound, span.value)
    }
    spans = result
  }
}
