extension CMTime: Comparable, Hashable {
  /// The order of the kinds of times: negative infinity, numeric, indefinite, positive infinity, invalid.
  private var rank: Int {
    if !isValid { return 4 }
    if isPositiveInfinity { return 3 }
    if isIndefinite { return 2 }
    return isNegativeInfinity ? 0 : 1
  }

  /// Returns −1, 0 or 1 if this time is less than, equal to or greater than another time. Fractions are compared exactly. A time of a later
  /// epoch is greater.
  func compared(with other: CMTime) -> Int32 {
    let (mine, others) = (rank, other.rank)
    if mine != others { return mine < others ? -1 : 1 }
    guard mine == 1 else { return 0 }
    if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
    let (a, b) = (Int128(value) * Int128(other.timescale), Int128(other.value) * Int128(timescale))
    return a < b ? -1 : a > b ? 1 : 0
  }

  /// Returns whether two times are equal. Their timescales may differ.
  public static func == (a: CMTime, b: CMTime) -> Bool { a.compared(with: b) == 0 }
  /// Returns whether the first time is less than the second.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.compared(with: b) < 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard rank == 1 else { return }
    let divisor = Int64(greatestCommonDivisor(value.magnitude, UInt64(timescale)))
    hasher.combine(epoch)
    hasher.combine(value / divisor)
    hasher.combine(Int64(timescale) / divisor)
  }
}

/// Returns the greatest common divisor. For 0 and a number it is the number.
func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
