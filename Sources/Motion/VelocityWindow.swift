import CoreGraphics

/// The velocity of a moving point, averaged over the last tenth of a second. (Docs/behaviour/touch.md, "Gesture recognizers")
///
/// Only movement counts. The window ends at the newest movement, not at the time of the query. As in UIKit, a finger that rests keeps its
/// last velocity, whether or not its host continues to report it. A finger that moves again starts from its last position. A gap that is as
/// long as the window counts as rest.
public struct VelocityWindow: Sendable {
  /// The length of the window, in seconds.
  public static let length = 0.1

  private var samples: [(time: MediaTime, position: CGPoint)] = []

  /// Creates a window without samples.
  public init() {}

  /// Adds a sample. A later sample at an equal time replaces the earlier one, and a sample at an unchanged position is ignored.
  public mutating func add(_ position: CGPoint, at time: MediaTime) {
    if samples.last?.position == position { return }
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, position))
    // One sample at or before the window's start is kept, so that two samples with a large gap still give a velocity.
    while samples.count > 2, time - samples[1].time >= Self.length { samples.removeFirst() }
  }

  /// The velocity, in points per second. It is zero until there are two samples.
  public var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let rested = samples[1].time - first.time > Self.length
    let seconds = rested ? Self.length : last.time - first.time
    return CGPoint(x: (last.position.x - first.position.x) / seconds, y: (last.position.y - first.position.y) / seconds)
  }

  /// Returns the time in seconds since the newest movement or the first sample. It is infinite if there is no sample.
  public func age(at time: MediaTime) -> Seconds { samples.last.map { time - $0.time } ?? .infinity }
}
