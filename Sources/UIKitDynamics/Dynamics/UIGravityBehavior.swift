import DynamicsEngine
import QuartzCore

/// A behavior that accelerates its items in one direction. One is enough for an animator. The effects of several are added.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: ItemList
  private var force = DirectedMagnitude(CGVector(dx: 0, dy: 1))

  /// Creates a gravity behavior with the default direction, which is downwards with magnitude 1.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }
  /// Creates a gravity behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items on which gravity acts.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item to the behavior.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item), let dynamicAnimator else { return }
    take(item, dynamicAnimator)
    dynamicAnimator.wake()
  }
  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item), let dynamicAnimator else { return }
    drop(item, dynamicAnimator)
  }

  /// The direction and the strength of gravity. The default is (0, 1).
  ///
  /// A vector of length 1 accelerates items by 1000 points per second squared. (Docs/behaviour/dynamics.md, "Dynamics")
  open var gravityDirection: CGVector {
    get { force.vector }
    set { change { $0.vector = newValue } }
  }
  /// The direction of gravity in radians, clockwise from the positive x-axis. The default is π/2, which is downwards.
  open var angle: CGFloat {
    get { force.angle }
    set { change { $0.angle = newValue } }
  }
  /// The strength of gravity. The default is 1, which is 1000 points per second squared.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { change { $0.magnitude = newValue } }
  }
  /// Sets the angle in radians and the magnitude together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { change { ($0.magnitude, $0.angle) = (magnitude, angle) } }

  /// The acceleration in points per second squared.
  var acceleration: CGVector {
    CGVector(dx: force.vector.dx * DynamicsScale.gravity, dy: force.vector.dy * DynamicsScale.gravity)
  }

  private func change(_ body: (inout DirectedMagnitude) -> Void) {
    body(&force)
    guard let dynamicAnimator else { return }
    for item in items { dynamicAnimator.body(of: item)?.gravityDidChange(in: dynamicAnimator.world) }
    dynamicAnimator.wake()
  }

  private func take(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    guard let body = animator.register(item) else { return }
    body.gravities.append(self)
    body.gravityDidChange(in: animator.world)
  }
  private func drop(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    guard let body = animator.body(of: item), let index = body.gravities.firstIndex(where: { $0 === self }) else { return }
    body.gravities.remove(at: index)
    body.gravityDidChange(in: animator.world)
    animator.release(item)
  }

  override func join(_ animator: UIDynamicAnimator) { for item in items { take(item, animator) } }
  override func leave(_ animator: UIDynamicAnimator) { for item in items { drop(item, animator) } }
}
