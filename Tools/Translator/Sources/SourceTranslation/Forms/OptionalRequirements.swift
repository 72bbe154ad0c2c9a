import SwiftSyntax

extension FileTranslator {
  /// Returns the protocols of single requirements that the members of a class's body or of an extension implement.
  ///
  /// A method that is not visible enough to be a witness becomes so.
  func singleProtocols(_ block: MemberBlockSyntax, in scope: Scope, includesInherited: Bool) -> [String] {
    guard translates(.optionalRequirements), var planned = plan.conformances[scope.name], !planned.isEmpty else { return [] }
    var protocols: [String] = []
    let reader = MemberReader(allObjC: scope.allObjC, inExtension: scope.isExtension)
    for declaration in declarations(in: block) {
      for member in reader.members(of: declaration) {
        for requirement in planned where world.implements(member, requirement) {
          protocols.append(requirement.single)
          makeVisible(declaration, requirement, in: scope)
        }
        planned.removeAll { world.implements(member, $0) }
      }
    }
    if includesInherited {
      let facts = world.own.types[scope.name]
      protocols += planned.filter { requirement in !(facts?.members.contains { world.implements($0, requirement) } ?? false) }.map(\.single)
    }
    return protocols.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The declarations of a block, those in `#if` left out.
  private func declarations(in block: MemberBlockSyntax) -> [DeclSyntax] { block.members.map(\.decl) }

  private func makeVisible(_ declaration: DeclSyntax, _ requirement: Requirement, in scope: Scope) {
    guard let syntax = MemberSyntax(declaration) else { return }
    let reason = "The method is called through the protocol \(requirement.single)."
    for modifier in syntax.modifiers where modifier.detail == nil && ["private", "fileprivate"].contains(modifier.name.text) {
      changes.blank(modifier, .optionalRequirements, reason)
    }
    let isPublic = world.own.types[scope.name]?.isPublic ?? world.type(scope.name)?.isPublic ?? false
    if isPublic, requirement.access == "public ", !syntax.modifiers.has("public", "open") {
      for modifier in syntax.modifiers where modifier.detail == nil && ["internal", "package"].contains(modifier.name.text) {
        changes.blank(modifier, .optionalRequirements, reason)
      }
      changes.insert("public ", before: syntax.keyword, .optionalRequirements, reason)
    }
  }
}
