import Motion

/// The mapping of a parent's time to local time: `local = (parent − beginTime) × speed + timeOffset`. (Docs/behaviour/animation.md, "Media
/// timing")
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The time at which the local time begins, in the parent's time. A layer's default is 0, and for an animation 0 means the commit that
  /// first includes it.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one cycle, in seconds. A value of 0 means the duration of the transaction.
  var duration: CFTimeInterval { get set }
  /// The speed of the local time relative to the parent's. A value of 0 stops it.
  var speed: Float { get set }
  /// The offset that is added to the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of cycles, which can be fractional. A value of 0 means one cycle.
  var repeatCount: Float { get set }
  /// The time for which the cycles repeat, in seconds. If it is above 0, `repeatCount` is ignored.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether each cycle is followed by one in reverse.
  var autoreverses: Bool { get set }
  /// The effect before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A duration in seconds.
public typealias CFTimeInterval = Double

/// The effects of an animation outside its active interval.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The animation shows its last value after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The animation shows its first value before its beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The animation shows its first value before its beginning and its last value after its end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect outside its active interval.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
