import Foundation

/// The time of 0 seconds.
public let kCMTimeZero = CMTime.zero
/// An invalid time.
public let kCMTimeInvalid = CMTime.invalid
/// An indefinite time, such as an unknown duration.
public let kCMTimeIndefinite = CMTime.indefinite
/// A time that is greater than any number.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// A time that is less than any number.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// Returns the time of `value` / `timescale` seconds.
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Returns the time of `value` / `timescale` seconds in an epoch.
public func CMTimeMakeWithEpoch(value: CMTimeValue, timescale: CMTimeScale, epoch: CMTimeEpoch) -> CMTime {
  var time = CMTime(value: value, timescale: timescale)
  if time.isValid { time.epoch = epoch }
  return time
}
/// Returns the multiple of 1 / `preferredTimescale` seconds that is nearest to `seconds` in the direction of zero.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the time in seconds. The result is infinite for an infinite time, and not a number for an indefinite or invalid one.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
/// Returns the time with another timescale, rounded by a method.
public func CMTimeConvertScale(_ time: CMTime, timescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns the time multiplied by an integer.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time.multiplied(by: multiplier, over: 1) }
/// Returns the time multiplied by a floating-point factor.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime { time.multiplied(by: multiplier) }
/// Returns the time multiplied by `multiplier` / `divisor`.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  time.multiplied(by: multiplier, over: divisor)
}
/// Returns −1, 0 or 1 if the first time is less than, equal to or greater than the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.compared(with: time2) }
/// Returns the lesser of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns the greater of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 > time1 ? time2 : time1 }
/// Returns the absolute value of a time.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time.magnitude }
/// Writes the time to standard error.
public func CMTimeShow(_ time: CMTime) { FileHandle.standardError.write(Data("\(time)\n".utf8)) }

extension NSValue {
  /// Creates a value object that contains a time, for `addBoundaryTimeObserver(forTimes:queue:using:)`.
  public convenience init(time: CMTime) { self.init(boxing: CMTimeWords(time), CMTimeWords.encoding) }
  /// The time in the value object.
  ///
  /// - Precondition: The object contains a `CMTime`.
  public var timeValue: CMTime { unboxed(CMTimeWords.encoding, CMTimeWords(.invalid)).time }
  /// Creates a value object that contains a time range, such as those of `loadedTimeRanges`.
  public convenience init(timeRange: CMTimeRange) {
    self.init(boxing: CMTimeRangeWords(start: .init(timeRange.start), duration: .init(timeRange.duration)), CMTimeRangeWords.encoding)
  }
  /// The time range in the value object.
  ///
  /// - Precondition: The object contains a `CMTimeRange`.
  public var timeRangeValue: CMTimeRange {
    let words = unboxed(CMTimeRangeWords.encoding, CMTimeRangeWords(start: .init(.invalid), duration: .init(.invalid)))
    return CMTimeRange(start: words.start.time, duration: words.duration.time)
  }
}

/// A time as three words. Foundation on Linux does not encode structs.
private struct CMTimeWords {
  var value: Int64, scaleAndFlags: Int64, epoch: Int64
  static let encoding = "[3q]"
  init(_ time: CMTime) {
    (value, epoch) = (time.value, time.epoch)
    scaleAndFlags = Int64(time.timescale) << 32 | Int64(time.flags.rawValue)
  }
  var time: CMTime {
    CMTime(
      value: value, timescale: Int32(truncatingIfNeeded: scaleAndFlags >> 32),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: scaleAndFlags)), epoch: epoch)
  }
}
private struct CMTimeRangeWords {
  var start, duration: CMTimeWords
  static let encoding = "[6q]"
}
