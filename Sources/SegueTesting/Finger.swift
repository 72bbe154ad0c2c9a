import HostInterface
import Motion
import UIKit

extension TestApp {
  /// A finger on the screen, from its touch until it is lifted or cancelled.
  @MainActor
  public final class Finger {
    /// The time at which the app receives an event of a finger.
    package enum Delivery {
      /// The event is delivered at the next tick, which runs at once. This is how a screen reports touches.
      case atNextTick
      /// The event is delivered at the current time, in an update cycle that runs at once. A test can thus choose any time.
      case atOnce
      /// The event has the current time and is delivered in the next update cycle, together with those of other fingers.
      case withNextTurn
    }

    private unowned let session: AppSession
    private let number: Int
    /// The location in points of the window.
    public private(set) var location: CGPoint

    /// Creates a finger above the screen. It has sent no event yet.
    package init(on session: AppSession, number: Int, at location: CGPoint) {
      (self.session, self.number, self.location) = (session, number, location)
    }

    /// Moves the finger in a straight line to a location, with one event per tick. The duration is in seconds.
    public func move(to target: CGPoint, duration: Seconds) {
      let start = location
      let steps = max(1, Int((duration * 1e9 / Double(session.tick)).rounded()))
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        tell(.moved, at: CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part))
      }
    }
    /// Moves the finger in a straight line by an offset, with one event per tick. The duration is in seconds.
    public func move(by offset: CGVector, duration: Seconds) {
      move(to: CGPoint(x: location.x + offset.dx, y: location.y + offset.dy), duration: duration)
    }
    /// Lifts the finger from the screen.
    public func lift() { tell(.ended) }
    /// Cancels the touch, as the system does when a call arrives.
    public func cancel() { tell(.cancelled) }

    /// Sends an event. The default location is the current one.
    package func tell(_ phase: TouchInput.Phase, at place: CGPoint? = nil, delivery: Delivery = .atNextTick) {
      location = place ?? location
      let time = delivery == .atNextTick ? session.nextTick(after: session.now) : session.now
      session.receive(TimedEvent(.touch(TouchInput(phase, finger: number, at: location)), at: time))
      if delivery != .withNextTurn { session.advance(to: time) }
    }
  }
}
