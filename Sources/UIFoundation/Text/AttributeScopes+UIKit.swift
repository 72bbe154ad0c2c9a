import Foundation

/// The attributes of UIKit for Foundation's `AttributedString`.
extension AttributeScopes {
  /// The scope of UIKit's attributes, used as `string.uiKit.font`. `string.font` works where no other scope has an attribute of that name.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The text attributes that UIKit defines.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the characters.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour of the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added after each character, in points.
    public let kern: KernAttribute
    /// The space added after each character, in points. It has the effect of `kern`.
    public let tracking: TrackingAttribute
    /// The distance of the characters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of the line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the underline. If it is missing, the line has the colour of the text.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the strikethrough. If it is missing, the line has the colour of the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The paragraph style. A paragraph takes it from its first character.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The attributes of Foundation, for example `link`.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The key of the text colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The key of the background colour.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The key of the space after each character.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The key of the tracking, which is the space after each character.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The key of the distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The key of the underline style.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The key of the underline colour.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The key of the strikethrough style.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The key of the strikethrough colour.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// The key of the paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Returns the key of a UIKit attribute, so that it can be used without the name of its scope.
  public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
    self[Key.self]
  }
}
