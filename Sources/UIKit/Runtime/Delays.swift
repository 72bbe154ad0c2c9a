import Foundation
import HostInterface
import QuartzCore

/// Messages that are to be sent later, on the app's own clock.
@MainActor
final class Delays: RuntimeState {
  /// The least delay in seconds, as Foundation's timers have it: a method that sends itself again and again lets time go on.
  nonisolated static let least: TimeInterval = 0.0001

  private final class Message {
    let selector: Selector
    let argument: Any?
    var work: EventLoop.Token?
    init(_ selector: Selector, _ argument: Any?) { (self.selector, self.argument) = (selector, argument) }
  }
  /// By target, which each keeps alive until then.
  private var messages: [ObjectIdentifier: [Message]] = [:]

  init(for runtime: Runtime) {}

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
  /// The app of an object, as far as it has one.
  static func of(_ object: AnyObject) -> Runtime { (object as? UIResponder)?.runtime ?? (object as? CALayer)?.runtime ?? current }
}

extension NSObjectProtocol {
  /// Calls a method of the object's, without arguments or with one, after a delay in seconds on the app's own clock: at its instant, in a
  /// turn of its own. The object and the argument are kept alive until then.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let runtime = Runtime.of(self)
    runtime.delays.send(aSelector, to: self, with: anArgument, after: delay, in: runtime)
  }

  /// Calls a method of the object's now.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector) { aSelector.perform(on: self) }
  /// Calls a method of the object's now, with an argument.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with object: Any?) { aSelector.perform(on: self, with: object) }
}

extension NSObject {
  /// Takes back all that was to be performed later on a target.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let runtime = Runtime.of(aTarget as AnyObject)
    runtime.delays.cancel(aTarget as AnyObject, in: runtime) { _, _ in true }
  }
  /// Takes back what was to be performed later on a target by one method with an equal argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
    let runtime = Runtime.of(aTarget as AnyObject)
    runtime.delays.cancel(aTarget as AnyObject, in: runtime) { selector, argument in
      selector == aSelector && isSame(argument, anArgument)
    }
  }
}

/// Equality as Objective-C's objects have it.
private func isSame(_ a: Any?, _ b: Any?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
  return (a as AnyObject) === (b as AnyObject)
}
