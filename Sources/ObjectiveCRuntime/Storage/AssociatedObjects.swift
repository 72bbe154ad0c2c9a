import Foundation

/// The ways in which an associated object is held.
// These are Objective-C's names, which apps use.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is held weakly. The association becomes `nil` when the object is deallocated.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is copied if it conforms to `NSCopying`, and retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The value is copied if it conforms to `NSCopying`, and retained.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that is associated with an object by a key, or `nil` if there is none. The object can be of any class, or a class.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value: Any?
  if let stored = object as? any ObjCStored {
    guard let storage = stored.objcStorage else { return nil }
    value = ObjCStorage.lock.withLock { storage.associations[key] }
  } else {
    value = ForeignAssociations.all.values(of: holder(object, "objc_getAssociatedObject"))[key]
  }
  guard let weak = value as? WeakAssociation else { return value }
  return weak.object
}

/// Associates a value with an object by a key, for the lifetime of the object. A value of `nil` removes the association. With
/// `OBJC_ASSOCIATION_ASSIGN`, the value is held weakly and becomes `nil` when it is deallocated.
///
/// The key is an address, such as `&Keys.name` of a static or global variable. Values of an object that is not derived from NSObject, or is
/// of Foundation, can be released later than the object.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
  let kept: Any? =
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: value.map { WeakAssociation(object: $0 as AnyObject) }
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: value.map { ($0 as? any NSCopying)?.copy(with: nil) ?? $0 }
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: value
    }
  guard let stored = object as? any ObjCStored else {
    return ForeignAssociations.all.set(kept, for: key, of: holder(object, "objc_setAssociatedObject"))
  }
  if kept == nil, stored.objcStorage == nil { return }
  let storage = stored.madeStorage
  // The old value is released outside the lock, because that can call the app's code.
  withExtendedLifetime(
    ObjCStorage.lock.withLock { () -> Any? in
      let old = storage.associations[key]
      storage.associations[key] = kept
      return old
    }
  ) {}
}

/// Removes all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let stored = object as? any ObjCStored else {
    return ForeignAssociations.all.removeAll(of: holder(object, "objc_removeAssociatedObjects"))
  }
  guard let storage = stored.objcStorage else { return }
  withExtendedLifetime(
    ObjCStorage.lock.withLock { () -> [UnsafeRawPointer: Any] in
      let old = storage.associations
      storage.associations = [:]
      return old
    }
  ) {}
}

/// A value that is held weakly.
private struct WeakAssociation { weak var object: AnyObject? }

/// Returns the object or class in an `Any`. A structure stops the app.
private func holder(_ object: Any, _ function: String) -> ForeignAssociations.Holder {
  guard let holder = ForeignAssociations.Holder(object) else {
    preconditionFailure("\(function): a value of type \(type(of: object)) has no identity; associate with an instance of a class")
  }
  return holder
}
