extension CMTime {
  /// The nearest time whose unit is 1 / `timescale`, marked as rounded where it is another one.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard newTimescale > 0 else { return .invalid }
    guard isNumeric, newTimescale != timescale else { return self }
    return CMTime(Int128(value) * Int128(newTimescale), over: Int128(timescale), newTimescale, method, like: self)
  }

  /// `numerator` / `denominator` units of a timescale; what does not fit is infinite.
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

  /// The time of a fraction of seconds in the finest of some timescale's halves in which it fits.
  fileprivate init(fitting numerator: Int128, over denominator: Int128, _ timescale: CMTimeScale, like other: CMTime) {
    var scale = timescale
    while true {
      // Both factors of 64 bits and more at most 31: nothing overflows 128.
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

  /// The sum; in the smaller unit that both share, if there is one, else in the finest unit, rounded.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    if a.isIndefinite || b.isIndefinite { return .indefinite }
    if !a.isNumeric || !b.isNumeric {
      if a.isNumeric { return b }
      return b.isNumeric || a == b ? a : .invalid
    }
    // Whoever adds a length, which has no epoch, to a time stays in its epoch.
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

  /// The difference, in the unit of the sum.
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    // Between two times of one epoch lies a length, which has none.
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

  /// So many times as long: `multiplier` / `divisor`. Infinite where it does not fit, invalid with a divisor of 0.
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

  /// So many times as long, rounded to its own unit, or to a finer one where that unit is larger than a thousandth of a millisecond.
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
  /// How fine products with broken numbers are.
  private static let fineTimescale: CMTimeScale = 65_536

  /// The same time before or after zero, after it.
  var magnitude: CMTime { isNegativeInfinity || isNumeric && value < 0 ? negated : self }

  /// Adds a time.
  public static func += (a: inout CMTime, b: CMTime) { a = a + b }
  /// Takes a time away.
  public static func -= (a: inout CMTime, b: CMTime) { a = a - b }
}

extension CMTime {
  /// In whole nanoseconds, rounded down; clamped to what a clock of 64 bits holds.
  package var nanoseconds: Int64 {
    guard isNumeric else { return isNegativeInfinity ? .min : .max }
    let product = Int128(value) * 1_000_000_000
    let (quotient, rest) = product.quotientAndRemainder(dividingBy: Int128(timescale))
    return Int64(clamping: rest < 0 ? quotient - 1 : quotient)
  }
  /// A time of whole nanoseconds.
  package init(nanoseconds: Int64) { self.init(value: nanoseconds, timescale: 1_000_000_000) }
}
