import CoreGraphics
import QuartzCore

/// The cylinder on which the rows of a picker's component lie. Distances run along its surface, in points, from the middle down.
@MainActor
struct WheelGeometry: Equatable {
  /// The height of the picker view and of a row.
  var height: CGFloat, rowHeight: CGFloat

  var radius: CGFloat { max(height, 1) * PickerLook.radiusShare }
  /// The distance at which rows disappear.
  var reach: CGFloat { radius * PickerLook.lastAngle }

  /// The rows whose middles are visible while the surface at `position` is in the middle.
  func visibleRows(at position: CGFloat, of count: Int) -> Range<Int> {
    guard rowHeight > 0, count > 0, position.isFinite else { return 0..<0 }
    let first = max(((position - reach) / rowHeight).rounded(.up), 0)
    let last = min(((position + reach) / rowHeight).rounded(.down), CGFloat(count - 1))
    return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
  }

  /// The transform of a row that lies flat in the middle.
  func transform(at distance: CGFloat) -> CATransform3D {
    let (sine, cosine) = Elementary.sincos(distance / radius)
    let turn = CATransform3DMakeRotation(-distance / radius, 1, 0, 0)
    return CATransform3DConcat(turn, CATransform3DMakeTranslation(0, radius * sine, radius * (cosine - 1)))
  }

  func opacity(at distance: CGFloat) -> CGFloat {
    let away = min(max((abs(distance) / rowHeight - 0.4) / 0.6, 0), 1)
    let end = PickerLook.lastAngle - PickerLook.fadeAngle
    let fade = min(max((PickerLook.lastAngle - abs(distance) / radius) / end, 0), 1)
    return (1 - away * (1 - PickerLook.neighbourOpacity)) * fade
  }

  /// The height above or below the middle at which a place of the surface appears.
  func height(seenAt distance: CGFloat) -> CGFloat {
    let (sine, cosine) = Elementary.sincos(distance / radius)
    return radius * sine * PickerLook.eyeDistance / (PickerLook.eyeDistance + radius * (1 - cosine))
  }

  /// The place of the surface that appears at a height above or below the middle; the nearest visible one beyond the ends.
  func distance(seenAt height: CGFloat) -> CGFloat {
    var (low, high) = (-reach, reach)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if self.height(seenAt: middle) < height { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
  private static let halvings = 32

  /// The perspective of a component whose middle lies `offset` points right of the picker view's middle.
  static func perspective(offset: CGFloat) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / PickerLook.eyeDistance
    let there = CATransform3DMakeTranslation(offset, 0, 0), back = CATransform3DMakeTranslation(-offset, 0, 0)
    return CATransform3DConcat(CATransform3DConcat(there, eye), back)
  }
}
