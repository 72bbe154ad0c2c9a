import UIKit

/// What fingers mean: how far the change is for so much of a pinch or a push, and whether it is wanted when they leave.
struct SpreadHand {
  /// Where they came down, or where they would have to reach so far.
  private(set) var place = CGPoint.zero
  /// Where they were when last asked for.
  private var last = CGPoint.zero
  /// How far apart they were when the pinch began, as it measures: from there on they are followed, so that nothing leaps at the beginning.
  private let start: CGFloat
  let isOpening: Bool

  init(place: CGPoint = .zero, scale: CGFloat = 1, isOpening: Bool = true) {
    (self.place, last, start, self.isOpening) = (place, place, max(scale, 0.01), isOpening)
  }

  /// A spread by so much, or a pinch by so much, is all of the way.
  private static let spread: CGFloat = 1.2, squeeze: CGFloat = 0.55
  /// So many points up, or down, are all of the way.
  private static let push: CGFloat = 280
  /// Beyond both ends it goes ever harder, and so much further at most.
  private static let give: CGFloat = 0.12
  /// How far ahead, in seconds, fingers that leave are looked at.
  private static let lookahead: CGFloat = 0.15

  func progress(scale: CGFloat) -> CGFloat { soften(raw(scale: scale)) }
  func progress(travel: CGFloat) -> CGFloat { soften(raw(travel: travel)) }

  mutating func wandered(to other: CGPoint) -> CGPoint {
    last = other
    return CGPoint(x: other.x - place.x, y: other.y - place.y)
  }

  /// A finger came or went, and the middle of all of them is elsewhere: that is no way that they went.
  mutating func carryOn(at middle: CGPoint) {
    place = CGPoint(x: place.x + middle.x - last.x, y: place.y + middle.y - last.y)
    last = middle
  }

  func wantsChange(scale: CGFloat, velocity: CGFloat) -> Bool { raw(scale: scale + Self.lookahead * velocity) > 0.5 }
  func wantsChange(travel: CGFloat, velocity: CGFloat) -> Bool { raw(travel: travel + Self.lookahead * velocity) > 0.5 }

  private func raw(scale: CGFloat) -> CGFloat {
    isOpening ? (scale / start - 1) / Self.spread : (1 - scale / start) / Self.squeeze
  }
  private func raw(travel: CGFloat) -> CGFloat { (isOpening ? -travel : travel) / Self.push }

  private func soften(_ raw: CGFloat) -> CGFloat {
    if raw < 0 { return -give(-raw) }
    return raw > 1 ? 1 + give(raw - 1) : raw
  }
  private func give(_ excess: CGFloat) -> CGFloat { Self.give * (1 - 1 / (excess / Self.give + 1)) }
}

/// A pinch that says when one of its fingers makes room for another.
final class SpreadPinch: UIPinchGestureRecognizer {
  var onExchange: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    tell()
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    tell()
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    tell()
  }

  private func tell() { if numberOfTouches > 0 && (state == .began || state == .changed) { onExchange() } }
}
