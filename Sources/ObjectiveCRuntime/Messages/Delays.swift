import Foundation

/// The messages that are sent later, on the clock of the app.
@MainActor
private enum Delays {
  private final class Message {
    let selector: Selector
    let argument: Any?
    var cancel: (@MainActor () -> Void)?
    init(_ selector: Selector, _ argument: Any?) { (self.selector, self.argument) = (selector, argument) }
  }
  private struct Pending { weak var message: Message? }
  /// The messages by target. The scheduled work keeps a message and its target until it is sent.
  private static var messages: [ObjectIdentifier: [Pending]] = [:]

  static func send(_ selector: Selector, to target: AnyObject, with argument: Any?, after delay: TimeInterval) {
    let message = Message(selector, argument), key = ObjectIdentifier(target)
    message.cancel = ObjCClock.after(delay, for: target) {
      forget(key) { $0 === message }
      message.cancel = nil
      message.selector.sendOrStop(to: target, [message.argument])
    }
    messages[key, default: []].append(Pending(message: message))
  }

  static func cancel(_ target: AnyObject, _ isMeant: (Selector, Any?) -> Bool) {
    forget(ObjectIdentifier(target)) { message in
      guard isMeant(message.selector, message.argument) else { return false }
      message.cancel?()
      message.cancel = nil
      return true
    }
  }

  /// Removes the messages that are meant, and those whose app has ended.
  private static func forget(_ key: ObjectIdentifier, _ isMeant: (Message) -> Bool) {
    guard let pending = messages[key] else { return }
    let kept = pending.filter { pending in pending.message.map { !isMeant($0) } ?? false }
    messages[key] = kept.isEmpty ? nil : kept
  }
}

extension NSObjectProtocol {
  /// Calls a method of the object after a delay in seconds on the clock of the app, in its own update cycle.
  ///
  /// The method has no parameter or one. The object and the argument are kept until then.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    Delays.send(aSelector, to: self, with: anArgument, after: delay)
  }
  /// Calls a method of the object after a delay in seconds. There is a single run loop mode here, so the modes have no effect.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
    Delays.send(aSelector, to: self, with: anArgument, after: delay)
  }
}

extension NSObject {
  /// Cancels all delayed calls on a target.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) { Delays.cancel(aTarget as AnyObject) { _, _ in true } }
  /// Cancels the delayed calls of a method on a target that have an equal argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
    Delays.cancel(aTarget as AnyObject) { selector, argument in selector == aSelector && isSame(argument, anArgument) }
  }
}

/// Returns whether two values are equal in the sense of Objective-C objects.
private func isSame(_ a: Any?, _ b: Any?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
  return (a as AnyObject) === (b as AnyObject)
}
