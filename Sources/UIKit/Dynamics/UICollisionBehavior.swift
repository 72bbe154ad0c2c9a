import DynamicsEngine
import QuartzCore

/// Lets its items run up against each other and against boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items run up against.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The other items.
    public static let items = Mode(rawValue: 1)
    /// The boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: ItemList
  /// Whoever is in it runs up against the others.
  private(set) var group: DynamicsWorld.Group?
  var edges: [CollisionBoundary] = []
  /// Insets of the boundary that the reference bounds are; nil without one.
  var referenceInsets: UIEdgeInsets?
  var referenceEdge: (boundary: CollisionBoundary, bounds: CGRect)?
  /// Hears who begins and ceases to touch whom.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Items that run up against each other, and no boundary yet.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }
  /// No item and no boundary yet.
  public convenience override init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { list.items }
  /// One more item.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item), let dynamicAnimator else { return }
    take(item, dynamicAnimator)
    dynamicAnimator.wake()
  }
  /// One item less.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item), let dynamicAnimator else { return }
    drop(item, dynamicAnimator)
    dynamicAnimator.wake()
  }

  /// What items run up against; everything at first.
  open var collisionMode = Mode.everything {
    didSet {
      guard let dynamicAnimator else { return }
      for item in items { dynamicAnimator.body(of: item)?.collisionsDidChange(in: dynamicAnimator.world) }
      dynamicAnimator.wake()
    }
  }

  // MARK: Boundaries

  /// Whether the reference view's bounds are a boundary, or, with a layout, the collection view's content; false at first.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set { setReferenceInsets(newValue ? .zero : nil) }
  }
  /// Makes a rectangle within the reference view's bounds a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setReferenceInsets(insets) }
  /// Makes a path a boundary, in the place of the one that has the identifier. A path with nothing in it is none.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) { add(identifier, bezierPath) }
  /// Makes a line a boundary, in the place of the one that has the identifier. A line of no length is none.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    guard [p1.x, p1.y, p2.x, p2.y].allSatisfy(\.isFinite) else {
      return Runtime.current.report("\(self) has no boundary \"\(identifier)\": it would go from \(p1) to \(p2)")
    }
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    add(identifier, path)
  }
  /// The path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { edge(identifier)?.path }
  /// Takes a boundary away; what lay on it goes on.
  open func removeBoundary(withIdentifier identifier: any NSCopying) { removeEdge(identifier) }
  /// What the boundaries are called, in the order in which they were added; nil without any.
  open var boundaryIdentifiers: [any NSCopying]? { edges.isEmpty ? nil : edges.compactMap(\.identifier) }
  /// Takes all boundaries away that have an identifier.
  open func removeAllBoundaries() { for edge in edges { if let identifier = edge.identifier { removeEdge(identifier) } } }

  // MARK: Coming and going

  private func take(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    guard let body = animator.register(item) else { return }
    body.collisions.append(self)
    body.collisionsDidChange(in: animator.world)
  }
  private func drop(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator) {
    guard let body = animator.body(of: item), let index = body.collisions.firstIndex(where: { $0 === self }) else { return }
    body.collisions.remove(at: index)
    body.collisionsDidChange(in: animator.world)
    animator.release(item)
  }

  override func join(_ animator: UIDynamicAnimator) {
    group = animator.world.makeGroup()
    for edge in edges { enter(edge, animator) }
    followReference(animator)
    for item in items { take(item, animator) }
  }
  override func leave(_ animator: UIDynamicAnimator) {
    for item in items { drop(item, animator) }
    for edge in edges { exit(edge, animator) }
    if let referenceEdge { exit(referenceEdge.boundary, animator) }
    (referenceEdge, group) = (nil, nil)
  }
  override func willStep(_ animator: UIDynamicAnimator) { followReference(animator) }
}
