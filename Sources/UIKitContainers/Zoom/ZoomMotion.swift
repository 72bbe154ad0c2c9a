import CoreGraphics
import InterfaceGeometry
import Motion
import QuartzCore

/// The movement of a zoomed view to a destination that may move, with the system spring (Docs/behaviour/controllers.md, "Zoom transition").
///
/// It continues with the current position and speed. As with sheets, it runs on the ticks of the display.
/// At each tick the destination is queried, because the source view may scroll, be reused or be removed.
@MainActor
final class ZoomMotion {
  /// The duration that the transition reports, in seconds.
  nonisolated static let reportedDuration = 0.5
  /// The distance from the destination, in points, and the speed, in points per second, below which the movement ends (a choice of Segue).
  static let restDistance = 0.2, restSpeed = 20.0
  /// The limit for the openness, which has the range 0 to 1.
  static let restOpenness = 0.002

  private(set) var place = ZoomPlace(.zero, openness: 0)
  /// The velocity of each number, per second. It is zero at rest.
  private(set) var velocity = SIMD8<Double>.zero
  private(set) var goal: ZoomPlace?
  /// Called at each new position.
  var onMove: () -> Void = {}
  /// Called at each tick to update the destination, before the movement continues.
  var onTick: () -> Void = {}
  private var arrival: (() -> Void)?
  /// The start time of the spring.
  private var start = MediaTime.zero
  private var link: (runtime: Runtime, target: DisplayLinkTarget)?

  isolated deinit { leave() }

  /// Moves the view to a position without a velocity.
  func put(_ place: ZoomPlace) {
    stop()
    self.place = place
    onMove()
  }

  /// Starts a movement from the current position. `arrival` is called at its end, but not if it is stopped.
  func fly(to goal: ZoomPlace, velocity: SIMD8<Double>, in runtime: Runtime, then arrival: @escaping () -> Void) {
    (self.goal, self.velocity, self.arrival, start) = (goal, velocity, arrival, runtime.now)
    guard link == nil else { return }
    link = (runtime, runtime.addDisplayLink(finish: { [weak self] in self?.arrive() }) { [weak self] time in self?.step(at: time) })
  }

  /// Changes the destination. The view is also moved by `carrying`, which is the movement of its source view.
  func aim(at goal: ZoomPlace, carrying: SIMD8<Double> = .zero, in runtime: Runtime) {
    guard self.goal != nil else { return }
    advance(to: runtime.now)
    place.numbers += carrying
    self.goal = goal
  }

  /// Stops at the current position. The closure for the arrival is not called.
  func stop() {
    (goal, arrival, velocity) = (nil, nil, .zero)
    leave()
  }

  private func leave() {
    if let link { link.runtime.removeDisplayLink(link.target) }
    link = nil
  }

  /// Advances position and speed to a time, and restarts the spring from there.
  private func advance(to time: MediaTime) {
    guard let goal else { return }
    for index in place.numbers.indices {
      let spring = RetargetingSpring(from: place.numbers[index], velocity: velocity[index], to: goal.numbers[index])
      (place.numbers[index], velocity[index]) = spring.state(after: max(time - start, 0))
    }
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
