import CoreGraphics
import Motion

@testable import UIKit

/// Looks whether what goes with moving fingers goes on when they let go: at its speed, or about.
///
/// Of one finger only views that went exactly as it did, along both axes or one, are looked at: what follows less (pulled beyond an end) has a
/// speed of its own. What two fingers make larger or smaller goes by a measure of its own in most demos; it is looked at if it did so evenly, and
/// goes on as it did.
@MainActor
final class LetGoWatch {
  /// What a view did in a tick.
  struct Sight {
    let view: UIView
    /// Where its middle went; nil for a view that is seen for the first time.
    let way: CGVector?
    /// The logarithm of what its size was multiplied with.
    let growth: Double?
  }
  private enum Hold { case finger(CGVector), pinch }

  private(set) var found: [String] = []
  /// What was looked at: without it, that nothing was found says nothing.
  private(set) var looks = (fingers: 0, pinches: 0)
  /// What each view did in the last ticks, the latest last.
  private var sights: [ObjectIdentifier: [Sight]] = [:]
  /// Who has let go, and how many ticks ago.
  private var lift: (hold: Hold, ago: Int)?

  /// Slower fingers, in points a tick, throw nothing.
  private static let slowest = 8.0
  /// A way of a view is the finger's if it is off by so much at most, in points.
  private static let likeness = 1.5
  /// What grows by less than this part in a tick is not thrown.
  private static let slowestGrowth = 0.012
  /// Growth is even if it changes by so much of itself at most from one tick to the next.
  private static let evenness = 0.2
  /// What goes on with less than this part of the speed has stopped, with more it was pushed. (A spring that calls a page back takes four
  /// fifths of a finger's speed in a tick.)
  private static let kept = 0.15...2.5

  /// A finger that went so far in each of its last ticks lets go in the next tick.
  func fingerLetsGo(_ way: CGVector) { lift = (.finger(way), -1) }
  /// Two fingers that came together or went apart let go in the next tick, both.
  func pinchLetsGo() { lift = (.pinch, -1) }
  /// Something else happens, and what moves is its.
  func forget() { lift = nil }

  func look(_ seen: [Sight], at time: MediaTime) {
    var now: [ObjectIdentifier: [Sight]] = [:]
    for sight in seen where sight.way != nil {
      now[ObjectIdentifier(sight.view)] = (sights[ObjectIdentifier(sight.view)] ?? []).suffix(3) + [sight]
    }
    sights = now
    guard var lift else { return }
    lift.ago += 1
    self.lift = lift.ago < 1 ? lift : nil
    // The tick of the lift itself: the fingers stand. In the next, what was thrown flies.
    guard lift.ago == 1 else { return }
    for track in seen.compactMap({ now[ObjectIdentifier($0.view)] }) where track.count == 4 {
      switch lift.hold {
      case .finger(let way): look(track, after: way, time)
      case .pinch: lookAfterPinch(track, time)
      }
    }
  }

  private func look(_ track: [Sight], after finger: CGVector, _ time: MediaTime) {
    let ways = track.compactMap(\.way)
    guard ways.count == 4 else { return }
    // What is scrolled follows along one axis alone.
    let followed = [finger, CGVector(dx: finger.dx, dy: 0), CGVector(dx: 0, dy: finger.dy)].first { way in
      hypot(way.dx, way.dy) >= Self.slowest && ways[0...1].allSatisfy { hypot($0.dx - way.dx, $0.dy - way.dy) < Self.likeness }
    }
    guard let way = followed else { return }
    looks.fingers += 1
    let part = (ways[3].dx * way.dx + ways[3].dy * way.dy) / (way.dx * way.dx + way.dy * way.dy)
    if !Self.kept.contains(part) {
      found.append("\(track[3].view.nameOfWatched), let go at \(time.seconds) at \(way) a tick, goes \(ways[3])")
    }
  }

  private func lookAfterPinch(_ track: [Sight], _ time: MediaTime) {
    let growths = track.compactMap(\.growth)
    guard growths.count == 4, abs(growths[1]) >= Self.slowestGrowth else { return }
    guard abs(growths[0] - growths[1]) <= Self.evenness * abs(growths[1]) else { return }
    looks.pinches += 1
    if !Self.kept.contains(growths[3] / growths[1]) {
      found.append("\(track[3].view.nameOfWatched), let go at \(time.seconds) growing by \(growths[1]) a tick, grows by \(growths[3])")
    }
  }
}
