import DynamicsEngine
import QuartzCore

/// A behavior that applies a force to its items, depending on their position and their motion.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// A closure that returns the force on an item. A force of length 1 is that of a push of magnitude 1.
  ///
  /// Its arguments are, in this order:
  ///
  /// - The field.
  /// - The position of the item.
  /// - The velocity of the item, in points per second.
  /// - The mass of the item. A square of 100 × 100 points and density 1 has a mass of 1.
  /// - The charge of the item.
  /// - The duration of a step, in seconds.
  public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  private enum Law {
    case field((UIFieldBehavior) -> Field.Kind)
    case evaluation(Evaluation)
  }
  private let law: Law
  private var list = ItemList([])

  private init(_ law: Law) {
    self.law = law
    super.init()
  }
  private convenience init(_ kind: Field.Kind) { self.init(.field { _ in kind }) }

  // MARK: Kinds

  /// Creates a field that slows its items.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Creates a field that drives its items around its position.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Creates a field that attracts its items to a position.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let made = UIFieldBehavior(.radialGravity)
    made.position = position
    return made
  }
  /// Creates a field that accelerates its items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let made = UIFieldBehavior(.field { .linearGravity($0.direction) })
    made.direction = direction
    return made
  }
  /// Creates a field that gives its items a velocity.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let made = UIFieldBehavior(.field { .velocity($0.direction) })
    made.direction = direction
    return made
  }
  /// Creates a field that pushes its items in random directions.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noisy(smoothness, speed) { .noise($0.noise) }
  }
  /// Creates a field that pushes its items in random directions. The force increases with their speed.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noisy(smoothness, speed) { .turbulence($0.noise) }
  }
  /// Creates a field that attracts its items to its position. The force increases with their distance.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Creates a field that repels its items, depending on their charge.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Creates a field that deflects its items, depending on their charge and their speed.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// Creates a field whose force is computed by a closure.
  open class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior { UIFieldBehavior(.evaluation(block)) }

  private static func noisy(
    _ smoothness: CGFloat, _ speed: CGFloat, _ kind: @escaping (UIFieldBehavior) -> Field.Kind
  ) -> UIFieldBehavior {
    let made = UIFieldBehavior(.field(kind))
    (made.smoothness, made.animationSpeed) = (smoothness, speed)
    return made
  }

  // MARK: Items

  /// The items on which the field acts.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item to the field.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item), let dynamicAnimator else { return }
    dynamicAnimator.register(item)
    wakeItems()
  }
  /// Removes an item from the field.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    dynamicAnimator?.release(item)
  }

  // MARK: Properties

  /// The origin of the field, in the reference coordinates. The default is zero.
  open var position = CGPoint.zero { didSet { wakeItems() } }
  /// The area in which the field acts, relative to its position. The default is `UIRegion.infinite`.
  open var region = UIRegion.infinite { didSet { wakeItems() } }
  /// The strength of the field. The default is 1.
  open var strength: CGFloat = 1 { didSet { wakeItems() } }
  /// The power of the distance by which the strength is divided. The default is 0, which means no decrease.
  open var falloff: CGFloat = 0 { didSet { wakeItems() } }
  /// The distance in points that is used in the computation for all nearer items. The default is 0.01.
  open var minimumRadius = Field.leastRadius { didSet { wakeItems() } }
  /// The direction of a linear gravity field or a velocity field. The default is the zero vector.
  open var direction = CGVector.zero { didSet { wakeItems() } }
  /// The smoothness of a noise field, from 0 to 1. The default is 0.
  open var smoothness: CGFloat = 0 { didSet { wakeItems() } }
  /// The speed at which a noise field changes. The default is 0, which means no change.
  open var animationSpeed: CGFloat = 0 { didSet { wakeItems() } }

  private var noise: Noise { Noise(smoothness: smoothness, animationSpeed: animationSpeed) }

  // MARK: Adding to and removing from an animator

  override func join(_ animator: UIDynamicAnimator) {
    for item in items { animator.register(item) }
    wakeItems()
  }
  override func leave(_ animator: UIDynamicAnimator) { for item in items { animator.release(item) } }
  override var isRestless: Bool { animationSpeed != 0 && strength != 0 && !items.isEmpty }

  private func wakeItems() {
    guard let dynamicAnimator else { return }
    for item in items { if let body = dynamicAnimator.body(of: item) { dynamicAnimator.world.wake(body.body) } }
    dynamicAnimator.wake()
  }

  override func willStep(_ animator: UIDynamicAnimator) {
    let world = animator.world
    for item in items {
      guard let body = animator.body(of: item), isRestless || world.isAwake(body.body) else { continue }
      let at = world.place(of: body.body).at
      let offset = CGPoint(x: at.x - position.x, y: at.y - position.y)
      guard region.contains(offset) else { continue }
      if isRestless { world.wake(body.body) }
      let subject = Field.Subject(
        offset: offset, velocity: world.velocity(of: body.body), mass: world.mass(of: body.body), charge: body.charge)
      world.push(body.body, force: force(on: subject, at: at, animator.elapsedTime))
    }
  }

  private func force(on subject: Field.Subject, at place: CGPoint, _ time: TimeInterval) -> CGVector {
    switch law {
    case .field(let kind):
      var field = Field(kind(self))
      (field.strength, field.falloff, field.minimumRadius) = (strength, falloff, minimumRadius)
      return field.force(on: subject, at: time)
    case .evaluation(let block):
      let unit = DynamicsScale.force(magnitude: 1)
      let force = block(self, place, subject.velocity, subject.mass * DynamicsScale.push / unit, subject.charge, DynamicsScale.step)
      return CGVector(dx: force.dx * unit, dy: force.dy * unit)
    }
  }
}
