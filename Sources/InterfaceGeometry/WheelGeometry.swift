import CoreGraphics

/// The cylinder on which the rows of a picker's component lie. Distances are measured along its surface, in points, downwards from the
/// middle.
package struct WheelGeometry: Equatable {
  /// The radius of the wheels as a share of the picker view's height.
  static let radiusShare: CGFloat = 0.56
  /// The distance of the eye, in points.
  package static let eyeDistance: CGFloat = 1000
  /// The angle, in radians, at which rows disappear, and the angle at which they begin to fade.
  static let lastAngle: CGFloat = 1.36, fadeAngle: CGFloat = 0.45
  /// The opacity of the row next to the selection band.
  static let neighbourOpacity: CGFloat = 0.45

  /// The height of the picker view and of a row.
  package var height: CGFloat, rowHeight: CGFloat

  package init(height: CGFloat, rowHeight: CGFloat) { (self.height, self.rowHeight) = (height, rowHeight) }

  package var radius: CGFloat { max(height, 1) * Self.radiusShare }
  /// The distance at which rows disappear.
  package var reach: CGFloat { radius * Self.lastAngle }

  /// Returns the rows whose centres are visible while `position` on the surface is in the middle.
  package func visibleRows(at position: CGFloat, of count: Int) -> Range<Int> {
    guard rowHeight > 0, count > 0, position.isFinite else { return 0..<0 }
    let first = max(((position - reach) / rowHeight).rounded(.up), 0)
    let last = min(((position + reach) / rowHeight).rounded(.down), CGFloat(count - 1))
    return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
  }

  /// Returns the opacity of a row. Rows fade with the distance from the middle.
  package func opacity(at distance: CGFloat) -> CGFloat {
    let away = min(max((abs(distance) / rowHeight - 0.4) / 0.6, 0), 1)
    let end = Self.lastAngle - Self.fadeAngle
    let fade = min(max((Self.lastAngle - abs(distance) / radius) / end, 0), 1)
    return (1 - away * (1 - Self.neighbourOpacity)) * fade
  }

  /// Returns the height relative to the middle at which a place of the surface appears.
  package func height(seenAt distance: CGFloat) -> CGFloat {
    let (sine, cosine) = Elementary.sincos(distance / radius)
    return radius * sine * Self.eyeDistance / (Self.eyeDistance + radius * (1 - cosine))
  }

  /// Returns the place of the surface that appears at a height relative to the middle. Beyond the ends, it is the nearest visible place.
  package func distance(seenAt height: CGFloat) -> CGFloat {
    var (low, high) = (-reach, reach)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if self.height(seenAt: middle) < height { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
  private static let halvings = 32
}
