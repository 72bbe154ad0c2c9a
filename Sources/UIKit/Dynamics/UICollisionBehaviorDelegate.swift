import DynamicsEngine
import QuartzCore

/// Hears who begins and ceases to touch whom, after the step in which that happens.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items began to touch, at a point of the reference coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items ceased to touch.
  func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item began to touch a boundary, at a point; nil is the one that the reference bounds are.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint)
  /// An item ceased to touch a boundary; nil is the one that the reference bounds are.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
  ) {
    Implements.collisionBehaviorBeganContactForWithItem2AtP(self)?.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
  }
  /// Nothing.
  public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {
    Implements.collisionBehaviorEndedContactForWithItem2(self)?.collisionBehavior(behavior, endedContactFor: item1, with: item2)
  }
  /// Nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    Implements.collisionBehaviorBeganContactForWithBoundaryIdentifierAtP(self)?.collisionBehavior(
      behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
  }
  /// Nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    Implements.collisionBehaviorEndedContactForWithBoundaryIdentifier(self)?.collisionBehavior(
      behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
  }
}

/// What a delegate is to be told.
@MainActor
struct CollisionEvent {
  enum Other {
    case item(any UIDynamicItem)
    case boundary((any NSCopying)?)
  }
  let behavior: UICollisionBehavior
  let item: any UIDynamicItem
  let other: Other
  /// Where they began; nil where they ceased.
  let beganAt: CGPoint?

  func tell() {
    guard let delegate = behavior.collisionDelegate else { return }
    switch (other, beganAt) {
    case (.item(let second), let point?): delegate.collisionBehavior(behavior, beganContactFor: item, with: second, at: point)
    case (.item(let second), nil): delegate.collisionBehavior(behavior, endedContactFor: item, with: second)
    case (.boundary(let name), let point?):
      delegate.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: name, at: point)
    case (.boundary(let name), nil): delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: name)
    }
  }
}

extension UIDynamicAnimator {
  /// Finds out whom the engine's contacts concern, as long as everybody is known.
  func collectContacts() {
    for contact in world.takeContacts() {
      guard let body = bodiesByNumber[Int(contact.body.number)] else { continue }
      switch contact.other {
      case .body(let other):
        guard let second = bodiesByNumber[Int(other.number)] else { continue }
        for behavior in body.collisions where second.collisions.contains(where: { $0 === behavior }) {
          note(behavior, body.item, .item(second.item), contact.beganAt)
        }
      case .boundary(let boundary):
        guard let edge = boundaries[boundary] else { continue }
        note(edge.behavior, body.item, .boundary(edge.boundary.identifier), contact.beganAt)
      }
    }
  }

  private func note(_ behavior: UICollisionBehavior, _ item: any UIDynamicItem, _ other: CollisionEvent.Other, _ beganAt: CGPoint?) {
    contacts.append(CollisionEvent(behavior: behavior, item: item, other: other, beganAt: beganAt))
  }

  func tellContacts() {
    let events = contacts
    contacts = []
    for event in events { event.tell() }
  }
}
