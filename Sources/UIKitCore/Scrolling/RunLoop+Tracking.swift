import Foundation

extension RunLoop.Mode {
  /// The mode of a run loop while a finger scrolls. Timers of each mode fire while a finger scrolls.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
