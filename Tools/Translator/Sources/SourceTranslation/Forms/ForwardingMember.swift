import SwiftSyntax

/// A member in a class's body that calls the one that an extension keeps under another name.
///
/// Swift cannot override a member that an extension declares, nor override a member in an extension.
struct ForwardingMember {
  /// The source of the member, on one line.
  let text: String

  /// Returns the name under which an extension of a type keeps a member.
  static func keptName(_ base: String, in type: String) -> String { "objc\(type.filter { $0 != "." })_\(base)" }

  /// Creates a forwarding member, or returns `nil` if no forwarding member can call the member.
  init?(for syntax: MemberSyntax, in type: String, extensionAccess: String) {
    let access = syntax.modifiers.has("open", "public", "internal", "package") ? "" : extensionAccess
    let attributes = syntax.attributes.first(["discardableResult"]).map { _ in "@discardableResult " } ?? ""
    let modifiers = syntax.modifiers.filter { $0.name.text != "dynamic" }.map { $0.trimmedDescription + " " }.joined()
    let head = attributes + access + modifiers
    if let function = syntax.function {
      guard let text = Self.function(function, type) else { return nil }
      self.text = head + text
    } else {
      guard let text = Self.property(syntax.variable!, type) else { return nil }
      self.text = head + text
    }
  }

  private static func function(_ function: FunctionDeclSyntax, _ type: String) -> String? {
    var parameters: [String] = [], arguments: [String] = []
    for (index, parameter) in function.signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil else { return nil }
      let label = parameter.firstName.text, kind = parameter.type.onOneLine
      let value = parameter.defaultValue.map { $0.trimmedDescription.contains("\n") ? "" : " \($0.trimmedDescription)" } ?? ""
      parameters.append("\(label) a\(index): \(kind)\(value)")
      let passed = kind.hasPrefix("inout ") ? "&a\(index)" : kind.contains("@autoclosure") ? "a\(index)()" : "a\(index)"
      arguments.append((label == "_" ? "" : "\(label): ") + passed)
    }
    let effects = function.signature.effectSpecifiers
    let call = (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
    let generics = function.genericParameterClause?.onOneLine ?? ""
    let tail = [effects?.onOneLine, function.signature.returnClause?.onOneLine, function.genericWhereClause?.onOneLine].compactMap {
      $0.map { " " + $0 }
    }
    let kept = keptName(function.name.text, in: type)
    return "func \(function.name.text)\(generics)(\(parameters.joined(separator: ", ")))\(tail.joined()) "
      + "{ return \(call)\(kept)(\(arguments.joined(separator: ", "))) }"
  }

  private static func property(_ variable: VariableDeclSyntax, _ type: String) -> String? {
    guard let binding = variable.bindings.first, variable.bindings.count == 1, let block = binding.accessorBlock,
      let annotation = binding.typeAnnotation
    else { return nil }
    let name = binding.pattern.trimmedDescription, kept = keptName(name, in: type)
    let head = "var \(name)\(annotation.onOneLine)"
    guard case .accessors(let accessors) = block.accessors else { return head + " { return \(kept) }" }
    let kinds = accessors.map(\.accessorSpecifier.text)
    if !kinds.contains("get") {
      let observers = kinds.compactMap { kind -> String? in
        guard let value = observedValue(kind) else { return nil }
        return "\(kind) { \(keptName(kind + "_" + name, in: type))(\(value)) }"
      }
      return observers.isEmpty ? nil : head + " { \(observers.joined(separator: " ")) }"
    }
    guard accessors.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
    return head + (kinds.contains("set") ? " { get { return \(kept) } set { \(kept) = newValue } }" : " { return \(kept) }")
  }

  /// The value that an observer of a property receives.
  static func observedValue(_ kind: String) -> String? { ["didSet": "oldValue", "willSet": "newValue"][kind] }
}

/// Plans the forwarding members and the tables of all extensions of a file.
final class ExtensionPlanner: SyntaxVisitor {
  private let plan: ModulePlan
  private let tag: String
  private var count = 0

  init(_ plan: ModulePlan, tag: String) {
    (self.plan, self.tag) = (plan, tag)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    Condition.value(of: node) == false ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    count += 1
    let type = node.extendedType.trimmedDescription
    guard plan.world.isClass(type) else { return .skipChildren }
    let access = node.modifiers.has("public", "open") ? "public " : ""
    let reader = MemberReader(allObjC: node.attributes.has("objc"), inExtension: true)
    for item in node.memberBlock.members {
      guard let syntax = MemberSyntax(item.decl), let member = reader.members(of: item.decl).first else { continue }
      if plan.needsForwarding(member, in: type), let forwarding = ForwardingMember(for: syntax, in: type, extensionAccess: access) {
        plan.forwardingMembers[type, default: []].append(forwarding.text)
      }
    }
    if plan.hasRuntime, plan.world.isOwnClass(type), plan.forms.contains(.membersByName) {
      let members = node.memberBlock.members.flatMap { reader.members(of: $0.decl) }
      if members.contains(where: { plan.isFoundByName($0, in: type) }) {
        plan.tables[type, default: []].append(MemberTable.functionName(tag, count))
      }
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
