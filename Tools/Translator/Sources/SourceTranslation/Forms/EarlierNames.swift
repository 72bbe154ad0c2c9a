import SwiftSyntax

extension FileTranslator {
  /// Writes the current name of a type of UIKit that has an earlier spelling.
  func translateEarlierType(_ node: IdentifierTypeSyntax) {
    guard let earlier = earlierName(node.name.text, ["type"]), let current = earlier.replacement else { return }
    changes.replace(node.name, with: current, .earlierNames, reason(earlier))
  }

  /// Writes the current name of a type, a constant, a function or a member of UIKit in an expression.
  func translateEarlierReference(_ node: DeclReferenceExprSyntax) {
    let access = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
    if let access {
      guard let earlier = earlierMember(node, access), let current = earlier.replacement else { return }
      changes.replace(node.baseName, with: String(current.prefix { $0 != "(" }), .earlierNames, reason(earlier))
    } else if let earlier = earlierName(node.baseName.text, ["type", "constant"]), let current = earlier.replacement {
      changes.replace(node.baseName, with: current, .earlierNames, reason(earlier))
    }
  }

  /// Writes the current form of a call of a function of C.
  func translateEarlierCall(_ node: FunctionCallExprSyntax) {
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let earlier = earlierName(called.baseName.text, ["function"]), let current = earlier.replacement, !current.contains("self:")
    else { return }
    if current.hasPrefix("getter:") {
      changes.replace(node, with: String(current.dropFirst("getter:".count).replacing("()", with: "")), .earlierNames, reason(earlier))
      return
    }
    let labels = current.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
    guard labels.count == node.arguments.count else { return }
    changes.replace(called, with: String(current.prefix { $0 != "(" }), .earlierNames, reason(earlier))
    for (argument, label) in zip(node.arguments, labels) where argument.label == nil && label != "_" {
      changes.insert("\(label): ", before: argument, .earlierNames, reason(earlier))
    }
  }

  private func earlierName(_ name: String, _ kinds: Set<String>) -> EarlierName? {
    guard translates(.earlierNames), let found = world.earlierNames[name]?.first(where: { $0.owner == nil && kinds.contains($0.kind) })
    else {
      return nil
    }
    // The app may have a type of that name.
    return world.own.types[name] == nil && world.own.aliases[name] == nil ? found : nil
  }

  private func earlierMember(_ node: DeclReferenceExprSyntax, _ access: MemberAccessExprSyntax) -> EarlierName? {
    guard translates(.earlierNames), let found = world.earlierNames[node.baseName.text], !plan.isOwnMember(node.baseName.text) else {
      return nil
    }
    let base = access.base?.trimmedDescription
    return found.first { earlier in
      guard let owner = earlier.owner else { return false }
      guard earlier.kind == "constant" else { return base?.first?.isUppercase != true }
      return base == nil || base == owner || world.earlierNames[base!]?.contains { $0.replacement == owner } == true
    }
  }

  private func reason(_ earlier: EarlierName) -> String { "\(earlier.name) is \(earlier.replacement ?? "") today." }
}
