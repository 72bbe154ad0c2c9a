import CoreGraphics

extension CALayer {
  func defaultSetAffineTransform(_ transform: CGAffineTransform) {
    guard properties.isFlat else { return self.transform = CATransform3D(transform) }
    set(\.transform, transform, .animated(.transform))
  }
}
