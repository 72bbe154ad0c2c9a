import Foundation
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The delegates of dynamics, and what moves.
extension Complete {
  static func askOfDynamics(_ nobody: Complete) {
    let behavior = UICollisionBehavior(items: []), view = UIView(), animator = UIDynamicAnimator(referenceView: view)
    let contacts = nobody as any UICollisionBehaviorDelegate
    contacts.collisionBehavior(behavior, beganContactFor: view, with: view, at: .zero)
    contacts.collisionBehavior(behavior, endedContactFor: view, with: view)
    contacts.collisionBehavior(behavior, beganContactFor: view, withBoundaryIdentifier: nil, at: .zero)
    contacts.collisionBehavior(behavior, endedContactFor: view, withBoundaryIdentifier: nil)
    (nobody as any UIDynamicAnimatorDelegate).dynamicAnimatorWillResume(animator)
    (nobody as any UIDynamicAnimatorDelegate).dynamicAnimatorDidPause(animator)
    _ = (nobody as any UIDynamicItem).collisionBoundsType
    _ = (nobody as any UIDynamicItem).collisionBoundingPath
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
  ) { note((), "CollisionBehaviorBeganContactForWithItem2AtP") }
  func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {
    note((), "CollisionBehaviorEndedContactForWithItem2")
  }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) { note((), "CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
  ) { note((), "CollisionBehaviorEndedContactForWithBoundaryIdentifier") }
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { note((), "DynamicAnimatorWillResume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { note((), "DynamicAnimatorDidPause") }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { note(.rectangle, "CollisionBoundsType") }
  var collisionBoundingPath: UIBezierPath { note(UIBezierPath(), "CollisionBoundingPath") }
}
extension Complete: Implements.CollisionBehaviorBeganContactForWithItem2AtP {}
extension Complete: Implements.CollisionBehaviorEndedContactForWithItem2 {}
extension Complete: Implements.CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP {}
extension Complete: Implements.CollisionBehaviorEndedContactForWithBoundaryIdentifier {}
extension Complete: Implements.DynamicAnimatorWillResume {}
extension Complete: Implements.DynamicAnimatorDidPause {}
extension Complete: Implements.CollisionBoundsType {}
extension Complete: Implements.CollisionBoundingPath {}
