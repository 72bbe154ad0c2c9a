// Written by Tools/optional-requirements from this module's protocols. Do not edit.
// swift-format-ignore-file
import Foundation
import QuartzCore

extension Implements {
  /// The optional requirements of this module. The closures test whether a delegate declares one, and whether a class conforms to its protocol.
  package static let uiKitDynamicsRequirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] = [
    (.collisionBehaviorBeganContactForWithItem2AtP, { $0 is any CollisionBehaviorBeganContactForWithItem2AtP }, { $0 is any UICollisionBehaviorDelegate.Type }),
    (.collisionBehaviorEndedContactForWithItem2, { $0 is any CollisionBehaviorEndedContactForWithItem2 }, { $0 is any UICollisionBehaviorDelegate.Type }),
    (.collisionBehaviorBeganContactForWithBoundaryIdentifierAtP, { $0 is any CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP }, { $0 is any UICollisionBehaviorDelegate.Type }),
    (.collisionBehaviorEndedContactForWithBoundaryIdentifier, { $0 is any CollisionBehaviorEndedContactForWithBoundaryIdentifier }, { $0 is any UICollisionBehaviorDelegate.Type }),
    (.dynamicAnimatorWillResume, { $0 is any DynamicAnimatorWillResume }, { $0 is any UIDynamicAnimatorDelegate.Type }),
    (.dynamicAnimatorDidPause, { $0 is any DynamicAnimatorDidPause }, { $0 is any UIDynamicAnimatorDelegate.Type }),
    (.collisionBoundsType, { $0 is any CollisionBoundsType }, { $0 is any UIDynamicItem.Type }),
    (.collisionBoundingPath, { $0 is any CollisionBoundingPath }, { $0 is any UIDynamicItem.Type }),
  ]
}

// MARK: UICollisionBehaviorDelegate

extension OptionalRequirement {
  static let collisionBehaviorBeganContactForWithItem2AtP = Self(number: 458752, delegate: "UICollisionBehaviorDelegate", method: "collisionBehavior(_: UICollisionBehavior, beganContactFor: any UIDynamicItem, with: any UIDynamicItem, at: CGPoint)", line: "CollisionBehaviorBeganContactForWithItem2AtP")
}
extension Implements {
  /// A class that implements `collisionBehavior(_:beganContactFor:with:at:)`, although only its superclass conforms to `UICollisionBehaviorDelegate`.
  @preconcurrency @MainActor
  public protocol CollisionBehaviorBeganContactForWithItem2AtP: AnyObject {
    /// Called instead of the default implementation in `UICollisionBehaviorDelegate`.
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collisionBehavior(_:beganContactFor:with:at:)`.
  @MainActor static func collisionBehaviorBeganContactForWithItem2AtP(_ delegate: any UICollisionBehaviorDelegate) -> (any CollisionBehaviorBeganContactForWithItem2AtP)? {
    if let delegate = delegate as? any CollisionBehaviorBeganContactForWithItem2AtP { return delegate }
    if let target = forwardingTarget(.collisionBehaviorBeganContactForWithItem2AtP, of: delegate, where: { $0 is any CollisionBehaviorBeganContactForWithItem2AtP }) as? any CollisionBehaviorBeganContactForWithItem2AtP { return target }
    notImplemented(.collisionBehaviorBeganContactForWithItem2AtP, by: delegate) { $0 is any UICollisionBehaviorDelegate.Type }
    return nil
  }
}
extension Implements.CollisionBehaviorBeganContactForWithItem2AtP {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collisionBehavior(_:beganContactFor:with:at:)")
  public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) { preconditionFailure("CollisionBehaviorBeganContactForWithItem2AtP without collisionBehavior(_:beganContactFor:with:at:)") }
}

extension OptionalRequirement {
  static let collisionBehaviorEndedContactForWithItem2 = Self(number: 458753, delegate: "UICollisionBehaviorDelegate", method: "collisionBehavior(_: UICollisionBehavior, endedContactFor: any UIDynamicItem, with: any UIDynamicItem)", line: "CollisionBehaviorEndedContactForWithItem2")
}
extension Implements {
  /// A class that implements `collisionBehavior(_:endedContactFor:with:)`, although only its superclass conforms to `UICollisionBehaviorDelegate`.
  @preconcurrency @MainActor
  public protocol CollisionBehaviorEndedContactForWithItem2: AnyObject {
    /// Called instead of the default implementation in `UICollisionBehaviorDelegate`.
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collisionBehavior(_:endedContactFor:with:)`.
  @MainActor static func collisionBehaviorEndedContactForWithItem2(_ delegate: any UICollisionBehaviorDelegate) -> (any CollisionBehaviorEndedContactForWithItem2)? {
    if let delegate = delegate as? any CollisionBehaviorEndedContactForWithItem2 { return delegate }
    if let target = forwardingTarget(.collisionBehaviorEndedContactForWithItem2, of: delegate, where: { $0 is any CollisionBehaviorEndedContactForWithItem2 }) as? any CollisionBehaviorEndedContactForWithItem2 { return target }
    notImplemented(.collisionBehaviorEndedContactForWithItem2, by: delegate) { $0 is any UICollisionBehaviorDelegate.Type }
    return nil
  }
}
extension Implements.CollisionBehaviorEndedContactForWithItem2 {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collisionBehavior(_:endedContactFor:with:)")
  public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) { preconditionFailure("CollisionBehaviorEndedContactForWithItem2 without collisionBehavior(_:endedContactFor:with:)") }
}

extension OptionalRequirement {
  static let collisionBehaviorBeganContactForWithBoundaryIdentifierAtP = Self(number: 458754, delegate: "UICollisionBehaviorDelegate", method: "collisionBehavior(_: UICollisionBehavior, beganContactFor: any UIDynamicItem, withBoundaryIdentifier: (any NSCopying)?, at: CGPoint)", line: "CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP")
}
extension Implements {
  /// A class that implements `collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)`, although only its superclass conforms to `UICollisionBehaviorDelegate`.
  @preconcurrency @MainActor
  public protocol CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP: AnyObject {
    /// Called instead of the default implementation in `UICollisionBehaviorDelegate`.
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)`.
  @MainActor static func collisionBehaviorBeganContactForWithBoundaryIdentifierAtP(_ delegate: any UICollisionBehaviorDelegate) -> (any CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP)? {
    if let delegate = delegate as? any CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP { return delegate }
    if let target = forwardingTarget(.collisionBehaviorBeganContactForWithBoundaryIdentifierAtP, of: delegate, where: { $0 is any CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP }) as? any CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP { return target }
    notImplemented(.collisionBehaviorBeganContactForWithBoundaryIdentifierAtP, by: delegate) { $0 is any UICollisionBehaviorDelegate.Type }
    return nil
  }
}
extension Implements.CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)")
  public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) { preconditionFailure("CollisionBehaviorBeganContactForWithBoundaryIdentifierAtP without collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)") }
}

extension OptionalRequirement {
  static let collisionBehaviorEndedContactForWithBoundaryIdentifier = Self(number: 458755, delegate: "UICollisionBehaviorDelegate", method: "collisionBehavior(_: UICollisionBehavior, endedContactFor: any UIDynamicItem, withBoundaryIdentifier: (any NSCopying)?)", line: "CollisionBehaviorEndedContactForWithBoundaryIdentifier")
}
extension Implements {
  /// A class that implements `collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)`, although only its superclass conforms to `UICollisionBehaviorDelegate`.
  @preconcurrency @MainActor
  public protocol CollisionBehaviorEndedContactForWithBoundaryIdentifier: AnyObject {
    /// Called instead of the default implementation in `UICollisionBehaviorDelegate`.
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)`.
  @MainActor static func collisionBehaviorEndedContactForWithBoundaryIdentifier(_ delegate: any UICollisionBehaviorDelegate) -> (any CollisionBehaviorEndedContactForWithBoundaryIdentifier)? {
    if let delegate = delegate as? any CollisionBehaviorEndedContactForWithBoundaryIdentifier { return delegate }
    if let target = forwardingTarget(.collisionBehaviorEndedContactForWithBoundaryIdentifier, of: delegate, where: { $0 is any CollisionBehaviorEndedContactForWithBoundaryIdentifier }) as? any CollisionBehaviorEndedContactForWithBoundaryIdentifier { return target }
    notImplemented(.collisionBehaviorEndedContactForWithBoundaryIdentifier, by: delegate) { $0 is any UICollisionBehaviorDelegate.Type }
    return nil
  }
}
extension Implements.CollisionBehaviorEndedContactForWithBoundaryIdentifier {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)")
  public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) { preconditionFailure("CollisionBehaviorEndedContactForWithBoundaryIdentifier without collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)") }
}

// MARK: UIDynamicAnimatorDelegate

extension OptionalRequirement {
  static let dynamicAnimatorWillResume = Self(number: 458816, delegate: "UIDynamicAnimatorDelegate", method: "dynamicAnimatorWillResume(_: UIDynamicAnimator)", line: "DynamicAnimatorWillResume")
}
extension Implements {
  /// A class that implements `dynamicAnimatorWillResume(_:)`, although only its superclass conforms to `UIDynamicAnimatorDelegate`.
  @preconcurrency @MainActor
  public protocol DynamicAnimatorWillResume: AnyObject {
    /// Called instead of the default implementation in `UIDynamicAnimatorDelegate`.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `dynamicAnimatorWillResume(_:)`.
  @MainActor static func dynamicAnimatorWillResume(_ delegate: any UIDynamicAnimatorDelegate) -> (any DynamicAnimatorWillResume)? {
    if let delegate = delegate as? any DynamicAnimatorWillResume { return delegate }
    if let target = forwardingTarget(.dynamicAnimatorWillResume, of: delegate, where: { $0 is any DynamicAnimatorWillResume }) as? any DynamicAnimatorWillResume { return target }
    notImplemented(.dynamicAnimatorWillResume, by: delegate) { $0 is any UIDynamicAnimatorDelegate.Type }
    return nil
  }
}
extension Implements.DynamicAnimatorWillResume {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no dynamicAnimatorWillResume(_:)")
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { preconditionFailure("DynamicAnimatorWillResume without dynamicAnimatorWillResume(_:)") }
}

extension OptionalRequirement {
  static let dynamicAnimatorDidPause = Self(number: 458817, delegate: "UIDynamicAnimatorDelegate", method: "dynamicAnimatorDidPause(_: UIDynamicAnimator)", line: "DynamicAnimatorDidPause")
}
extension Implements {
  /// A class that implements `dynamicAnimatorDidPause(_:)`, although only its superclass conforms to `UIDynamicAnimatorDelegate`.
  @preconcurrency @MainActor
  public protocol DynamicAnimatorDidPause: AnyObject {
    /// Called instead of the default implementation in `UIDynamicAnimatorDelegate`.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `dynamicAnimatorDidPause(_:)`.
  @MainActor static func dynamicAnimatorDidPause(_ delegate: any UIDynamicAnimatorDelegate) -> (any DynamicAnimatorDidPause)? {
    if let delegate = delegate as? any DynamicAnimatorDidPause { return delegate }
    if let target = forwardingTarget(.dynamicAnimatorDidPause, of: delegate, where: { $0 is any DynamicAnimatorDidPause }) as? any DynamicAnimatorDidPause { return target }
    notImplemented(.dynamicAnimatorDidPause, by: delegate) { $0 is any UIDynamicAnimatorDelegate.Type }
    return nil
  }
}
extension Implements.DynamicAnimatorDidPause {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no dynamicAnimatorDidPause(_:)")
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { preconditionFailure("DynamicAnimatorDidPause without dynamicAnimatorDidPause(_:)") }
}

// MARK: UIDynamicItem

extension OptionalRequirement {
  static let collisionBoundsType = Self(number: 458880, delegate: "UIDynamicItem", method: "collisionBoundsType", line: "CollisionBoundsType")
}
extension Implements {
  /// A class that implements `collisionBoundsType`, although only its superclass conforms to `UIDynamicItem`.
  @preconcurrency @MainActor
  public protocol CollisionBoundsType: AnyObject {
    /// The value that replaces the default in `UIDynamicItem`.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collisionBoundsType`.
  @MainActor static func collisionBoundsType(_ delegate: any UIDynamicItem) -> (any CollisionBoundsType)? {
    if let delegate = delegate as? any CollisionBoundsType { return delegate }
    if let target = forwardingTarget(.collisionBoundsType, of: delegate, where: { $0 is any CollisionBoundsType }) as? any CollisionBoundsType { return target }
    notImplemented(.collisionBoundsType, by: delegate) { $0 is any UIDynamicItem.Type }
    return nil
  }
}
extension Implements.CollisionBoundsType {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no collisionBoundsType")
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { preconditionFailure("CollisionBoundsType without collisionBoundsType") }
}

extension OptionalRequirement {
  static let collisionBoundingPath = Self(number: 458881, delegate: "UIDynamicItem", method: "collisionBoundingPath", line: "CollisionBoundingPath")
}
extension Implements {
  /// A class that implements `collisionBoundingPath`, although only its superclass conforms to `UIDynamicItem`.
  @preconcurrency @MainActor
  public protocol CollisionBoundingPath: AnyObject {
    /// The value that replaces the default in `UIDynamicItem`.
    var collisionBoundingPath: UIBezierPath { get }
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `collisionBoundingPath`.
  @MainActor static func collisionBoundingPath(_ delegate: any UIDynamicItem) -> (any CollisionBoundingPath)? {
    if let delegate = delegate as? any CollisionBoundingPath { return delegate }
    if let target = forwardingTarget(.collisionBoundingPath, of: delegate, where: { $0 is any CollisionBoundingPath }) as? any CollisionBoundingPath { return target }
    notImplemented(.collisionBoundingPath, by: delegate) { $0 is any UIDynamicItem.Type }
    return nil
  }
}
extension Implements.CollisionBoundingPath {
  /// The value of a class that lacks the property. It is unavailable, so that such a class cannot conform.
  @available(*, unavailable, message: "the class has no collisionBoundingPath")
  public var collisionBoundingPath: UIBezierPath { preconditionFailure("CollisionBoundingPath without collisionBoundingPath") }
}
