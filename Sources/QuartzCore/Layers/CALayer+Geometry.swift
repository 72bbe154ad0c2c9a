import CoreGraphics

extension CALayer {
  /// How far before the layer the anchor lies, in points.
  public var anchorPointZ: CGFloat {
    get { properties.rare.anchorPointZ }
    set { set(rare: \.anchorPointZ, newValue, .animated(.anchorPointZ)) }
  }
  /// The flat part of the transform.
  public func affineTransform() -> CGAffineTransform { properties.transform }
  /// Sets a flat transform about the anchor point.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    guard properties.isFlat else { return self.transform = CATransform3D(transform) }
    set(\.transform, transform, .animated(.transform))
  }
  /// Applied to all sublayers, about the anchor point; where perspective belongs.
  public var sublayerTransform: CATransform3D {
    get { properties.rare.sublayerTransform ?? CATransform3DIdentity }
    set { set(rare: \.sublayerTransform, newValue == CATransform3DIdentity ? nil : newValue, .animated(.sublayerTransform)) }
  }
}
