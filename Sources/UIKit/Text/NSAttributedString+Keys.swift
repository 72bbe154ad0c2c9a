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
  /// A URL, or a String that is one. Text views follow it; labels show it in the links' colour, underlined.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An NSUnderlineStyle's raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A UIColor; the text's where there is none.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// An NSUnderlineStyle's raw value, through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A UIColor; the text's where there is none.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An NSShadow beneath the characters.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An NSTextAttachment in the place of the object replacement character (U+FFFC).
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The width of a line along the letters' edges, as a percentage of the font's size; below 0 the letters are filled, too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A UIColor of the lines that `strokeWidth` asks for; the text's where there is none.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How far letters lean to the right, as a share of their height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A String by which a text view's delegate knows a text that can be tapped.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
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

  /// Adds to what few texts have.
  mutating func adorn(_ change: (inout TextOrnament) -> Void) {
    var ornament = ornament ?? TextOrnament()
    change(&ornament)
    self.ornament = ornament
  }

  /// How labels and drawn strings show a link. (K)
  fileprivate func asLink() -> Typesetting.TextStyle {
    var style = self
    (style.color, style.underline) = (UIColor.link.rgba, style.underline ?? .single)
    return style
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

private func decoration(_ value: Any?) -> NSUnderlineStyle? {
  value as? NSUnderlineStyle ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
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
      var own = attributes.isEmpty ? style : Typesetting.TextStyle(attributes, over: style)
      if attributes[.link] != nil { own = own.asLink() }
      styles += StyledText.spans(position..<end, own, attributes, of: text)
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
