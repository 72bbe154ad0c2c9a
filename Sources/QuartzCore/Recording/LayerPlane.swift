import CoreGraphics
import DisplayList

/// The plane of a layer, in which its sublayers are placed.
struct LayerPlane {
  /// The transform from the layer's bounds to those of the root.
  var toRoot: Projection
  /// The fixed point of the sublayer transform, in the bounds.
  var anchor: CGPoint
  var sublayerTransform: CATransform3D?
  /// A Boolean value that indicates whether a layer between this one and the root has a 3D transform.
  var isInSpace: Bool
  /// The visible part of the root's coordinate system.
  var visible: CGRect
}

extension LayerProperties {
  /// The position of the anchor point, in the bounds.
  var anchorInBounds: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// Returns the projection from the bounds to the superlayer's bounds.
  ///
  /// A layer is flattened into its superlayer's plane. Depth is lost at every level, as in Core Animation for all layers except transform
  /// layers.
  func projection(in parent: LayerPlane, flatly: Bool) -> Projection {
    let anchor = anchorInBounds
    if flatly || (isFlat && parent.sublayerTransform == nil) {
      let t = transform
      return Projection(
        t.a, t.c, position.x + t.tx - t.a * anchor.x - t.c * anchor.y,
        t.b, t.d, position.y + t.ty - t.b * anchor.x - t.d * anchor.y)
    }
    return Projection(parent.sublayerTransform.map { .about(parent.anchor, $0, after: place) } ?? place)
  }

  /// The 3D transform from the bounds to those of the superlayer, before the superlayer's sublayer transform.
  var place: CATransform3D {
    let anchor = anchorInBounds, rare = rare
    let m = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, -rare.anchorPointZ), transform3D)
    return CATransform3DConcat(m, CATransform3DMakeTranslation(position.x, position.y, rare.zPosition))
  }

  /// The transform from the bounds to those of the superlayer, without depth.
  var flatPlace: CGAffineTransform {
    let anchor = anchorInBounds, t = transform
    return CGAffineTransform(
      a: t.a, b: t.b, c: t.c, d: t.d, tx: position.x + t.tx - t.a * anchor.x - t.c * anchor.y,
      ty: position.y + t.ty - t.b * anchor.x - t.d * anchor.y)
  }
}

extension CATransform3D {
  /// Returns a transform that applies `place` and then another transform about a point.
  static func about(_ point: CGPoint, _ transform: CATransform3D, after place: CATransform3D) -> CATransform3D {
    var m = CATransform3DConcat(place, CATransform3DMakeTranslation(-point.x, -point.y, 0))
    m = CATransform3DConcat(m, transform)
    return CATransform3DConcat(m, CATransform3DMakeTranslation(point.x, point.y, 0))
  }
}

extension Projection {
  /// Creates the projection of the plane z = 0 through a transform.
  init(_ t: CATransform3D) { self.init(t.m11, t.m21, t.m41, t.m12, t.m22, t.m42, t.m14, t.m24, t.m44) }

  /// Returns the bounding rectangle of a projected rectangle, or `nil` if a part of it is behind the viewer.
  func box(of r: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.maxX, y: r.maxY),
    ]
    guard corners.allSatisfy({ g * $0.x + h * $0.y + i > 1e-6 }) else { return nil }
    let seen = corners.map { self($0) }
    let (xs, ys) = (seen.map(\.x), seen.map(\.y))
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  /// Returns a Boolean value that indicates whether the back of the plane is visible at a point.
  func showsBack(at p: CGPoint) -> Bool {
    let w = g * p.x + h * p.y + i, q = self(p)
    let ux = a - q.x * g, uy = d - q.y * g, vx = b - q.x * h, vy = e - q.y * h
    return w > 0 && ux * vy - uy * vx < 0
  }

  /// Returns the magnification at a point: the length in the root of a unit length in the plane, for the larger of both axes.
  func magnification(at p: CGPoint) -> Double {
    let w = g * p.x + h * p.y + i, q = self(p)
    guard w > 1e-6 else { return 1 }
    let ux = (a - q.x * g) / w, uy = (d - q.y * g) / w, vx = (b - q.x * h) / w, vy = (e - q.y * h) / w
    return max(ux * ux + uy * uy, vx * vx + vy * vy).squareRoot()
  }
}
