import HostInterface
import Motion
import SegueTesting
import UIKit

/// The phase of a card when an event occurs. The phases are the columns of the card's table that begin with a finger.
/// (Docs/behaviour/card.md, "Card interruptions")
enum CardPhase: String, CaseIterable, Sendable {
  case pressed, opening, open, dragging

  /// The time of the event, in seconds of the app's time.
  var moment: Double {
    switch self {
    case .pressed: 0.45
    case .opening: 0.45
    case .open: 1.6
    case .dragging: 1.75
    }
  }

  /// The finger that brings it about, unless what happens is that finger's own; it leaves half a second after the moment.
  func events(leaves: Bool) -> [TimedEvent] {
    var hand = CardHand()
    switch self {
    case .pressed:
      hand.touch(1, at: CardShow.card, from: 0.3, to: leaves ? moment + 0.5 : nil)
    case .opening, .open:
      hand.touch(1, at: CardShow.card, from: 0.2, to: 0.3)
    case .dragging:
      hand.touch(1, at: CardShow.card, from: 0.2, to: 0.3)
      hand.touch(2, at: CGPoint(x: 187, y: 200), from: 1.4, by: CGVector(dx: 0, dy: 60), over: 0.25, to: leaves ? moment + 0.5 : nil)
    }
    return hand.events
  }
}

/// Fingers whose way is known beforehand.
struct CardHand {
  private(set) var events: [TimedEvent] = []
  private static let tick = 1.0 / 60

  /// A finger comes down, may move in a straight line, and leaves if it is said when.
  mutating func touch(
    _ finger: Int, at place: CGPoint, from start: Double, by way: CGVector = .zero, over seconds: Double = 0, to end: Double? = nil
  ) {
    tell(.began, finger, place, start)
    let last = move(finger, from: place, by: way, at: start, over: seconds)
    if let end { tell(.ended, finger, last, end) }
  }

  /// A finger that is down moves.
  @discardableResult
  mutating func move(_ finger: Int, from place: CGPoint, by way: CGVector, at start: Double, over seconds: Double) -> CGPoint {
    guard way != .zero else { return place }
    let steps = max(1, Int((seconds / Self.tick).rounded()))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      tell(.moved, finger, CGPoint(x: place.x + way.dx * part, y: place.y + way.dy * part), start + Double(step) * Self.tick)
    }
    return CGPoint(x: place.x + way.dx, y: place.y + way.dy)
  }

  mutating func lift(_ finger: Int, at place: CGPoint, _ time: Double) { tell(.ended, finger, place, time) }

  mutating func tell(_ event: InputEvent, at time: Double) { events.append(TimedEvent(event, at: .init(seconds: time))) }

  private mutating func tell(_ phase: TouchInput.Phase, _ finger: Int, _ place: CGPoint, _ time: Double) {
    tell(.touch(TouchInput(phase, finger: finger, at: place)), at: time)
  }
}
