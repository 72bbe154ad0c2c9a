/// An optional requirement of a delegate protocol.
package struct OptionalRequirement: Sendable {
  /// The last six bits count within the protocol.
  package let number: Int
  package let delegate: StaticString
  /// With labels and types, as in `scrollViewDidScroll(_: UIScrollView)`.
  let method: StaticString
  /// The protocol in `Implements`.
  package let line: StaticString
  /// Objective-C's name, where it cannot be made of the method's.
  let selector: StaticString?

  package init(number: Int, delegate: StaticString, method: StaticString, line: StaticString, selector: StaticString? = nil) {
    (self.number, self.delegate, self.method, self.line, self.selector) = (number, delegate, method, line, selector)
  }

  var bit: UInt64 { 1 << UInt64(number & 63) }
}

/// The last answer that was a default's: left by it, and read by whoever called.
package struct Silence {
  let method: Int
  let delegate: ObjectIdentifier
}

extension Runtime {
  /// Says nothing beyond the call that it is about.
  package static var silence: Silence?
}

/// Which methods of one protocol the class of a delegate was found not to have: they are not called again.
///
/// It is about a class, so a delegate that changes, or another one at its address, is never taken for the one before.
@MainActor
package final class SilentMethods {
  private var type: ObjectIdentifier?
  private var methods: UInt64 = 0

  /// Calls a method, unless the delegate's class is known not to have it; nil where only a default would answer.
  ///
  /// - Parameter memory: where the caller keeps what is known; made when there is something to know.
  package static func ask<Answer>(
    _ method: OptionalRequirement, of delegate: AnyObject, _ memory: SilentMethods?, keep: (SilentMethods) -> Void, _ call: () -> Answer
  ) -> Answer? {
    if let memory, memory.methods & method.bit != 0, memory.type == ObjectIdentifier(Swift.type(of: delegate)) { return nil }
    Runtime.silence = nil
    let answer = call()
    guard let silence = Runtime.silence, silence.method == method.number, silence.delegate == ObjectIdentifier(delegate) else {
      return answer
    }
    let kept = memory ?? SilentMethods()
    if memory == nil { keep(kept) }
    kept.note(method, ObjectIdentifier(Swift.type(of: delegate)))
    return nil
  }

  private func note(_ method: OptionalRequirement, _ type: ObjectIdentifier) {
    if self.type != type { (self.type, methods) = (type, 0) }
    methods |= method.bit
  }
}
