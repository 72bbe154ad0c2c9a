import Foundation

/// A CGFloat that Foundation holds is an NSNumber, as on Apple's systems. Foundation on Linux would box it, and CoreFoundation cannot compare its
/// boxes (Docs/decisions/0021-attributed-strings.md).
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number that Foundation holds.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

  /// What a number of Foundation's stands for.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) { result = CGFloat(source.doubleValue) }

  /// What a number of Foundation's stands for; always true.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// What a number of Foundation's stands for; 0 without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }
}
