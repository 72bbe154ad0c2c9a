import DynamicsEngine
import QuartzCore

/// A behavior that applies a force to its items, once or continuously.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of the force.
  public enum Mode: Int, Sendable {
    /// The force acts at each step, as long as the behavior is active.
    case continuous
    /// The force acts once, at the step after the behavior became active.
    case instantaneous
  }

  /// The duration of the force.
  open private(set) var mode: Mode
  private var list: ItemList
  private var force = DirectedMagnitude(.zero)
  private var targets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push behavior with a magnitude of 0.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = ItemList(items)
    self.mode = mode
    super.init()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item to the behavior.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item), let dynamicAnimator else { return }
    dynamicAnimator.register(item)
    wakeItems()
  }
  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    targets[ObjectIdentifier(item)] = nil
    dynamicAnimator?.release(item)
  }

  /// Returns the point at which the force acts, as an offset from the item's centre. The default is zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { targets[ObjectIdentifier(item)] ?? .zero }
  /// Sets the point at which the force acts, as an offset from the item's centre. Outside the centre, the force also rotates the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    targets[ObjectIdentifier(item)] = o
    wakeItems()
  }

  /// A Boolean value that indicates whether the force acts. The default is `true`.
  ///
  /// An instantaneous push sets it to `false` after the push. Setting it to `true` pushes again.
  open var active = true { didSet { wakeItems() } }
  /// The direction of the force in radians, clockwise from the positive x-axis. The default is 0.
  open var angle: CGFloat {
    get { force.angle }
    set { change { $0.angle = newValue } }
  }
  /// The strength of the force. The default is 0.
  ///
  /// A magnitude of 1 accelerates a square of 100 × 100 points and density 1 by 100 points per second squared. (Docs/behaviour/dynamics.md,
  /// "Dynamics")
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { change { $0.magnitude = newValue } }
  }
  /// The direction of the force as a vector, whose length is the magnitude.
  open var pushDirection: CGVector {
    get { force.vector }
    set { change { $0.vector = newValue } }
  }
  /// Sets the angle in radians and the magnitude together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { change { ($0.magnitude, $0.angle) = (magnitude, angle) } }

  private func change(_ body: (inout DirectedMagnitude) -> Void) {
    body(&force)
    wakeItems()
  }

  private func wakeItems() {
    guard let dynamicAnimator, active else { return }
    for item in items { if let body = dynamicAnimator.body(of: item) { dynamicAnimator.world.wake(body.body) } }
    dynamicAnimator.wake()
  }

  override func join(_ animator: UIDynamicAnimator) {
    for item in items { animator.register(item) }
    wakeItems()
  }
  override func leave(_ animator: UIDynamicAnimator) { for item in items { animator.release(item) } }

  override func willStep(_ animator: UIDynamicAnimator) {
    guard active else { return }
    // An instantaneous push gives the speed that a continuous push gives in one second. (Docs/behaviour/dynamics.md, "Dynamics")
    let strength = DynamicsScale.force(magnitude: 1)
    let vector = CGVector(dx: force.vector.dx * strength, dy: force.vector.dy * strength)
    for item in items {
      guard let body = animator.body(of: item)?.body else { continue }
      let target = targetOffsetFromCenter(for: item)
      let point = CGPoint(x: target.horizontal, y: target.vertical)
      switch mode {
      case .continuous: animator.world.push(body, force: vector, at: point)
      case .instantaneous: animator.world.kick(body, impulse: vector, at: point)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
