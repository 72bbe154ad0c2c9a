import CoreGraphics
import Typesetting

extension NSAttributedString.Key {
  /// The key of the font, a `UIFont`. The default is the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The key of the text colour, a `UIColor`. The default is black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The key of the background colour, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The key of the space added after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The key of the tracking, in points. It has the effect of `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The key of the paragraph style, an `NSParagraphStyle`. A paragraph takes it from its first character.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The key of a link, a `URL` or a string with one. Text views open it. Labels draw it underlined in the link colour.
  public static let link = NSAttributedString.Key("NSLink")
  /// The key of the distance above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The key of the underline style, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The key of the underline colour, a `UIColor`. The default is the colour of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The key of the strikethrough style, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The key of the strikethrough colour, a `UIColor`. The default is the colour of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The key of the shadow behind the characters, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The key of an attachment, an `NSTextAttachment`. It applies to an object replacement character (U+FFFC).
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The key of the stroke width along the letters' outlines, as a percentage of the font size. With a negative value, the letters are also
  /// filled.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The key of the stroke colour, a `UIColor`. The default is the colour of the text.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The key of the slant of the letters to the right, as a fraction of their height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The key of a tag, a `String`. It marks text that can be tapped and identifies it to a text view's delegate.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}

extension Typesetting.TextStyle {
  /// Creates a style from a dictionary of attributes. Values that the dictionary does not contain come from `base`.
  package init(_ attributes: [NSAttributedString.Key: Any], over base: Typesetting.TextStyle) {
    self = base
    if let value = attributes[.font] as? UIFont { font = value.value }
    if let value = attributes[.foregroundColor] as? UIColor { color = value.rgba }
    if let value = attributes[.backgroundColor] as? UIColor { background = value.rgba }
    if let value = number(attributes[.kern]) { kern = value }
    if let value = number(attributes[.tracking]) { kern = value }
    if let value = number(attributes[.baselineOffset]) { baselineOffset = value }
    if let value = decoration(attributes[.underlineStyle]) { underline = value.decoration }
    if let value = attributes[.underlineColor] as? UIColor { underlineColor = value.rgba }
    if let value = decoration(attributes[.strikethroughStyle]) { strikethrough = value.decoration }
    if let value = attributes[.strikethroughColor] as? UIColor { strikethroughColor = value.rgba }
    if let value = attributes[.shadow] as? NSShadow, let shadow = value.value { adorn { $0.shadow = shadow } }
    if let value = number(attributes[.obliqueness]), value != 0 { adorn { $0.obliqueness = value } }
    if let value = number(attributes[.strokeWidth]), value != 0 {
      let color = (attributes[.strokeColor] as? UIColor)?.rgba
      adorn { $0.stroke = TextStroke(width: abs(value) / 100, color: color, fills: value < 0) }
    }
  }

  /// Changes the rarely used attributes of the style.
  mutating func adorn(_ change: (inout TextOrnament) -> Void) {
    var ornament = ornament ?? TextOrnament()
    change(&ornament)
    self.ornament = ornament
  }

  /// Returns the style of a link in labels and drawn strings. No source for it is published.
  fileprivate func asLink() -> Typesetting.TextStyle {
    var style = self
    (style.color, style.underline) = (UIColor.link.rgba, style.underline ?? .single)
    return style
  }
}

/// Returns a number from any type in which attributes can hold it. A cast from one Swift number type to another would fail.
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

private func decoration(_ value: Any?) -> NSUnderlineStyle? {
  value as? NSUnderlineStyle ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
}

extension StyledText {
  /// Creates the text from an attributed string.
  ///
  /// - Parameters:
  ///   - style: The style of characters without attributes.
  ///   - paragraph: The style of paragraphs without a paragraph style attribute.
  ///   - look: A closure that receives the attributes of every run.
  package init(
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
      var own = attributes.isEmpty ? style : Typesetting.TextStyle(attributes, over: style)
      if attributes[.link] != nil { own = own.asLink() }
      styles += StyledText.spans(position..<end, own, attributes, of: text)
      paragraphs.append(Span(position..<end, (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? paragraph))
      position = end
    }
    self.init(text, styles: styles, paragraphStyles: paragraphs)
  }

  /// Creates the text from a string with attributes for drawing. The default is a font of 12 points in black.
  package init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
    let plain = Typesetting.TextStyle(font: .system(size: 12))
    let own = attributes?[.paragraphStyle] as? NSParagraphStyle
    self.init(string, style: Typesetting.TextStyle(attributes ?? [:], over: plain), paragraph: own?.style ?? ParagraphStyle())
  }

  /// Creates the text from an attributed string for drawing. The default is a font of 12 points in black.
  package init(_ string: NSAttributedString) {
    self.init(string, style: Typesetting.TextStyle(font: .system(size: 12)), paragraph: ParagraphStyle())
  }
}
