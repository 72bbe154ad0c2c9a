import Foundation

// Messages to a class itself. The names of its methods and properties in `objcMember(named:)` begin with `+`.
extension NSObject {
  /// Returns a Boolean value that indicates whether the class itself has a method.
  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { ObjCClasses.member(named: "+" + $0.name, in: self) != nil } ?? false
  }
  /// Calls a method of the class and returns its result. A class without the method stops the app.
  @preconcurrency @MainActor @discardableResult
  public class func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? { send(aSelector, []) }
  /// Calls a method of the class with an argument and returns its result. A class without the method stops the app.
  @preconcurrency @MainActor @discardableResult
  public class func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? { send(aSelector, [object]) }

  /// Returns the value of a property of the class by its key. A class without the property stops the app.
  public class func value(forKey key: String) -> Any? {
    guard let member = ObjCClasses.member(named: "+" + key, in: self), let value = member.send(to: self as AnyObject, []) else {
      preconditionFailure("+[\(self) valueForKey:]: this class is not key value coding-compliant for the key \(key)")
    }
    return value
  }
  /// Returns the value at the end of a path of keys that begins with a property of the class.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = KeyValueCoding.split(keyPath)
    let value = value(forKey: key)
    guard let rest else { return value }
    return (value as? any ObjCPathCoding)?.objcValue(forKeyPath: rest)
  }

  @MainActor
  private class func send(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let answer = ObjCClasses.member(named: "+" + selector.name, in: self)?.send(to: self as AnyObject, arguments) else {
      preconditionFailure(
        "+[\(self) \(selector)]: unrecognized selector sent to a class. Let it name \"+\(selector)\" in objcMember(named:).")
    }
    return PerformedResults.keep(answer)
  }
}
