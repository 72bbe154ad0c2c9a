/// The name of a method and, when made from source, the method itself: there is no Objective-C runtime to look names up in.
///
/// Where UIKit code says `#selector(handlePan(_:))`, write `Selector("handlePan:", Controller.handlePan)`. Two selectors of one name are
/// equal.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// Colons included, as Objective-C has it.
  public let name: String
  private let method: (@MainActor @Sendable (_ target: AnyObject, _ arguments: [Any?]) -> Bool)?
  private let belongs: (@Sendable (AnyObject) -> Bool)?

  /// A bare name. Sending it traps: a method can be compared and removed by name, but only called when it came along.
  public init(_ name: String) { (self.name, method, belongs) = (name, nil, nil) }
  /// A bare name.
  public init(stringLiteral name: String) { self.init(name) }

  /// A method without arguments.
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) {
    nonisolated(unsafe) let method = method  // it is called on the main actor only
    self.init(name) { (target: T, _) in _ = method(target)() }
  }

  /// A method that takes the sender.
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in _ = method(target)(Self.argument(0, of: arguments, name)) }
  }

  /// A method that takes the sender and the event.
  public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in
      _ = method(target)(Self.argument(0, of: arguments, name), Self.argument(1, of: arguments, name))
    }
  }

  /// A method that takes three arguments, as what is told of the end of `beginAnimations`.
  public init<T: AnyObject, A, B, C, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B, C) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in
      _ = method(target)(
        Self.argument(0, of: arguments, name), Self.argument(1, of: arguments, name), Self.argument(2, of: arguments, name))
    }
  }

  /// A method without arguments of a class that belongs to no actor.
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, _) in _ = method(target)() }
  }

  /// A method that takes the sender, of a class that belongs to no actor.
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in _ = method(target)(Self.argument(0, of: arguments, name)) }
  }

  /// A method that takes the sender and the event, of a class that belongs to no actor.
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
    // Taken out of its optional first: into an `Any` the whole optional would go.
    if index < arguments.count, let sent = arguments[index], let argument = sent as? A { return argument }
    if let none = Any?.none as? A { return none }
    preconditionFailure(
      "\(name): its argument \(index + 1) is a \(A.self), and was sent \(index < arguments.count ? arguments[index] as Any : "nothing")")
  }

  /// Whether a method came along, and is one of the object's class.
  package func belongs(to object: AnyObject) -> Bool { belongs?(object) ?? false }

  /// Calls the method on `target`; false if the method belongs to another class.
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
