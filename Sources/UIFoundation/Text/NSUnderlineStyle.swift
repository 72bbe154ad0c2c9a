import Foundation
import Typesetting

/// The styles of lines under and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The style of a single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// The style of a single line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// The style of two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// The pattern of a dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// The pattern of a dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// The pattern of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// The pattern of a dash that is followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// The option to leave out the line under white space.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The line to draw, or `nil` if the style has no line.
  var decoration: TextDecoration? {
    let weight: TextDecoration.Weight
    switch rawValue & 0xF {
    case 0: return nil
    case 2: weight = .thick
    case 9: weight = .double
    default: weight = .single
    }
    let patterns: [TextDecoration.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    let pattern = rawValue >> 8 & 7
    return TextDecoration(
      weight: weight, pattern: pattern < patterns.count ? patterns[pattern] : .solid, skipsSpaces: contains(.byWord))
  }
}

/// A style that is stored in an attributed string without its `rawValue` becomes the number that the raw value would be.
extension NSUnderlineStyle: _ObjectiveCBridgeable {
  /// Returns the number that Foundation stores.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: rawValue) }
  /// Converts a number that Foundation stores to a style.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout NSUnderlineStyle?) {
    result = NSUnderlineStyle(rawValue: source.intValue)
  }
  /// Converts a number that Foundation stores to a style. The result is always `true`.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout NSUnderlineStyle?) -> Bool {
    result = NSUnderlineStyle(rawValue: source.intValue)
    return true
  }
  /// Returns the style of a number that Foundation stores. `nil` becomes a style of 0.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> NSUnderlineStyle {
    NSUnderlineStyle(rawValue: source?.intValue ?? 0)
  }
}
