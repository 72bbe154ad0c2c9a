import UIKit

/// The velocity of a finger over the last tenth of a second. A finger that has not moved for this long has no velocity.
struct CardVelocity {
  private var samples: [(time: Double, place: CGPoint)] = []
  private static let length = 0.1
  /// The tolerance for equal times, in seconds. Differences of times are not exact.
  private static let instant = 1e-6

  mutating func add(_ place: CGPoint, at time: Double) {
    if let last = samples.last, last.place == place { return }
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, place))
    while samples.count > 2, time - samples[1].time >= Self.length - Self.instant { samples.removeFirst() }
  }

  /// Returns the velocity at a time, in points per second.
  func value(at time: Double, stale: Double) -> CGPoint {
    guard samples.count > 1, let last = samples.last, time - last.time < stale - Self.instant else { return .zero }
    let limit = last.time - Self.length - Self.instant
    // Samples from before the last tenth of a second count only if there are no others, because the finger had rested there.
    let first = samples[samples.count > 2 && samples[0].time < limit ? 1 : 0]
    let seconds = min(last.time - first.time, Self.length)
    return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
  }
}
