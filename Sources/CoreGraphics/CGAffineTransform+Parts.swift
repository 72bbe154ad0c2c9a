extension CGAffineTransform {
  /// Translation, rotation, scale and shear: the components between which transforms are interpolated. (BEHAVIOUR §1.5)
  public struct Parts: Equatable, Sendable {
    /// Points for `tx` and `ty`, radians for `rotation`, factors for the others.
    public var tx, ty, rotation, scaleX, scaleY, shear: Double
    /// A transform of these parts: shear first, then scale, rotation and translation.
    public init(tx: Double, ty: Double, rotation: Double, scaleX: Double, scaleY: Double, shear: Double) {
      (self.tx, self.ty, self.rotation, self.scaleX, self.scaleY, self.shear) = (tx, ty, rotation, scaleX, scaleY, shear)
    }
  }

  /// The transform taken apart.
  public var parts: Parts {
    if b == 0 && c == 0 && (a > 0 || d > 0) {  // no rotation: the common case, without an arc tangent
      return Parts(tx: tx, ty: ty, rotation: 0, scaleX: a, scaleY: d, shear: 0)
    }
    let scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 0 else { return Parts(tx: tx, ty: ty, rotation: 0, scaleX: 0, scaleY: d, shear: c) }
    let (ux, uy) = (a / scaleX, b / scaleX)
    return Parts(
      tx: tx, ty: ty, rotation: Elementary.atan2(b, a), scaleX: scaleX, scaleY: ux * d - uy * c, shear: ux * c + uy * d)
  }

  /// The transform that has these parts.
  public init(_ parts: Parts) {
    let (s, c) = parts.rotation == 0 ? (0, 1) : Elementary.sincos(parts.rotation)
    self.init(
      a: parts.scaleX * c, b: parts.scaleX * s, c: parts.shear * c - parts.scaleY * s, d: parts.shear * s + parts.scaleY * c,
      tx: parts.tx, ty: parts.ty)
  }
}
