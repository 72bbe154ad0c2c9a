import SwiftSyntax

/// Reads the methods and properties of a type or an extension.
struct MemberReader {
  /// Every member is visible to Objective-C: the type has `@objcMembers`, or it is an `@objc` protocol or extension.
  var allObjC = false
  var inExtension = false
  /// The members are public if nothing else is written: those of a protocol or of a public extension.
  var isPublic = false

  /// The attributes that make a member visible to Objective-C.
  static let objcAttributes: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged",
  ]

  /// Returns the members of a block. Those in `#if` are included, unless they are known not to be compiled.
  func members(of block: MemberBlockSyntax) -> [Member] { members(of: block.members) }

  private func members(of list: MemberBlockItemListSyntax) -> [Member] {
    list.flatMap { item -> [Member] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return members(of: item.decl) }
      return condition.clauses.flatMap { clause -> [Member] in
        guard case .decls(let inner) = clause.elements, Condition.value(of: clause) != false else { return [] }
        return members(of: inner)
      }
    }
  }

  /// Returns the members that a declaration declares. A `var` can declare several.
  func members(of declaration: some DeclSyntaxProtocol) -> [Member] {
    guard let syntax = MemberSyntax(declaration), !Self.isUnavailable(syntax) else { return [] }
    let traits = traits(of: syntax)
    if let function = syntax.function { return [member(function, traits)] }
    return syntax.variable!.bindings.map { binding in
      var member = Member(traits: traits.union(.isProperty), base: binding.pattern.trimmedDescription)
      member.result = binding.typeAnnotation?.type.onOneLine
      member.customName = syntax.attributes.customName
      if Self.isSettable(syntax.variable!, binding) { member.traits.insert(.isSettable) }
      return member
    }
  }

  private func member(_ function: FunctionDeclSyntax, _ traits: Member.Traits) -> Member {
    var member = Member(traits: traits, base: function.name.text, labels: function.labels)
    member.types = function.signature.parameterClause.parameters.map { $0.type.onOneLine + ($0.ellipsis == nil ? "" : "...") }
    member.result = function.signature.returnClause?.type.onOneLine
    member.customName = function.attributes.customName
    if function.genericParameterClause != nil || function.signature.effectSpecifiers != nil { member.traits.insert(.isUnreachable) }
    return member
  }

  private static func isUnavailable(_ syntax: MemberSyntax) -> Bool {
    syntax.attributes.contains {
      guard let attribute = $0.as(AttributeSyntax.self), attribute.name == "available" else { return false }
      return attribute.arguments?.trimmedDescription.contains(", unavailable") == true
        && attribute.arguments?.trimmedDescription.hasPrefix("*") == true
    }
  }

  private func traits(of syntax: MemberSyntax) -> Member.Traits {
    let modifiers = syntax.modifiers, attributes = syntax.attributes
    var traits: Member.Traits = inExtension ? .isInExtension : []
    if modifiers.has("override") { traits.insert(.isOverride) }
    if modifiers.has("open") { traits.insert(.isOpen) }
    let isPublic = isPublic && !modifiers.has("private", "fileprivate", "internal", "package")
    if isPublic || modifiers.has("open", "public") { traits.insert(.isPublic) }
    if modifiers.has("dynamic") { traits.insert(.isDynamic) }
    if modifiers.has("static", "class") { traits.insert(.isOfType) }
    if modifiers.has("private", "fileprivate") { traits.insert(.isPrivate) }
    let isVisible = attributes.first(Self.objcAttributes) != nil || allObjC && !modifiers.has("private", "fileprivate")
    if isVisible && !attributes.has("nonobjc") { traits.insert(.isObjC) }
    return traits
  }

  /// Returns a Boolean value that indicates whether a property can be set.
  static func isSettable(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
    guard variable.bindingSpecifier.text == "var", !variable.modifiers.contains(where: { $0.detail != nil }) else { return false }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.contains { ["set", "_modify", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}
