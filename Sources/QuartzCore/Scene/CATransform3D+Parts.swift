import CoreGraphics

extension CATransform3D {
  /// The translation, scale, skew, perspective and rotation of a transform. 3D transforms are interpolated component by component.
  /// (Docs/behaviour/animation.md, "Interpolation and presentation values")
  package struct Parts: Equatable, Sendable {
    var translation = SIMD3<Double>(0, 0, 0)
    var scale = SIMD3<Double>(1, 1, 1)
    /// The skews in the planes xy, xz and yz.
    var skew = SIMD3<Double>(0, 0, 0)
    var perspective = SIMD4<Double>(0, 0, 0, 1)
    /// The rotation as a unit quaternion x, y, z, w.
    var rotation = SIMD4<Double>(0, 0, 0, 1)
  }

  /// The components of the transform. They are `nil` for a transform that flattens space.
  package var parts: Parts? {
    guard m44 != 0 else { return nil }
    var (x, y, z, w) = (rows.0 / m44, rows.1 / m44, rows.2 / m44, rows.3 / m44)
    var result = Parts()

    // The perspective remains when the other components are removed. It is the last column divided by the matrix without it.
    let last = SIMD4(x[3], y[3], z[3], w[3])
    (x[3], y[3], z[3], w[3]) = (0, 0, 0, 1)
    if last != SIMD4(0, 0, 0, 1) {
      let plain = CATransform3D(rows: x, y, z, w)
      let inverse = CATransform3DInvert(plain)
      guard inverse != plain || plain == CATransform3DIdentity else { return nil }
      let (i0, i1, i2, i3) = inverse.rows
      result.perspective = SIMD4((i0 * last).sum(), (i1 * last).sum(), (i2 * last).sum(), (i3 * last).sum())
    }
    result.translation = SIMD3(w[0], w[1], w[2])

    // Gram–Schmidt on the rows separates the scale and the skew from an orthonormal frame.
    func xyz(_ r: SIMD4<Double>) -> SIMD3<Double> { SIMD3(r[0], r[1], r[2]) }
    func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
    var (a, b, c) = (xyz(x), xyz(y), xyz(z))
    result.scale.x = length(a)
    guard result.scale.x > 0 else { return nil }
    a /= result.scale.x
    result.skew.x = (a * b).sum()
    b -= result.skew.x * a
    result.scale.y = length(b)
    guard result.scale.y > 0 else { return nil }
    b /= result.scale.y
    result.skew.x /= result.scale.y
    result.skew.y = (a * c).sum()
    c -= result.skew.y * a
    result.skew.z = (b * c).sum()
    c -= result.skew.z * b
    result.scale.z = length(c)
    guard result.scale.z > 0 else { return nil }
    c /= result.scale.z
    result.skew.y /= result.scale.z
    result.skew.z /= result.scale.z
    let cross = SIMD3(b.y * c.z - b.z * c.y, b.z * c.x - b.x * c.z, b.x * c.y - b.y * c.x)
    if (a * cross).sum() < 0 {  // for a reflection one axis is reversed, which is x
      result.scale.x = -result.scale.x
      a = -a
    }
    result.rotation = Self.quaternion(a, b, c)
    return result
  }

  package init(_ parts: Parts) {
    let t = parts.translation
    self = CATransform3D(
      rows: [1, 0, 0, parts.perspective.x], [0, 1, 0, parts.perspective.y], [0, 0, 1, parts.perspective.z], [0, 0, 0, parts.perspective.w])
    self = CATransform3DConcat(CATransform3DMakeTranslation(t.x, t.y, t.z), self)
    self = CATransform3DConcat(Self.matrix(parts.rotation), self)
    let k = parts.skew
    self = CATransform3DConcat(CATransform3D(rows: [1, 0, 0, 0], [k.x, 1, 0, 0], [k.y, k.z, 1, 0], [0, 0, 0, 1]), self)
    self = CATransform3DScale(self, parts.scale.x, parts.scale.y, parts.scale.z)
  }

  private static func quaternion(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) -> SIMD4<Double> {
    // The rows are the images of the axes. As Shepperd proposed, the largest component is computed first.
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      return SIMD4((b.z - c.y) / s, (c.x - a.z) / s, (a.y - b.x) / s, s / 4)
    }
    if a.x > b.y && a.x > c.z {
      let s = (1 + a.x - b.y - c.z).squareRoot() * 2
      return SIMD4(s / 4, (a.y + b.x) / s, (c.x + a.z) / s, (b.z - c.y) / s)
    }
    if b.y > c.z {
      let s = (1 + b.y - a.x - c.z).squareRoot() * 2
      return SIMD4((a.y + b.x) / s, s / 4, (b.z + c.y) / s, (c.x - a.z) / s)
    }
    let s = (1 + c.z - a.x - b.y).squareRoot() * 2
    return SIMD4((c.x + a.z) / s, (b.z + c.y) / s, s / 4, (a.y - b.x) / s)
  }

  private static func matrix(_ q: SIMD4<Double>) -> CATransform3D {
    let (x, y, z, w) = (q.x, q.y, q.z, q.w)
    return CATransform3D(
      rows: [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0], [0, 0, 0, 1])
  }
}

extension CATransform3D {
  /// Returns the interpolation between two transforms. Flat transforms use their affine components. Others use their 3D components, and the
  /// rotation takes the shorter way. A transform without components is interpolated entry by entry.
  package static func between(_ a: CATransform3D, _ b: CATransform3D, at p: Double) -> CATransform3D {
    if let x = a.affine, let y = b.affine {
      let (from, to) = (x.parts.components, y.parts.components)
      return CATransform3D(CGAffineTransform(components: from + AnimatableProperty.transform.difference(to, from) * p))
    }
    guard let from = a.parts, var to = b.parts else {
      let (x, y) = (a.rows, b.rows)
      return CATransform3D(
        rows: x.0 + (y.0 - x.0) * p, x.1 + (y.1 - x.1) * p, x.2 + (y.2 - x.2) * p, x.3 + (y.3 - x.3) * p)
    }
    var result = Parts()
    result.translation = from.translation + (to.translation - from.translation) * p
    result.scale = from.scale + (to.scale - from.scale) * p
    result.skew = from.skew + (to.skew - from.skew) * p
    result.perspective = from.perspective + (to.perspective - from.perspective) * p
    var cosine = (from.rotation * to.rotation).sum()
    if cosine < 0 { (to.rotation, cosine) = (-to.rotation, -cosine) }
    if cosine > 1 - 1e-12 {
      result.rotation = from.rotation
    } else {
      let angle = Elementary.atan2(max(1 - cosine * cosine, 0).squareRoot(), cosine)
      let sine = Elementary.sin(angle)
      result.rotation =
        (Elementary.sin((1 - p) * angle) / sine) * from.rotation + (Elementary.sin(p * angle) / sine) * to.rotation
    }
    return CATransform3D(result)
  }
}
