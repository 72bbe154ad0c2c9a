/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The minimum frame rate, in frames per second.
  public var minimum: Float
  /// The maximum frame rate, in frames per second.
  public var maximum: Float
  /// The preferred frame rate, in frames per second. It is `nil` if there is no preference.
  public var preferred: Float?

  /// Creates a range with an optional preferred rate.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// A range without a preference, which means every tick.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Creates a range with a preferred rate.
public func CAFrameRateRangeMake(_ minimum: Float, _ maximum: Float, _ preferred: Float) -> CAFrameRateRange {
  CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
}
