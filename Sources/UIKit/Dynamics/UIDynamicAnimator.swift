import DynamicsEngine
import QuartzCore

/// Moves the items of its behaviors as bodies of one world, a sixtieth of a second at a time, until all rest.
///
/// What it moves are models: `center` and `transform` are written on each step. There is no animation that could be scrubbed, reversed or
/// undone; a transition that is cancelled leaves items where they are. (BEHAVIOUR §13)
@preconcurrency @MainActor
open class UIDynamicAnimator: _UIObject {
  /// The view in whose coordinates everything happens; nil with a collection layout, or without any.
  open private(set) var referenceView: UIView?
  let layout: UICollectionViewLayout?
  /// Hears of rest and of motion.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// What was added, in order; their children are not among them.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// How many seconds it has run; rest does not count.
  open private(set) var elapsedTime: TimeInterval = 0

  let world = DynamicsWorld()
  private var pulse: DynamicsPulse?
  private var isStepping = false
  private var members: [UIDynamicBehavior]?
  var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// By the numbers that the engine gives, which it uses again.
  var bodiesByNumber: [DynamicBody?] = []
  /// Attributes by what they stand for, so that a layout finds them.
  var elements: [CollectionElement: DynamicBody] = [:]
  var boundaries: [DynamicsWorld.Boundary: CollisionEdge] = [:]
  var contacts: [CollisionEvent] = []
  /// Items that were warned of.
  var unfit: Set<ObjectIdentifier> = []

  /// For views below a view, in its coordinates.
  public init(referenceView view: UIView) {
    (referenceView, layout) = (view, nil)
    super.init(_r: ())
  }
  /// For the attributes of a collection layout, which each step makes invalid. (BEHAVIOUR-2 §25)
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    (referenceView, self.layout) = (nil, layout)
    super.init(_r: ())
  }
  /// For items of one coordinate system, whichever it is.
  public init() {
    (referenceView, layout) = (nil, nil)
    super.init(_r: ())
  }

  /// Whether something moves, or may be about to.
  open var isRunning: Bool { pulse != nil }

  /// Adds a behavior, with its children. One that is here already stays as it is.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.leavePlace(for: "\(self)")
    behaviors.append(behavior)
    behavior.enter(self)
  }

  /// Removes a behavior that was added here, with its children. Its items keep their places, and, in other behaviors, their motion.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.exit()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors.reversed() { removeBehavior(behavior) } }

  /// Takes over where an item is and how it is turned, after the app has changed that. Its motion goes on. (BEHAVIOUR §13)
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard isFit(item) else { return }
    if let body = bodies[ObjectIdentifier(item)] {
      body.read(in: self)
    } else if unfit.remove(ObjectIdentifier(item)) != nil {
      // It was left out of everything that it is in.
      for behavior in allBehaviors {
        behavior.leave(self)
        behavior.join(self)
      }
    }
    wake()
  }

  // MARK: Steps

  /// All behaviors, each before its children.
  private var allBehaviors: [UIDynamicBehavior] {
    if let members { return members }
    let found = behaviors.flatMap(\.all)
    members = found
    return found
  }
  func membersDidChange() { members = nil }

  /// Goes on, if something moves.
  func wake() {
    guard pulse == nil, !isStepping, world.moves || allBehaviors.contains(where: \.isRestless) else { return }
    pulse = DynamicsPulse(runtime, step: { [weak self] in self?.step() }, rest: { [weak self] in self?.restIfStill() })
    delegate?.dynamicAnimatorWillResume(self)
  }

  private func step() {
    isStepping = true
    defer { isStepping = false }
    elapsedTime += DynamicsScale.step
    for behavior in allBehaviors { behavior.willStep(self) }
    let moved = world.step()
    for place in moved { bodiesByNumber[Int(place.body.number)]?.write(place, referenceView) }
    if !moved.isEmpty { layout?.invalidateLayout() }
    collectContacts()
    tellContacts()
    for behavior in allBehaviors { behavior.action?() }
  }

  private func restIfStill() {
    guard pulse != nil, !world.moves, !allBehaviors.contains(where: \.isRestless) else { return }
    pulse = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  var runtime: Runtime {
    referenceView?.runtime ?? layout?.collectionView?.runtime ?? Runtime.running ?? Runtime.current
  }

  // MARK: Items

  /// The items whose frames, as they are turned, touch a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.values.sorted { $0.body.number < $1.body.number }.map(\.item).filter { $0.outerFrame.intersects(rect) }
  }
  /// The attributes of a cell that are an item here; nil if there are none. (BEHAVIOUR-2 §25)
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultLayoutAttributesForCell(at: indexPath)
  }
  /// The attributes of a header, a footer or the like that are an item here; nil if there are none.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultLayoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The attributes of a decoration that are an item here; nil if there are none.
  open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { defaultLayoutAttributesForDecorationView(ofKind: decorationViewKind, at: indexPath) }
}
