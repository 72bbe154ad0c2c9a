import CoreGraphics
import Motion
import QuartzCore

/// The position of a sheet's top and its movement. It moves with the display's frames along the system spring, and keeps the velocity that
/// it has. (Docs/behaviour/presentations.md, "Sheet detents and drags")
@MainActor
final class SheetMotion {
  /// The duration that the transition reports, in seconds.
  nonisolated static let reportedDuration = 0.5
  /// The distance in points and the velocity in points per second below which the sheet counts as arrived. The values are Segue's own
  /// choice.
  static let restDistance = 0.2, restSpeed = 20.0

  /// A spring that starts at a timestamp.
  private struct Flight {
    var start: MediaTime, spring: RetargetingSpring
    var target: Double { spring.target }

    func state(at time: MediaTime) -> (position: Double, velocity: Double) {
      let now = spring.state(after: max(time - start, 0))
      return (now.value, now.velocity)
    }
  }

  /// The top edge of the sheet, in the container's coordinates.
  private(set) var position = 0.0
  /// The velocity in points per second. It is 0 at rest.
  private(set) var velocity = 0.0
  /// The closure that is called after each change of the position.
  var onMove: () -> Void = {}
  private var flight: Flight?
  private var arrival: (() -> Void)?
  private var link: (runtime: Runtime, target: DisplayLinkTarget)?

  isolated deinit { leave() }

  /// The position to which the sheet moves, or `nil` at rest.
  var target: Double? { flight?.target }

  /// Sets the position and stops the movement.
  func put(_ position: Double) {
    stop()
    self.position = position
    onMove()
  }

  /// Moves to a position with a spring. `arrival` is called when the sheet arrives, but not if the movement is stopped.
  func fly(to target: Double, velocity: Double, in runtime: Runtime, then arrival: (() -> Void)? = nil) {
    flight = Flight(start: runtime.now, spring: RetargetingSpring(from: position, velocity: velocity, to: target))
    self.velocity = velocity
    self.arrival = arrival
    guard link == nil else { return }
    link = (runtime, runtime.addDisplayLink(finish: { [weak self] in self?.arrive() }) { [weak self] time in self?.step(at: time) })
  }

  /// Changes the target of the movement. The velocity and the arrival closure stay.
  func turn(to target: Double, in runtime: Runtime) {
    guard let flight, flight.target != target else { return }
    let now = flight.state(at: runtime.now)
    position = now.position
    fly(to: target, velocity: now.velocity, in: runtime, then: arrival)
  }

  /// Stops the movement at the current position. The arrival closure is not called.
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
