#if DEBUG
  import Foundation

  /// Finds methods that no delegate's caller reaches: the class's superclass conforms, and the line that names the method is missing.
  ///
  /// A class is looked at once for each method, when a default has answered in its place; its methods are those that the executable's
  /// symbols name. A stripped executable has none, and then nothing is found.
  @MainActor package final class ForgottenLines: RuntimeState {
    private struct Question: Hashable {
      let type: ObjectIdentifier
      let method: Int
    }
    private var asked: Set<Question> = []

    package init(for runtime: Runtime) {}

    /// Stops if the class, or one between it and the class that conforms, has the method.
    func look(for method: OptionalRequirement, in type: AnyClass, _ conforms: (AnyClass) -> Bool) {
      guard asked.insert(Question(type: ObjectIdentifier(type), method: method.number)).inserted else { return }
      if let sentence = Self.sentence(about: method, in: type, conforms) { preconditionFailure(sentence) }
    }

    /// What is to be said of a method that a default answered; nil if all is well.
    package nonisolated static func sentence(about method: OptionalRequirement, in type: AnyClass, _ conforms: (AnyClass) -> Bool)
      -> String?
    {
      OwnMethods.owner(of: method, from: type) { _getSuperclass($0).map(conforms) ?? false }.map {
        "\($0).\(method.method) is never called: it is a superclass that conforms to \(method.delegate). "
          + "Write: extension \($0): Implements.\(method.line) {}"
      }
    }

    /// What is to be said where `responds(to:)` is about to say no; nil if it is right.
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
