/// Marks a class that stays out, so that every use of its name gives the message of its `@available` attribute.
///
/// Without a member that answers to any name, the compiler reports a missing member instead of the message.
@dynamicMemberLookup
public protocol _StaysOut {}

extension _StaysOut {
  /// Stands for every static member.
  public static subscript(dynamicMember name: String) -> _Absent { _Absent.stop() }
}

/// The base of classes that stay out and have no superclass here.
open class _AbsentObject: _StaysOut {
  /// Stops the app.
  public init() { _Absent.stop() }
}

/// Stands for what a member of a class that stays out returns.
@dynamicMemberLookup @dynamicCallable
public struct _Absent {
  /// Stands for every member.
  public subscript(dynamicMember name: String) -> _Absent { Self.stop() }
  /// Stands for every call.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _Absent { Self.stop() }
  /// Stops the app. The compiler refuses every use of what stays out, so nothing calls it.
  public static func stop() -> Never { fatalError("a class that stays out was used") }
}
