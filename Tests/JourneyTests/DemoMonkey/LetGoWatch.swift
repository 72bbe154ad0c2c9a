import CoreGraphics
import Motion

@testable import UIKit

/// Looks whether what goes with a moving finger goes on when the finger lets go: at its speed, or about.
///
/// Only views that went exactly as the finger did are looked at: what follows less (pulled beyond an end), or by another measure (a pinch),
/// has a speed of its own.
@MainActor
final class LetGoWatch {
  private(set) var found: [String] = []
  /// Where each view went in the last ticks, the latest last.
  private var ways: [ObjectIdentifier: [CGVector]] = [:]
  /// The way of the finger that has let go, a tick, and how many ticks ago.
  private var lift: (way: CGVector, ago: Int)?

  /// Slower fingers, in points a tick, throw nothing.
  private static let slowest = 8.0
  /// A way of a view is the finger's if it is off by so much at most, in points.
  private static let likeness = 1.5
  /// What goes on with less than this part of the speed has stopped, with more it was pushed.
  private static let kept = 0.3...2.5

  /// A finger that went so far in each of its last ticks lets go in the next tick.
  func fingerLetsGo(_ way: CGVector) { lift = (way, -1) }
  /// Something else happens, and what moves is its.
  func forget() { lift = nil }

  func look(_ moved: [(view: UIView, way: CGVector?)], at time: MediaTime) {
    var now: [ObjectIdentifier: [CGVector]] = [:]
    for (view, way) in moved { if let way { now[ObjectIdentifier(view)] = (ways[ObjectIdentifier(view)] ?? []).suffix(3) + [way] } }
    ways = now
    guard var lift else { return }
    lift.ago += 1
    self.lift = lift.ago < 1 ? lift : nil
    // The tick of the lift itself: the finger stands. In the next, what was thrown flies.
    guard lift.ago == 1, hypot(lift.way.dx, lift.way.dy) >= Self.slowest else { return }
    for (view, _) in moved {
      guard let ways = now[ObjectIdentifier(view)], ways.count == 4 else { continue }
      guard ways[0...1].allSatisfy({ hypot($0.dx - lift.way.dx, $0.dy - lift.way.dy) < Self.likeness }) else { continue }
      let part = (ways[3].dx * lift.way.dx + ways[3].dy * lift.way.dy) / (lift.way.dx * lift.way.dx + lift.way.dy * lift.way.dy)
      if !Self.kept.contains(part) {
        found.append("\(view.nameOfWatched), let go at \(time.seconds) at \(lift.way) a tick, goes \(ways[3])")
      }
    }
  }
}
