import SwiftSyntax

/// An optional requirement as `Tools/optional-requirements` lists it.
struct ListedRequirement {
  let delegate: String
  /// The method with labels and types, for example `scrollViewDidScroll(_: UIScrollView)`.
  let method: String
  /// The name of the protocol in `Implements`.
  let line: String
  let selector: String?
}

extension FactReader {
  /// Adds the requirements of an app's own protocol that are marked as optional.
  func addMarkedRequirements(_ node: ProtocolDeclSyntax) {
    let kept = node.attributes.filter { $0.as(AttributeSyntax.self)?.name != "objc" }
    let attributes = kept.map { $0.onOneLine + " " }.joined()
    protocolAttributes[node.name.text] = attributes
    for item in node.memberBlock.members {
      guard let syntax = MemberSyntax(item.decl), syntax.modifiers.has("optional") else { continue }
      for member in MemberReader(allObjC: true).members(of: item.decl) {
        var requirement = Requirement(delegate: node.name.text, member: member, single: "")
        requirement.access = node.modifiers.accessOfCompanion
        requirement.attributes = attributes
        requirement.single = OwnProtocols.name(of: requirement, among: node)
        add(requirement)
      }
    }
  }

  /// Notes the requirements that an extension of `OptionalRequirement` lists.
  func list(_ node: ExtensionDeclSyntax) {
    for item in node.memberBlock.members {
      guard let call = item.decl.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self) else {
        continue
      }
      var texts: [String: String] = [:]
      for argument in call.arguments {
        guard let label = argument.label?.text, let literal = argument.expression.as(StringLiteralExprSyntax.self) else { continue }
        texts[label] = literal.representedLiteralValue
      }
      guard let delegate = texts["delegate"], let method = texts["method"], let line = texts["line"] else { continue }
      listed.append(ListedRequirement(delegate: delegate, method: method, line: line, selector: texts["selector"]))
    }
  }

  /// Adds the listed requirements with the facts of their protocols.
  func addListedRequirements() {
    for entry in listed {
      let candidates = catalogue.types[entry.delegate]?.members ?? []
      guard let member = candidates.first(where: { Self.listing(of: $0) == entry.method.filter { !$0.isWhitespace } }) else { continue }
      var requirement = Requirement(delegate: entry.delegate, member: member, single: "Implements.\(entry.line)")
      requirement.access = "public "
      requirement.attributes = protocolAttributes[entry.delegate] ?? ""
      requirement.selector = entry.selector
      add(requirement)
    }
  }

  /// A member in the form of `ListedRequirement.method`, without spaces.
  private static func listing(of member: Member) -> String {
    if member.isProperty { return member.base }
    let parameters = zip(member.labels, member.types).map { "\($0):\($1)" }
    return "\(member.base)(\(parameters.joined(separator: ",")))".filter { !$0.isWhitespace }
  }
}
