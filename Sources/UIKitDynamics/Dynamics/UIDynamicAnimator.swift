import DynamicsEngine
import QuartzCore

/// An object that moves the items of its behaviors as bodies in one physical world. A step is one sixtieth of a second. It runs until all
/// items rest.
///
/// It changes model values. `center` and `transform` are set at each step. There is no animation that could be scrubbed or reversed. If a
/// transition is cancelled, the items stay where they are. For sources, see Docs/behaviour/dynamics.md, "Dynamics".
@preconcurrency @MainActor
open class UIDynamicAnimator: _UIObject {
  /// The view that defines the coordinate system. The value is `nil` for an animator with a layout, and for one without either.
  open private(set) var referenceView: UIView?
  let layout: UICollectionViewLayout?
  /// The object that is notified when the animator pauses or resumes. The animator does not retain it.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors that were added, in order. Their child behaviors are not included.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The time for which the animator has run, in seconds. Pauses do not count.
  open private(set) var elapsedTime: TimeInterval = 0

  let world = DynamicsWorld()
  private var pulse: DynamicsPulse?
  private var isStepping = false
  private var members: [UIDynamicBehavior]?
  var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// The bodies by the numbers of the engine, which reuses numbers.
  var bodiesByNumber: [DynamicBody?] = []
  /// The bodies of layout attributes by their elements.
  var elements: [CollectionElement: DynamicBody] = [:]
  var boundaries: [DynamicsWorld.Boundary: CollisionEdge] = [:]
  var contacts: [CollisionEvent] = []
  /// The items for which a warning was printed.
  var unfit: Set<ObjectIdentifier> = []

  /// Creates an animator for the descendants of a view, in the view's coordinates.
  public init(referenceView view: UIView) {
    (referenceView, layout) = (view, nil)
    super.init(_r: ())
  }
  /// Creates an animator for the attributes of a collection view layout. Each step invalidates the layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    (referenceView, self.layout) = (nil, layout)
    super.init(_r: ())
  }
  /// Creates an animator for items of any common coordinate system.
  public init() {
    (referenceView, layout) = (nil, nil)
    super.init(_r: ())
  }

  /// A Boolean value that indicates whether the animator is running. It pauses when all items rest.
  open var isRunning: Bool { pulse != nil }

  /// Adds a behavior with its child behaviors. A behavior that the animator already contains is ignored.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.leavePlace(for: "\(self)")
    behaviors.append(behavior)
    behavior.enter(self)
  }

  /// Removes a behavior with its child behaviors. Its items keep their positions. Items that are in other behaviors keep their motion.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.exit()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors.reversed() { removeBehavior(behavior) } }

  /// Reads the position and the rotation of an item after the app has changed them. The motion of the item continues.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard isFit(item) else { return }
    if let body = bodies[ObjectIdentifier(item)] {
      body.read(in: self)
    } else if unfit.remove(ObjectIdentifier(item)) != nil {
      // The item had been excluded from its behaviors.
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

  /// Resumes the animator if something moves.
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

  /// Returns the items whose frames touch a rectangle. The frame is the bounding box of the rotated item.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.values.sorted { $0.body.number < $1.body.number }.map(\.item).filter { $0.outerFrame.intersects(rect) }
  }
  /// Returns the attributes of a cell that are an item of this animator. Returns `nil` if there are none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultLayoutAttributesForCell(at: indexPath)
  }
  /// Returns the attributes of a supplementary view that are an item of this animator. Returns `nil` if there are none.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultLayoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns the attributes of a decoration view that are an item of this animator. Returns `nil` if there are none.
  open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { defaultLayoutAttributesForDecorationView(ofKind: decorationViewKind, at: indexPath) }
}
