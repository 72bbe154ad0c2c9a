import DynamicsEngine
import QuartzCore

/// Acts on its items by where they are and how they move.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// Gives the force on an item: the field, where the item is, its velocity in points a second, its mass (a square of 100 points and density
  /// 1 has a mass of 1), its charge, and how long a step is. A force of 1 is that of a push of magnitude 1.
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

  /// Slows its items down.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Leads its items around its position.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Draws its items to a position.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let made = UIFieldBehavior(.radialGravity)
    made.position = position
    return made
  }
  /// Draws its items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let made = UIFieldBehavior(.field { .linearGravity($0.direction) })
    made.direction = direction
    return made
  }
  /// Gives its items a velocity.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let made = UIFieldBehavior(.field { .velocity($0.direction) })
    made.direction = direction
    return made
  }
  /// Pushes its items here and there.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noisy(smoothness, speed) { .noise($0.noise) }
  }
  /// Pushes its items here and there, the more the faster they are.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noisy(smoothness, speed) { .turbulence($0.noise) }
  }
  /// Draws its items to its position, the more the farther they are.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Drives its items away, by their charge.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Turns its items aside, by their charge and speed.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// Acts as a function of the app's says.
  open class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior { UIFieldBehavior(.evaluation(block)) }

  private static func noisy(
    _ smoothness: CGFloat, _ speed: CGFloat, _ kind: @escaping (UIFieldBehavior) -> Field.Kind
  ) -> UIFieldBehavior {
    let made = UIFieldBehavior(.field(kind))
    (made.smoothness, made.animationSpeed) = (smoothness, speed)
    return made
  }

  // MARK: Items

  /// The items that it acts on.
  open var items: [any UIDynamicItem] { list.items }
  /// Acts on one more item.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item), let dynamicAnimator else { return }
    dynamicAnimator.register(item)
    wakeItems()
  }
  /// Acts on an item no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item) else { return }
    dynamicAnimator?.release(item)
  }

  // MARK: Where and how

  /// Where its origin is; zero at first.
  open var position = CGPoint.zero { didSet { wakeItems() } }
  /// Where it acts, about its position; everywhere at first.
  open var region = UIRegion.infinite { didSet { wakeItems() } }
  /// 1 at first.
  open var strength: CGFloat = 1 { didSet { wakeItems() } }
  /// Which power of the distance the strength is divided by; 0 at first.
  open var falloff: CGFloat = 0 { didSet { wakeItems() } }
  /// What is nearer to the position counts as this far, in points; very small at first.
  open var minimumRadius = Field.leastRadius { didSet { wakeItems() } }
  /// The direction of linear gravity and of velocity.
  open var direction = CGVector.zero { didSet { wakeItems() } }
  /// How even noise is, from 0 to 1.
  open var smoothness: CGFloat = 0 { didSet { wakeItems() } }
  /// How fast noise changes; 0 is not at all.
  open var animationSpeed: CGFloat = 0 { didSet { wakeItems() } }

  private var noise: Noise { Noise(smoothness: smoothness, animationSpeed: animationSpeed) }

  // MARK: Coming and going

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
