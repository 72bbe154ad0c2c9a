@_exported import CoreGraphics

/// The numerator of a `CMTime`.
public typealias CMTimeValue = Int64
/// The denominator of a `CMTime`, which is the number of units per second.
public typealias CMTimeScale = Int32
/// The epoch of a `CMTime`, which distinguishes repetitions of a timeline. It is usually 0.
public typealias CMTimeEpoch = Int64

/// The maximum timescale.
public let kCMTimeMaxTimescale: CMTimeScale = 0x7fff_ffff

/// The flags of a `CMTime`.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The time is the result of rounding.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is greater than any number.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is less than any number.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time is not known, such as the duration of a live broadcast.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The flags of times that have no numeric value.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// The rounding of a time that its new timescale cannot represent.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// The time is rounded to the nearest value, and a half is rounded away from zero.
  case roundHalfAwayFromZero = 1
  /// The time is rounded towards zero.
  case roundTowardZero = 2
  /// The time is rounded away from zero.
  case roundAwayFromZero = 3
  /// The time is rounded towards zero for a coarser timescale, and away from zero for a finer one.
  case quickTime = 4
  /// The time is rounded up.
  case roundTowardPositiveInfinity = 5
  /// The time is rounded down.
  case roundTowardNegativeInfinity = 6
  /// The default method, which is `roundHalfAwayFromZero`.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction of `value` / `timescale` seconds, so that sums of frame durations are exact. It can also be infinite, indefinite or
/// invalid.
public struct CMTime: Sendable {
  /// The numerator of the fraction.
  public var value: CMTimeValue
  /// The denominator of the fraction, which is the number of units per second.
  public var timescale: CMTimeScale
  /// The flags of the time.
  public var flags: CMTimeFlags
  /// The epoch of the time. It is usually 0.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// Creates a time from its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// Creates the time of `value` / `timescale` seconds. It is invalid if the timescale is not positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    if timescale <= 0 { self = .invalid }
  }
  /// Creates the multiple of 1 / `preferredTimescale` seconds that is nearest to `seconds` in the direction of zero.
  ///
  /// If the value does not fit, the timescale is reduced. A value that does not fit at all becomes infinite. The time is invalid if
  /// `seconds` is not a number.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self = .invalid
      return
    }
    var scale = preferredTimescale
    while scale > 1, abs(seconds) * Double(scale) >= Self.beyondValues { scale /= 2 }
    let units = seconds * Double(scale)
    guard abs(units) < Self.beyondValues else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let whole = units.rounded(.towardZero)
    self.init(value: Int64(whole), timescale: scale)
    if whole / Double(scale) != seconds { flags.insert(.hasBeenRounded) }
  }
  private static let beyondValues = 9_223_372_036_854_775_808.0

  /// The time of 0 seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// An invalid time.
  public static let invalid = CMTime()
  /// An indefinite time, such as an unknown duration.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time that is greater than any number.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time that is less than any number.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// A Boolean value that indicates whether the time is valid. Infinite and indefinite times are valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// A Boolean value that indicates whether the time is positive infinity.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// A Boolean value that indicates whether the time is negative infinity.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// A Boolean value that indicates whether the time is indefinite.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// A Boolean value that indicates whether the time is a number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// A Boolean value that indicates whether the time is the result of rounding.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds, rounded to a `Double`. It is infinite for an infinite time, and not a number for an indefinite or invalid one.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }
}

extension CMTime: CustomStringConvertible {
  /// The fraction and its value in seconds as text.
  public var description: String {
    if isPositiveInfinity { return "{+INFINITY}" }
    if isNegativeInfinity { return "{-INFINITY}" }
    if isIndefinite { return "{INDEFINITE}" }
    guard isValid else { return "{INVALID}" }
    return "{\(value)/\(timescale) = \(seconds)\(hasBeenRounded ? ", rounded" : "")}"
  }
}
