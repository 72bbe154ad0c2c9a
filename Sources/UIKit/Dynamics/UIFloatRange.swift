import QuartzCore

/// From a number to a number.
public struct UIFloatRange: Hashable, Sendable {
  /// The ends.
  public var minimum, maximum: CGFloat
  /// Nothing but 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Nothing but 0.
  public init() { self = .zero }
  /// A range between its ends.
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
  /// Whether it has no ends.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  /// As the engine takes it: nil without ends, and none where they are no numbers or the wrong way round.
  var limits: ClosedRange<CGFloat>? { isInfinite || !(minimum <= maximum) ? nil : minimum...maximum }
}
