/// An optional requirement of a delegate protocol.
package struct OptionalRequirement: Sendable {
  /// The number of the requirement. Its last six bits are an index within the protocol.
  package let number: Int
  package let delegate: StaticString
  /// The name of the method with labels and types, for example `scrollViewDidScroll(_: UIScrollView)`.
  let method: StaticString
  /// The name of the protocol in `Implements`.
  package let line: StaticString
  /// The Objective-C name, if it cannot be derived from the method's name.
  let selector: StaticString?

  package init(number: Int, delegate: StaticString, method: StaticString, line: StaticString, selector: StaticString? = nil) {
    (self.number, self.delegate, self.method, self.line, self.selector) = (number, delegate, method, line, selector)
  }

  var bit: UInt64 { 1 << UInt64(number & 63) }
}

/// The last call that reached a default implementation. The default sets it, and the caller reads it.
package struct Silence {
  let method: Int
  let delegate: ObjectIdentifier
  /// A Boolean value that indicates whether no object of the class ever answers.
  let isPermanent: Bool
}

extension Runtime {
  /// The last call that reached a default implementation. It is valid only for that call.
  package static var silence: Silence?
}

/// The methods of one protocol that a delegate's class does not implement. They are not called again.
///
/// The record belongs to a class. Another delegate at the same address is therefore never confused with the previous one.
@MainActor
package final class SilentMethods {
  private var type: ObjectIdentifier?
  private var methods: UInt64 = 0

  /// Calls a method, unless the delegate's class is known not to implement it. Returns `nil` if only a default implementation exists.
  ///
  /// - Parameter memory: The object in which the caller stores what is known. It is created when there is something to store.
  package static func ask<Answer>(
    _ method: OptionalRequirement, of delegate: AnyObject, _ memory: SilentMethods?, keep: (SilentMethods) -> Void, _ call: () -> Answer
  ) -> Answer? {
    if let memory, memory.methods & method.bit != 0, memory.type == ObjectIdentifier(Swift.type(of: delegate)) { return nil }
    Runtime.silence = nil
    let answer = call()
    guard let silence = Runtime.silence, silence.method == method.number, silence.delegate == ObjectIdentifier(delegate) else {
      return answer
    }
    guard silence.isPermanent else { return nil }
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
