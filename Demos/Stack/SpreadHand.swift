import UIKit

/// A translation of a pinch or a push into the progress of the change, and into the decision at its end.
struct SpreadHand {
  /// The position where the fingers came down, corrected when a finger is added or removed.
  private(set) var place = CGPoint.zero
  /// The last known position of the fingers.
  private var last = CGPoint.zero
  /// The scale of the pinch recognizer when the fingers took hold. The progress is measured from there, so that nothing jumps at the
  /// beginning.
  private let start: CGFloat
  let isOpening: Bool

  init(place: CGPoint = .zero, scale: CGFloat = 1, isOpening: Bool = true) {
    (self.place, last, start, self.isOpening) = (place, place, max(scale, 0.01), isOpening)
  }

  /// The increase of the scale that corresponds to the whole opening, and the decrease that corresponds to the whole closing.
  private static let spread: CGFloat = 1.2, squeeze: CGFloat = 0.55
  /// The distance in points, up or down, that corresponds to the whole change.
  private static let push: CGFloat = 280
  /// The largest progress beyond both ends. The resistance grows towards it.
  private static let give: CGFloat = 0.12
  /// The time in seconds by which the progress is predicted when the fingers lift.
  private static let lookahead: CGFloat = 0.15

  func progress(scale: CGFloat) -> CGFloat { soften(raw(scale: scale)) }
  func progress(travel: CGFloat) -> CGFloat { soften(raw(travel: travel)) }

  mutating func wandered(to other: CGPoint) -> CGPoint {
    last = other
    return CGPoint(x: other.x - place.x, y: other.y - place.y)
  }

  /// Corrects the position when a finger is added or removed, because the midpoint of the fingers jumps without a movement.
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

/// A pinch recognizer that calls a closure when a finger is added or removed.
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
