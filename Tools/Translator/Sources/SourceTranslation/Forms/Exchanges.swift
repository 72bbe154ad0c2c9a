import SwiftSyntax

extension FileTranslator {
  /// Translates a method or property in an extension of UIKit's class that the app exchanges with one of UIKit's.
  func translateExchanged(_ syntax: MemberSyntax, _ member: Member, in type: String) {
    guard plan.hasRuntime, translates(.categories), let mention = plan.exchanged[member.base], !member.traits.contains(.isOfType) else {
      return
    }
    let candidates = (world.type(type)?.members ?? []).filter { $0.base == mention.base && !$0.traits.contains(.isInExtension) }
    let original = candidates.first { mention.labels == nil || $0.labels == mention.labels! }
    guard let original, original.isProperty == member.isProperty, original.types.count == member.types.count else { return }
    guard original.traits.contains(.isDynamic) else {
      let message =
        "\(original.name) of \(type) is exchanged for messages by name only: calls in Swift do not reach \(member.name), because \(type) does not declare it dynamic here"
      refusals.append(Refusal(offset: syntax.keyword.positionAfterSkippingLeadingTrivia.utf8Offset, message: message, isWarning: true))
      return
    }
    guard let brace = syntax.function?.body?.leftBrace ?? getterBrace(syntax.variable) else { return }
    let reason = "The method runs in place of \(original.name) while the two are exchanged."
    let attribute = "@_dynamicReplacement(for: \(original.name)) "
    changes.insert(attribute, before: syntax.modifiers.isEmpty ? Syntax(syntax.keyword) : Syntax(syntax.modifiers), .categories, reason)
    let question = "objcIsExchanged(\"\(member.objcName)\", for: \"\(original.objcName)\", in: self)"
    changes.insert(" if !\(question) { return \(call(original, syntax.function)) };", after: brace, .categories, reason)
    let body = syntax.function?.body.map(Syntax.init) ?? syntax.variable?.bindings.first?.accessorBlock.map(Syntax.init)
    if let body { replaceRecursion(in: body, of: member, by: original, reason) }
    needsImport = true
  }

  private func getterBrace(_ variable: VariableDeclSyntax?) -> TokenSyntax? {
    guard let block = variable?.bindings.first?.accessorBlock, case .getter = block.accessors else { return nil }
    return block.leftBrace
  }

  private func call(_ original: Member, _ function: FunctionDeclSyntax?) -> String {
    guard let function else { return "self.\(original.base)" }
    let names = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    let arguments = zip(original.labels, names).map { ($0 == "_" ? "" : $0 + ": ") + $1 }
    return "self.\(original.base)(\(arguments.joined(separator: ", ")))"
  }

  /// A method that is exchanged calls itself to call the original.
  private func replaceRecursion(in body: Syntax, of member: Member, by original: Member, _ reason: String) {
    let references = References.all(to: member.base, in: body)
    for reference in references {
      changes.replace(reference.baseName, with: original.base, .categories, reason)
      let called = reference.parent?.as(MemberAccessExprSyntax.self).map(Syntax.init) ?? Syntax(reference)
      guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id else { continue }
      for (argument, label) in zip(call.arguments, original.labels) {
        if let written = argument.label {
          if label == "_" {
            changes.blank(written, .categories, reason)
            if let colon = argument.colon { changes.blank(colon, .categories, reason) }
          } else if written.text != label {
            changes.replace(written, with: label, .categories, reason)
          }
        } else if label != "_" {
          changes.insert("\(label): ", before: argument, .categories, reason)
        }
      }
    }
  }
}

/// Finds references to a member of `self`.
private final class References: SyntaxVisitor {
  private var found: [DeclReferenceExprSyntax] = []
  private let name: String

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func all(to name: String, in node: Syntax) -> [DeclReferenceExprSyntax] {
    let references = References(name)
    references.walk(node)
    return references.found
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .skipChildren }
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    // A member of another object is another call.
    if let access, access.declName.id == node.id, access.base?.trimmedDescription != "self" { return .skipChildren }
    found.append(node)
    return .skipChildren
  }
}
