#if DEBUG
  import Foundation
  import Synchronization

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
      owner(of: method, from: type) { _getSuperclass($0).map(conforms) ?? false }.map {
        "\($0).\(method.method) is never called: it is a superclass that conforms to \(method.delegate). "
          + "Write: extension \($0): Implements.\(method.line) {}"
      }
    }

    /// What is to be said where `responds(to:)` is about to say no; nil if it is right.
    package nonisolated static func sentenceAboutResponding(
      to method: OptionalRequirement, in type: AnyClass, _ conforms: (AnyClass) -> Bool
    ) -> String? {
      owner(of: method, from: type, while: conforms).map {
        "responds(to:) does not see that \($0) has \(method.method). Write: extension \($0): Implements.\(method.line) {}"
      }
    }

    /// The class that has a method, of those from `type` upwards.
    private nonisolated static func owner(of method: OptionalRequirement, from type: AnyClass, while isAsked: (AnyClass) -> Bool)
      -> AnyClass?
    {
      guard let wanted = MethodName("\(method.method)") else { return nil }
      return sequence(first: type, next: { _getSuperclass($0) }).prefix(while: isAsked).first { methods(of: $0).contains(wanted) }
    }

    private nonisolated static func methods(of type: AnyClass) -> Set<MethodName> {
      known.withLock { known in
        if let methods = known[ObjectIdentifier(type)] { return methods }
        let methods = MethodName.all(of: type)
        known[ObjectIdentifier(type)] = methods
        return methods
      }
    }
    /// What never changes, for each class that was asked about.
    private nonisolated static let known = Mutex<[ObjectIdentifier: Set<MethodName>]>([:])
  }

  extension Runtime {
    var forgottenLines: ForgottenLines { state() }
  }

  /// A method as the compiler names it, without modules: `scrollViewDidScroll(_: UIScrollView)`; a property is its name.
  struct MethodName: Hashable, CustomStringConvertible {
    let base: String
    let labels: [String]
    let types: [String]

    var description: String { labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))" }

    /// From a name with or without labels and what follows the arguments.
    init?(_ text: some StringProtocol) {
      guard let open = text.firstIndex(of: "(") else {
        (base, labels, types) = (String(text), [], [])
        return
      }
      var depth = 0, last = "", arguments: [String] = []
      for c in text[open...].dropFirst() {
        if depth == 0 && (c == ")" || c == ",") {
          if !last.isEmpty { arguments.append(last) }
          last = ""
          if c == ")" { break }
          continue
        }
        if "(<[".contains(c) { depth += 1 } else if ")]".contains(c) || c == ">" && last.last != "-" { depth -= 1 }
        last.append(c)
      }
      base = String(text[..<open])
      let pairs = arguments.map { argument -> (String, String) in
        let colon = argument.firstIndex(of: ":")
        let type = colon.map { argument[argument.index(after: $0)...] } ?? argument[...]
        return (colon.map { argument[..<$0].trimmingCharacters(in: .whitespaces) } ?? "_", Self.plain(type))
      }
      (labels, types) = (pairs.map(\.0), pairs.map(\.1))
    }

    /// `any UIKit.UIView?` is `UIView?`: modules and outer types are left out.
    private static func plain(_ type: some StringProtocol) -> String {
      var words = "", word = ""
      for c in type.replacingOccurrences(of: "any ", with: "") where c != " " {
        if c.isLetter || c.isNumber || c == "_" {
          word.append(c)
        } else if c == "." {
          word = ""
        } else {
          words += word + String(c)
          word = ""
        }
      }
      return words + word
    }

    /// The methods and the properties that a class itself has.
    static func all(of type: AnyClass) -> Set<MethodName> {
      let name = _typeName(type)
      if ["UIKit.", "QuartzCore.", "Foundation."].contains(where: { name.hasPrefix($0) }) { return [] }
      return Set(SymbolTable.ownNames(of: type).compactMap { MethodName($0) })
    }
  }
#endif
