import CoreGraphics

extension CALayer {
  /// Where the anchor point lies in the superlayer, in points.
  public var position: CGPoint {
    get { properties.position }
    set { if newValue != properties.position { change(.position) { $0.position = newValue } } }
  }

  /// The layer's own coordinates: what lies where in it, and its size.
  public var bounds: CGRect {
    get { properties.bounds }
    set {
      let old = properties.bounds
      guard newValue != old else { return }
      if owner == nil { return change(.boundsSize, key: "bounds") { $0.bounds = newValue } }
      if newValue.origin != old.origin { change(.boundsOrigin) { $0.bounds.origin = newValue.origin } }
      if newValue.size != old.size { change(.boundsSize) { $0.bounds.size = newValue.size } }
    }
  }

  /// The point of the bounds, in fractions of their size, that lies at `position`; (0.5, 0.5) at first.
  public var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { if newValue != properties.anchorPoint { change(.anchorPoint) { $0.anchorPoint = newValue } } }
  }
  /// How far before the layer the anchor lies, in points.
  public var anchorPointZ: CGFloat {
    get { properties.rare.anchorPointZ }
    set { change(.anchorPointZ) { $0.rare.anchorPointZ = newValue } }
  }
  /// Sublayers with a larger one are drawn later.
  public var zPosition: CGFloat {
    get { properties.rare.zPosition }
    set { if newValue != zPosition { change(.zPosition) { $0.rare.zPosition = newValue } } }
  }

  /// About the anchor point.
  public var transform: CATransform3D {
    get { properties.transform3D }
    set { if newValue != properties.transform3D { change(.transform) { $0.transform3D = newValue } } }
  }
  /// The flat part of the transform.
  public func affineTransform() -> CGAffineTransform { properties.transform }
  /// Sets a flat transform about the anchor point.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    guard transform != properties.transform || !properties.isFlat else { return }
    change(.transform) { $0.transform = transform }
  }
  /// Applied to all sublayers, about the anchor point; where perspective belongs.
  public var sublayerTransform: CATransform3D {
    get { properties.rare.sublayerTransform ?? CATransform3DIdentity }
    set { replace(.sublayerTransform) { $0.rare.sublayerTransform = newValue == CATransform3DIdentity ? nil : newValue } }
  }

  /// The bounding box in the superlayer. Setting it sets position and bounds' size; undefined under a rotation.
  public var frame: CGRect {
    get { properties.frame }
    set {
      let t = properties.transform
      let size = CGSize(width: newValue.width / abs(t.a), height: newValue.height / abs(t.d))
      let anchor = properties.anchorPoint
      let box = CGRect(origin: CGPoint(x: -anchor.x * size.width, y: -anchor.y * size.height), size: size).applying(t)
      position = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }
}
