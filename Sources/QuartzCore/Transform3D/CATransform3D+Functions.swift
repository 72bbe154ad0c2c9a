import CoreGraphics

/// Returns a Boolean value that indicates whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
/// Returns a Boolean value that indicates whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation by a distance in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1])
}
/// Returns a transform that scales the axes by factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1])
}

/// Returns a rotation by an angle in radians about an axis. It is the identity if the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = Elementary.sincos(angle)
  let k = 1 - c
  return CATransform3D(
    rows: [x * x * k + c, x * y * k + z * s, x * z * k - y * s, 0], [x * y * k - z * s, y * y * k + c, y * z * k + x * s, 0],
    [x * z * k + y * s, y * z * k - x * s, z * z * k + c, 0], [0, 0, 0, 1])
}

/// Returns a transform that first translates and then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}
/// Returns a transform that first scales and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}
/// Returns a transform that first rotates by an angle in radians and then applies `t`.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a transform that first applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (b0, b1, b2, b3) = b.rows
  func row(_ r: SIMD4<Double>) -> SIMD4<Double> { ((r[0] * b0 + r[1] * b1) + r[2] * b2) + r[3] * b3 }
  let (a0, a1, a2, a3) = a.rows
  return CATransform3D(rows: row(a0), row(a1), row(a2), row(a3))
}

/// Returns the inverse. A transform without an inverse is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var m = [t.rows.0, t.rows.1, t.rows.2, t.rows.3]
  var inverse: [SIMD4<Double>] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(m[$0][column]) < abs(m[$1][column]) }!
    guard abs(m[pivot][column]) > 1e-300 else { return t }
    m.swapAt(column, pivot)
    inverse.swapAt(column, pivot)
    let factor = 1 / m[column][column]
    m[column] *= factor
    inverse[column] *= factor
    for row in 0..<4 where row != column && m[row][column] != 0 {
      let k = m[row][column]
      m[row] -= k * m[column]
      inverse[row] -= k * inverse[column]
    }
  }
  return CATransform3D(rows: inverse[0], inverse[1], inverse[2], inverse[3])
}

/// Returns a 3D transform that is equal to an affine transform.
public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D { CATransform3D(t) }
/// Returns a Boolean value that indicates whether a transform stays in the plane and has no perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.affine != nil }

/// Returns the affine part of a transform. As in Core Animation, it is undefined for a transform that is not affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
