import QuartzCore

extension UIView {
  /// The transform in space, about the center; `transform` is its flat part.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
