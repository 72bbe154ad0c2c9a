import DynamicsEngine
import QuartzCore

/// Lets its items fall. One for an animator is enough; several add up.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: ItemList
  private var force = DirectedMagnitude(CGVector(dx: 0, dy: 1))

  /// Gravity downwards, of magnitude 1.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }
  /// Gravity that nothing falls by yet.
  public convenience override init() { self.init(items: []) }

  /// The items that fall.
  open var items: [any UIDynamicItem] { list.items }
  /// Lets one more item fall.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item), let dynamicAnimator else { return }
    take(item, dynamicAnimator)
    dynamicAnimator.wake()
  }
  /// Lets an item fall no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item), let dynamicAnimator else { return }
    drop(item, dynamicAnimator)
  }

  /// Where to and how strongly; (0, 1) at first: a vector of length 1 accelerates by 1000 points a second squared. (BEHAVIOUR §13)
  open var gravityDirection: CGVector {
    get { force.vector }
    set { change { $0.vector = newValue } }
  }
  /// Where to, in radians, clockwise from the right; π/2 at first.
  open var angle: CGFloat {
    get { force.angle }
    set { change { $0.angle = newValue } }
  }
  /// How strongly; 1 at first, which is 1000 points a second squared.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { change { $0.magnitude = newValue } }
  }
  /// Sets both at once.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { change { ($0.magnitude, $0.angle) = (magnitude, angle) } }

  /// In points a second squared.
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
