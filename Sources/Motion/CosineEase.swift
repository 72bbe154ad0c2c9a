import CoreGraphics

/// The easing of `setContentOffset(_:animated:)`, which is half a cosine over 0.3 s. (Docs/behaviour/touch.md, "Scroll views")
public struct CosineEase: Equatable, Sendable {
  /// The duration of an animated scroll, in seconds.
  public static let scrollDuration = 0.3

  /// The positions at the start and at the end.
  public let start, end: Double
  /// The duration in seconds, which is above 0.
  public let duration: Double

  /// Creates an easing between two positions. The default duration is `scrollDuration`.
  /// - Precondition: The duration is above 0.
  public init(from start: Double, to end: Double, duration: Double = CosineEase.scrollDuration) {
    precondition(duration > 0, "an ease over \(duration) s: it needs a duration above 0")
    (self.start, self.end, self.duration) = (start, end, duration)
  }

  /// Returns the position at a time. It is `start` before time 0 and `end` from `duration` on.
  public func position(at t: Double) -> Double {
    if t <= 0 { return start }
    if t >= duration { return end }
    return start + (end - start) * (1 - Elementary.cos(.pi * t / duration)) / 2
  }
}
