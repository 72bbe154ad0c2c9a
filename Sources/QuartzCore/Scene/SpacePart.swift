import CoreGraphics

extension AnimationKeyPath {
  /// The part of a 3D transform that a key path such as `transform.rotation.y` names.
  package enum SpacePart: Sendable { case rotationX, rotationY, translationZ, scaleZ }
}

extension AnimationKeyPath.SpacePart {
  /// Returns the value of this part in a transform.
  func value(in t: CATransform3D) -> CGFloat {
    switch self {
    case .translationZ: return t.m43
    case .scaleZ: return (t.m31 * t.m31 + t.m32 * t.m32 + t.m33 * t.m33).squareRoot()
    case .rotationX: return Self.turns(of: t).x
    case .rotationY: return Self.turns(of: t).y
    }
  }

  /// Returns the rotations about x and y. Two sequences of rotations about x, y and z give the same orientation. The one with smaller
  /// rotations about x and z is chosen, so that a half turn about y stays one.
  private static func turns(of t: CATransform3D) -> (x: CGFloat, y: CGFloat) {
    let x = Elementary.atan2(t.m23, t.m33), z = Elementary.atan2(t.m12, t.m11)
    let y = Elementary.atan2(-t.m13, (t.m11 * t.m11 + t.m12 * t.m12).squareRoot())
    func opposite(_ angle: CGFloat) -> CGFloat { angle > 0 ? angle - .pi : angle + .pi }
    let isNearer = abs(opposite(x)) + abs(opposite(z)) < abs(x) + abs(z) - 1e-9
    return isNearer ? (opposite(x), y < 0 ? -.pi - y : .pi - y) : (x, y)
  }

  /// Returns the transform with this part set to a value.
  func setting(_ value: CGFloat, in t: CATransform3D) -> CATransform3D {
    let old = self.value(in: t)
    switch self {
    case .translationZ:
      var t = t
      t.m43 = value
      t.m44 += (value - old) * t.m34  // nearer content appears larger
      return t
    case .scaleZ: return CATransform3DScale(t, 1, 1, value / max(old, .leastNormalMagnitude))
    case .rotationX: return CATransform3DRotate(t, value - old, 1, 0, 0)
    case .rotationY: return CATransform3DRotate(t, value - old, 0, 1, 0)
    }
  }
}
