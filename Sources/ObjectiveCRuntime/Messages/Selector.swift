/// The name of a method and, optionally, the method itself.
///
/// `#selector(handlePan(_:))` in UIKit code corresponds to `Selector("handlePan:", Controller.handlePan)`. A selector that is only a name
/// finds its method in the class of the target, if that class names its members (`ObjCMembers`). Two selectors are equal if their names are
/// equal.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name in Objective-C's form, including its colons.
  public let name: String
  private let method: (@MainActor @Sendable (_ target: AnyObject, _ arguments: [Any?]) -> Any??)?
  private let belongs: (@Sendable (AnyObject) -> Bool)?

  /// Creates a selector from a name alone. Its method is found in the class of the target.
  public init(_ name: String) { (self.name, method, belongs) = (name, nil, nil) }
  /// Creates a selector from a name alone. Its method is found in the class of the target.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates a selector for a method without arguments.
  public init<T, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) {
    nonisolated(unsafe) let method = method  // it is called on the main actor only
    self.init(name) { (target: T, _) in method(target)() }
  }

  /// Creates a selector for a method whose argument is the sender.
  public init<T, A, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in method(target)(objcArgument(arguments, 0)) }
  }

  /// Creates a selector for a method whose arguments are the sender and the event.
  public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in method(target)(objcArgument(arguments, 0), objcArgument(arguments, 1)) }
  }

  /// Creates a selector for a method with three arguments, such as the stop method of `beginAnimations(_:context:)`.
  public init<T, A, B, C, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B, C) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in
      method(target)(objcArgument(arguments, 0), objcArgument(arguments, 1), objcArgument(arguments, 2))
    }
  }

  /// Creates a selector for a method without arguments in a class that is not isolated to an actor.
  public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, _) in method(target)() }
  }

  /// Creates a selector for a method whose argument is the sender, in a class that is not isolated to an actor.
  public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in method(target)(objcArgument(arguments, 0)) }
  }

  /// Creates a selector for a method whose arguments are the sender and the event, in a class that is not isolated to an actor.
  public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
    nonisolated(unsafe) let method = method
    self.init(name) { (target: T, arguments) in method(target)(objcArgument(arguments, 0), objcArgument(arguments, 1)) }
  }

  private init<T>(_ name: String, _ call: @escaping @MainActor @Sendable (T, [Any?]) -> Any?) {
    self.name = name
    belongs = { $0 is T }
    method = { target, arguments in
      guard let target = target as? T else { return nil }
      return .some(objcFlat(call(target, arguments)))
    }
  }

  /// A Boolean value that indicates whether the selector came with a method.
  var hasMethod: Bool { method != nil }

  /// Returns a Boolean value that indicates whether an object's class has the method.
  ///
  /// The method came with the selector and belongs to the class, or the class has a member of that name.
  package func belongs(to object: AnyObject) -> Bool {
    if belongs?(object) == true { return true }
    return ObjCClasses.member(named: name, of: object) != nil
  }

  /// Calls the method on `target`. Returns `false` if the class of `target` does not have it.
  @MainActor @discardableResult
  public func perform(on target: AnyObject, with arguments: Any?...) -> Bool { send(to: target, arguments) != nil }

  /// Calls the method on `target` and returns its result, which is `nil` for a method without one. If the class does not have the method,
  /// the outer optional is `nil`.
  ///
  /// An exchanged method is looked up by its name, so that the exchange has an effect. (`method_exchangeImplementations(_:_:)`)
  @MainActor
  package func send(to target: AnyObject, _ arguments: [Any?]) -> Any?? {
    if let type = target as? AnyClass {
      return ObjCClasses.member(named: "+" + name, in: type)?.send(to: target, arguments) ?? nil
    }
    if let exchanged = ObjCExchange.member(named: name, in: type(of: target)) { return exchanged.send(to: target, arguments) }
    if let method, let answer = method(target, arguments) { return .some(answer) }
    if let answer = ObjCClasses.member(named: name, of: target)?.send(to: target, arguments) { return .some(answer) }
    return objcForwardingTarget(of: target, for: name).flatMap { send(to: $0, arguments) }
  }

  /// Calls the method on `target`. Stops the app if the class of `target` does not have it.
  @MainActor @discardableResult
  package func sendOrStop(to target: AnyObject, _ arguments: [Any?]) -> Any? {
    guard let answer = send(to: target, arguments) else {
      let type: AnyClass = type(of: target)
      preconditionFailure(
        """
        -[\(type) \(name)]: unrecognized selector sent to an instance. \
        Make the selector with its method, Selector("\(name)", \(type).theMethod), or let the class name it in objcMember(named:).
        """)
    }
    return answer
  }

  public var description: String { name }
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the selector of a name. Its method is found in the class of the target.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
/// Returns the selector of a name.
public func sel_registerName(_ str: String) -> Selector { Selector(str) }
