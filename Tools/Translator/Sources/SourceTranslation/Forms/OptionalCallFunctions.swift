/// The functions that optional calls of a requirement become.
///
/// `delegate.close?(x)` becomes `delegate.objcOptional_close(x)`, which returns `nil` if the object does not implement the method.
/// `delegate.close != nil` becomes `delegate.objcMethod_close_ != nil`.
struct OptionalCallFunctions {
  private let requirement: Requirement
  private let access: String

  init(_ requirement: Requirement, access: String) { (self.requirement, self.access) = (requirement, access) }

  static func callName(_ base: String) -> String { "objcOptional_\(base)" }

  static func methodName(_ member: Member) -> String {
    "objcMethod_\(member.base)" + member.labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
  }

  var text: String {
    "extension \(requirement.delegate) {\n" + (member.isProperty ? property : call + method) + "}\n"
  }

  private var member: Member { requirement.member }
  private var single: String { "any \(requirement.single)" }
  /// The object that receives the message if this one does not implement the method.
  private var forwarded: String { "(objcForwardingTarget(of: self, for: \"\(requirement.objcName)\") as? any \(requirement.delegate))" }
  private var parameters: String {
    zip(member.labels, member.types).enumerated().map { index, parameter in
      (parameter.0 == "_" ? "_" : parameter.0) + " a\(index): \(parameter.1)"
    }.joined(separator: ", ")
  }

  private func arguments(_ name: (Int) -> String) -> String {
    member.labels.enumerated().map { index, label in (label == "_" ? "" : "\(label): ") + name(index) }.joined(separator: ", ")
  }

  private var property: String {
    """
      \(access)var \(member.base): (\(member.result ?? "Any"))? {
        if let object = self as? \(single) { return object.\(member.base) }
        return \(forwarded)?.\(member.base)
      }

    """
  }

  private var call: String {
    let result = member.result.map { "(\(Self.plain($0)))?" } ?? "Void?"
    let passed = arguments { "a\($0)" }
    return """
        @discardableResult \(access)func \(Self.callName(member.base))(\(parameters)) -> \(result) {
          if let object = self as? \(single) { return object.\(member.base)(\(passed)) }
          return \(forwarded)?.\(Self.callName(member.base))(\(passed))
        }

      """
  }

  private var method: String {
    // A closure has no variadic parameters, and what it is given cannot be changed.
    guard !member.types.contains(where: { $0.hasSuffix("...") || $0.hasPrefix("inout ") }) else { return "" }
    let actor = requirement.attributes.contains("@MainActor") ? "@MainActor " : ""
    let types = member.types.map { $0.replacing("@autoclosure ", with: "") }.joined(separator: ", ")
    return """
        \(access)var \(Self.methodName(member)): (\(actor)(\(types)) -> \(member.result ?? "Void"))? {
          if let object = self as? \(single) { return { object.\(member.base)(\(arguments { "$\($0)" })) } }
          return \(forwarded)?.\(Self.methodName(member))
        }

      """
  }

  /// An optional result needs no second question mark: optional chaining flattens it.
  private static func plain(_ type: String) -> String {
    guard type.hasSuffix("?") || type.hasSuffix("!"), !type.contains("->") else { return type }
    return String(type.dropLast())
  }
}
