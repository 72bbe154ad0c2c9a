import Foundation

extension AttributeContainer {
  private typealias Keys = AttributeScopes.UIKitAttributes

  /// The attributes of a dictionary that UIKit knows; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func number(_ value: Any?) -> CGFloat? { (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat }
    func line(_ value: Any?) -> NSUnderlineStyle? {
      value as? NSUnderlineStyle ?? (value as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
    }
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.KernAttribute.self] = number(dictionary[.kern])
    self[Keys.TrackingAttribute.self] = number(dictionary[.tracking])
    self[Keys.BaselineOffsetAttribute.self] = number(dictionary[.baselineOffset])
    self[Keys.UnderlineStyleAttribute.self] = line(dictionary[.underlineStyle])
    self[Keys.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Keys.StrikethroughStyleAttribute.self] = line(dictionary[.strikethroughStyle])
    self[Keys.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Keys.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    let link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
  }

  /// The attributes as texts hold them.
  var values: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self[Keys.FontAttribute.self]
    values[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    values[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    values[.kern] = self[Keys.KernAttribute.self]
    values[.tracking] = self[Keys.TrackingAttribute.self]
    values[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
    values[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
    values[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
    values[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
    values[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
    values[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
    values[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return values
  }
}

extension NSAttributedString {
  /// The same text with UIKit's attributes; those that an app has made up are left out.
  public convenience init(_ string: AttributedString) {
    let made = NSMutableAttributedString(string: "")
    for run in string.runs {
      made.append(NSAttributedString(string: String(string[run.range].characters), attributes: run.attributes.values))
    }
    self.init(attributedString: made)
  }
}

extension AttributedString {
  /// The same text with UIKit's attributes; those that an app has made up are left out.
  public init(_ string: NSAttributedString) {
    self.init()
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
      append(AttributedString(text.substring(with: range), attributes: AttributeContainer(values)))
    }
  }

  /// Whether any of its characters says how it looks.
  var hasAttributes: Bool { runs.contains { $0.attributes != AttributeContainer() } }
}

/// Makes other attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// What it does.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// One that does what the closure says.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  /// The other attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
