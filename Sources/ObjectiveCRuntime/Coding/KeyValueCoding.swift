import Foundation

/// An object whose properties are read and set by their names.
package protocol ObjCCoding: AnyObject {
  func objcValue(forKey key: String) -> Any?
  func objcSetValue(_ value: Any?, forKey key: String)
  func objcValue(forUndefinedKey key: String) -> Any?
  func objcSetValue(_ value: Any?, forUndefinedKey key: String)
}

/// The usual behaviour of key-value coding, which `ObjCObject` and the classes of UIKit share.
package enum KeyValueCoding {
  /// Returns the value of a property. If the class has no such member, the object is asked for the value of an undefined key.
  package static func value(forKey key: String, of object: any ObjCCoding) -> Any? {
    for name in names(of: key) {
      if let get = ObjCClasses.member(named: name, of: object)?.get { return objcFlat(get(object)) }
    }
    // A method without parameters is a getter too.
    if let call = ObjCClasses.member(named: key, of: object)?.call { return objcFlat(call(object, [])) }
    return object.objcValue(forUndefinedKey: key)
  }

  /// Sets a property. If the class has no such member, the object receives the value as that of an undefined key.
  package static func setValue(_ value: Any?, forKey key: String, of object: any ObjCCoding) {
    let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
    if let call = ObjCClasses.member(named: setter, of: object)?.call {
      _ = call(object, [value])
      return
    }
    guard let set = names(of: key).lazy.compactMap({ ObjCClasses.member(named: $0, of: object)?.set }).first else {
      return object.objcSetValue(value, forUndefinedKey: key)
    }
    precondition(
      set(object, value), "-[\(type(of: object)) setValue:forKey:]: \(value.map { "\($0)" } ?? "nil") is not a value for \(key)")
  }

  /// Returns the value at the end of a path of keys that are separated by dots. It is `nil` if an object on the way is `nil`.
  package static func value(forKeyPath keyPath: String, of object: any ObjCCoding) -> Any? {
    let (key, rest) = split(keyPath)
    let value = object.objcValue(forKey: key)
    guard let rest else { return value }
    return value.flatMap { next($0, rest, keyPath) { $0.objcValue(forKeyPath: $1) } ?? nil }
  }

  /// Sets the property at the end of a path of keys. Nothing happens if an object on the way is `nil`.
  package static func setValue(_ value: Any?, forKeyPath keyPath: String, of object: any ObjCCoding) {
    let (key, rest) = split(keyPath)
    guard let rest else { return object.objcSetValue(value, forKey: key) }
    object.objcValue(forKey: key).map { _ = next($0, rest, keyPath) { $0.objcSetValue(value, forKeyPath: $1) } }
  }

  private static func next<Result>(
    _ value: Any, _ rest: String, _ keyPath: String, _ body: (any ObjCPathCoding, String) -> Result
  ) -> Result? {
    if let object = value as? any ObjCPathCoding { return body(object, rest) }
    preconditionFailure("the value of \(keyPath.dropLast(rest.count + 1)) is a \(type(of: value)), which has no value for the key \(rest)")
  }

  package static func split(_ keyPath: String) -> (key: String, rest: String?) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Returns the names under which a property can be declared. Swift calls the property of the key `hidden` `isHidden`.
  private static func names(of key: String) -> [String] {
    if let short = shortened(key) { return [key, short] }
    return [key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
  }

  /// Returns `hidden` for `isHidden`, and `nil` for a key that does not begin with `is`.
  private static func shortened(_ key: String) -> String? {
    guard key.hasPrefix("is"), let letter = key.dropFirst(2).first, letter.isUppercase else { return nil }
    return letter.lowercased() + key.dropFirst(3)
  }

  /// Returns the key under which changes of a property are observed. It is `hidden` for `isHidden`, as on iOS.
  package static func canonical(_ key: String) -> String { shortened(key) ?? key }

  /// Stops the app, because a class has no member for a key.
  package static func undefined(_ key: String, _ method: String, _ object: AnyObject) -> Never {
    preconditionFailure(
      "-[\(type(of: object)) \(method)]: this class is not key value coding-compliant for the key \(key). "
        + "Declare the property with @objc, or let the class name it in objcMember(named:).")
  }
}

/// An object with values at the ends of paths of keys.
package protocol ObjCPathCoding: ObjCCoding {
  func objcValue(forKeyPath keyPath: String) -> Any?
  func objcSetValue(_ value: Any?, forKeyPath keyPath: String)
}
