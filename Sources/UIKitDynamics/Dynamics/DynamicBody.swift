import DynamicsEngine
import QuartzCore

/// The body of an item in an animator's world, with the behaviors that determine its properties.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  let body: DynamicsWorld.Body
  private let view: UIView?
  /// The number of behaviors that contain the item.
  var users = 0
  var gravities: [UIGravityBehavior] = []
  var collisions: [UICollisionBehavior] = []
  var descriptions: [UIDynamicItemBehavior] = []
  /// The transform at `angle` that the item had when it was added.
  private var base = (transform: CGAffineTransform.identity, angle: CGFloat(0))

  init(_ item: any UIDynamicItem, in animator: UIDynamicAnimator) {
    self.item = item
    view = item as? UIView
    let place = Self.place(of: item, view, animator.referenceView)
    base = (item.transform, item.angle)
    body = animator.world.add(item.outline, at: place, angle: base.angle)
  }

  /// Reads the item's present position and shape.
  func read(in animator: UIDynamicAnimator) {
    base = (item.transform, item.angle)
    animator.world.set(item.outline, of: body)
    animator.world.put(body, at: Self.place(of: item, view, animator.referenceView), angle: base.angle)
  }

  /// Writes the position of the body to the item.
  func write(_ moved: DynamicsWorld.Moved, _ referenceView: UIView?) {
    item.center = view.map { Self.point(moved.at, in: $0, referenceView) } ?? moved.at
    let turn: (sine: CGFloat, cosine: CGFloat)
    if base.angle == 0 {
      guard moved.angle != 0 || item.transform != base.transform else { return }
      turn = (moved.sine, moved.cosine)
    } else {
      let both = Elementary.sincos(moved.angle - base.angle)
      turn = (both.sin, both.cos)
    }
    item.transform = base.transform.concatenating(
      CGAffineTransform(a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: 0, ty: 0))
  }

  // MARK: Coordinates

  private static func place(of item: any UIDynamicItem, _ view: UIView?, _ reference: UIView?) -> CGPoint {
    guard let view, let reference, let superview = view.superview, superview !== reference, superview.isDescendant(of: reference)
    else { return item.center }
    return superview.convert(item.center, to: reference)
  }

  private static func point(_ point: CGPoint, in view: UIView, _ reference: UIView?) -> CGPoint {
    guard let reference, let superview = view.superview, superview !== reference, superview.isDescendant(of: reference)
    else { return point }
    return superview.convert(point, from: reference)
  }

  // MARK: Properties from behaviors

  func gravityDidChange(in world: DynamicsWorld) {
    let sum = gravities.reduce(CGVector.zero) {
      CGVector(dx: $0.dx + $1.acceleration.dx, dy: $0.dy + $1.acceleration.dy)
    }
    world.set(gravity: sum, of: body)
  }

  func collisionsDidChange(in world: DynamicsWorld) {
    world.set(
      items: collisions.filter { $0.collisionMode.contains(.items) }.compactMap(\.group),
      boundaries: collisions.filter { $0.collisionMode.contains(.boundaries) }.compactMap(\.group), of: body)
  }

  /// Applies the description that was added last.
  func descriptionDidChange(in world: DynamicsWorld) {
    world.set(descriptions.last?.material ?? Material(), of: body)
  }
  var charge: CGFloat { descriptions.last?.charge ?? 0 }
}
