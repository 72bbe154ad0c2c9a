import CoreGraphics
import QuartzCore

/// The cylinder on which the rows of a picker's component lie. Distances are measured along its surface, in points, downwards from the
/// middle.
@MainActor
struct WheelGeometry: Equatable {
  /// The height of the picker view and of a row.
  var height: CGFloat, rowHeight: CGFloat

  var radius: CGFloat { max(height, 1) * PickerLook.radiusShare }
  /// The distance at which rows disappear.
  var reach: CGFloat { radius * PickerLook.lastAngle }

  /// Returns the rows whose centres are visible while `position` on the surface is in the middle.
  func visibleRows(at position: CGFloat, of count: Int) -> Range<Int> {
    guard rowHeight > 0, count > 0, position.isFinite else { return 0..<0 }
    let first = max(((position - reach) / rowHeight).rounded(.up), 0)
    let last = min(((position + reach) / rowHeight).rounded(.down), CGFloat(count - 1))
    return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
  }

  /// Returns the transform of a row that would lie flat in the middle without it.
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

  /// Returns the height relative to the middle at which a place of the surface appears.
  func height(seenAt distance: CGFloat) -> CGFloat {
    let (sine, cosine) = Elementary.sincos(distance / radius)
    return radius * sine * PickerLook.eyeDistance / (PickerLook.eyeDistance + radius * (1 - cosine))
  }

  /// Returns the place of the surface that appears at a height relative to the middle. Beyond the ends, it is the nearest visible place.
  func distance(seenAt height: CGFloat) -> CGFloat {
    var (low, high) = (-reach, reach)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if self.height(seenAt: middle) < height { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
  private static let halvings = 32

  /// Returns the perspective of a component whose centre is `offset` points to the right of the picker view's centre.
  static func perspective(offset: CGFloat) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / PickerLook.eyeDistance
    let there = CATransform3DMakeTranslation(offset, 0, 0), back = CATransform3DMakeTranslation(-offset, 0, 0)
    return CATransform3DConcat(CATransform3DConcat(there, eye), back)
  }
}
