import Foundation

/// Makes Foundation store a CGFloat as an NSNumber, as on Apple's systems. Foundation on Linux would box it, and CoreFoundation cannot
/// compare such boxes (Docs/decisions/0021-attributed-strings.md).
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number that Foundation stores.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

  /// Converts a Foundation number to a CGFloat.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) { result = CGFloat(source.doubleValue) }

  /// Converts a Foundation number to a CGFloat. The conversion always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns the CGFloat value of a Foundation number, or 0 if there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }
}
