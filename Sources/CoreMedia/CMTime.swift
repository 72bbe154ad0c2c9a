@_exported import CoreGraphics

/// The value of a `CMTime`: so many units.
public typealias CMTimeValue = Int64
/// The unit of a `CMTime`: so many of them are a second.
public typealias CMTimeScale = Int32
/// Which round of a timeline a `CMTime` belongs to; 0 unless somebody counts rounds.
public typealias CMTimeEpoch = Int64

/// The largest timescale.
public let kCMTimeMaxTimescale: CMTimeScale = 0x7fff_ffff

/// What is special about a `CMTime`.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Flags of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It is a time at all.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// A rounding made it what it is.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// Later than any number.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// Earlier than any number.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// Not known yet, as the duration of what is live.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// Those with which a time has no number.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a time is rounded that its new unit cannot hold.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest; a half away from zero.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// Towards zero where the unit becomes larger, and away from it where that becomes finer.
  case quickTime = 4
  /// Upwards.
  case roundTowardPositiveInfinity = 5
  /// Downwards.
  case roundTowardNegativeInfinity = 6
  /// As `roundHalfAwayFromZero`.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction, `value` / `timescale` seconds, so that sums of frames are exact; or infinite, indefinite, invalid.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator: how many units are a second.
  public var timescale: CMTimeScale
  /// What is special about it.
  public var flags: CMTimeFlags
  /// The round of the timeline.
  public var epoch: CMTimeEpoch

  /// A time that is none.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// A time of its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// `value` / `timescale` seconds; invalid where the timescale is not positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    if timescale <= 0 { self = .invalid }
  }
  /// The multiple of 1 / `preferredTimescale` that is next to `seconds` on the way to zero. What does not fit gets a larger unit, in the
  /// end an infinite time; what is no number is invalid.
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

  /// 0 seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is none.
  public static let invalid = CMTime()
  /// One that is not known.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Later than any number.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Earlier than any number.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether it is a time, even an infinite or indefinite one.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is later than any number.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is earlier than any number.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether rounding made it what it is.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// In seconds, to the nearest number that a `Double` holds; not a number where there is none.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }
}

extension CMTime: CustomStringConvertible {
  /// The fraction and the seconds.
  public var description: String {
    if isPositiveInfinity { return "{+INFINITY}" }
    if isNegativeInfinity { return "{-INFINITY}" }
    if isIndefinite { return "{INDEFINITE}" }
    guard isValid else { return "{INVALID}" }
    return "{\(value)/\(timescale) = \(seconds)\(hasBeenRounded ? ", rounded" : "")}"
  }
}
