/// A duration in seconds, as in UIKit's API. It is also used for points of a layer's local time.
public typealias Seconds = Double

/// A timestamp of the event loop, in whole nanoseconds. Additions and comparisons are exact.
public struct MediaTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of nanoseconds since the start of the app.
  public var nanoseconds: Int64
  /// The timestamp of the app's start.
  public static let zero = MediaTime(nanoseconds: 0)
  /// Creates a timestamp from nanoseconds, without rounding.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }
  /// Creates the nearest timestamp. The computed end of an animation is then exact to the nanosecond, regardless of rounding errors.
  public init(seconds: Seconds) { self.init(nanoseconds: Int64((seconds * 1e9).rounded())) }

  /// The number of seconds since the start of the app, as in UIKit's API.
  public var seconds: Seconds { Double(nanoseconds) / 1e9 }
  public static func < (a: MediaTime, b: MediaTime) -> Bool { a.nanoseconds < b.nanoseconds }
  /// Returns a timestamp that is a number of seconds later, rounded to the nearest nanosecond.
  public static func + (a: MediaTime, b: Seconds) -> MediaTime {
    MediaTime(nanoseconds: a.nanoseconds + Int64((b * 1e9).rounded()))
  }
  /// Returns the number of seconds from `b` to `a`.
  public static func - (a: MediaTime, b: MediaTime) -> Seconds { Double(a.nanoseconds - b.nanoseconds) / 1e9 }
  public var description: String { "\(seconds)s" }
}
