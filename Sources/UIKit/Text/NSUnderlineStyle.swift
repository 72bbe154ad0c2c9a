import Foundation
import Typesetting

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style's bits.
  public let rawValue: Int
  /// A style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// The line is dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// The line is dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// The line is dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// The line is a dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// White space has no line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// As it is drawn; nil where no line is asked for.
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
