import SwiftSyntax

/// Protocols of an app with optional requirements.
enum OwnProtocols {
  /// Returns the name of the protocol that holds one optional requirement.
  static func name(of requirement: Requirement, among node: ProtocolDeclSyntax) -> String {
    let member = requirement.member
    var name = "ObjCOptional_\(node.name.text)_\(member.base)" + member.labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
    // Two methods can have the same name and labels.
    let alike = node.memberBlock.members.filter { $0.decl.as(FunctionDeclSyntax.self)?.name.text == member.base }
    let twins = alike.filter { $0.decl.as(FunctionDeclSyntax.self)?.labels == member.labels }
    if twins.count > 1 { name += "_" + (member.types.last ?? "").filter { $0.isLetter || $0.isNumber } }
    return name
  }

  /// Returns the declarations that replace the optional requirements of a protocol.
  static func companions(of requirements: [Requirement]) -> String {
    requirements.map { requirement in
      "\(requirement.attributes)\(requirement.access)protocol \(requirement.single): AnyObject { \(declaration(requirement.member)) }\n"
        + OptionalCallFunctions(requirement, access: requirement.access).text
    }.joined()
  }

  private static func declaration(_ member: Member) -> String {
    if member.isProperty { return "var \(member.base): \(member.result ?? "Any") { get }" }
    let parameters = zip(member.labels, member.types).enumerated().map { index, parameter in "\(parameter.0) a\(index): \(parameter.1)" }
    return "func \(member.base)(\(parameters.joined(separator: ", ")))" + (member.result.map { " -> \($0)" } ?? "")
  }
}

extension FileTranslator {
  /// Replaces the optional requirements of a protocol, and binds a protocol of Objective-C to classes.
  func translateProtocol(_ node: ProtocolDeclSyntax) {
    let inherited = FactReader.inherited(node.inheritanceClause)
    if node.attributes.has("objc"), translates(.ownProtocols), !inherited.contains(where: isBoundToClasses) {
      let text = inherited.isEmpty ? ": AnyObject" : ", AnyObject"
      let place = node.inheritanceClause?.inheritedTypes.last.map(Syntax.init) ?? Syntax(node.name)
      changes.insert(text, after: place, .ownProtocols, "A protocol of Objective-C belongs to classes.")
    }
    var hasOptional = false
    for item in node.memberBlock.members {
      if let syntax = MemberSyntax(item.decl), syntax.modifiers.has("optional"), translates(.ownProtocols) {
        changes.blank(item.decl, .ownProtocols, "An optional requirement is a protocol of its own.")
        hasOptional = true
      } else {
        walk(item)
      }
    }
    walk(node.attributes)
    guard hasOptional else { return }
    let own = plan.world.own.requirements.filter { $0.delegate == node.name.text }
    companions += OwnProtocols.companions(of: own)
    if !inherited.contains("NSObjectProtocol") {
      companions +=
        "extension \(node.name.text) { \(own.first?.access ?? "")func responds(to aSelector: Selector!) -> Bool { (self as? any NSObjectProtocol)?.responds(to: aSelector) ?? false } }\n"
    }
    needsImport = true
  }

  private func isBoundToClasses(_ name: String) -> Bool {
    ["AnyObject", "class", "NSObjectProtocol"].contains(name) || plan.world.type(name)?.kind == .protocol
  }
}
