import DynamicsEngine
import QuartzCore

/// What dynamics can move: a view, a collection view's attributes, or an object of the app's own.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where the item is; the animator writes it.
  var center: CGPoint { get set }
  /// How large it is.
  var bounds: CGRect { get }
  /// How it is turned; the animator writes it.
  var transform: CGAffineTransform { get set }
  /// Its shape to others that run up against it; a rectangle by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Its shape, if the type is `.path`: convex, with the origin in the middle of the item.
  var collisionBoundingPath: UIBezierPath { get }
}

/// What shape an item has to others that run up against it.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle
  /// The ellipse within its bounds; a circle where they are square.
  case ellipse
  /// Its `collisionBoundingPath`.
  case path
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    Implements.collisionBoundsType(self)?.collisionBoundsType ?? .rectangle
  }
  /// Empty.
  public var collisionBoundingPath: UIBezierPath {
    Implements.collisionBoundingPath(self)?.collisionBoundingPath ?? UIBezierPath()
  }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicItem {
  /// Whether the item can be placed: it is somewhere, and its size is a number.
  var isPlaced: Bool { center.x.isFinite && center.y.isFinite && bounds.width.isFinite && bounds.height.isFinite }
  /// Whether there is something of it.
  var hasSize: Bool { bounds.width > 0 && bounds.height > 0 }
  /// How far it is turned, in radians.
  var angle: CGFloat {
    let t = transform
    return t.a.isFinite && t.b.isFinite ? Elementary.atan2(t.b, t.a) : 0
  }

  /// A point that lies `offset` from the middle, as the item is turned.
  func point(at offset: UIOffset) -> CGPoint {
    let (sine, cosine) = Elementary.sincos(angle)
    return CGPoint(
      x: center.x + cosine * offset.horizontal - sine * offset.vertical,
      y: center.y + sine * offset.horizontal + cosine * offset.vertical)
  }
  /// Where a point lies from the middle, before the item was turned.
  func offset(of point: CGPoint) -> CGPoint {
    let (sine, cosine) = Elementary.sincos(angle)
    let (x, y) = (point.x - center.x, point.y - center.y)
    return CGPoint(x: cosine * x + sine * y, y: cosine * y - sine * x)
  }
}
