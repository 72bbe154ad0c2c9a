import Foundation

/// How an associated object is held. What is copied in Objective-C is held here as it is: Swift's values copy themselves.
// Objective-C's names, as apps have them.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What an app has hung on an object by key, nil if nothing; objects of UIKit and Core Animation that belong to the main actor take it.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  holder(object, "objc_getAssociatedObject").attached(AssociatedObjects.self)?[key]
}

/// Hangs a value on an object by key, for as long as the object lives; nil takes it off. `OBJC_ASSOCIATION_ASSIGN` does not hold an object:
/// once that is gone, nil is there.
///
/// The key is an address: `&Keys.name` of a static or global variable.
@preconcurrency @MainActor
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
  let holder = holder(object, "objc_setAssociatedObject")
  if value == nil, holder.attached(AssociatedObjects.self) == nil { return }
  holder.attached(AssociatedObjects.self, AssociatedObjects.init).set(value, for: key, policy)
}

/// Takes off whatever was hung on an object.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  holder(object, "objc_removeAssociatedObjects").attached(AssociatedObjects.self)?.removeAll()
}

@MainActor private func holder(_ object: Any, _ function: String) -> _UIObject {
  guard let object = object as? _UIObject else {
    preconditionFailure("\(function): \(type(of: object)) has no place for it; views, controllers, layers and recognizers have one")
  }
  return object
}

/// What hangs on one object.
@MainActor
private final class AssociatedObjects {
  private struct Weak { weak var object: AnyObject? }
  private var values: [UnsafeRawPointer: Any] = [:]

  subscript(key: UnsafeRawPointer) -> Any? {
    let value = values[key]
    return (value as? Weak).map { $0.object } ?? value
  }
  func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    values[key] = policy == .OBJC_ASSOCIATION_ASSIGN ? value.map { Weak(object: $0 as AnyObject) } : value
  }
  func removeAll() { values = [:] }
}
