import DynamicsEngine
import QuartzCore

/// A behavior that sets the physical properties and the velocity of its items. If several describe an item, the one that was added last
/// applies.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: ItemList
  private(set) var material = UIDynamicItemBehavior.ordinary
  /// The velocities of items that are no bodies yet.
  private var waiting: [ObjectIdentifier: (linear: CGVector, angular: CGFloat)] = [:]

  /// The default properties of described items, without friction and elasticity. (Docs/behaviour/dynamics.md, "Dynamics")
  private static let ordinary: Material = {
    var material = Material()
    (material.friction, material.elasticity) = (0, 0)
    return material
  }()

  /// Creates a behavior for items. Their density is 1, and they have no friction and no elasticity.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }
  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items that the behavior describes.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item to the behavior.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item), let dynamicAnimator else { return }
    take(item, dynamicAnimator)
    dynamicAnimator.wake()
  }
  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    waiting[ObjectIdentifier(item)] = nil
    guard let dynamicAnimator else { return }
    drop(item, dynamicAnimator)
    dynamicAnimator.wake()
  }

  /// The fraction of its speed that an item keeps in a collision, from 0 to 1. The default is 0.
  open var elasticity: CGFloat {
    get { material.elasticity }
    set { change { $0.elasticity = newValue } }
  }
  /// The friction between surfaces that slide against each other. The default is 0.
  open var friction: CGFloat {
    get { material.friction }
    set { change { $0.friction = newValue } }
  }
  /// The mass of an item relative to its area. The default is 1.
  ///
  /// A push of magnitude 1 accelerates a square of 100 × 100 points and density 1 by 100 points per second squared.
  open var density: CGFloat {
    get { material.density }
    set { change { $0.density = newValue } }
  }
  /// The resistance that slows the motion of an item, without any contact. The default is 0.
  open var resistance: CGFloat {
    get { material.resistance }
    set { change { $0.resistance = newValue } }
  }
  /// The resistance that slows the rotation of an item. The default is 0.
  open var angularResistance: CGFloat {
    get { material.angularResistance }
    set { change { $0.angularResistance = newValue } }
  }
  /// The charge of the items, on which electric and magnetic fields act. The default is 0.
  open var charge: CGFloat = 0 { didSet { change { _ in } } }
  /// A Boolean value that indicates whether the items are immovable. Other items still collide with them. The default is `false`.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { change { $0.isAnchored = newValue } }
  }
  /// A Boolean value that indicates whether the items can rotate. The default is `true`.
  open var allowsRotation: Bool {
    get { material.mayTurn }
    set { change { $0.mayTurn = newValue } }
  }

  private func change(_ body: (inout Material) -> Void) {
    body(&material)
    guard let dynamicAnimator else { return }
    for item in items { dynamicAnimator.body(of: item)?.descriptionDidChange(in: dynamicAnimator.world) }
    dynamicAnimator.wake()
  }

  // MARK: Velocity

  /// Adds a velocity to the present velocity of an item, in points per second. The item must belong to the behavior.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(CGVector(dx: velocity.x, dy: velocity.y), 0, item) }
  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let dynamicAnimator, let body = dynamicAnimator.body(of: item) else {
      let kept = waiting[ObjectIdentifier(item)]?.linear ?? .zero
      return CGPoint(x: kept.dx, y: kept.dy)
    }
    let velocity = dynamicAnimator.world.velocity(of: body.body)
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }
  /// Adds an angular velocity to the present one of an item, in radians per second. The item must belong to the behavior.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }
  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard let dynamicAnimator, let body = dynamicAnimator.body(of: item) else { return waiting[ObjectIdentifier(item)]?.angular ?? 0 }
    return dynamicAnimator.world.angularVelocity(of: body.body)
  }

  private func add(_ linear: CGVector, _ angular: CGFloat, _ item: any UIDynamicItem) {
    guard list.contains(item) else {
      return Runtime.current.report("\(item) was given no velocity by \(self), which does not have it: add the item first")
    }
    guard linear.dx.isFinite, linear.dy.isFinite, angular.isFinite else {
      return Runtime.current.report(
        "\(item) was given no velocity by \(self): (\(linear.dx), \(linear.dy)) and \(angular) are to be numbers")
    }
    guard let dynamicAnimator, let body = dynamicAnimator.body(of: item)?.body else {
      let kept = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
      waiting[ObjectIdentifier(item)] = (CGVector(dx: kept.linear.dx + linear.dx, dy: kept.linear.dy + linear.dy), kept.angular + angular)
      return
    }
    let old = dynamicAnimator.world.velocity(of: body)
    dynamicAnimator.world.set(
      velocity: CGVector(dx: old.dx + linear.dx, dy: old.dy + linear.dy),
      angularVelocity: dynamicAnimator.world.angularVelocity(of: body) + angular, of: body)
    dynamicAnimator.wake()
  }

  // MARK: Adding to and removing from an animator

  private func take(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    guard let body = animator.register(item) else { return }
    body.descriptions.append(self)
    body.descriptionDidChange(in: animator.world)
    if let kept = waiting.removeValue(forKey: ObjectIdentifier(item)) { add(kept.linear, kept.angular, item) }
  }
  private func drop(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    guard let body = animator.body(of: item), let index = body.descriptions.firstIndex(where: { $0 === self }) else { return }
    body.descriptions.remove(at: index)
    body.descriptionDidChange(in: animator.world)
    animator.release(item)
  }

  override func join(_ animator: UIDynamicAnimator) { for item in items { take(item, animator) } }
  override func leave(_ animator: UIDynamicAnimator) { for item in items { drop(item, animator) } }
}
