/// A class that is not supported. Every use of its name produces the message of its `@available` attribute.
///
/// Without a dynamic member lookup, the compiler would report a missing member instead of that message.
@dynamicMemberLookup
public protocol _StaysOut {}

extension _StaysOut {
  /// Accepts any static member.
  public static subscript(dynamicMember name: String) -> _Absent { _Absent.stop() }
}

/// The base class of unsupported classes that have no superclass here.
open class _AbsentObject: _StaysOut {
  /// Stops the app, because the class is not supported.
  public init() { _Absent.stop() }
}

/// The result of any member of an unsupported class.
@dynamicMemberLookup @dynamicCallable
public struct _Absent {
  /// Accepts any member of the result.
  public subscript(dynamicMember name: String) -> _Absent { Self.stop() }
  /// Accepts any call of the result.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _Absent { Self.stop() }
  /// Stops the app. The compiler rejects every use of an unsupported class, so this is never called.
  public static func stop() -> Never { fatalError("a class that stays out was used") }
}
