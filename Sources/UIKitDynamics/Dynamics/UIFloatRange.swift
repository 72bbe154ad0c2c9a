import QuartzCore

/// A range between two numbers.
public struct UIFloatRange: Hashable, Sendable {
  /// The ends of the range.
  public var minimum, maximum: CGFloat
  /// The range that contains only 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Creates the range that contains only 0.
  public init() { self = .zero }
  /// Creates a range between two numbers.
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
  /// A Boolean value that indicates whether the range has no limits.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  /// The range for the engine. The value is `nil` if the range is infinite, if an end is not a number, or if the ends are in the wrong
  /// order.
  var limits: ClosedRange<CGFloat>? { isInfinite || !(minimum <= maximum) ? nil : minimum...maximum }
}
