/// A length of time in seconds, as UIKit's API has it; also a point of some layer's local time.
public typealias Seconds = Double

/// A point of the event loop's time, in whole nanoseconds: adding and comparing instants is exact.
public struct MediaTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Since the start of the app.
  public var nanoseconds: Int64
  /// The start of the app.
  public static let zero = MediaTime(nanoseconds: 0)
  /// An instant, exactly.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }
  /// The nearest instant. A computed animation end lands on the nanosecond that was meant, whatever its last bit.
  public init(seconds: Seconds) { self.init(nanoseconds: Int64((seconds * 1e9).rounded())) }

  /// Since the start of the app, as UIKit's API has it.
  public var seconds: Seconds { Double(nanoseconds) / 1e9 }
  public static func < (a: MediaTime, b: MediaTime) -> Bool { a.nanoseconds < b.nanoseconds }
  /// So many seconds later, to the nearest nanosecond.
  public static func + (a: MediaTime, b: Seconds) -> MediaTime {
    MediaTime(nanoseconds: a.nanoseconds + Int64((b * 1e9).rounded()))
  }
  /// The seconds from `b` to `a`.
  public static func - (a: MediaTime, b: MediaTime) -> Seconds { Double(a.nanoseconds - b.nanoseconds) / 1e9 }
  public var description: String { "\(seconds)s" }
}
