import CoreGraphics

/// The speed of a moving point, averaged over the last tenth of a second. (BEHAVIOUR §7)
///
/// Only movement counts. The window ends at the newest, not at the time of asking: a finger that rests keeps its last velocity, as UIKit's
/// does, whether or not its host goes on reporting it. One that moves again comes from where it was: what nobody reported for as long as
/// the window was rest.
public struct VelocityWindow: Sendable {
  /// Seconds.
  public static let length = 0.1

  private var samples: [(time: MediaTime, position: CGPoint)] = []

  /// A window without samples.
  public init() {}

  /// A later sample of the same instant replaces the earlier one; one where nothing has moved is none.
  public mutating func add(_ position: CGPoint, at time: MediaTime) {
    if samples.last?.position == position { return }
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, position))
    // One sample at or before the window's start is kept, so that two samples far apart still have a velocity.
    while samples.count > 2, time - samples[1].time >= Self.length { samples.removeFirst() }
  }

  /// Points per second; zero until there are two samples.
  public var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let rested = samples[1].time - first.time > Self.length
    let seconds = rested ? Self.length : last.time - first.time
    return CGPoint(x: (last.position.x - first.position.x) / seconds, y: (last.position.y - first.position.y) / seconds)
  }

  /// Seconds from the newest movement to `time`, or from the first sample; infinite without any.
  public func age(at time: MediaTime) -> Seconds { samples.last.map { time - $0.time } ?? .infinity }
}
