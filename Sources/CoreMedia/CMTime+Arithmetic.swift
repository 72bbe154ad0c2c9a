extension CMTime {
  /// Returns the time with another timescale, rounded by a method. The result has the flag `hasBeenRounded` if it differs from this time.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard newTimescale > 0 else { return .invalid }
    guard isNumeric, newTimescale != timescale else { return self }
    return CMTime(Int128(value) * Int128(newTimescale), over: Int128(timescale), newTimescale, method, like: self)
  }

  /// Creates the time of `numerator` / `denominator` units of a timescale. A value that does not fit becomes infinite.
  fileprivate init(
    _ numerator: Int128, over denominator: Int128, _ timescale: CMTimeScale, _ method: CMTimeRoundingMethod = .default, like other: CMTime
  ) {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    let sign: Int128 = numerator < 0 ? -1 : 1
    var rounded = quotient
    if rest != 0 {
      let awayFromZero =
        switch method {
        case .roundHalfAwayFromZero: 2 * rest.magnitude >= denominator.magnitude
        case .roundTowardZero: false
        case .roundAwayFromZero: true
        case .quickTime: timescale > other.timescale
        case .roundTowardPositiveInfinity: sign > 0
        case .roundTowardNegativeInfinity: sign < 0
        }
      if awayFromZero { rounded += sign }
    }
    guard let value = Int64(exactly: rounded) else {
      self = sign > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: value, timescale: timescale, flags: .valid, epoch: other.epoch)
    if rest != 0 || other.flags.contains(.hasBeenRounded) { flags.insert(.hasBeenRounded) }
  }

  /// Creates a time from a fraction of seconds. If the value does not fit, the timescale is halved until it does.
  fileprivate init(fitting numerator: Int128, over denominator: Int128, _ timescale: CMTimeScale, like other: CMTime) {
    var scale = timescale
    while true {
      // The timescale has at most 31 bits. The product of a large numerator may still need more than 128 bits.
      let product = numerator.multipliedReportingOverflow(by: Int128(scale))
      if !product.overflow {
        self.init(product.partialValue, over: denominator, scale, like: other)
        if isNumeric || scale == 1 { return }
      } else if scale == 1 {
        self = numerator > 0 ? .positiveInfinity : .negativeInfinity
        return
      }
      scale /= 2
    }
  }

  /// Returns the sum of two times. The timescale of the result is the least common multiple of both. If that is too large, the largest
  /// possible timescale is used and the sum is rounded.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    if a.isIndefinite || b.isIndefinite { return .indefinite }
    if !a.isNumeric || !b.isNumeric {
      if a.isNumeric { return b }
      return b.isNumeric || a == b ? a : .invalid
    }
    // A duration has no epoch. A time to which a duration is added keeps its epoch.
    guard a.epoch == b.epoch || a.epoch == 0 || b.epoch == 0 else { return .invalid }
    let divisor = Int64(greatestCommonDivisor(UInt64(a.timescale), UInt64(b.timescale)))
    let shared = Int64(a.timescale) / divisor * Int64(b.timescale)
    let scale = CMTimeScale(clamping: shared)
    var like = a
    like.epoch = max(a.epoch, b.epoch)
    like.flags.formUnion(b.flags)
    let numerator = Int128(a.value) * Int128(shared / Int64(a.timescale)) + Int128(b.value) * Int128(shared / Int64(b.timescale))
    return CMTime(fitting: numerator, over: Int128(shared), scale, like: like)
  }

  /// Returns the difference of two times. Its timescale is that of their sum.
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    // The difference of two times of one epoch is a duration, which has no epoch.
    var result = a + b.negated
    if a.isNumeric, b.isNumeric, a.epoch == b.epoch { result.epoch = 0 }
    return result
  }

  private var negated: CMTime {
    if isPositiveInfinity { return .negativeInfinity }
    if isNegativeInfinity { return .positiveInfinity }
    guard isNumeric else { return self }
    guard value != .min else { return CMTime(value: .max, timescale: timescale, flags: flags, epoch: epoch) }
    return CMTime(value: -value, timescale: timescale, flags: flags, epoch: epoch)
  }

  /// Returns the time multiplied by `multiplier` / `divisor`. A value that does not fit becomes infinite. The result is invalid if the
  /// divisor is 0.
  func multiplied(by multiplier: Int32, over divisor: Int32) -> CMTime {
    guard isValid, divisor != 0 else { return .invalid }
    guard isNumeric else {
      if isIndefinite || multiplier != 0 && (multiplier < 0) == (divisor < 0) { return self }
      return multiplier == 0 ? .invalid : negated
    }
    let sign: Int128 = divisor < 0 ? -1 : 1
    return CMTime(
      fitting: sign * Int128(value) * Int128(multiplier), over: Int128(timescale) * Int128(divisor.magnitude), timescale, like: self)
  }

  /// Returns the time multiplied by a floating-point factor. The result is rounded to the time's unit, or to a finer unit if the time's
  /// unit is coarse.
  func multiplied(by factor: Double) -> CMTime {
    guard isValid, !factor.isNaN else { return .invalid }
    guard isNumeric else {
      if isIndefinite || factor > 0 { return self }
      return factor == 0 ? .invalid : negated
    }
    guard factor.isFinite else {
      return value == 0 ? .invalid : (value > 0) == (factor > 0) ? .positiveInfinity : .negativeInfinity
    }
    var scale = timescale
    while scale < Self.fineTimescale { scale *= 2 }
    var result = self.convertScale(scale, method: .default)
    let product = Double(value) * Double(scale / timescale) * factor
    guard abs(product) < 9.2e18 else { return CMTime(seconds: seconds * factor, preferredTimescale: timescale) }
    result.value = Int64(product.rounded())
    if Double(result.value) != product { result.flags.insert(.hasBeenRounded) }
    return result
  }
  /// The minimum timescale of products with floating-point factors.
  private static let fineTimescale: CMTimeScale = 65_536

  /// The absolute value of the time.
  var magnitude: CMTime { isNegativeInfinity || isNumeric && value < 0 ? negated : self }

  /// Adds a time.
  public static func += (a: inout CMTime, b: CMTime) { a = a + b }
  /// Subtracts a time.
  public static func -= (a: inout CMTime, b: CMTime) { a = a - b }
}

extension CMTime {
  /// The time in whole nanoseconds, rounded down and clamped to the range of `Int64`.
  package var nanoseconds: Int64 {
    guard isNumeric else { return isNegativeInfinity ? .min : .max }
    let product = Int128(value) * 1_000_000_000
    let (quotient, rest) = product.quotientAndRemainder(dividingBy: Int128(timescale))
    return Int64(clamping: rest < 0 ? quotient - 1 : quotient)
  }
  /// Creates a time from whole nanoseconds.
  package init(nanoseconds: Int64) { self.init(value: nanoseconds, timescale: 1_000_000_000) }
}
