import HostInterface
import Motion
import UIKit

extension TestApp {
  /// One finger on the screen, until it is lifted.
  @MainActor
  public final class Finger {
    /// When the app hears what a finger does.
    package enum Delivery {
      /// At the next tick, which then happens: as a screen reports it.
      case atNextTick
      /// At this very instant, in a turn that then happens, so that a test may choose any time.
      case atOnce
      /// At this very instant, but in the next turn: as one report with what other fingers do until then.
      case withNextTurn
    }

    private unowned let session: AppSession
    private let number: Int
    /// Where it is, in window points.
    public private(set) var location: CGPoint

    /// A finger that is above the glass: it has told nobody yet.
    package init(on session: AppSession, number: Int, at location: CGPoint) {
      (self.session, self.number, self.location) = (session, number, location)
    }

    /// Moves in a straight line, an event a tick.
    public func move(to target: CGPoint, duration: Seconds) {
      let start = location
      let steps = max(1, Int((duration * 1e9 / Double(session.tick)).rounded()))
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        tell(.moved, at: CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part))
      }
    }
    /// Moves by an offset from where it is, in a straight line, an event a tick.
    public func move(by offset: CGVector, duration: Seconds) {
      move(to: CGPoint(x: location.x + offset.dx, y: location.y + offset.dy), duration: duration)
    }
    /// Leaves the screen.
    public func lift() { tell(.ended) }
    /// Is taken away, as when a call comes in.
    public func cancel() { tell(.cancelled) }

    /// Does something at a place, by default where it is.
    package func tell(_ phase: TouchInput.Phase, at place: CGPoint? = nil, delivery: Delivery = .atNextTick) {
      location = place ?? location
      let time = delivery == .atNextTick ? session.nextTick(after: session.now) : session.now
      session.receive(TimedEvent(.touch(TouchInput(phase, finger: number, at: location)), at: time))
      if delivery != .withNextTurn { session.advance(to: time) }
    }
  }
}
