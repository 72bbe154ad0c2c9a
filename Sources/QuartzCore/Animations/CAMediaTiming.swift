import Motion

/// When something happens in its parent's time: `local = (parent − beginTime) × speed + timeOffset`. (BEHAVIOUR §1.2)
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

/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// What an animation shows outside its activity.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its last value, after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value, before its beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
