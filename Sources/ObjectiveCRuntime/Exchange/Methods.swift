import Foundation

/// A method of a class.
public struct Method: Equatable, Sendable {
  let type: AnyClass
  let name: String
  public static func == (a: Method, b: Method) -> Bool { a.type == b.type && a.name == b.name }
}

/// Returns a method of instances of a class, or `nil` if neither the class nor a superclass has it.
///
/// The class must name the method (`ObjCMembers`), or the selector must come with a method of the class. UIKit's methods are found in
/// translated sources, which name those that they use.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let cls, name.hasMethod || ObjCClasses.member(named: name.name, in: cls) != nil else { return nil }
  return Method(type: cls, name: name.name)
}

/// Returns a method of a class itself, or `nil` if neither the class nor a superclass has it. Its name in `objcMember(named:)` begins with
/// `+`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let cls, name.hasMethod || ObjCClasses.member(named: "+" + name.name, in: cls) != nil else { return nil }
  return Method(type: cls, name: "+" + name.name)
}

/// Exchanges the implementations of two methods. A second exchange restores them.
///
/// Messages by name call the other method afterwards. A direct call does so if the method is declared `dynamic` and its replacement asks
/// `objcIsExchanged(_:for:in:)`. The translator writes both.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let (first, second) = (method_getImplementation(m1), method_getImplementation(m2))
  ObjCExchange.set(second, named: m1.name, in: m1.type)
  ObjCExchange.set(first, named: m2.name, in: m2.type)
}

/// Returns the implementation of a method.
public func method_getImplementation(_ m: Method) -> IMP {
  ObjCExchange.implementation(named: m.name, in: m.type) ?? IMP(m.type, m.name)
}

/// Gives a method another implementation, and returns the previous one.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let old = method_getImplementation(m)
  ObjCExchange.set(imp, named: m.name, in: m.type)
  return old
}

/// Returns the name of a method.
public func method_getName(_ m: Method) -> Selector { Selector(m.name) }
/// Returns the types of a method's parameters, which have no names here. The result is `nil`.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns the implementation of a method of a class, or `nil` if it has none.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name).map(method_getImplementation)
}

/// Adds a method to a class. Returns `false` if the class or a superclass has one of that name.
///
/// On iOS, a class can add a method that a superclass has. Here the result is `false` then, and an exchange in the class has the same
/// effect.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  guard let cls, class_getInstanceMethod(cls, name) == nil else { return false }
  ObjCExchange.set(imp, named: name.name, in: cls)
  return true
}

/// Gives a method of a class another implementation, or adds it. Returns the previous implementation, or `nil` if there was none.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? {
  guard let cls else { return nil }
  let old = class_getMethodImplementation(cls, name)
  ObjCExchange.set(imp, named: name.name, in: cls)
  return old
}

/// Returns an implementation that calls a closure. The closure has the object as its parameter, or the object and one argument.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  nonisolated(unsafe) let block = block
  var member: ObjCMember?
  if block is (AnyObject) -> Void {
    member = .method { object, _ in (block as? (AnyObject) -> Void)?(object) }
  } else if block is (AnyObject, Any?) -> Void {
    member = .method { object, arguments in (block as? (AnyObject, Any?) -> Void)?(object, arguments.first ?? nil) }
  }
  guard let member else {
    preconditionFailure("imp_implementationWithBlock: a \(type(of: block)) is no (AnyObject) -> Void or (AnyObject, Any?) -> Void")
  }
  return IMP(ObjCBlock.self, "block \(ObjCBlock.makeNumber())", member)
}

/// The class of implementations that are closures.
private final class ObjCBlock {
  private static let last = Locked(0)
  static func makeNumber() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { $0 as AnyObject }.map { type(of: $0) } }
/// Returns the superclass of a class, or `nil` if it has none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
/// Returns a Boolean value that indicates whether instances of a class have a method.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { ObjCClasses.member(named: sel.name, in: $0) != nil } ?? false
}
/// Returns a class by its name, as `ObjCClasses.type(named:in:)` does.
public func objc_getClass(_ name: String) -> Any? { ObjCClasses.type(named: name) }
/// Returns a class by its name, as `ObjCClasses.type(named:in:)` does.
public func objc_lookUpClass(_ name: String) -> AnyClass? { ObjCClasses.type(named: name) }
