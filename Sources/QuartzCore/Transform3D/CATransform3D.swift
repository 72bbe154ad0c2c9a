import CoreGraphics

/// A three-dimensional transform. As in Core Animation, a point is a row vector: `[x' y' z' w'] = [x y z 1] · matrix`.
public struct CATransform3D: Hashable, Sendable {
  /// The first row, which is the image of the x axis.
  public var m11, m12, m13, m14: CGFloat
  /// The second row, which is the image of the y axis.
  public var m21, m22, m23, m24: CGFloat
  /// The third row, which is the image of the z axis. A value of −1/distance in `m34` adds perspective.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row, which is the image of the origin.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a transform whose entries are all 0, as the C structure does. The transform without effect is `CATransform3DIdentity`.
  public init() { self.init(rows: [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]) }

  /// Creates a transform from its entries, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a 3D transform that is equal to an affine transform.
  public init(_ t: CGAffineTransform) {
    self.init(rows: [t.a, t.b, 0, 0], [t.c, t.d, 0, 0], [0, 0, 1, 0], [t.tx, t.ty, 0, 1])
  }

  package init(rows a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
    self.init(
      m11: a[0], m12: a[1], m13: a[2], m14: a[3], m21: b[0], m22: b[1], m23: b[2], m24: b[3],
      m31: c[0], m32: c[1], m33: c[2], m34: c[3], m41: d[0], m42: d[1], m43: d[2], m44: d[3])
  }

  package var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    ([m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44])
  }

  /// The equal affine transform. It is `nil` if the transform leaves the plane or has perspective.
  package var affine: CGAffineTransform? {
    guard m13 == 0, m14 == 0, m23 == 0, m24 == 0, m31 == 0, m32 == 0, m33 == 1, m34 == 0, m43 == 0, m44 == 1 else { return nil }
    return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  package var isFinite: Bool {
    let (a, b, c, d) = rows
    let sum: SIMD4<Double> = (a * 0 + b * 0) + (c * 0 + d * 0)  // a number that is not finite gives NaN when it is multiplied by zero
    return sum == SIMD4<Double>(repeating: 0)
  }

  /// Returns the projection of a point of the plane z = 0, which is transformed and divided by its w. It is `nil` behind the viewer.
  package func project(_ p: CGPoint) -> CGPoint? {
    let w = p.x * m14 + p.y * m24 + m44
    guard w > 1e-9 else { return nil }
    return CGPoint(x: (p.x * m11 + p.y * m21 + m41) / w, y: (p.x * m12 + p.y * m22 + m42) / w)
  }

  /// Returns the point of the plane z = 0 whose projection is a point. It is `nil` if the plane is seen edge-on.
  package func unproject(_ q: CGPoint) -> CGPoint? {
    // x (m11 − q.x m14) + y (m21 − q.x m24) = q.x m44 − m41, and the same for y
    let (a, b, e) = (m11 - q.x * m14, m21 - q.x * m24, q.x * m44 - m41)
    let (c, d, f) = (m12 - q.y * m14, m22 - q.y * m24, q.y * m44 - m42)
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    return CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
  }
}

/// The transform that leaves points unchanged.
public let CATransform3DIdentity = CATransform3D(.identity)
