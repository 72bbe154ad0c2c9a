/// A method or a property of a class, as it is found by its Objective-C name.
public struct ObjCMember: @unchecked Sendable {
  /// Calls the method on an object with arguments.
  let call: ((AnyObject, [Any?]) -> Any?)?
  /// Returns the value of the property.
  let get: ((AnyObject) -> Any?)?
  /// Sets the property. Returns `false` if the value has another type.
  let set: ((AnyObject, Any?) -> Bool)?

  /// Creates a method. The closure has the object and the arguments as its parameters, and returns the result or `nil`.
  ///
  /// The closure is isolated to the main actor, because most classes are. It is called on the thread of the message.
  public static func method(_ call: @escaping @MainActor (AnyObject, [Any?]) -> Any?) -> ObjCMember {
    ObjCMember(call: unsafeBitCast(call, to: ((AnyObject, [Any?]) -> Any?).self), get: nil, set: nil)
  }

  /// Creates a property. A property that cannot be set has no second closure. That closure returns `false` if the value has another type.
  public static func property(
    _ get: @escaping @MainActor (AnyObject) -> Any?, _ set: (@MainActor (AnyObject, Any?) -> Bool)? = nil
  ) -> ObjCMember {
    ObjCMember(
      call: nil, get: unsafeBitCast(get, to: ((AnyObject) -> Any?).self),
      set: set.map { unsafeBitCast($0, to: ((AnyObject, Any?) -> Bool).self) })
  }

  /// Calls the method, the getter, or the setter if there is an argument. Returns `nil` if the member is a property that cannot be set.
  func send(to object: AnyObject, _ arguments: [Any?]) -> Any?? {
    if let call { return .some(objcFlat(call(object, arguments))) }
    return get.map { .some(objcFlat($0(object))) } ?? nil
  }
}

/// A class that finds its members by their Objective-C names. Classes derived from `ObjCObject` and UIKit's classes conform to it.
public protocol ObjCMembers: AnyObject {
  /// Returns the member of a name, or `nil` if the class has none.
  ///
  /// A method has the name of its selector, such as `tapped:`. A property has its own name.
  nonisolated static func objcMember(named name: String) -> ObjCMember?
}
