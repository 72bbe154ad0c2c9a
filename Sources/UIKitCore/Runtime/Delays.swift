import Foundation
import HostInterface
import QuartzCore

/// The messages that are sent later, on the clock of the app.
@MainActor
final class Delays: RuntimeState {
  /// The minimum delay in seconds, as in Foundation's timers. A method that sends itself repeatedly thus lets time advance.
  nonisolated static let least: TimeInterval = 0.0001

  private final class Message {
    let selector: Selector
    let argument: Any?
    var work: EventLoop.Token?
    init(_ selector: Selector, _ argument: Any?) { (self.selector, self.argument) = (selector, argument) }
  }
  /// The messages by target. A message keeps its target until it is sent.
  private var messages: [ObjectIdentifier: [Message]] = [:]

  package init(for runtime: Runtime) {}

  func send(_ selector: Selector, to target: AnyObject, with argument: Any?, after delay: TimeInterval, in runtime: Runtime) {
    let message = Message(selector, argument), key = ObjectIdentifier(target)
    message.work = runtime.schedule(after: max(delay, Self.least)) { [weak self, weak message] in
      if let message { self?.forget(key) { $0 === message } }
      selector.perform(on: target, with: argument)
    }
    messages[key, default: []].append(message)
  }

  func cancel(_ target: AnyObject, in runtime: Runtime, _ isMeant: (Selector, Any?) -> Bool) {
    forget(ObjectIdentifier(target)) { message in
      guard isMeant(message.selector, message.argument) else { return false }
      if let work = message.work { runtime.cancel(work) }
      return true
    }
  }

  private func forget(_ key: ObjectIdentifier, _ isMeant: (Message) -> Bool) {
    messages[key]?.removeAll(where: isMeant)
    if messages[key]?.isEmpty == true { messages[key] = nil }
  }
}

extension Runtime {
  var delays: Delays { state() }
  /// Returns the app of an object, or the current app if the object belongs to none.
  static func of(_ object: AnyObject) -> Runtime { (object as? UIResponder)?.runtime ?? (object as? CALayer)?.runtime ?? current }
}

extension NSObjectProtocol {
  /// Calls a method of the object after a delay in seconds on the clock of the app, in its own update cycle.
  ///
  /// The method has no parameter or one. The object and the argument are kept until then.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let runtime = Runtime.of(self)
    runtime.delays.send(aSelector, to: self, with: anArgument, after: delay, in: runtime)
  }

  /// Calls a method of the object immediately.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector) { aSelector.perform(on: self) }
  /// Calls a method of the object immediately, with an argument.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with object: Any?) { aSelector.perform(on: self, with: object) }
}

extension NSObject {
  /// Cancels all delayed calls on a target.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let runtime = Runtime.of(aTarget as AnyObject)
    runtime.delays.cancel(aTarget as AnyObject, in: runtime) { _, _ in true }
  }
  /// Cancels the delayed calls of a method on a target that have an equal argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
    let runtime = Runtime.of(aTarget as AnyObject)
    runtime.delays.cancel(aTarget as AnyObject, in: runtime) { selector, argument in
      selector == aSelector && isSame(argument, anArgument)
    }
  }
}

/// Returns whether two values are equal in the sense of Objective-C objects.
private func isSame(_ a: Any?, _ b: Any?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
  return (a as AnyObject) === (b as AnyObject)
}
