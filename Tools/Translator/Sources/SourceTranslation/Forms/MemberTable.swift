import SwiftSyntax

/// The function by which a class or an extension returns its members by their Objective-C names.
struct MemberTable {
  let text: String
  /// A Boolean value that indicates whether the class must conform to `ObjCMembers`.
  var needsConformance = false

  static func functionName(_ tag: String, _ count: Int) -> String { "objcMembers_\(tag)_\(count)" }

  /// Returns the entry of a dictionary for a member of another module's class.
  static func entry(_ member: Member, _ type: String, named name: String) -> String {
    let text = cases(member, type, isOverloaded: true)
    // case "x": return .property(…);
    guard let start = text.firstIndex(of: ".") else { return "" }
    let key = member.traits.contains(.isOfType) ? "+\(name)" : name
    // A property of the class itself is read by a message to the class.
    if member.isProperty, member.traits.contains(.isOfType) { return "\"\(key)\": .method { _, _ in \(type).\(member.base) }" }
    return "\"\(key)\": \(text[start...].dropLast(2))"
  }

  /// Returns the cases of a `switch` over names for the members of a declaration.
  static func cases(_ member: Member, _ type: String, isOverloaded: Bool) -> String {
    let isOfType = member.traits.contains(.isOfType)
    let object = isOfType ? "(o as? \(type).Type ?? \(type).self)" : "unsafeDowncast(o, to: \(type).self)"
    let name = (isOfType ? "+" : "") + member.objcName
    if member.isProperty {
      let set = member.traits.contains(.isSettable) ? ", { o, v in let o = \(object); return objcAssign(v) { o.\(member.base) = $0 } }" : ""
      return "case \"\(name)\": return .property({ o in \(object).\(member.base) }\(set)); "
    }
    let arguments = member.labels.enumerated().map { index, label in
      let type = member.types[index].replacing("!", with: "?").replacing("@escaping ", with: "")
      return (label == "_" ? "" : "\(label): ") + "objcArgument(a, \(index))" + (isOverloaded ? " as \(type)" : "")
    }
    return "case \"\(name)\": return .method { o, a in \(object).\(member.base)(\(arguments.joined(separator: ", "))) }; "
  }
}

extension FileTranslator {
  /// Returns the table of a class, or `nil` if it has no members that are found by name.
  func memberTable(_ node: ClassDeclSyntax, _ scope: Scope) -> MemberTable? {
    guard plan.hasRuntime, translates(.membersByName) else { return nil }
    let cases = cases(of: node.memberBlock, scope)
    let tables = plan.tables[scope.name] ?? []
    guard !cases.isEmpty || !tables.isEmpty else { return nil }
    needsImport = true
    let overrides =
      !world.members(named: "objcMember", of: scope.name).isEmpty || world.chain(scope.name).contains("NSObject")
      || world.chain(scope.name).dropFirst().contains(where: hasTable)
    let access = node.modifiers.has("open") ? "open " : node.modifiers.has("public") ? "public " : ""
    let rest = tables.map { "\($0)(name)" } + [overrides ? "super.objcMember(named: name)" : "nil"]
    let head = "nonisolated \(access)\(overrides ? "override " : "")class func objcMember(named name: String) -> ObjCMember?"
    return MemberTable(
      text: "\(head) { switch name { \(cases)default: return \(rest.joined(separator: " ?? ")) } }", needsConformance: !overrides)
  }

  private func hasTable(_ type: String) -> Bool {
    guard world.isOwnClass(type) else { return false }
    return plan.tables[type] != nil || (world.type(type)?.members.contains { plan.isFoundByName($0, in: type) } ?? false)
  }

  /// Adds the table of an extension, and registers it if the class belongs to another module.
  func addTable(of node: ExtensionDeclSyntax, _ scope: Scope) {
    guard plan.hasRuntime, translates(.membersByName), node.genericWhereClause == nil else { return }
    let cases = cases(of: node.memberBlock, scope)
    guard !cases.isEmpty else { return }
    needsImport = true
    let name = MemberTable.functionName(tag, extensions)
    let text = "nonisolated static func \(name)(_ name: String) -> ObjCMember? { switch name { \(cases)default: return nil } }"
    close(node.memberBlock, [text], .membersByName, "The extension returns its members by name.")
    guard !world.isOwnClass(scope.name) else { return }
    let names = found(in: node.memberBlock, scope).map { member in
      let key = (member.traits.contains(.isOfType) ? "+" : "") + member.objcName
      return "\"\(key)\": \(scope.name).\(name)(\"\(key)\")!"
    }
    registrations.append("ObjCClasses.extend(\(scope.name).self, with: [\(names.joined(separator: ", "))])")
  }

  private func found(in block: MemberBlockSyntax, _ scope: Scope) -> [Member] {
    let reader = MemberReader(allObjC: scope.allObjC, inExtension: scope.isExtension)
    return block.members.flatMap { reader.members(of: $0.decl) }.filter { plan.isFoundByName($0, in: scope.name) }
  }

  private func cases(of block: MemberBlockSyntax, _ scope: Scope) -> String {
    var names: Set<String> = []
    return found(in: block, scope).filter { names.insert(($0.traits.contains(.isOfType) ? "+" : "") + $0.objcName).inserted }.map {
      member in
      let alike = world.members(named: member.base, of: scope.name).filter {
        $0.member.labels == member.labels && $0.member.types != member.types
      }
      return MemberTable.cases(member, scope.shortName, isOverloaded: !alike.isEmpty)
    }.joined()
  }

  /// Adds a function that tells the runtime of the classes and extensions of the file.
  func addRegistrations() {
    guard !registrations.isEmpty else { return }
    let name = "objcRegister_\(tag)"
    companions += "nonisolated func \(name)() { \(registrations.joined(separator: "; ")) }\n"
    plan.support.registrations.append("\(name)()")
    needsImport = true
  }
}

/// The class that the runtime finds by its name, and that tells it of a module's classes.
enum Registrar {
  static func text(_ registrations: [String]) -> String {
    guard !registrations.isEmpty else { return "" }
    return """
      final class ObjCRegistrar: ObjCModuleRegistrar {
        override class func register() { \(registrations.joined(separator: "; ")) }
      }

      """
  }
}
