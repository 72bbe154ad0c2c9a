import Foundation

/// The attributes of UIKit's texts, for Foundation's `AttributedString`.
extension AttributeScopes {
  /// Where UIKit's attributes stand: `string.uiKit.font`, or `string.font` where no other scope has one of that name.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the characters.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added after each character.
    public let kern: KernAttribute
    /// As `kern`.
    public let tracking: TrackingAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// A line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Its colour; the text's where there is none.
    public let underlineColor: UnderlineColorAttribute
    /// A line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Its colour; the text's where there is none.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How a paragraph is set; it takes this from its first character.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Foundation's own attributes, among them `link`.
    public let foundation: FoundationAttributes

    /// A font.
    public enum FontAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = UIFont
      /// Its name.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// A colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// A colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Points after each character.
    public enum KernAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// Points after each character.
    public enum TrackingAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// Points above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// A line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = NSUnderlineStyle
      /// Its name.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The colour of the line under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = NSUnderlineStyle
      /// Its name.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = UIColor
      /// Its name.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// How a paragraph is set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = NSParagraphStyle
      /// Its name.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes by their names alone.
  public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
    self[Key.self]
  }
}
