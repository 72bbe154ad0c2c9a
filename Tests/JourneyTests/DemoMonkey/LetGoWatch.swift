import CoreGraphics
import Foundation
import GestureEngine
import Motion
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// Looks whether what goes with moving fingers goes on when they let go: at its speed, or about, or ever faster or slower from there.
///
/// A spring with a long way to go, and gravity, take a finger's speed away or double it in a tick or two. They go on with that: what has
/// another speed than the finger's, and in the next tick does not change that once more by nearly as much, has been stopped or pushed. Of
/// what is let go to bodies with weights and joints, which move in the tick of the lift already, half as much is enough: they slow each other
/// down: a spring that pulls hard stops it in that tick, or turns it back.
///
/// Of one finger only views that went exactly as it did, along both axes or one, are looked at: what follows less (pulled beyond an end) has a
/// speed of its own. A bar that is as low as it gets stops while what scrolls goes on. Content that decelerates to a chosen place, such as a
/// page, has another speed than the finger. That speed is proportional to the remaining distance.
///
/// What two fingers make larger or smaller goes by a measure of its own in most demos; it is looked at if it did so evenly, and not already
/// before they came: what nobody has caught comes to its size by itself.
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
  /// A view that has another speed than it was let go with.
  private struct Suspect {
    let words: String
    /// Its speed in the first tick, in times of the one that it was let go with.
    let part: Double
    /// The speed before that, and how much of the change from there must come once more.
    let before: (part: Double, share: Double)
    /// The same measure of what it does then.
    let measure: (Sight) -> Double?
    /// It is a bar's, or a bar.
    let isBars: Bool
  }

  private(set) var found: [String] = []
  /// What was looked at: without it, that nothing was found says nothing.
  private(set) var looks = (fingers: 0, pinches: 0)
  /// What each view did in the last ticks, the latest last.
  private var sights: [ObjectIdentifier: [Sight]] = [:]
  /// Who has let go, and how many ticks ago.
  private var lift: (hold: Hold, ago: Int)?
  private var suspects: [(view: ObjectIdentifier, Suspect)] = []
  /// What grew as the last finger came and has not stood for a tick since then: no finger has caught it.
  private var growsByItself: Set<ObjectIdentifier> = []
  /// Something else that the finger had goes on.
  private var somethingGoesOn = false

  /// Slower fingers, in points a tick, throw nothing.
  private static let slowest = 8.0
  /// A way of a view is the finger's if it is off by so much at most, in points.
  private static let likeness = 1.5
  /// What grows by less than this part in a tick is not thrown.
  private static let slowestGrowth = 0.012
  /// Growth is even if it changes by so much of itself at most from one tick to the next.
  private static let evenness = 0.2
  /// What goes on with less than this part of the speed may have stopped, with more it may have been pushed.
  private static let kept = 0.15...2.5
  /// What has such a part of the speed in the tick of the lift, in which the fingers stand, and does not stand as they do, is a body that
  /// moves by itself; and how little is standing, or keeping to a speed.
  private static let ownInLift = -1.0...2.5, still = 0.05

  /// A spring that gets there in three tenths of a second changes a speed by so much less in the second tick than in the first, at least.
  private static let onceMore = 0.8

  /// A finger that went so far in each of its last ticks lets go in the next tick.
  func fingerLetsGo(_ way: CGVector) { (lift, suspects) = ((.finger(way), -1), []) }
  /// Two fingers that came together or went apart let go in the next tick, both.
  func pinchLetsGo() { (lift, suspects) = ((.pinch, -1), []) }
  /// A finger comes down in the next tick.
  func fingerComes() {
    forget()
    growsByItself = Set(sights.keys.filter { !stands($0) })
  }
  /// Something else happens, and what moves is its.
  func forget() { (lift, suspects) = (nil, []) }

  func look(_ seen: [Sight], at time: MediaTime) {
    var now: [ObjectIdentifier: [Sight]] = [:]
    for sight in seen where sight.way != nil {
      now[ObjectIdentifier(sight.view)] = (sights[ObjectIdentifier(sight.view)] ?? []).suffix(3) + [sight]
    }
    sights = now
    guard var lift else {
      growsByItself = growsByItself.filter { !stands($0) }
      return
    }
    lift.ago += 1
    self.lift = lift.ago < 2 ? lift : nil
    switch lift.ago {
    case 0: somethingGoesOn = false
    case 1:  // In the tick of the lift itself the fingers stand; in this one, what was thrown flies.
      for track in seen.compactMap({ now[ObjectIdentifier($0.view)] }) where track.count == 4 {
        switch lift.hold {
        case .finger(let way): look(track, after: way, time)
        case .pinch: lookAfterPinch(track, time)
        }
      }
    case 2: judge(now)
    default: break
    }
  }

  /// What is out of sight does neither.
  private func stands(_ view: ObjectIdentifier) -> Bool { abs(sights[view]?.last?.growth ?? 0) < Self.slowestGrowth }

  /// What is drawn on, or back, changes its speed again by as much. A bar that goes with what is scrolled has its end before that.
  private func judge(_ now: [ObjectIdentifier: [Sight]]) {
    for (view, suspect) in suspects where !(suspect.isBars && somethingGoesOn && (0..<Self.kept.lowerBound).contains(suspect.part)) {
      // Out of sight, it says nothing.
      guard let next = now[view]?.last.flatMap(suspect.measure) else { continue }
      let (first, second) = (suspect.part - suspect.before.part, next - suspect.part)
      if abs(first) < Self.still || second / first < suspect.before.share { found.append(suspect.words) }
    }
    suspects = []
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
    suspect(track, "let go at \(time.seconds) at \(way) a tick, goes \(ways[3])") { sight in
      sight.way.map { ($0.dx * way.dx + $0.dy * way.dy) / (way.dx * way.dx + way.dy * way.dy) }
    }
  }

  private func lookAfterPinch(_ track: [Sight], _ time: MediaTime) {
    let growths = track.compactMap(\.growth)
    guard growths.count == 4, abs(growths[1]) >= Self.slowestGrowth, !growsByItself.contains(ObjectIdentifier(track[3].view)) else {
      return
    }
    guard abs(growths[0] - growths[1]) <= Self.evenness * abs(growths[1]) else { return }
    looks.pinches += 1
    suspect(track, "let go at \(time.seconds) growing by \(growths[1]) a tick, grows by \(growths[3])") { sight in
      sight.growth.map { $0 / growths[1] }
    }
  }

  private func suspect(_ track: [Sight], _ words: String, measure: @escaping (Sight) -> Double?) {
    guard let part = measure(track[3]) else { return }
    if Self.kept.contains(part) { return somethingGoesOn = true }
    if let way = track[1].way, track[3].view.isInRowThrownShut(by: way) { return }
    if let way = track[3].way, track[3].view.isOnItsWayToChosenPlace(by: way, within: Self.likeness) { return somethingGoesOn = true }
    let inLift = measure(track[2]).flatMap { Self.ownInLift.contains($0) && abs($0) > Self.still ? ($0, 0.5) : nil }
    let suspect = Suspect(
      words: "\(track[3].view.nameOfWatched), \(words)", part: part, before: inLift ?? (1, Self.onceMore), measure: measure,
      isBars: sequence(first: track[3].view, next: \.superview).contains { $0 is UINavigationBar })
    suspects.append((ObjectIdentifier(track[3].view), suspect))
  }
}

extension UIView {
  /// Whether the view belongs to a row that closes after a swipe and had less of its way left than it went in a tick under the finger. Such a
  /// row stops: nothing lies beyond its place.
  fileprivate func isInRowThrownShut(by way: CGVector) -> Bool {
    guard let cell = sequence(first: self, next: \.superview).first(where: { $0 is UITableViewCell || $0 is UICollectionViewListCell }),
      let list = sequence(first: cell, next: \.superview).lazy.compactMap({ $0 as? any SwipedList }).first, list.swipe?.cell !== cell,
      let shown = cell.layer.presentation()
    else { return false }
    return abs(shown.position.x - cell.layer.position.x) < abs(way.dx)
  }

  /// Returns whether the view went in the last tick as the content of a scroll view does that decelerates to a chosen place.
  ///
  /// Such content goes an equal part of its remaining distance in each tick.
  fileprivate func isOnItsWayToChosenPlace(by way: CGVector, within likeness: Double) -> Bool {
    sequence(first: self, next: \.superview).contains { view in
      guard let scroll = view as? UIScrollView, scroll.isDecelerating, let target = scroll.dynamics.target else { return false }
      let rate = scroll.isPagingEnabled ? Decay.fastRate : scroll.dynamics.decelerationRate
      let kept = pow(rate, 1000.0 / 60), offset = scroll.contentOffset
      let right = CGVector(dx: (offset.x - target.x) * (1 - kept) / kept, dy: (offset.y - target.y) * (1 - kept) / kept)
      return hypot(way.dx - right.dx, way.dy - right.dy) < likeness
    }
  }
}
