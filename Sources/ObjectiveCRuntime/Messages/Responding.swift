import Foundation

/// The answers of `responds(to:)`.
package enum ObjCResponding {
  /// Returns whether an object implements an optional requirement of a protocol of UIKit. UIKit sets it when it is loaded.
  package nonisolated(unsafe) static var implementsOptional: (@Sendable (AnyObject, Selector) -> Bool)?

  /// Returns whether the class of an object has a method of a name, without a call of `responds(to:)`.
  package static func answer(_ object: AnyObject, to selector: Selector?) -> Bool {
    guard let selector else { return false }
    if selector.belongs(to: object) { return true }
    return implementsOptional?(object, selector) ?? false
  }

  /// Calls `responds(to:)` of an object whose class may not be known as one that has it.
  package static func responds(_ object: AnyObject, to selector: Selector?) -> Bool {
    (object as? any ObjCAnswering)?.answers(selector) ?? answer(object, to: selector)
  }
}

/// A class with an open method `responds(to:)`.
package protocol ObjCAnswering: AnyObject {
  /// Calls `responds(to:)` of the object and returns its result.
  func answers(_ selector: Selector?) -> Bool
}

extension NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the object has a method.
  ///
  /// The result is `true` in these cases, and otherwise `false`:
  ///
  /// - The method came with the selector, and is a method of the object's class.
  /// - The class has a member of that name (`ObjCMembers`). Sources that were translated have one for each method with `@objc`.
  /// - The method is an optional method of a delegate, and the class declares it: `extension Feed: Implements.ScrollViewDidScroll {}`.
  /// - The class overrides the method `responds(to:)`, which returns `true`.
  public func responds(to aSelector: Selector!) -> Bool {
    ObjCResponding.responds(self, to: aSelector)
  }
}

extension NSObject {
  /// Returns a Boolean value that indicates whether instances of the class have a method. The class must name its members (`ObjCMembers`).
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { ObjCClasses.member(named: $0.name, in: self) != nil } ?? false
  }
  /// Returns a Boolean value that indicates whether the class itself has a method. In `objcMember(named:)`, the names of such methods begin
  /// with `+`.
  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { ObjCClasses.member(named: "+" + $0.name, in: self) != nil } ?? false
  }
}
