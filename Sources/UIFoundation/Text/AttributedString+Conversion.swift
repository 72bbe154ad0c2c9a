import Foundation

extension AttributeContainer {
  private typealias Keys = AttributeScopes.UIKitAttributes

  /// Creates a container from a dictionary of attributes. Attributes that UIKit does not define are left out.
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

  /// The attributes as a dictionary for an `NSAttributedString`.
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
  /// Creates a string with the text and the UIKit attributes of an `AttributedString`. Attributes that the app defines are left out.
  public convenience init(_ string: AttributedString) {
    let made = NSMutableAttributedString(string: "")
    for run in string.runs {
      made.append(NSAttributedString(string: String(string[run.range].characters), attributes: run.attributes.values))
    }
    self.init(attributedString: made)
  }
}

extension AttributedString {
  /// Creates a string with the text and the UIKit attributes of an `NSAttributedString`. Attributes that the app defines are left out.
  public init(_ string: NSAttributedString) {
    self.init()
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
      append(AttributedString(text.substring(with: range), attributes: AttributeContainer(values)))
    }
  }

  /// A Boolean value that indicates whether any of the characters has an attribute.
  package var hasAttributes: Bool { runs.contains { $0.attributes != AttributeContainer() } }
}

/// A function that changes the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// The closure that returns the changed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a transformer with a closure that returns the changed attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
