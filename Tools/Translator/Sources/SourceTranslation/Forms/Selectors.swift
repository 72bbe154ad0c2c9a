import SwiftSyntax

extension FileTranslator {
  /// Translates `#selector`, `#keyPath` and literals. Returns `true` if nothing below the node is left to do.
  func translateMacro(_ node: MacroExpansionExprSyntax) -> Bool {
    switch node.macroName.text {
    case "selector" where translates(.selectors):
      guard let selector = SelectorExpression(node), let text = text(of: selector) else { return false }
      changes.replace(node, with: text, .selectors, "A selector is a name, and usually the method itself.")
      needsImport = true
      return true
    case "keyPath" where translates(.keyPaths):
      guard let argument = node.arguments.first else { return false }
      let keys = keys(argument.expression)
      changes.replace(node, with: "\"\(keys)\"", .keyPaths, "A key path is a string.")
      find(keys)
      return true
    default: return translateLiteral(node)
    }
  }

  /// The keys of `#keyPath(Page.view.frame)`, without the type.
  private func keys(_ expression: ExprSyntax) -> String {
    var parts = expression.trimmedDescription.split(separator: ".").map { $0.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" } }
    while parts.count > 1, parts[0].first?.isUppercase == true || parts[0] == "self" { parts.removeFirst() }
    return parts.joined(separator: ".")
  }

  private func text(of selector: SelectorExpression) -> String? {
    guard let scope else { return "Selector(\"\(selector.objcName(labels: selector.labels ?? []))\")" }
    let owner = owner(of: selector, scope)
    switch selector.accessor {
    case "getter": return accessor(selector, owner, name: selector.base) { "{ (t: \($0)) in { t.\(selector.base) } }" }
    case "setter":
      let type = owner.flatMap { world.members(named: selector.base, of: $0.lookUp).first?.member.result }
      guard let type else { return "Selector(\"\(ObjCName.ofSetter(selector.base))\")" }
      return accessor(selector, owner, name: ObjCName.ofSetter(selector.base)) {
        "{ (t: \($0)) in { (v: \(type)) in t.\(selector.base) = v } }"
      }
    default: break
    }
    let candidates = owner.map { world.members(named: selector.base, of: $0.lookUp).map(\.member) } ?? everywhere(selector.base)
    let methods = candidates.filter { !$0.isProperty }
    let member = selector.labels.map { labels in methods.first { $0.labels == labels } } ?? methods.first
    let labels = selector.labels ?? member?.labels ?? []
    let name = member?.customName ?? selectorOfUIKit(selector.base, labels, owner) ?? selector.objcName(labels: labels)
    guard let owner, comesAlong(member, owner), labels.count <= 3 else {
      find(name)
      return "Selector(\"\(name)\")"
    }
    if world.type(owner.lookUp)?.kind == .protocol {
      return "Selector(\"\(name)\", { (t: any \(owner.written)) in t.\(selector.reference) })"
    }
    return "Selector(\"\(name)\", \(owner.written).\(selector.reference)\(cast(selector, owner.written)))"
  }

  private func accessor(
    _ selector: SelectorExpression, _ owner: SelectorOwner?, name: String, _ closure: (String) -> String
  ) -> String {
    guard let owner, world.type(owner.lookUp)?.kind != .protocol else { return "Selector(\"\(name)\")" }
    return "Selector(\"\(name)\", \(closure(owner.written)))"
  }

  /// Returns a Boolean value that indicates whether code can name the method itself.
  private func comesAlong(_ member: Member?, _ owner: SelectorOwner) -> Bool {
    if owner.isSuper { return false }
    guard let member else { return world.type(owner.lookUp) != nil }
    if member.traits.contains(.isUnreachable) || member.traits.contains(.isOfType) { return false }
    return !(world.requirements[member.base] ?? []).contains { $0.delegate == owner.lookUp }
  }

  private func selectorOfUIKit(_ base: String, _ labels: [String], _ owner: SelectorOwner?) -> String? {
    world.requirements[base]?.first { $0.member.labels == labels && $0.delegate == owner?.lookUp }?.selector
  }

  /// The methods of a name that the module declares, if all of them have the same labels.
  private func everywhere(_ base: String) -> [Member] {
    let found = world.own.types.values.flatMap { $0.members.filter { $0.base == base && !$0.isProperty } }
    return Set(found.map(\.labels)).count == 1 ? found : []
  }

  private func owner(of selector: SelectorExpression, _ scope: Scope) -> SelectorOwner? {
    guard let written = selector.owner else { return SelectorOwner(written: scope.shortName, lookUp: scope.name) }
    switch written {
    case "self", "Self": return SelectorOwner(written: scope.shortName, lookUp: scope.name)
    case "super":
      return SelectorOwner(written: scope.shortName, lookUp: world.chain(scope.name).dropFirst().first ?? scope.name, isSuper: true)
    default:
      // A value has a type that only the compiler knows.
      guard written.split(separator: ".").last?.first?.isUppercase == true else { return nil }
      return SelectorOwner(written: written, lookUp: PlainType.bare(written))
    }
  }

  /// The type of the method as a function of its object.
  private func cast(_ selector: SelectorExpression, _ owner: String) -> String {
    guard let type = selector.cast else { return "" }
    return type.split(separator: "->").count > 2 ? " as \(type)" : " as (\(owner)) -> \(type)"
  }
}

/// The type in which the method of a selector is looked up.
struct SelectorOwner {
  /// The type as code names it.
  let written: String
  let lookUp: String
  var isSuper = false
}
