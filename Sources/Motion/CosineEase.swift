import CoreGraphics

/// The ease of `setContentOffset(_:animated:)`: half a cosine over 0.3 s. (BEHAVIOUR §8)
public struct CosineEase: Equatable, Sendable {
  /// Seconds.
  public static let scrollDuration = 0.3

  /// From where, and to where.
  public let start, end: Double
  /// Seconds, above 0.
  public let duration: Double

  public init(from start: Double, to end: Double, duration: Double = CosineEase.scrollDuration) {
    precondition(duration > 0, "an ease over \(duration) s: it needs a duration above 0")
    (self.start, self.end, self.duration) = (start, end, duration)
  }

  /// `start` before time 0 and `end` from `duration` on.
  public func position(at t: Double) -> Double {
    if t <= 0 { return start }
    if t >= duration { return end }
    return start + (end - start) * (1 - Elementary.cos(.pi * t / duration)) / 2
  }
}
