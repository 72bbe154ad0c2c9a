import CoreGraphics
import Motion
import QuartzCore

/// Where the top of a sheet stands, and how it flies from place to place: on the display's ticks, along the system spring, taking over
/// whatever speed it has. (BEHAVIOUR-2 §20.2)
@MainActor
final class SheetMotion {
  /// Without damping, in radians per second; it is critical. (§2.3)
  nonisolated static let frequency = Spring.system.frequency
  /// What the transition says that it takes, in seconds.
  nonisolated static let reportedDuration = 0.5
  /// Nearer to its target than this, in points, and slower than this, in points a second, it is there. (A choice.)
  static let restDistance = 0.2, restSpeed = 20.0

  /// A critical spring from an instant on.
  private struct Flight {
    var start: MediaTime, target: Double, distance: Double, velocity: Double

    func state(at time: MediaTime) -> (position: Double, velocity: Double) {
      let t = max(time - start, 0), w = SheetMotion.frequency
      let e = Elementary.exp(-w * t), c = velocity + w * distance
      return (target + (distance + c * t) * e, (velocity - w * c * t) * e)
    }
  }

  /// The top edge, in the container.
  private(set) var position = 0.0
  /// Points per second; 0 at rest.
  private(set) var velocity = 0.0
  /// Told of each new position.
  var onMove: () -> Void = {}
  private var flight: Flight?
  private var arrival: (() -> Void)?
  private var link: (runtime: Runtime, target: DisplayLinkTarget)?

  isolated deinit { leave() }

  /// Where it flies to; nil at rest.
  var target: Double? { flight?.target }

  /// Puts it somewhere, at rest.
  func put(_ position: Double) {
    stop()
    self.position = position
    onMove()
  }

  /// Flies to a place from where it is; `arrival` is called when it is there, not if it is stopped on the way.
  func fly(to target: Double, velocity: Double, in runtime: Runtime, then arrival: (() -> Void)? = nil) {
    flight = Flight(start: runtime.now, target: target, distance: position - target, velocity: velocity)
    self.velocity = velocity
    self.arrival = arrival
    guard link == nil else { return }
    link = (runtime, runtime.addDisplayLink(finish: { [weak self] in self?.arrive() }) { [weak self] time in self?.step(at: time) })
  }

  /// Goes on to another place at the speed it has, and with what was to happen on its arrival.
  func turn(to target: Double, in runtime: Runtime) {
    guard let flight, flight.target != target else { return }
    let now = flight.state(at: runtime.now)
    position = now.position
    fly(to: target, velocity: now.velocity, in: runtime, then: arrival)
  }

  /// Stays where it is. Whoever waits for its arrival waits in vain.
  func stop() {
    (flight, arrival, velocity) = (nil, nil, 0)
    leave()
  }

  private func leave() {
    if let link { link.runtime.removeDisplayLink(link.target) }
    link = nil
  }

  private func step(at time: MediaTime) {
    guard let flight else { return leave() }
    let now = flight.state(at: time)
    if abs(now.position - flight.target) < Self.restDistance && abs(now.velocity) < Self.restSpeed {
      arrive()
    } else {
      (position, velocity) = now
      onMove()
    }
  }

  private func arrive() {
    guard let flight else { return leave() }
    let arrival = arrival
    put(flight.target)
    arrival?()
  }
}
