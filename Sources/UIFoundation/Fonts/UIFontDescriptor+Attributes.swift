import CoreGraphics
import Foundation
import Typesetting

extension UIFontDescriptor {
  /// The names of the attributes of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the attribute.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the family, as a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, as a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The words for weight and slant, for example "Bold Italic", as a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, as a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, as a dictionary with keys of the type `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, as a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The features, as an array of dictionaries with keys of the type `FeatureKey`. Monospaced digits have an effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The keys of a font's traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the trait.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight, as a `UIFont.Weight` or a number between -1 and 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant, as a number between -1 and 1. A positive slant is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The symbolic traits, as the number of a `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// The keys of a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the key.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number of the feature, for example 6 for the spacing of digits.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the choice, for example 0 for monospaced digits.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The name of `type` before iOS 15.
    public static let featureIdentifier = type
    /// The name of `selector` before iOS 15.
    public static let typeIdentifier = selector
  }

  /// Creates a descriptor from attributes. Without a name and a family, it describes the system font. Without a size, the size is 12 points.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = Self.number(attributes[.size]) ?? 12
    var font = FontDescription.system(size: size)
    if let name = attributes[.name] as? String, let named = FontName.description(of: name, size: size) { font = named }
    self.init(font: font.changed(by: attributes), textStyle: attributes[.textStyle] as? UIFont.TextStyle)
  }

  static func number(_ value: Any?) -> CGFloat? {
    (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat ?? (value as? Int).map { CGFloat($0) }
  }
}

extension FontDescription {
  /// Returns the font with the family, the traits and the features of attributes.
  func changed(by attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescription {
    var font = self
    if let family = attributes[.family] as? String, Typesetter.standard.hasFamily(family) { font.family = family }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      let weight = traits[.weight] as? UIFont.Weight ?? UIFontDescriptor.number(traits[.weight]).map { UIFont.Weight(rawValue: $0) }
      if let weight { font.weight = weight.openType }
      if let slant = UIFontDescriptor.number(traits[.slant]) { font.isItalic = slant > 0 }
      if let bits = traits[.symbolic] as? UInt32 ?? UIFontDescriptor.number(traits[.symbolic]).map({ UInt32($0) }) {
        let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: bits)
        font.isItalic = symbolic.contains(.traitItalic)
        if symbolic.contains(.traitBold) { font.weight = 700 }
      }
    }
    for feature in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? [] {
      guard UIFontDescriptor.number(feature[.type]) == CGFloat(kNumberSpacingType) else { continue }
      if UIFontDescriptor.number(feature[.selector]) == CGFloat(kMonospacedNumbersSelector) {
        font.features.insert(.tabularDigits)
      } else {
        font.features.remove(.tabularDigits)
      }
    }
    return font
  }
}

/// The number of the feature that spaces digits.
public let kNumberSpacingType = 6
/// The choice of digits that have the same width.
public let kMonospacedNumbersSelector = 0
/// The choice of digits that have their own width.
public let kProportionalNumbersSelector = 1
