import DynamicsEngine
import QuartzCore

/// A boundary of a collision behavior, with its counterpart in the animator's world.
@MainActor
final class CollisionBoundary {
  /// The identifier of the boundary. The value is `nil` for the boundary of the reference bounds.
  let identifier: (any NSCopying)?
  let path: UIBezierPath
  var edges: [DynamicsWorld.Boundary] = []

  init(_ identifier: (any NSCopying)?, _ path: UIBezierPath) { (self.identifier, self.path) = (identifier, path) }
}

/// The owner of a boundary in the world.
struct CollisionEdge {
  let behavior: UICollisionBehavior
  let boundary: CollisionBoundary
}

extension UICollisionBehavior {
  func edge(_ identifier: any NSCopying) -> CollisionBoundary? { edges.first { Self.areEqual($0.identifier, identifier) } }

  private static func areEqual(_ a: (any NSCopying)?, _ b: any NSCopying) -> Bool {
    // A bridged string is a different object each time.
    if let a = a.map({ $0 as Any }) as? String, let b = b as? String { return a == b }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return (a as AnyObject?) === (b as AnyObject)
  }

  func add(_ identifier: any NSCopying, _ path: UIBezierPath) {
    removeEdge(identifier)
    let copy = UIBezierPath(cgPath: path.cgPath)
    let edge = CollisionBoundary(identifier, copy)
    edges.append(edge)
    guard let dynamicAnimator else { return }
    enter(edge, dynamicAnimator)
    wakeItems(dynamicAnimator)
  }

  func removeEdge(_ identifier: any NSCopying) {
    guard let index = edges.firstIndex(where: { Self.areEqual($0.identifier, identifier) }) else { return }
    let edge = edges.remove(at: index)
    guard let dynamicAnimator else { return }
    exit(edge, dynamicAnimator)
    dynamicAnimator.wake()
  }

  func setReferenceInsets(_ insets: UIEdgeInsets?) {
    referenceInsets = insets
    guard let dynamicAnimator else { return }
    followReference(dynamicAnimator)
    wakeItems(dynamicAnimator)
  }

  /// Updates the boundary of the reference bounds for the present bounds and insets.
  func followReference(_ animator: UIDynamicAnimator) {
    let bounds = referenceInsets.flatMap { insets in animator.referenceBounds?.inset(by: insets) }
    guard bounds != referenceEdge?.bounds else { return }
    if let referenceEdge { exit(referenceEdge.boundary, animator) }
    referenceEdge = nil
    guard let bounds, !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { return }
    let made = CollisionBoundary(nil, UIBezierPath(rect: bounds))
    enter(made, animator)
    referenceEdge = (made, bounds)
    wakeItems(animator)
  }

  func enter(_ boundary: CollisionBoundary, _ animator: UIDynamicAnimator) {
    guard let group else { return }
    for points in boundary.path.cgPath.polygons(tolerance: Self.flatness) {
      let edge = animator.world.add(boundary: points, of: group)
      boundary.edges.append(edge)
      animator.boundaries[edge] = CollisionEdge(behavior: self, boundary: boundary)
    }
  }

  func exit(_ boundary: CollisionBoundary, _ animator: UIDynamicAnimator) {
    for edge in boundary.edges {
      animator.world.remove(edge)
      animator.collectContacts()
      animator.boundaries[edge] = nil
    }
    boundary.edges = []
  }

  private func wakeItems(_ animator: UIDynamicAnimator) {
    for item in items { if let body = animator.body(of: item) { animator.world.wake(body.body) } }
    animator.wake()
  }

  /// The maximum distance between a curve and the edges that approximate it, in points.
  private static let flatness: CGFloat = 0.5
}

extension UIDynamicAnimator {
  /// The bounds that `translatesReferenceBoundsIntoBoundary` translates.
  var referenceBounds: CGRect? {
    referenceView?.bounds ?? layout?.collectionView.map { CGRect(origin: .zero, size: $0.contentSize) }
  }
}

/// A conformance that allows strings as identifiers. On iOS, a string is bridged to `NSString` instead.
extension String: @retroactive NSCopying {
  /// Returns the string itself, because it is a value.
  public func copy(with zone: NSZone?) -> Any { self }
}
