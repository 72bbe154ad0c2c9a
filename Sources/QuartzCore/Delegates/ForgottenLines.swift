#if DEBUG
  import Foundation

  /// A check for delegate methods that are never called, because a superclass conforms to the protocol and the declaration in `Implements`
  /// is missing.
  ///
  /// A class is checked once for each method, after a default implementation was called. Its methods are read from the symbols of the
  /// executable. A stripped executable has none, so nothing is found there.
  @MainActor package final class ForgottenLines: RuntimeState {
    private struct Question: Hashable {
      let type: ObjectIdentifier
      let method: Int
    }
    private var asked: Set<Question> = []

    package init(for runtime: Runtime) {}

    /// Stops the program if the class, or a class between it and the conforming one, has the method.
    func look(for method: OptionalRequirement, in type: AnyClass, _ conforms: (AnyClass) -> Bool) {
      guard asked.insert(Question(type: ObjectIdentifier(type), method: method.number)).inserted else { return }
      if let sentence = Self.sentence(about: method, in: type, conforms) { preconditionFailure(sentence) }
    }

    /// Returns an error message about a method for which a default implementation was called, or `nil` if there is no error.
    package nonisolated static func sentence(about method: OptionalRequirement, in type: AnyClass, _ conforms: (AnyClass) -> Bool)
      -> String?
    {
      OwnMethods.owner(of: method, from: type) { _getSuperclass($0).map(conforms) ?? false }.map {
        "\($0).\(method.method) is never called: it is a superclass that conforms to \(method.delegate). "
          + "Write: extension \($0): Implements.\(method.line) {}"
      }
    }

    /// Returns an error message if `responds(to:)` is about to return `false` by mistake, or `nil` if the result is right.
    package nonisolated static func sentenceAboutResponding(
      to method: OptionalRequirement, in type: AnyClass, _ conforms: (AnyClass) -> Bool
    ) -> String? {
      OwnMethods.owner(of: method, from: type, while: conforms).map {
        "responds(to:) does not see that \($0) has \(method.method). Write: extension \($0): Implements.\(method.line) {}"
      }
    }
  }

  extension Runtime {
    var forgottenLines: ForgottenLines { state() }
  }
#endif
