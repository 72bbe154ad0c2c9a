import Motion

/// The mapping of a parent's time to local time: `local = (parent − beginTime) × speed + timeOffset`. See section 1 of
/// Docs/behaviour-sources.md.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
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
