/// The name of a method and, usually, the method itself. There is no Objective-C runtime that could find a method by its name.
///
/// `#selector(handlePan(_:))` in UIKit code corresponds to `Selector("handlePan:", Controller.handlePan)`. Two selectors are equal if their
/// names are equal.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name in Objective-C's form, including its colons.
  public let name: String
  private let method: (@MainActor @Sendable (_ target: AnyObject, _ arguments: [Any?]) -> Bool)?
  private let belongs: (@Sendable (AnyObject) -> Bool)?

  /// Creates a selector from a name alone. It can be compared and removed, but its method cannot be called, and an attempt stops the
  /// program.
  public init(_ name: String) { (self.name, method, belongs) = (name, nil, nil) }
  /// Creates a selector from a name alone, whose method cannot be called.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates a selector for a method without arguments.
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) {
    nonisolated(unsafe) let method = method  // it is called on the main actor only
    self.init(name) { (target: T, _) in _ = method(target)() }
  }

  /// Creates a selector for a method whose argument is the sender.
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in _ = method(target)(Self.argument(0, of: arguments, name)) }
  }

  /// Creates a selector for a method whose arguments are the sender and the event.
  public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in
      _ = method(target)(Self.argument(0, of: arguments, name), Self.argument(1, of: arguments, name))
    }
  }

  /// Creates a selector for a method with three arguments, such as the stop method of `beginAnimations(_:context:)`.
  public init<T: AnyObject, A, B, C, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B, C) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in
      _ = method(target)(
        Self.argument(0, of: arguments, name), Self.argument(1, of: arguments, name), Self.argument(2, of: arguments, name))
    }
  }

  /// Creates a selector for a method without arguments in a class that is not isolated to an actor.
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, _) in _ = method(target)() }
  }

  /// Creates a selector for a method whose argument is the sender, in a class that is not isolated to an actor.
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in _ = method(target)(Self.argument(0, of: arguments, name)) }
  }

  /// Creates a selector for a method whose arguments are the sender and the event, in a class that is not isolated to an actor.
  public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in
      _ = method(target)(Self.argument(0, of: arguments, name), Self.argument(1, of: arguments, name))
    }
  }

  private init<T: AnyObject>(_ name: String, _ call: @escaping @MainActor @Sendable (T, [Any?]) -> Void) {
    self.name = name
    belongs = { $0 is T }
    method = { target, arguments in
      guard let target = target as? T else { return false }
      call(target, arguments)
      return true
    }
  }

  private static func argument<A>(_ index: Int, of arguments: [Any?], _ name: String) -> A {
    // The optional is unwrapped first, because a cast to `Any` would wrap the whole optional.
    if index < arguments.count, let sent = arguments[index], let argument = sent as? A { return argument }
    if let none = Any?.none as? A { return none }
    preconditionFailure(
      "\(name): its argument \(index + 1) is a \(A.self), and was sent \(index < arguments.count ? arguments[index] as Any : "nothing")")
  }

  /// Returns a Boolean value that indicates whether the selector has a method, and that method belongs to the object's class.
  package func belongs(to object: AnyObject) -> Bool { belongs?(object) ?? false }

  /// Calls the method on `target`. Returns `false` if the method belongs to another class.
  @MainActor @discardableResult
  public func perform(on target: AnyObject, with arguments: Any?...) -> Bool {
    guard let method else {
      preconditionFailure("\(name) is only a name; make it with its method: Selector(\"\(name)\", \(type(of: target)).theMethod)")
    }
    return method(target, arguments)
  }

  public var description: String { name }
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
