import DynamicsEngine
import QuartzCore

/// The kind of an attachment, and its points.
enum AttachmentPlan {
  /// Two points, as offsets from the centres of the items, at a fixed distance.
  case distance(UIOffset, UIOffset)
  /// Two points, as offsets from the centres of the items, at a maximum distance.
  case limit(UIOffset, UIOffset)
  /// A point in the reference coordinates.
  case fixed(CGPoint)
  case pin(CGPoint)
  case sliding(CGPoint, axis: CGVector)

  /// Returns the engine's joint for the present positions of the bodies.
  @MainActor func joint(
    _ behavior: UIAttachmentBehavior, _ world: DynamicsWorld, _ body: DynamicsWorld.Body, _ other: DynamicsWorld.Body?
  ) -> Joint {
    func ends(_ kind: Joint.Kind, _ a: UIOffset, _ b: UIOffset) -> Joint {
      Joint(
        kind, at: CGPoint(x: a.horizontal, y: a.vertical),
        otherAt: other == nil ? behavior.anchorPoint : CGPoint(x: b.horizontal, y: b.vertical))
    }
    func meeting(_ kind: Joint.Kind, _ point: CGPoint) -> Joint {
      Joint(kind, at: world.local(point, of: body), otherAt: other.map { world.local(point, of: $0) } ?? point)
    }
    switch self {
    case .distance(let a, let b): return ends(.rod(length: behavior.length), a, b)
    case .limit(let a, let b): return ends(.rope(length: behavior.length), a, b)
    case .fixed(let point): return meeting(.weld, point)
    case .pin(let point):
      let torque = behavior.frictionTorque * DynamicsScale.torque
      return meeting(.pin(range: behavior.attachmentRange.limits, frictionTorque: torque), point)
    case .sliding(let point, let axis): return meeting(.slide(axis: axis, range: behavior.attachmentRange.limits), point)
    }
  }
}

extension UIAttachmentBehavior {
  /// Creates an attachment with which an item slides along a line through an anchor point. The item does not rotate.
  ///
  /// The anchor point is in the reference coordinates.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.sliding(point, axis: axis), [item], anchor: point) }
  /// Creates an attachment with which an item slides along a line that is fixed to another item. The items do not rotate against each
  /// other.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.sliding(point, axis: axis), [item1, item2], anchor: point) }
  /// Creates an attachment that limits the distance between points of two items. The maximum is their present distance.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let length = item1.point(at: offset1).distance(to: item2.point(at: offset2))
    return UIAttachmentBehavior(.limit(offset1, offset2), [item1, item2], anchor: .zero, length: length)
  }
  /// Creates an attachment that connects two items rigidly at a point.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.fixed(point), [item1, item2], anchor: point) }
  /// Creates an attachment with which two items rotate about a common point.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.pin(point), [item1, item2], anchor: point) }
}

extension DynamicsWorld {
  /// Returns a point of the world in a body's own coordinates.
  fileprivate func local(_ point: CGPoint, of body: Body) -> CGPoint {
    let place = place(of: body)
    let (sine, cosine) = Elementary.sincos(place.angle)
    let (x, y) = (point.x - place.at.x, point.y - place.at.y)
    return CGPoint(x: cosine * x + sine * y, y: cosine * y - sine * x)
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
