import UIKit

/// How fast a finger goes: over the last tenth of a second. One that has not moved for as long has no speed.
struct CardVelocity {
  private var samples: [(time: Double, place: CGPoint)] = []
  private static let length = 0.1

  mutating func add(_ place: CGPoint, at time: Double) {
    if let last = samples.last, last.place == place { return }
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, place))
    while samples.count > 2, time - samples[1].time >= Self.length { samples.removeFirst() }
  }

  mutating func forget() { samples = [] }

  /// Points a second at a time.
  func value(at time: Double, stale: Double) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time, time - last.time < stale - 1e-6 else { return .zero }
    let seconds = min(last.time - first.time, Self.length)
    return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
  }
}
