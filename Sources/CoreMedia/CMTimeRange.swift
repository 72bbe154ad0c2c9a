/// A stretch of time: from `start`, which belongs to it, to `end`, which does not.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// A range that is none.
  public init() { self = .invalid }
  /// A range by its length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// A range by its end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// Of no length, at 0.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// A range that is none.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  /// The first time after it.
  public var end: CMTime { start + duration }
  /// Whether it is a range: its times are valid, and its length is not negative.
  public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero }
  /// Whether it begins or lasts nobody knows how long.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// Whether it has no length, or is none.
  public var isEmpty: Bool { !isValid || duration == .zero }

  /// Whether a time lies in it.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time.isNumeric && time >= start && time < end }
  /// Whether another range lies in it.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool { isValid && range.isValid && range.start >= start && range.end <= end }
  /// What both cover; a range of no length where there is nothing.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
    return last > first ? CMTimeRange(start: first, end: last) : .zero
  }
  /// From the earlier beginning to the later end.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}

extension CMTimeRange: CustomStringConvertible {
  /// Beginning and length.
  public var description: String { "{\(start), \(duration)}" }
}

/// Of no length, at 0.
public let kCMTimeRangeZero = CMTimeRange.zero
/// A range that is none.
public let kCMTimeRangeInvalid = CMTimeRange.invalid
/// A range by its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
/// A range by its end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// The first time after a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Whether a time lies in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Whether a range lies in another.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool { range.containsTimeRange(otherRange) }
/// Whether two ranges are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// What both cover.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.intersection(otherRange) }
/// From the earlier beginning to the later end.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.union(otherRange) }
/// The time of a range that is nearest.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
  guard time.isNumeric, range.isValid else { return .invalid }
  return max(range.start, min(time, range.end))
}
