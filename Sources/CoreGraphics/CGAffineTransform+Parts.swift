extension CGAffineTransform {
  /// The translation, rotation, scale and shear of a transform. Transforms are interpolated component by component.
  /// (Docs/behaviour/animation.md, "Interpolation and presentation values")
  public struct Parts: Equatable, Sendable {
    /// The components: `tx` and `ty` in points, `rotation` in radians, and the others as factors.
    public var tx, ty, rotation, scaleX, scaleY, shear: Double
    /// Creates the components of a transform. The shear is applied first, then the scale, the rotation and the translation.
    public init(tx: Double, ty: Double, rotation: Double, scaleX: Double, scaleY: Double, shear: Double) {
      (self.tx, self.ty, self.rotation, self.scaleX, self.scaleY, self.shear) = (tx, ty, rotation, scaleX, scaleY, shear)
    }
  }

  /// The components of the transform.
  public var parts: Parts {
    if b == 0 && c == 0 && (a > 0 || d > 0) {  // the common case without rotation needs no arc tangent
      return Parts(tx: tx, ty: ty, rotation: 0, scaleX: a, scaleY: d, shear: 0)
    }
    let scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 0 else { return Parts(tx: tx, ty: ty, rotation: 0, scaleX: 0, scaleY: d, shear: c) }
    let (ux, uy) = (a / scaleX, b / scaleX)
    return Parts(
      tx: tx, ty: ty, rotation: Elementary.atan2(b, a), scaleX: scaleX, scaleY: ux * d - uy * c, shear: ux * c + uy * d)
  }

  /// Creates the transform that has these components.
  public init(_ parts: Parts) {
    let (s, c) = parts.rotation == 0 ? (0, 1) : Elementary.sincos(parts.rotation)
    self.init(
      a: parts.scaleX * c, b: parts.scaleX * s, c: parts.shear * c - parts.scaleY * s, d: parts.shear * s + parts.scaleY * c,
      tx: parts.tx, ty: parts.ty)
  }
}
