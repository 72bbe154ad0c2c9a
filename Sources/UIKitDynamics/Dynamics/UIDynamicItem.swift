import DynamicsEngine
import QuartzCore

/// An object that a dynamic animator can move, such as a view, layout attributes or a custom object.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre of the item. The animator sets it.
  var center: CGPoint { get set }
  /// The bounds of the item, which determine its size.
  var bounds: CGRect { get }
  /// The transform of the item, which determines its rotation. The animator sets it.
  var transform: CGAffineTransform { get set }
  /// The shape of the item in collisions. The default is a rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of the item in collisions, if the shape is `.path`. It is convex, and its origin is the centre of the item.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The shape of the item in collisions. The default implementation returns `rectangle`.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    Implements.collisionBoundsType(self)?.collisionBoundsType ?? .rectangle
  }
  /// The outline of the item in collisions. The default implementation returns an empty path.
  public var collisionBoundingPath: UIBezierPath {
    Implements.collisionBoundingPath(self)?.collisionBoundingPath ?? UIBezierPath()
  }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicItem {
  /// A Boolean value that indicates whether the centre and the size of the item are finite.
  var isPlaced: Bool { center.x.isFinite && center.y.isFinite && bounds.width.isFinite && bounds.height.isFinite }
  /// A Boolean value that indicates whether the item has a width and a height.
  var hasSize: Bool { bounds.width > 0 && bounds.height > 0 }
  /// The rotation of the item, in radians.
  var angle: CGFloat {
    let t = transform
    return t.a.isFinite && t.b.isFinite ? Elementary.atan2(t.b, t.a) : 0
  }

  /// Returns the point at an offset from the centre of the rotated item.
  func point(at offset: UIOffset) -> CGPoint {
    let (sine, cosine) = Elementary.sincos(angle)
    return CGPoint(
      x: center.x + cosine * offset.horizontal - sine * offset.vertical,
      y: center.y + sine * offset.horizontal + cosine * offset.vertical)
  }
  /// Returns the offset of a point from the centre, in the coordinates of the item before its rotation.
  func offset(of point: CGPoint) -> CGPoint {
    let (sine, cosine) = Elementary.sincos(angle)
    let (x, y) = (point.x - center.x, point.y - center.y)
    return CGPoint(x: cosine * x + sine * y, y: cosine * y - sine * x)
  }
}
