import SwiftParser
import SwiftSyntax

/// Reads the facts of a module from its sources.
final class FactReader: SyntaxVisitor {
  private(set) var catalogue: Catalogue
  /// The names in `Implements` that the module's sources list, by protocol and method. Only UIKit's modules have them.
  var listed: [ListedRequirement] = []
  /// The attributes of protocols, by name.
  var protocolAttributes: [String: String] = [:]
  private var scope: [String] = []

  init(module: String) {
    catalogue = Catalogue(module: module)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the facts of all files of a module.
  static func read(module: String, _ trees: [SourceFileSyntax]) -> Catalogue {
    let reader = FactReader(module: module)
    for tree in trees { reader.walk(tree) }
    reader.addListedRequirements()
    return reader.catalogue
  }

  func add(_ requirement: Requirement) { catalogue.requirements.append(requirement) }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .class, node.inheritanceClause) { facts in
      facts.isPublic = node.modifiers.has("public", "open")
      facts.isOpen = node.modifiers.has("open")
      facts.isGeneric = node.genericParameterClause != nil
      facts.customName = node.attributes.customName
    }
    addMembers(node.memberBlock, allObjC: node.attributes.has("objcMembers"))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .struct, node.inheritanceClause) { $0.isPublic = node.modifiers.has("public") }
    addMembers(node.memberBlock, allObjC: false)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .enum, node.inheritanceClause) { $0.isPublic = node.modifiers.has("public") }
    addMembers(node.memberBlock, allObjC: false)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.extendedType.trimmedDescription)
    conform(node.inheritanceClause)
    addMembers(
      node.memberBlock, allObjC: node.attributes.has("objc"), inExtension: true, isPublic: node.modifiers.has("public"))
    if node.extendedType.trimmedDescription == "OptionalRequirement" { list(node) }
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .protocol, node.inheritanceClause) { facts in
      facts.isPublic = node.modifiers.has("public")
      facts.isObjC = node.attributes.has("objc")
    }
    addMembers(node.memberBlock, allObjC: node.attributes.has("objc"), isPublic: true)
    addMarkedRequirements(node)
    scope.removeLast()
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericParameterClause == nil { catalogue.aliases[qualified(node.name.text)] = node.initializer.value.trimmedDescription }
    return .skipChildren
  }

  /// Sources that are known not to be compiled are no facts.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    Condition.value(of: node) == false ? .skipChildren : .visitChildren
  }

  // MARK: Bookkeeping

  private func qualified(_ name: String) -> String { scope.isEmpty ? name : scope.joined(separator: ".") + "." + name }

  private func enter(_ name: String, _ kind: TypeFacts.Kind, _ clause: InheritanceClauseSyntax?, _ fill: (inout TypeFacts) -> Void) {
    scope.append(name)
    let types = Self.inherited(clause)
    change {
      $0.kind = kind
      $0.inherits = types
      fill(&$0)
    }
    conform(clause)
  }

  private func conform(_ clause: InheritanceClauseSyntax?) {
    let types = Self.inherited(clause)
    change { $0.conforms += types }
  }

  private func addMembers(_ block: MemberBlockSyntax, allObjC: Bool, inExtension: Bool = false, isPublic: Bool = false) {
    let members = MemberReader(allObjC: allObjC, inExtension: inExtension, isPublic: isPublic).members(of: block)
    change { $0.members += members }
  }

  private func change(_ body: (inout TypeFacts) -> Void) { body(&catalogue.types[scope.joined(separator: "."), default: TypeFacts()]) }

  static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map {
      let type = $0.type.as(AttributedTypeSyntax.self)?.baseType ?? $0.type
      return type.trimmedDescription
    } ?? []
  }
}
