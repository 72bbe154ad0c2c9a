import DynamicsEngine
import QuartzCore

/// What its items are made of, and how they move now. Of several for an item, the one that was added last counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: ItemList
  private(set) var material = UIDynamicItemBehavior.ordinary
  /// What items are to be given when they are bodies.
  private var waiting: [ObjectIdentifier: (linear: CGVector, angular: CGFloat)] = [:]

  /// An item that a behavior describes has neither friction nor elasticity, unless it says so. (BEHAVIOUR §13)
  private static let ordinary: Material = {
    var material = Material()
    (material.friction, material.elasticity) = (0, 0)
    return material
  }()

  /// Items of density 1, with neither friction nor elasticity.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }
  /// No item yet.
  public convenience override init() { self.init(items: []) }

  /// The items that it describes.
  open var items: [any UIDynamicItem] { list.items }
  /// Describes one more item.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item), let dynamicAnimator else { return }
    take(item, dynamicAnimator)
    dynamicAnimator.wake()
  }
  /// Describes an item no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    waiting[ObjectIdentifier(item)] = nil
    guard let dynamicAnimator else { return }
    drop(item, dynamicAnimator)
    dynamicAnimator.wake()
  }

  /// How much of its speed an item has after a hit, from 0 to 1; 0 at first.
  open var elasticity: CGFloat {
    get { material.elasticity }
    set { change { $0.elasticity = newValue } }
  }
  /// Resistance of surfaces that slide against each other; 0 at first.
  open var friction: CGFloat {
    get { material.friction }
    set { change { $0.friction = newValue } }
  }
  /// Mass by area; 1 at first: a square of 100 points weighs what a push of magnitude 1 accelerates by 100 points a second squared.
  open var density: CGFloat {
    get { material.density }
    set { change { $0.density = newValue } }
  }
  /// What slows an item down, whatever it touches; 0 at first.
  open var resistance: CGFloat {
    get { material.resistance }
    set { change { $0.resistance = newValue } }
  }
  /// What slows its turning down; 0 at first.
  open var angularResistance: CGFloat {
    get { material.angularResistance }
    set { change { $0.angularResistance = newValue } }
  }
  /// What electric and magnetic fields act on; 0 at first.
  open var charge: CGFloat = 0 { didSet { change { _ in } } }
  /// Whether nothing moves an item, though others run up against it; false at first.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { change { $0.isAnchored = newValue } }
  }
  /// Whether an item turns; true at first.
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

  /// Adds a velocity to an item's, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(CGVector(dx: velocity.x, dy: velocity.y), 0, item) }
  /// An item's velocity in points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let dynamicAnimator, let body = dynamicAnimator.body(of: item) else {
      let kept = waiting[ObjectIdentifier(item)]?.linear ?? .zero
      return CGPoint(x: kept.dx, y: kept.dy)
    }
    let velocity = dynamicAnimator.world.velocity(of: body.body)
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }
  /// Adds to an item's turning, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }
  /// How fast an item turns, in radians a second.
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

  // MARK: Coming and going

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
