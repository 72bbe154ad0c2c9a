import CardTransition
import Foundation
import SegueTesting
import Testing

/// A screen, which way people read on it, and the card that rests there: where the acceptance's numbers are taken. (Docs/behaviour/card.md,
/// "Card checks")
enum CardRoom: String, CaseIterable, Sendable {
  case upright, uprightMirrored, column, columnMirrored, onItsSide, onItsSideMirrored

  var isColumn: Bool { self == .column || self == .columnMirrored }
  var isOnItsSide: Bool { self == .onItsSide || self == .onItsSideMirrored }
  var isMirrored: Bool { self == .uprightMirrored || self == .columnMirrored || self == .onItsSideMirrored }

  var device: Device { isColumn ? Device.named("ipad-pro-12.9")! : isOnItsSide ? Device.iPhoneX.landscape : .iPhoneX }
  var screen: CGRect { CGRect(origin: .zero, size: device.size) }
  /// Where the card rests.
  var home: CGRect {
    let plain =
      isColumn
      ? CGRect(x: 40, y: 900, width: 335, height: 402)
      : isOnItsSide ? CGRect(x: 60, y: 150, width: 300, height: 200) : CGRect(x: 20, y: 600, width: 335, height: 402)
    return isMirrored ? CGRect(x: screen.maxX - plain.maxX, y: plain.minY, width: plain.width, height: plain.height) : plain
  }
  /// The frame of the pressed card, at a scale of 0.96.
  var pressed: CGRect { home.insetBy(dx: home.width * 0.02, dy: home.height * 0.02) }
  /// The frame of the open page. (Docs/behaviour/card.md, "Card on an iPad and with Reduce Motion")
  var place: CGRect { isColumn ? CGRect(x: 176, y: 40, width: 672, height: 1326) : screen }
  /// A finger's way from nothing to done. (Docs/behaviour/card.md, "Card dismissal")
  var distance: Double { isColumn ? 0.15 * 1326 : isOnItsSide ? 67 : 100 }
  /// A place in the page with room for the longest pull below it.
  var touch: CGPoint { isColumn ? CGPoint(x: 500, y: 300) : CGPoint(x: screen.midX, y: isOnItsSide ? 50 : 200) }

  /// Returns the page's frame after a drag of the given distance. (Docs/behaviour/card.md, "Card on an iPad and with Reduce Motion" and
  /// "Card release")
  func pulled(by points: Double) -> CGRect {
    guard !isColumn else { return place.offsetBy(dx: 0, dy: Self.band(points, over: place.height)) }
    let part = (min(points, distance) + Self.band(max(points - distance, 0), over: distance)) / distance
    return place.scaled(by: max(1 - 0.14 * part, 0.74))
  }
  /// Its speed at the end of that way, at a finger's speed: centre and size, points a second.
  func speedAtEnd(of finger: Double) -> SIMD4<Double> {
    guard !isColumn else { return SIMD4(0, 0.55 / pow(0.55 * distance / place.height + 1, 2) * finger, 0, 0) }
    return SIMD4(0, 0, place.width, place.height) * (-0.14 / distance * finger)
  }
  /// Docs/behaviour/card.md, "Card release"'s rubber band.
  static func band(_ points: Double, over length: Double) -> Double { (1 - 1 / (0.55 * points / length + 1)) * length }
}

/// The card's springs by their closed form, with the C library's functions: what the library is held against. (Docs/behaviour/card.md,
/// "Card opening" and "Card release")
struct ReferenceSpring {
  let mass = 1.0
  var stiffness, damping: Double

  /// What opens and closes: a duration of .5 s, a bounce of .2.
  static let open = ReferenceSpring(stiffness: 157.91, damping: 20.106)
  /// What comes back, and what fades: the same duration, critically damped.
  static let calm = ReferenceSpring(stiffness: 157.91, damping: 2 * 157.91.squareRoot())

  /// What is left at a time of 1 and of a speed of 1, and how fast both change.
  func factors(at t: Double) -> (way: Double, ofSpeed: Double, change: Double, changeOfSpeed: Double) {
    let half = damping / mass / 2, square = stiffness / mass - half * half, e = exp(-half * t)
    guard square > 1e-9 else { return (e * (1 + half * t), e * t, -half * half * t * e, e * (1 - half * t)) }
    let turn = square.squareRoot(), s = sin(turn * t), c = cos(turn * t)
    return (e * (c + half / turn * s), e * s / turn, -e * stiffness / mass / turn * s, e * (c - half / turn * s))
  }

  /// Where a rectangle is that goes from one place to another, so long after it began.
  func rect(from start: CGRect, at speed: SIMD4<Double> = .zero, to end: CGRect, after t: Double) -> CGRect {
    let f = factors(at: t)
    return CGRect(channels: end.channels + f.way * (start.channels - end.channels) + f.ofSpeed * speed)
  }
  /// How fast its channels change then.
  func speed(from start: CGRect, at speed: SIMD4<Double> = .zero, to end: CGRect, after t: Double) -> SIMD4<Double> {
    let f = factors(at: t)
    return f.change * (start.channels - end.channels) + f.changeOfSpeed * speed
  }
  /// With what speed it began, if it is there so long after.
  func firstSpeed(from start: CGRect, to end: CGRect, being now: CGRect, after t: Double) -> SIMD4<Double> {
    let f = factors(at: t)
    return (now.channels - end.channels - f.way * (start.channels - end.channels)) / f.ofSpeed
  }
}

extension CGRect {
  /// Centre and size: what the springs move.
  var channels: SIMD4<Double> { SIMD4(midX, midY, width, height) }
  init(channels c: SIMD4<Double>) { self.init(x: c.x - c.z / 2, y: c.y - c.w / 2, width: c.z, height: c.w) }
  /// Left, top, right, bottom.
  var edges: [Double] { [minX, minY, maxX, maxY] }
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
  /// How far the edge is that is farthest from its own in another rectangle.
  func distance(to other: CGRect) -> Double { zip(edges, other.edges).map { abs($0 - $1) }.max()! }
  func scaled(by scale: Double) -> CGRect { insetBy(dx: width * (1 - scale) / 2, dy: height * (1 - scale) / 2) }
}

extension CardTheatre {
  convenience init(_ room: CardRoom, ticksPerSecond: Int = 60) {
    self.init(
      ticksPerSecond: ticksPerSecond, environment: EnvironmentSettings(direction: room.isMirrored ? .rightToLeft : .leftToRight),
      device: room.device, home: room.home)
  }

  /// What can be touched of the page.
  func middle(in room: CardRoom) -> CGPoint { rect.intersection(room.screen).middle }

  /// A finger that has pulled the page so many points of its way, and stays.
  func pull(_ room: CardRoom, to points: Double, fromEdge: Bool = false) -> TestApp.Finger {
    let edge = CGPoint(x: room.isMirrored ? room.screen.maxX - 2 : 2, y: room.screen.midY)
    let finger = app.touch(fromEdge ? edge : room.touch)
    func go(_ way: Double) -> CGVector { fromEdge ? CGVector(dx: room.isMirrored ? -way : way, dy: 0) : CGVector(dx: 0, dy: way) }
    finger.move(by: go(20), duration: 0.1)
    finger.move(by: go(points - pulled * room.distance), duration: 0.2)
    return finger
  }
}
