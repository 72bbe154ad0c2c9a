import SwiftSyntax

extension FileTranslator {
  /// Translates `object.method?(…)` and `object.method!(…)`.
  func translateOptionalCall(_ node: FunctionCallExprSyntax) {
    guard translates(.optionalCalls) else { return }
    let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let forcing = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    guard let access = (chaining?.expression ?? forcing?.expression)?.as(MemberAccessExprSyntax.self) else { return }
    let base = access.declName.baseName.text
    let candidates = optionalMethods(base)
    guard !candidates.isEmpty else { return }
    let reason = "The call returns nil if the object does not implement \(base)."
    if let written = access.declName.argumentNames?.arguments.map(\.name.text) {
      let found = candidates.filter { $0.member.labels == written }
      guard let first = found.first else { return }
      call(found)
      changes.replace(access.declName, with: OptionalCallFunctions.methodName(first.member), .optionalCalls, reason)
      return
    }
    let found = candidates.filter { matches(node, $0.member.labels) }
    guard let first = found.first else { return }
    // A closure that a property holds is called in the same way.
    if plan.isOwnProperty(base), first.member.labels.allSatisfy({ $0 == "_" }) { return }
    call(found)
    changes.replace(access.declName.baseName, with: OptionalCallFunctions.callName(base), .optionalCalls, reason)
    if let mark = chaining?.questionMark { changes.blank(mark, .optionalCalls, reason) }
    if let mark = forcing?.exclamationMark {
      changes.blank(mark, .optionalCalls, reason)
      changes.insert("!", after: node, .optionalCalls, reason)
    }
  }

  private func matches(_ node: FunctionCallExprSyntax, _ labels: [String]) -> Bool {
    let written = node.arguments.map { $0.label?.text ?? "_" }
    if written == labels { return true }
    let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    return trailing > 0 && labels.count == written.count + trailing && Array(labels.prefix(written.count)) == written
  }

  /// Translates `object.method != nil`.
  func translateComparisons(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "!=" || name == "==" else { continue }
      if elements[index + 1].is(NilLiteralExprSyntax.self) { translateMethodValue(elements[index - 1]) }
      if elements[index - 1].is(NilLiteralExprSyntax.self) { translateMethodValue(elements[index + 1]) }
    }
  }

  /// Translates an optional method that is used as a value, as in `if let close = object.close`.
  func translateMethodValue(_ expression: ExprSyntax) {
    guard translates(.optionalCalls), let access = expression.as(MemberAccessExprSyntax.self), access.base != nil else { return }
    let base = access.declName.baseName.text
    var found = optionalMethods(base)
    if let written = access.declName.argumentNames?.arguments.map(\.name.text) {
      found = found.filter { $0.member.labels == written }
    } else if plan.isOwnProperty(base) || world.isPropertyOfOthers(base) {
      return
    }
    guard let first = found.first, Set(found.map(\.member.labels)).count == 1 else { return }
    call(found)
    changes.replace(
      access.declName, with: OptionalCallFunctions.methodName(first.member), .optionalCalls,
      "The value is nil if the object does not implement \(base).")
  }

  private func optionalMethods(_ base: String) -> [Requirement] { world.requirements[base]?.filter { !$0.member.isProperty } ?? [] }

  /// Sees to it that the functions for optional calls exist.
  private func call(_ requirements: [Requirement]) {
    for requirement in requirements where requirement.single.hasPrefix("Implements.") { plan.support.call(requirement) }
    needsImport = true
  }
}
