import CoreGraphics
import Motion
import QuartzCore

/// How a page flies: along the system spring from where it is, with the speed it has, to a goal that may move. (BEHAVIOUR-2 §25)
///
/// On the display's ticks, as sheets do: what it flies to is asked for each time, since the source may scroll, be reused or be gone.
@MainActor
final class ZoomMotion {
  /// Without damping, in radians per second; it is critical.
  nonisolated static let frequency = Spring.system.frequency
  /// What the transition says that it takes, in seconds.
  nonisolated static let reportedDuration = 0.5
  /// Nearer to its goal than this, in points, and slower than this, in points a second, it is there. (A choice.)
  static let restDistance = 0.2, restSpeed = 20.0
  /// The same of its openness, 0…1.
  static let restOpenness = 0.002

  private(set) var place = ZoomPlace(.zero, openness: 0)
  /// Of each number, a second; zero at rest.
  private(set) var velocity = SIMD8<Double>.zero
  private(set) var goal: ZoomPlace?
  /// Told of each new place.
  var onMove: () -> Void = {}
  /// Asked on each tick where it is to go, before it goes on.
  var onTick: () -> Void = {}
  private var arrival: (() -> Void)?
  /// From when on the spring runs.
  private var start = MediaTime.zero
  private var link: (runtime: Runtime, target: DisplayLinkTarget)?

  isolated deinit { leave() }

  /// Puts it somewhere, at rest.
  func put(_ place: ZoomPlace) {
    stop()
    self.place = place
    onMove()
  }

  /// Flies from where it is; `arrival` is called when it is there, not if it is stopped on the way.
  func fly(to goal: ZoomPlace, velocity: SIMD8<Double>, in runtime: Runtime, then arrival: @escaping () -> Void) {
    (self.goal, self.velocity, self.arrival, start) = (goal, velocity, arrival, runtime.now)
    guard link == nil else { return }
    link = (runtime, runtime.addDisplayLink(finish: { [weak self] in self?.arrive() }) { [weak self] time in self?.step(at: time) })
  }

  /// Another goal from now on; with `carrying`, the page goes along by that much, as what it belongs to did.
  func aim(at goal: ZoomPlace, carrying: SIMD8<Double> = .zero, in runtime: Runtime) {
    guard self.goal != nil else { return }
    advance(to: runtime.now)
    place.numbers += carrying
    self.goal = goal
  }

  /// Stays where it is. Whoever waits for its arrival waits in vain.
  func stop() {
    (goal, arrival, velocity) = (nil, nil, .zero)
    leave()
  }

  private func leave() {
    if let link { link.runtime.removeDisplayLink(link.target) }
    link = nil
  }

  /// Place and speed at an instant, and the spring anew from there.
  private func advance(to time: MediaTime) {
    guard let goal else { return }
    let t = max(time - start, 0), w = Self.frequency
    let e = Elementary.exp(-w * t)
    let away = place.numbers - goal.numbers, c = velocity + w * away
    place.numbers = goal.numbers + (away + c * t) * e
    velocity = (velocity - w * t * c) * e
    start = time
  }

  private func step(at time: MediaTime) {
    guard goal != nil else { return leave() }
    onTick()
    advance(to: time)
    guard let goal else { return leave() }
    if isThere(goal) { arrive() } else { onMove() }
  }

  private func arrive() {
    guard let goal else { return leave() }
    let arrival = arrival
    put(goal)
    arrival?()
  }

  private func isThere(_ goal: ZoomPlace) -> Bool {
    let away = place.numbers - goal.numbers
    let isNear = (0..<4).allSatisfy { abs(away[$0]) < Self.restDistance && abs(velocity[$0]) < Self.restSpeed }
    return isNear && abs(away[4]) < Self.restOpenness
  }
}
