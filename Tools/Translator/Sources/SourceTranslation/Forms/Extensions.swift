import SwiftSyntax

extension FileTranslator {
  /// Translates an extension of a class.
  func translateExtension(_ node: ExtensionDeclSyntax) {
    let scope = scopes.last!
    conform(
      node.inheritanceClause, after: Syntax(node.extendedType), singleProtocols(node.memberBlock, in: scope, includesInherited: false))
    let reader = MemberReader(allObjC: scope.allObjC, inExtension: true)
    let access = node.modifiers.has("public", "open") ? "public " : ""
    for item in node.memberBlock.members {
      guard let syntax = MemberSyntax(item.decl), let member = reader.members(of: item.decl).first else { continue }
      if plan.needsForwarding(member, in: scope.name) {
        if ForwardingMember(for: syntax, in: scope.name, extensionAccess: access) == nil {
          refuse(item.decl, "\(member.name) cannot be overridden from an extension; move it to the class \(scope.name)")
        } else {
          keep(syntax, in: scope.name)
        }
      } else if member.traits.contains(.isOverride), !world.isOwnClass(scope.name) {
        replaceInCategory(syntax, member, scope.name)
      } else if !world.isOwnClass(scope.name) {
        translateExchanged(syntax, member, in: scope.name)
      }
    }
    addTable(of: node, scope)
  }

  /// Gives a member another name, under which the forwarding member in the class calls it.
  private func keep(_ syntax: MemberSyntax, in type: String) {
    let reason = "Swift does not override in extensions. A member of the class \(type) overrides, and calls this one."
    for modifier in syntax.modifiers where modifier.detail == nil && ["override", "open", "public"].contains(modifier.name.text) {
      changes.blank(modifier, .overridesInExtensions, reason)
    }
    if let function = syntax.function {
      changes.replace(function.name, with: ForwardingMember.keptName(function.name.text, in: type), .overridesInExtensions, reason)
    } else if let binding = syntax.variable?.bindings.first, let block = binding.accessorBlock {
      keep(syntax.variable!, binding, block, type, reason)
    }
  }

  private func keep(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ block: AccessorBlockSyntax, _ type: String, _ reason: String
  ) {
    let name = binding.pattern.trimmedDescription
    guard case .accessors(let accessors) = block.accessors, !accessors.contains(where: { $0.accessorSpecifier.text == "get" }) else {
      changes.replace(binding.pattern, with: ForwardingMember.keptName(name, in: type), .overridesInExtensions, reason)
      return
    }
    // Each observer becomes a method. The braces around them go.
    changes.blank(variable.bindingSpecifier, .overridesInExtensions, reason)
    changes.blank(binding.pattern, .overridesInExtensions, reason)
    if let annotation = binding.typeAnnotation { changes.blank(annotation, .overridesInExtensions, reason) }
    changes.blank(block.leftBrace, .overridesInExtensions, reason)
    changes.blank(block.rightBrace, .overridesInExtensions, reason)
    for accessor in accessors {
      let kind = accessor.accessorSpecifier.text
      let value = accessor.parameters?.name.text ?? ForwardingMember.observedValue(kind) ?? "value"
      let head = "func \(ForwardingMember.keptName(kind + "_" + name, in: type))(_ \(value)\(binding.typeAnnotation?.onOneLine ?? ""))"
      changes.replace(accessor.accessorSpecifier, with: head, .overridesInExtensions, reason)
      if let parameters = accessor.parameters { changes.blank(parameters, .overridesInExtensions, reason) }
    }
  }

  // MARK: Categories

  /// Replaces a member of another module's class, as an Objective-C category does.
  private func replaceInCategory(_ syntax: MemberSyntax, _ member: Member, _ type: String) {
    guard translates(.categories) else { return }
    guard world.type(type)?.members.contains(where: { $0.name == member.name && $0.traits.contains(.isDynamic) }) == true else {
      let message =
        "an extension cannot replace \(member.name) of \(type), because \(type) does not declare it dynamic here; override it in a subclass"
      return refuse(syntax.keyword, message)
    }
    let reason = "An extension of \(type) replaces \(member.name), as an Objective-C category does."
    for modifier in syntax.modifiers where modifier.detail == nil && ["override", "open", "public"].contains(modifier.name.text) {
      changes.blank(modifier, .categories, reason)
    }
    let attribute = "@_dynamicReplacement(for: \(member.name)) "
    changes.insert(attribute, before: syntax.modifiers.isEmpty ? Syntax(syntax.keyword) : Syntax(syntax.modifiers), .categories, reason)
    let kept = ForwardingMember.keptName(member.base, in: type)
    if let function = syntax.function {
      changes.replace(function.name, with: kept, .categories, reason)
    } else if let pattern = syntax.variable?.bindings.first?.pattern {
      changes.replace(pattern, with: kept, .categories, reason)
    }
  }
}
