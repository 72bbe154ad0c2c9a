import CoreGraphics
import Typesetting

extension NSAttributedString.Key {
  /// A UIFont; the system font at 12 points where there is none.
  public static let font = NSAttributedString.Key("NSFont")
  /// A UIColor; black where there is none.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A UIColor behind the characters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// As `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// An NSParagraphStyle, which a paragraph takes from its first character.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A URL, or a String that is one. Text views follow it.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An NSUnderlineStyle's raw value. Every style but none is drawn as a single line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A UIColor; the text's where there is none.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// An NSUnderlineStyle's raw value, through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A UIColor; the text's where there is none.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
}

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style's bits.
  public let rawValue: Int
  /// A style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// Drawn as a single line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Drawn as a single line.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// A style that was given to an attributed string without its `rawValue` is the same number there.
extension NSUnderlineStyle: _ObjectiveCBridgeable {
  /// The number that Foundation holds.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: rawValue) }
  /// What a number of Foundation's stands for.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout NSUnderlineStyle?) {
    result = NSUnderlineStyle(rawValue: source.intValue)
  }
  /// What a number of Foundation's stands for; always true.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout NSUnderlineStyle?) -> Bool {
    result = NSUnderlineStyle(rawValue: source.intValue)
    return true
  }
  /// What a number of Foundation's stands for; 0 without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> NSUnderlineStyle {
    NSUnderlineStyle(rawValue: source?.intValue ?? 0)
  }
}

extension Typesetting.TextStyle {
  /// Takes what a dictionary of attributes says, and leaves the rest as it is.
  init(_ attributes: [NSAttributedString.Key: Any], over base: Typesetting.TextStyle) {
    self = base
    if let value = attributes[.font] as? UIFont { font = value.value }
    if let value = attributes[.foregroundColor] as? UIColor { color = value.rgba }
    if let value = attributes[.backgroundColor] as? UIColor { background = value.rgba }
    if let value = number(attributes[.kern]) { kern = value }
    if let value = number(attributes[.tracking]) { kern = value }
    if let value = number(attributes[.baselineOffset]) { baselineOffset = value }
    if let value = underline(attributes[.underlineStyle]) { hasUnderline = value }
    if let value = attributes[.underlineColor] as? UIColor { underlineColor = value.rgba }
    if let value = underline(attributes[.strikethroughStyle]) { hasStrikethrough = value }
    if let value = attributes[.strikethroughColor] as? UIColor { strikethroughColor = value.rgba }
  }
}

/// A number in any of the types that attributes are written in: no Swift number casts to another.
private func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}

private func underline(_ value: Any?) -> Bool? {
  if let style = value as? NSUnderlineStyle { return style != [] }
  return number(value).map { $0 != 0 }
}

extension StyledText {
  /// An attributed string as a value.
  ///
  /// - Parameters:
  ///   - style: of characters whose attributes say nothing.
  ///   - paragraph: of paragraphs that have no style of their own.
  ///   - look: is shown the attributes of every run.
  init(
    _ string: NSAttributedString, style: Typesetting.TextStyle, paragraph: ParagraphStyle,
    look: ([NSAttributedString.Key: Any]) -> Void = { _ in }
  ) {
    let text = string.string, length = text.utf16.count
    guard length > 0 else {
      self.init(text, style: style, paragraph: paragraph)
      return
    }
    var styles: [Span<Typesetting.TextStyle>] = [], paragraphs: [Span<ParagraphStyle>] = []
    var position = 0
    while position < length {
      var range = NSRange(location: 0, length: 0)
      let attributes = string.attributes(at: position, effectiveRange: &range)
      look(attributes)
      let end = min(length, max(position + 1, range.location + range.length))
      styles.append(Span(position..<end, attributes.isEmpty ? style : Typesetting.TextStyle(attributes, over: style)))
      paragraphs.append(Span(position..<end, (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? paragraph))
      position = end
    }
    self.init(text, styles: styles, paragraphStyles: paragraphs)
  }

  /// A string drawn with attributes, as by NSString's own methods: 12 points and black where they say nothing.
  init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
    let plain = Typesetting.TextStyle(font: .system(size: 12))
    let own = attributes?[.paragraphStyle] as? NSParagraphStyle
    self.init(string, style: Typesetting.TextStyle(attributes ?? [:], over: plain), paragraph: own?.style ?? ParagraphStyle())
  }

  /// As `init(_:attributes:)`, for attributed strings.
  init(_ string: NSAttributedString) {
    self.init(string, style: Typesetting.TextStyle(font: .system(size: 12)), paragraph: ParagraphStyle())
  }
}
