import DynamicsEngine
import QuartzCore

/// The methods that respond to contacts between items. They are called after the step in which a contact begins or ends.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items begin to touch. `p` is the point of contact, in the reference coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items no longer touch.
  func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary. `p` is the point of contact, in the reference coordinates.
  ///
  /// The identifier is `nil` for the boundary of the reference bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint)
  /// Called when an item no longer touches a boundary. The identifier is `nil` for the boundary of the reference bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Called when two items begin to touch. The default implementation does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
  ) {
    Implements.collisionBehaviorBeganContactForWithItem2AtP(self)?.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
  }
  /// Called when two items no longer touch. The default implementation does nothing.
  public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {
    Implements.collisionBehaviorEndedContactForWithItem2(self)?.collisionBehavior(behavior, endedContactFor: item1, with: item2)
  }
  /// Called when an item begins to touch a boundary. The default implementation does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    Implements.collisionBehaviorBeganContactForWithBoundaryIdentifierAtP(self)?.collisionBehavior(
      behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
  }
  /// Called when an item no longer touches a boundary. The default implementation does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    Implements.collisionBehaviorEndedContactForWithBoundaryIdentifier(self)?.collisionBehavior(
      behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
  }
}

/// An event of which the delegate is notified.
@MainActor
struct CollisionEvent {
  enum Other {
    case item(any UIDynamicItem)
    case boundary((any NSCopying)?)
  }
  let behavior: UICollisionBehavior
  let item: any UIDynamicItem
  let other: Other
  /// The point at which the contact began. The value is `nil` at the end of a contact.
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
  /// Assigns the contacts of the engine to behaviors and items, while all of them are registered.
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
