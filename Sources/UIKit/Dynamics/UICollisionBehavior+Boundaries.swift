import DynamicsEngine
import QuartzCore

/// A boundary of a collision behavior, with what stands for it in the animator's world.
@MainActor
final class CollisionBoundary {
  /// Nil is the reference bounds'.
  let identifier: (any NSCopying)?
  let path: UIBezierPath
  var edges: [DynamicsWorld.Boundary] = []

  init(_ identifier: (any NSCopying)?, _ path: UIBezierPath) { (self.identifier, self.path) = (identifier, path) }
}

/// Whose a boundary of the world is.
struct CollisionEdge {
  let behavior: UICollisionBehavior
  let boundary: CollisionBoundary
}

extension UICollisionBehavior {
  func edge(_ identifier: any NSCopying) -> CollisionBoundary? { edges.first { Self.areEqual($0.identifier, identifier) } }

  private static func areEqual(_ a: (any NSCopying)?, _ b: any NSCopying) -> Bool {
    // Bridged, a string is another object each time.
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

  /// Makes the reference bounds' boundary what they and the insets are now.
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

  /// How far the edges stray from a curve at most, in points.
  private static let flatness: CGFloat = 0.5
}

extension UIDynamicAnimator {
  /// What `translatesReferenceBoundsIntoBoundary` translates.
  var referenceBounds: CGRect? {
    referenceView?.bounds ?? layout?.collectionView.map { CGRect(origin: .zero, size: $0.contentSize) }
  }
}

/// iOS bridges a string that is to be copied to `NSString`; here it says itself that it can be.
extension String: @retroactive NSCopying {
  /// The string, which is a value.
  public func copy(with zone: NSZone?) -> Any { self }
}
