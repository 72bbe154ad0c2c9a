import CoreGraphics
import Motion

@testable import UIKit

/// Looks from tick to tick whether a view that can be seen leaps: goes far in one tick, and unlike both in the one before and in the next.
///
/// What follows a finger, a spring or gravity may be as quick: then it is so for more than one tick.
@MainActor
final class LeapWatch {
  /// A cell that shows another item is another thing.
  private struct Thing: Hashable {
    let view: ObjectIdentifier
    let item: IndexPath?
  }
  private struct Track {
    let view: UIView
    var corners: [CGPoint]
    /// Where each corner went in the last tick, and in the one before.
    var last: [CGVector]?
    var before: [CGVector]?
    /// By how much it grew in the last tick: the logarithm of what its size was multiplied with.
    var growth: Double?
  }

  private(set) var found: [String] = []
  /// Looks at the same views for what becomes of a finger's speed.
  let letGo = LetGoWatch()
  private var tracks: [Thing: Track] = [:]
  private var forgetsUntil = MediaTime.zero
  /// How the screen lay: points of another one are other points.
  private var screen: (size: CGSize, way: UIInterfaceOrientation)?

  /// In points.
  private static let leap = 36.0

  /// What happens at once until then was asked for.
  func forget(until end: MediaTime) { forgetsUntil = end }

  /// Called once a tick.
  func look(_ session: AppSession) {
    let time = session.now
    let next = (session.window.bounds.size, session.runtime.rotation.interface)
    // While the screen turns, everything is laid out anew on its way: text is set in other lines.
    if session.runtime.rotation.current != nil { forgetsUntil = max(forgetsUntil, time + 0.1) }
    if let screen, screen != next { tracks = [:] }
    screen = next
    var now: [Thing: Track] = [:]
    for (thing, view, corners) in visible(session) {
      var track = Track(view: view, corners: corners)
      if time >= forgetsUntil, let old = tracks[thing] {
        track.growth = Self.growth(from: old.corners, to: corners)
        (track.last, track.before) = (zip(old.corners, corners).map { CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y) }, old.last)
        if let before = old.before, let middle = old.last, let next = track.last, isLeap(before, middle, next) {
          let ways = [before, middle, next].map { "(\(Int($0[0].dx)), \(Int($0[0].dy)))" }.joined(separator: ", ")
          found.append("\(name(of: view)) leaps to \(old.corners[0]) just before \(time.seconds), by \(ways)")
        }
      }
      now[thing] = track
    }
    tracks = now
    letGo.look(now.values.map { LetGoWatch.Sight(view: $0.view, way: $0.last.map(Self.middle), growth: $0.growth) }, at: time)
  }

  private static func growth(from old: [CGPoint], to new: [CGPoint]) -> Double? {
    let (before, after) = (hypot(old[3].x - old[0].x, old[3].y - old[0].y), hypot(new[3].x - new[0].x, new[3].y - new[0].y))
    return before > 0 && after > 0 ? log(after / before) : nil
  }

  private static func middle(_ ways: [CGVector]) -> CGVector {
    CGVector(dx: ways.reduce(0) { $0 + $1.dx } / Double(ways.count), dy: ways.reduce(0) { $0 + $1.dy } / Double(ways.count))
  }

  private func isLeap(_ before: [CGVector], _ middle: [CGVector], _ next: [CGVector]) -> Bool {
    func far(_ a: CGVector, _ b: CGVector) -> Bool { hypot(a.dx - b.dx, a.dy - b.dy) > Self.leap }
    return middle.indices.contains { far(middle[$0], .zero) && far(middle[$0], before[$0]) && far(middle[$0], next[$0]) }
  }

  /// Every view of which there is something to see, with the corners of its bounds in the window.
  private func visible(_ session: AppSession) -> [(Thing, UIView, [CGPoint])] {
    var result: [(Thing, UIView, [CGPoint])] = []
    let window = CGRect(origin: .zero, size: session.window.bounds.size)
    ShownTree(scene: session.runtime.scene, time: session.now).visit(session.window) { view, shown, map, opacity, _ in
      let b = shown.bounds
      guard opacity > 0.3, b.width > 0, b.height > 0 else { return }
      let box = b.applying(map)
      if opacity > 0.99, shown.backgroundColor.map({ $0.alpha == 1 }) ?? false, box.contains(window) { result = [] }  // covers all before
      guard box.intersects(window) else { return }
      let corners = [(b.minX, b.minY), (b.maxX, b.minY), (b.minX, b.maxY), (b.maxX, b.maxY)]
      result.append((thing(view), view, corners.map { CGPoint(x: $0.0, y: $0.1).applying(map) }))
    }
    return result
  }

  private func thing(_ view: UIView) -> Thing {
    let above = sequence(first: view, next: \.superview).lazy
    if let cell = above.compactMap({ $0 as? UITableViewCell }).first {
      let table = above.compactMap { $0 as? UITableView }.first
      return Thing(view: ObjectIdentifier(view), item: table?.indexPath(for: cell))
    }
    let cell = above.compactMap { $0 as? UICollectionViewCell }.first
    let list = above.compactMap { $0 as? UICollectionView }.first
    return Thing(view: ObjectIdentifier(view), item: cell.flatMap { list?.indexPath(for: $0) })
  }

  private func name(of view: UIView) -> String { view.nameOfWatched }
}

extension UIView {
  var nameOfWatched: String { accessibilityIdentifier.map { "'\($0)'" } ?? "\(type(of: self))" }
}
