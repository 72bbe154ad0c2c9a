import CoreGraphics
import DisplayList

/// What a layer says about where its sublayers lie.
struct LayerPlane {
  /// From the layer's bounds to the root's.
  var toRoot: Projection
  /// Where the sublayer transform's fixed point lies in the bounds.
  var anchor: CGPoint
  var sublayerTransform: CATransform3D?
  /// Whether some layer on the way to the root leaves the plane.
  var isInSpace: Bool
  /// What of the root's space can be seen in it.
  var visible: CGRect
}

extension LayerProperties {
  /// Where the anchor point lies in the bounds.
  var anchorInBounds: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// From the bounds to the superlayer's bounds.
  ///
  /// A layer lies in its superlayer's plane as it is seen there: depth is lost at every level, as in every layer of Core Animation that
  /// is not a transform layer.
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

  /// From the bounds to the superlayer's, in space, before that one's sublayer transform.
  var place: CATransform3D {
    let anchor = anchorInBounds, rare = rare
    let m = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, -rare.anchorPointZ), transform3D)
    return CATransform3DConcat(m, CATransform3DMakeTranslation(position.x, position.y, rare.zPosition))
  }

  /// The same without depth.
  var flatPlace: CGAffineTransform {
    let anchor = anchorInBounds, t = transform
    return CGAffineTransform(
      a: t.a, b: t.b, c: t.c, d: t.d, tx: position.x + t.tx - t.a * anchor.x - t.c * anchor.y,
      ty: position.y + t.ty - t.b * anchor.x - t.d * anchor.y)
  }
}

extension CATransform3D {
  /// First `place`, then a transform about a point.
  static func about(_ point: CGPoint, _ transform: CATransform3D, after place: CATransform3D) -> CATransform3D {
    var m = CATransform3DConcat(place, CATransform3DMakeTranslation(-point.x, -point.y, 0))
    m = CATransform3DConcat(m, transform)
    return CATransform3DConcat(m, CATransform3DMakeTranslation(point.x, point.y, 0))
  }
}

extension Projection {
  /// How the plane z = 0 is seen through a transform.
  init(_ t: CATransform3D) { self.init(t.m11, t.m21, t.m41, t.m12, t.m22, t.m42, t.m14, t.m24, t.m44) }

  /// The bounding box of a rectangle as it is seen; nil when part of it lies behind the eye.
  func box(of r: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.maxX, y: r.maxY),
    ]
    guard corners.allSatisfy({ g * $0.x + h * $0.y + i > 1e-6 }) else { return nil }
    let seen = corners.map { self($0) }
    let (xs, ys) = (seen.map(\.x), seen.map(\.y))
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  /// Whether a plane shows its back at a point.
  func showsBack(at p: CGPoint) -> Bool {
    let w = g * p.x + h * p.y + i, q = self(p)
    let ux = a - q.x * g, uy = d - q.y * g, vx = b - q.x * h, vy = e - q.y * h
    return w > 0 && ux * vy - uy * vx < 0
  }

  /// How many of the root's lengths one of this plane's takes at a point, the larger of both axes.
  func magnification(at p: CGPoint) -> Double {
    let w = g * p.x + h * p.y + i, q = self(p)
    guard w > 1e-6 else { return 1 }
    let ux = (a - q.x * g) / w, uy = (d - q.y * g) / w, vx = (b - q.x * h) / w, vy = (e - q.y * h) / w
    return max(ux * ux + uy * uy, vx * vx + vy * vy).squareRoot()
  }
}
