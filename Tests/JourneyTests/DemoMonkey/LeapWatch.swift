import CoreGraphics
import Motion

@testable import UIFoundation
@testable import UIKit
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// Looks from tick to tick whether a view that can be seen leaps: goes far in one tick, unlike both in the one before and in the next, and
/// unlike what lies between those.
///
/// What follows a finger, a spring or gravity may be as quick: then it is so for more than one tick. What gathers speed goes farther from
/// tick to tick, until a finger stops it. Fingers that moved and stand for a tick, because one of them leaves or because something else
/// happens, let what follows them stand for that tick as well, or show alone what moves beneath: that tick and the next are looked at as
/// one.
@MainActor
final class LeapWatch {
  /// A cell that shows another item is another thing, and so is a header or footer of another section.
  private struct Thing: Hashable {
    let view: ObjectIdentifier
    let item: IndexPath?
  }
  /// Where each corner went in a tick, or in one and in that in which fingers stood before it.
  private struct Step {
    var ways: [CGVector]
    var isOfTwo = false
    /// The movement of each corner in the second of two ticks. In the first one, something else may have moved it in another direction.
    var second: [CGVector] = []
    /// Where a corner may have gone in one tick: of two, in each by half, all at once, or as in the second one.
    func inOneTick(_ corner: Int) -> [CGVector] {
      isOfTwo ? [ways[corner], ways[corner] * 0.5, second[corner]] : [ways[corner]]
    }
  }
  /// The text of a view with a caret, and the place at which typing goes on.
  private struct Insertion: Equatable {
    let text: String
    let selection: Range<Int>
  }
  private struct Track {
    let view: UIView
    var corners: [CGPoint]
    /// All corners of the view, even if its words take up a part of it.
    var box: [CGPoint]
    /// The words of a label.
    var words: String?
    /// The text and the selection to which a caret belongs.
    var insertion: Insertion?
    /// The corners that are near enough to the screen to be judged.
    var judged: [Int]
    /// Where each corner went in this tick.
    var way: [CGVector]?
    /// What it did lately, the latest last.
    var steps: [Step] = []
    /// Where it went in a tick in which fingers stood: part of the next step.
    var stood: [CGVector]?
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

  /// In points: what is left free at an edge; a blur's standard deviation.
  private static let hair = 0.5, haze = 20.0
  /// What flies changes its speed in a tick by less than this part of it.
  private static let unevenness = 0.2
  /// In points a tick: the system's spring goes nearly so far in the first tick of a way over the whole screen, in whose second a finger may
  /// catch what it moves.
  private var leap: Double { max(36, 0.04 * (screen.map { max($0.size.width, $0.size.height) } ?? 0)) }

  /// What happens at once until then was asked for.
  func forget(until end: MediaTime) { forgetsUntil = end }

  /// Called once a tick. `fingersStand`: some moved in the tick before, and none in this one.
  func look(_ session: AppSession, fingersStand: Bool = false) {
    let time = session.now
    let next = (session.window.bounds.size, session.runtime.rotation.interface)
    // While the screen turns, everything is laid out anew on its way: text is set in other lines.
    if session.runtime.rotation.current != nil { forgetsUntil = max(forgetsUntil, time + 0.1) }
    if let screen, screen != next { tracks = [:] }
    screen = next
    var now: [Thing: Track] = [:]
    var leaping: [(track: Track, place: CGPoint)] = []
    for (thing, view, corners, box) in visible(session) {
      let judged = corners.indices.filter { near(corners[$0], next.0) }
      var track = Track(
        view: view, corners: corners, box: box, words: (view as? UILabel)?.text, insertion: Self.insertion(of: view), judged: judged)
      // A caret is at the place where typing goes on. It moves there at once.
      if time >= forgetsUntil, let old = tracks[thing], old.insertion == track.insertion {
        track.growth = Self.growth(from: old.corners, to: corners)
        let way = old.words == track.words ? zip(old.corners, corners).map { $1 - $0 } : Self.wayOfOtherWords(from: old.box, to: box)
        (track.way, track.steps) = (way, old.steps)
        if fingersStand {
          track.stood = way
        } else {
          let step = old.stood.map { Step(ways: zip($0, way).map { $0 + $1 }, isOfTwo: true, second: way) } ?? Step(ways: way)
          track.steps = old.steps.suffix(3) + [step]
          if leaps(track) { leaping.append((track, old.corners[0])) }
        }
      }
      now[thing] = track
    }
    let seen = Dictionary(now.values.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
    found += leaping.filter { !isCarried($0.track, seen) }.map { Self.words(for: $0.track, at: $0.place, time) }
    tracks = now
    letGo.look(
      now.values.map { LetGoWatch.Sight(view: $0.view, way: $0.way.map(Self.middle), growth: Self.isIndicator($0.view) ? nil : $0.growth) },
      at: time)
  }

  /// A corner that lies farther from the screen than the screen is large cannot be seen, and moves far when the view grows a little.
  private func near(_ corner: CGPoint, _ screen: CGSize) -> Bool {
    CGRect(origin: .zero, size: screen).insetBy(dx: -screen.width, dy: -screen.height).contains(corner)
  }

  /// It is as long as what it tells of lets it be: no fingers pull it apart.
  private static func isIndicator(_ view: UIView) -> Bool {
    view.superview is UIScrollView && min(view.bounds.width, view.bounds.height) == ScrollIndicators.thickness
  }

  /// Returns the text and the selection of the text view or text field whose caret a view is.
  private static func insertion(of view: UIView) -> Insertion? {
    guard let owner = sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? any EditingOwner }).first,
      owner.editing.marks.caret === view
    else { return nil }
    return Insertion(text: owner.editing.text.string, selection: owner.editing.selection)
  }

  private static func growth(from old: [CGPoint], to new: [CGPoint]) -> Double? {
    let (before, after) = (hypot(old[3].x - old[0].x, old[3].y - old[0].y), hypot(new[3].x - new[0].x, new[3].y - new[0].y))
    return before > 0 && after > 0 ? log(after / before) : nil
  }

  /// Returns the way of a label that has other words now, for each corner. Other words have another width, so an edge of the label may move.
  /// The label jumps only if all its corners do.
  private static func wayOfOtherWords(from old: [CGPoint], to new: [CGPoint]) -> [CGVector] {
    let ways = zip(old, new).map { $1 - $0 }
    guard let shortest = ways.min(by: { hypot($0.dx, $0.dy) < hypot($1.dx, $1.dy) }) else { return ways }
    return ways.map { _ in shortest }
  }

  private static func middle(_ ways: [CGVector]) -> CGVector {
    CGVector(dx: ways.reduce(0) { $0 + $1.dx } / Double(ways.count), dy: ways.reduce(0) { $0 + $1.dy } / Double(ways.count))
  }

  private static func words(for track: Track, at place: CGPoint, _ time: MediaTime) -> String {
    let ways = track.steps.suffix(3).map { "(\(Int($0.ways[0].dx)), \(Int($0.ways[0].dy)))" }.joined(separator: ", ")
    return "\(track.view.nameOfWatched) leaps to \(place) just before \(time.seconds), by \(ways)"
  }

  private func leaps(_ track: Track) -> Bool {
    guard track.steps.count >= 3 else { return false }
    let leaping = track.judged.filter { isLeap(track.steps, of: $0) }
    // A scroll indicator gets another length as soon as the content does.
    return Self.isIndicator(track.view) ? leaping.count == track.corners.count : !leaping.isEmpty
  }

  /// Returns whether a view jumps in the window, but not within the view that carries it, which does not jump. If the carrier is fast and a
  /// finger stops it, a small corner in the way of a part of it looks like a jump.
  private func isCarried(_ track: Track, _ seen: [ObjectIdentifier: Track]) -> Bool {
    let above = sequence(first: track.view, next: \.superview).dropFirst().lazy.compactMap { seen[ObjectIdentifier($0)] }.first
    guard let above, above.steps.count == track.steps.count, !leaps(above) || isCarried(above, seen) else { return false }
    guard zip(above.steps, track.steps).allSatisfy({ $0.isOfTwo == $1.isOfTwo }) else { return false }
    var own = track
    own.steps = zip(track.steps, above.steps).map { step, carrier in
      let (way, second) = (Self.middle(carrier.ways), step.isOfTwo ? Self.middle(carrier.second) : .zero)
      return Step(ways: step.ways.map { $0 - way }, isOfTwo: step.isOfTwo, second: step.second.map { $0 - second })
    }
    return !leaps(own)
  }

  /// The last step but one, between the one before it and the one after it.
  private func isLeap(_ steps: [Step], of i: Int) -> Bool {
    let (before, middle, next) = (steps[steps.count - 3], steps[steps.count - 2], steps[steps.count - 1])
    let earlier = steps.count > 3 ? steps[0] : nil
    // It was moving when it came into sight: nothing is known of how its speed changes.
    if earlier == nil, hypot(before.ways[i].dx, before.ways[i].dy) > Self.hair { return false }
    var right = [CGVector.zero]
    for old in before.inOneTick(i) {
      for new in next.inOneTick(i) { right += [old, new, (old + new) * 0.5] }
      // It gathers speed, and is stopped by a finger that comes down on it.
      for oldest in earlier?.inOneTick(i) ?? [] { right.append(old * 2 - oldest) }
    }
    if middle.isOfTwo { right += right.map { $0 * 2 } }
    let slower = [before, next].map { hypot($0.ways[i].dx, $0.ways[i].dy) }.min() ?? 0
    let leap = max(middle.isOfTwo ? 2 * leap : leap, Self.unevenness * slower)
    return right.allSatisfy { hypot(middle.ways[i].dx - $0.dx, middle.ways[i].dy - $0.dy) > leap }
  }

  /// Returns every view with visible content of its own, and the corners of its bounds in the window. Views that are fully covered or
  /// clipped are left out.
  private func visible(_ session: AppSession) -> [(Thing, UIView, corners: [CGPoint], box: [CGPoint])] {
    var result: [(Thing, UIView, corners: [CGPoint], box: [CGPoint])] = []
    // The part of each of these that is inside of all that clips it.
    var parts: [CGRect] = []
    var clips: [ObjectIdentifier: CGRect] = [:]
    let window = CGRect(origin: .zero, size: session.window.bounds.size)
    ShownTree(scene: session.runtime.scene, time: session.now).visit(session.window) { view, shown, map, opacity, _ in
      let b = shown.bounds
      let clip = view.superview.flatMap { clips[ObjectIdentifier($0)] } ?? window, box = b.applying(map)
      clips[ObjectIdentifier(view)] = shown.masksToBounds ? clip.intersection(box) : clip
      guard opacity > 0.3, b.width > 0, b.height > 0 else { return }
      // Of what leaps behind it nobody sees more than a hair at its edges, or a haze.
      let isSolid = shown.backgroundColor.map { $0.alpha == 1 } ?? false,
        isHazy = shown.rare.backdrop.map { $0.sigma >= Self.haze } ?? false
      if opacity > 0.99, isSolid || isHazy, box.insetBy(dx: -Self.hair, dy: -Self.hair).contains(window) { (result, parts) = ([], []) }
      let part = box.intersection(clip)
      guard !part.isNull, !part.isEmpty, shown.showsSomething else { return }
      if opacity > 0.99, isSolid, shown.cornerRadius == 0, map.b == 0, map.c == 0 {
        let cover = part.insetBy(dx: -Self.hair, dy: -Self.hair), kept = parts.indices.filter { !cover.contains(parts[$0]) }
        (result, parts) = (kept.map { result[$0] }, kept.map { parts[$0] })
      }
      let (left, right) = shown.sides
      func corners(_ left: CGFloat, _ right: CGFloat) -> [CGPoint] {
        [(left, b.minY), (right, b.minY), (left, b.maxY), (right, b.maxY)].map { CGPoint(x: $0.0, y: $0.1).applying(map) }
      }
      result.append((thing(view), view, corners(left, right), corners(b.minX, b.maxX)))
      parts.append(part)
    }
    return result
  }

  private func thing(_ view: UIView) -> Thing {
    let above = sequence(first: view, next: \.superview).lazy
    if let cell = above.compactMap({ $0 as? UITableViewCell }).first {
      let table = above.compactMap { $0 as? UITableView }.first
      return Thing(view: ObjectIdentifier(view), item: table?.indexPath(for: cell))
    }
    if let title = above.compactMap({ $0 as? UITableViewHeaderFooterView }).first, let table = title.superview as? UITableView {
      let section = (0..<table.numberOfSections).first {
        table.headerView(forSection: $0) === title || table.footerView(forSection: $0) === title
      }
      return Thing(view: ObjectIdentifier(view), item: section.map { IndexPath(index: $0) })
    }
    let cell = above.compactMap { $0 as? UICollectionViewCell }.first
    let list = above.compactMap { $0 as? UICollectionView }.first
    return Thing(view: ObjectIdentifier(view), item: cell.flatMap { list?.indexPath(for: $0) })
  }

}

extension LayerProperties {
  fileprivate var showsSomething: Bool { contents != nil || hasRare || backgroundColor.map { $0.alpha > 0 } ?? false }

  /// Between which sides something is seen. Text hangs by one: where its other one is, there may be nothing.
  fileprivate var sides: (left: Double, right: Double) {
    switch contents == nil ? .resize : rare.contentsGravity {
    case .topLeft: (bounds.minX, bounds.minX)
    case .top: (bounds.midX, bounds.midX)
    case .topRight: (bounds.maxX, bounds.maxX)
    default: (bounds.minX, bounds.maxX)
    }
  }
}

extension CGPoint {
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
}

extension CGVector {
  fileprivate static func + (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  fileprivate static func - (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  fileprivate static func * (a: CGVector, times: Double) -> CGVector { CGVector(dx: a.dx * times, dy: a.dy * times) }
}

extension UIView {
  var nameOfWatched: String { accessibilityIdentifier.map { "'\($0)'" } ?? "\(type(of: self))" }
}
