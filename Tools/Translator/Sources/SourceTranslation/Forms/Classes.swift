import SwiftSyntax

extension FileTranslator {
  /// Translates the head and the last line of a class.
  func translateClass(_ node: ClassDeclSyntax) {
    let scope = scopes.last!
    translateRootClass(node)
    var protocols = singleProtocols(node.memberBlock, in: scope, includesInherited: true)
    var members = plan.forwardingMembers[scope.name] ?? []
    if let table = memberTable(node, scope) {
      members.append(table.text)
      if table.needsConformance { protocols.append("ObjCMembers") }
    }
    conform(node.inheritanceClause, after: node.genericParameterClause.map(Syntax.init) ?? Syntax(node.name), protocols)
    let reason = "The class has forwarding members for members in its extensions, and returns its members by name."
    close(node.memberBlock, members, .overridesInExtensions, reason)
    if scopes.count == 1, depth == 0, node.genericParameterClause == nil, plan.hasRuntime {
      registrations.append("ObjCClasses.register(\(scope.name).self, named: \"\(node.attributes.customName ?? node.name.text)\")")
    }
  }

  private func translateRootClass(_ node: ClassDeclSyntax) {
    guard plan.hasRuntime, translates(.rootClasses), let first = node.inheritanceClause?.inheritedTypes.first,
      ["NSObject", "Foundation.NSObject", "ObjectiveC.NSObject"].contains(first.type.trimmedDescription)
    else { return }
    changes.replace(first.type, with: "ObjCObject", .rootClasses, "ObjCObject is NSObject with the methods that Foundation lacks on Linux.")
    needsImport = true
  }

  /// Adds protocols to an inheritance clause.
  func conform(_ clause: InheritanceClauseSyntax?, after head: Syntax, _ protocols: [String]) {
    guard !protocols.isEmpty else { return }
    let list = protocols.joined(separator: ", ")
    let reason = "The class implements optional methods: \(list)."
    if let last = clause?.inheritedTypes.last {
      changes.insert(", " + list, after: last, .optionalRequirements, reason)
    } else {
      changes.insert(": " + list, after: head, .optionalRequirements, reason)
    }
    needsImport = true
  }

  /// Adds members on the line of the closing brace.
  func close(_ block: MemberBlockSyntax, _ members: [String], _ form: Change.Form, _ reason: String) {
    guard !members.isEmpty, block.rightBrace.presence == .present else { return }
    let isOnLineOfMember = !block.members.isEmpty && !block.rightBrace.leadingTrivia.contains { $0.isNewline }
    changes.insert((isOnLineOfMember ? "; " : " ") + members.map { $0 + "; " }.joined(), before: block.rightBrace, form, reason)
  }
}
