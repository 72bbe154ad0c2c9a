import DynamicsEngine
import QuartzCore

/// Pushes its items, once or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long it pushes.
  public enum Mode: Int, Sendable {
    /// On each step, as long as it is active.
    case continuous
    /// Once, on the step after it became active.
    case instantaneous
  }

  /// Whether it pushes once.
  open private(set) var mode: Mode
  private var list: ItemList
  private var force = DirectedMagnitude(.zero)
  private var targets: [ObjectIdentifier: UIOffset] = [:]

  /// A push of no strength yet.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = ItemList(items)
    self.mode = mode
    super.init()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.items }
  /// Pushes one more item.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item), let dynamicAnimator else { return }
    dynamicAnimator.register(item)
    wakeItems()
  }
  /// Pushes an item no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    targets[ObjectIdentifier(item)] = nil
    dynamicAnimator?.release(item)
  }

  /// Where an item is pushed, from its middle; the middle at first.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { targets[ObjectIdentifier(item)] ?? .zero }
  /// Pushes an item beside its middle, so that it turns.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    targets[ObjectIdentifier(item)] = o
    wakeItems()
  }

  /// Whether it pushes. True at first; an instantaneous push sets it to false when it has pushed, and pushes again when it is set.
  open var active = true { didSet { wakeItems() } }
  /// In radians, clockwise from the right; 0 at first.
  open var angle: CGFloat {
    get { force.angle }
    set { change { $0.angle = newValue } }
  }
  /// 0 at first; 1 accelerates a square of 100 points and density 1 by 100 points a second squared. (BEHAVIOUR §13)
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { change { $0.magnitude = newValue } }
  }
  /// The direction, whose length is the magnitude.
  open var pushDirection: CGVector {
    get { force.vector }
    set { change { $0.vector = newValue } }
  }
  /// Sets both at once.
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
    // Of a second: a push once gives the speed that pushing for one second gives. (BEHAVIOUR §13)
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
