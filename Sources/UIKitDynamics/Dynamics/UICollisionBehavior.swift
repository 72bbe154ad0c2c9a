import DynamicsEngine
import QuartzCore

/// A behavior with which its items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects with which items collide.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// The items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// The items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: ItemList
  /// The collision group in the engine. Its members collide with each other.
  private(set) var group: DynamicsWorld.Group?
  var edges: [CollisionBoundary] = []
  /// The insets of the boundary that follows the reference bounds. The value is `nil` if there is no such boundary.
  var referenceInsets: UIEdgeInsets?
  var referenceEdge: (boundary: CollisionBoundary, bounds: CGRect)?
  /// The object that is notified of the beginning and the end of contacts. The behavior does not retain it.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Creates a behavior with items and without boundaries.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }
  /// Creates a behavior without items and boundaries.
  public convenience override init() { self.init(items: []) }

  /// The items that collide.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item to the behavior.
  open func addItem(_ item: any UIDynamicItem) {
    guard list.add(item), let dynamicAnimator else { return }
    take(item, dynamicAnimator)
    dynamicAnimator.wake()
  }
  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    guard list.remove(item), let dynamicAnimator else { return }
    drop(item, dynamicAnimator)
    dynamicAnimator.wake()
  }

  /// The objects with which items collide. The default is `Mode.everything`.
  open var collisionMode = Mode.everything {
    didSet {
      guard let dynamicAnimator else { return }
      for item in items { dynamicAnimator.body(of: item)?.collisionsDidChange(in: dynamicAnimator.world) }
      dynamicAnimator.wake()
    }
  }

  // MARK: Boundaries

  /// A Boolean value that indicates whether the bounds of the reference view are a boundary. The default is `false`.
  ///
  /// If the animator has a collection view layout, the boundary is the content of the collection view.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set { setReferenceInsets(newValue ? .zero : nil) }
  }
  /// Adds a boundary that follows the bounds of the reference view, with insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setReferenceInsets(insets) }
  /// Adds a path as a boundary, and replaces the boundary with an equal identifier. An empty path is no boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) { add(identifier, bezierPath) }
  /// Adds a line as a boundary, and replaces the boundary with an equal identifier. A line of length zero is no boundary.
  ///
  /// If a coordinate is not finite, the boundary is not added and a warning is printed.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    guard [p1.x, p1.y, p2.x, p2.y].allSatisfy(\.isFinite) else {
      return Runtime.current.report("\(self) has no boundary \"\(identifier)\": it would go from \(p1) to \(p2)")
    }
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    add(identifier, path)
  }
  /// Returns the path of a boundary. Returns `nil` if there is no boundary with the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { edge(identifier)?.path }
  /// Removes a boundary. Items that lay on it continue to move.
  open func removeBoundary(withIdentifier identifier: any NSCopying) { removeEdge(identifier) }
  /// The identifiers of the boundaries, in the order in which they were added. The value is `nil` if there are none.
  open var boundaryIdentifiers: [any NSCopying]? { edges.isEmpty ? nil : edges.compactMap(\.identifier) }
  /// Removes all boundaries that have an identifier.
  open func removeAllBoundaries() { for edge in edges { if let identifier = edge.identifier { removeEdge(identifier) } } }

  // MARK: Adding to and removing from an animator

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
