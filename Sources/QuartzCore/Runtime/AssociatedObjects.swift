import Foundation

/// The ways in which an associated object is held. A copy policy retains the value here, because Swift values copy themselves.
// These are Objective-C's names, which apps use.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is held weakly. The association becomes `nil` when the object is deallocated.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is retained, because Swift values copy themselves.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The value is retained, because Swift values copy themselves.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that is associated with an object by a key, or `nil` if there is none. The object must be a view, controller, layer,
/// recognizer or another object of the main actor from UIKit or Core Animation.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  holder(object, "objc_getAssociatedObject").attached(AssociatedObjects.self)?[key]
}

/// Associates a value with an object by a key, for the lifetime of the object. A value of `nil` removes the association. With
/// `OBJC_ASSOCIATION_ASSIGN`, the value is held weakly and becomes `nil` when it is deallocated.
///
/// The key is an address, such as `&Keys.name` of a static or global variable.
@preconcurrency @MainActor
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
  let holder = holder(object, "objc_setAssociatedObject")
  if value == nil, holder.attached(AssociatedObjects.self) == nil { return }
  holder.attached(AssociatedObjects.self, AssociatedObjects.init).set(value, for: key, policy)
}

/// Removes all associations of an object.
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

/// The associations of one object.
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
