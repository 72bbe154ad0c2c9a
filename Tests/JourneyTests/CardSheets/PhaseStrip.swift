import HostInterface
import Motion
import SegueTesting
import UIKit

/// A phase of the card in one row of frames, for the article that tells of it.
enum PhaseStrip: String, CaseIterable, Sendable {
  case pressed = "phase-pressed", opening = "phase-opening", open = "phase-open"
  case dragging = "phase-dragging", closing = "phase-closing", returning = "phase-returning"

  /// When is looked, in seconds of the app's time.
  private var instants: [Double] {
    switch self {
    case .pressed: [0.28, 0.34, 0.4, 0.5, 0.8]
    case .opening: [0.3, 0.37, 0.45, 0.58, 0.75]
    case .open: [1.2, 1.5, 1.6, 1.7, 2]
    case .dragging: [1.4, 1.5, 1.6, 1.7, 1.8]
    case .closing: [1.62, 1.7, 1.78, 1.9, 2.3]
    case .returning: [1.68, 1.74, 1.8, 1.9, 2.3]
    }
  }

  private var events: [TimedEvent] {
    var hand = CardHand()
    if self == .pressed {
      hand.touch(1, at: CardShow.card, from: 0.3)
      return hand.events
    }
    hand.touch(1, at: CardShow.card, from: 0.2, to: 0.3)
    switch self {
    case .open: hand.touch(2, at: CGPoint(x: 187, y: 600), from: 1.3, by: CGVector(dx: 0, dy: -300), over: 0.3, to: 1.62)
    case .dragging: hand.touch(2, at: CGPoint(x: 187, y: 260), from: 1.38, by: CGVector(dx: 0, dy: 96), over: 0.42)
    case .closing: hand.touch(2, at: CGPoint(x: 340, y: 67), from: 1.5, to: 1.6)
    case .returning: hand.touch(2, at: CGPoint(x: 187, y: 260), from: 1.3, by: CGVector(dx: 0, dy: 90), over: 0.3, to: 1.7)
    default: break
    }
    return hand.events
  }

  /// Draws it at so many pixels a point.
  @MainActor func image(scale: Double) -> CGImage {
    let show = CardShow(), session = show.app.session
    for event in events { session.receive(event) }
    let (margin, gap, size) = (CGFloat(8), CGFloat(8), CGSize(width: 150, height: 325))
    let canvas = SheetCanvas(width: 2 * margin + CGFloat(instants.count) * (size.width + gap) - gap)
    for (index, instant) in instants.enumerated() {
      session.advance(to: .init(seconds: instant))
      let x = margin + CGFloat(index) * (size.width + gap)
      canvas.put(
        session.currentFrame().image(scale: Double(size.width / 375) * max(scale, 1)),
        in: CGRect(origin: CGPoint(x: x, y: margin), size: size))
    }
    return canvas.image(height: size.height + 2 * margin, scale: scale)
  }
}
