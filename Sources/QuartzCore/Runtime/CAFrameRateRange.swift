/// How often a second something would like to be shown.
public struct CAFrameRateRange: Equatable, Sendable {
  /// Frames a second, at least.
  public var minimum: Float
  /// Frames a second, at most.
  public var maximum: Float
  /// Frames a second; nil leaves the choice open.
  public var preferred: Float?

  /// A range, and what is best in it.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// No wish: every tick.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// A range, and what is best in it.
public func CAFrameRateRangeMake(_ minimum: Float, _ maximum: Float, _ preferred: Float) -> CAFrameRateRange {
  CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
}
