import Foundation

/// 0 seconds.
public let kCMTimeZero = CMTime.zero
/// A time that is none.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// Later than any number.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// Earlier than any number.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// `value` / `timescale` seconds.
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime { CMTime(value: value, timescale: timescale) }
/// `value` / `timescale` seconds of an epoch.
public func CMTimeMakeWithEpoch(value: CMTimeValue, timescale: CMTimeScale, epoch: CMTimeEpoch) -> CMTime {
  var time = CMTime(value: value, timescale: timescale)
  if time.isValid { time.epoch = epoch }
  return time
}
/// The multiple of 1 / `preferredTimescale` that is next to `seconds` on the way to zero.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// In seconds; not a number where there is none.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
/// The time in another unit.
public func CMTimeConvertScale(_ time: CMTime, timescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// So many times as long.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time.multiplied(by: multiplier, over: 1) }
/// So many times as long, by a broken number.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime { time.multiplied(by: multiplier) }
/// `multiplier` / `divisor` times as long.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  time.multiplied(by: multiplier, over: divisor)
}
/// −1, 0 or 1: whether the first is earlier, the same or later.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.compared(with: time2) }
/// The earlier one.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later one.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 > time1 ? time2 : time1 }
/// As far after zero as it was from it.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time.magnitude }
/// Writes the time to standard error.
public func CMTimeShow(_ time: CMTime) { FileHandle.standardError.write(Data("\(time)\n".utf8)) }

extension NSValue {
  /// A time in a box, as `addBoundaryTimeObserver(forTimes:queue:using:)` takes it.
  public convenience init(time: CMTime) { self.init(boxing: CMTimeWords(time), CMTimeWords.encoding) }
  /// The time in the box.
  /// - Precondition: a `CMTime` was boxed.
  public var timeValue: CMTime { unboxed(CMTimeWords.encoding, CMTimeWords(.invalid)).time }
  /// A range of times in a box, as `loadedTimeRanges` has them.
  public convenience init(timeRange: CMTimeRange) {
    self.init(boxing: CMTimeRangeWords(start: .init(timeRange.start), duration: .init(timeRange.duration)), CMTimeRangeWords.encoding)
  }
  /// The range in the box.
  /// - Precondition: a `CMTimeRange` was boxed.
  public var timeRangeValue: CMTimeRange {
    let words = unboxed(CMTimeRangeWords.encoding, CMTimeRangeWords(start: .init(.invalid), duration: .init(.invalid)))
    return CMTimeRange(start: words.start.time, duration: words.duration.time)
  }
}

/// Foundation on Linux encodes no structs: a time is boxed as three words.
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
