import CoreGraphics
import InterfaceGeometry
import QuartzCore

/// The transforms of the layers of a wheel.
extension WheelGeometry {
  /// Returns the transform of a row that would lie flat in the middle without it.
  func transform(at distance: CGFloat) -> CATransform3D {
    let (sine, cosine) = Elementary.sincos(distance / radius)
    let turn = CATransform3DMakeRotation(-distance / radius, 1, 0, 0)
    return CATransform3DConcat(turn, CATransform3DMakeTranslation(0, radius * sine, radius * (cosine - 1)))
  }

  /// Returns the perspective of a component whose centre is `offset` points to the right of the picker view's centre.
  static func perspective(offset: CGFloat) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / Self.eyeDistance
    let there = CATransform3DMakeTranslation(offset, 0, 0), back = CATransform3DMakeTranslation(-offset, 0, 0)
    return CATransform3DConcat(CATransform3DConcat(there, eye), back)
  }
}
