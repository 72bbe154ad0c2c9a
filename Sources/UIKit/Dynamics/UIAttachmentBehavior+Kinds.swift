import DynamicsEngine
import QuartzCore

/// In what way an attachment holds, and where.
enum AttachmentPlan {
  /// Two places, from the middles of the items, at a length.
  case distance(UIOffset, UIOffset)
  /// Two places, from the middles of the items, at a length at most.
  case limit(UIOffset, UIOffset)
  /// At a point of the reference coordinates.
  case fixed(CGPoint)
  case pin(CGPoint)
  case sliding(CGPoint, axis: CGVector)

  /// The engine's joint, where the bodies are now.
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
  /// Lets an item slide along a line through a point, without turning.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.sliding(point, axis: axis), [item], anchor: point) }
  /// Lets an item slide along a line of another item, without turning against it.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.sliding(point, axis: axis), [item1, item2], anchor: point) }
  /// Lets two items be no farther from each other than they are now.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let length = item1.point(at: offset1).distance(to: item2.point(at: offset2))
    return UIAttachmentBehavior(.limit(offset1, offset2), [item1, item2], anchor: .zero, length: length)
  }
  /// Makes one of two items.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.fixed(point), [item1, item2], anchor: point) }
  /// Lets two items turn about a point of both.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.pin(point), [item1, item2], anchor: point) }
}

extension DynamicsWorld {
  /// A point of the world in a body's own coordinates.
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
