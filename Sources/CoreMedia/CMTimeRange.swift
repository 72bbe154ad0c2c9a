/// A range of times. It includes `start` and excludes `end`.
public struct CMTimeRange: Hashable, Sendable {
  /// The start of the range.
  public var start: CMTime
  /// The duration of the range.
  public var duration: CMTime

  /// Creates an invalid range.
  public init() { self = .invalid }
  /// Creates a range from its start and duration.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates a range from its start and end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The empty range at 0 seconds.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// An invalid range.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  /// The end of the range, which is not part of it.
  public var end: CMTime { start + duration }
  /// A Boolean value that indicates whether the range is valid. Both times must be valid, and the duration must not be negative.
  public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero }
  /// A Boolean value that indicates whether the start or the duration is indefinite.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// A Boolean value that indicates whether the duration is zero or the range is invalid.
  public var isEmpty: Bool { !isValid || duration == .zero }

  /// Returns whether the range contains a time.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time.isNumeric && time >= start && time < end }
  /// Returns whether the range contains another range.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool { isValid && range.isValid && range.start >= start && range.end <= end }
  /// Returns the range that both ranges have in common. It is the zero range if there is none.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
    return last > first ? CMTimeRange(start: first, end: last) : .zero
  }
  /// Returns the range from the earlier start to the later end.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}

extension CMTimeRange: CustomStringConvertible {
  /// The start and the duration as text.
  public var description: String { "{\(start), \(duration)}" }
}

/// The empty range at 0 seconds.
public let kCMTimeRangeZero = CMTimeRange.zero
/// An invalid range.
public let kCMTimeRangeInvalid = CMTimeRange.invalid
/// Returns a range from its start and duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
/// Returns a range from its start and end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Returns the end of a range, which is not part of it.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns whether a range contains a time.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns whether a range contains another range.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool { range.containsTimeRange(otherRange) }
/// Returns whether two ranges are equal.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// Returns the range that two ranges have in common.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.intersection(otherRange) }
/// Returns the range from the earlier start to the later end of two ranges.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.union(otherRange) }
/// Returns the time in a range that is nearest to a given time. It is invalid for a time that is not numeric.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
  guard time.isNumeric, range.isValid else { return .invalid }
  return max(range.start, min(time, range.end))
}
