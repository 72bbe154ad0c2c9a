import SwiftSyntax

/// Translates one file. The folder `Forms` has an extension for each kind of change.
final class FileTranslator: SyntaxVisitor {
  let plan: ModulePlan
  let tag: String
  var changes = ChangeList()
  var refusals: [Refusal] = []
  /// Declarations that stand after the source.
  var companions = ""
  /// Statements that tell the runtime of the classes and extensions of this file.
  var registrations: [String] = []
  /// A Boolean value that indicates whether the changes use names of the runtime.
  var needsImport = false
  /// The modules that the file imports, after the translation.
  var imported: Set<String> = []
  var scopes: [Scope] = []
  /// The number of function bodies and closures around the current node.
  var depth = 0
  /// The number of extensions so far.
  var extensions = 0

  /// A type or an extension around the current node.
  struct Scope {
    /// The name with those of the types around it.
    var name: String
    /// The name as code inside the scope writes it.
    var shortName: String
    var isClass: Bool
    var isExtension = false
    var allObjC = false
  }

  init(_ plan: ModulePlan, tag: String) {
    (self.plan, self.tag) = (plan, tag)
    super.init(viewMode: .sourceAccurate)
  }

  static func translate(_ file: ParsedFile, _ plan: ModulePlan, tag: String) -> TranslatedFile {
    let translator = FileTranslator(plan, tag: tag)
    translator.walk(file.tree)
    translator.addRegistrations()
    let changes = translator.changes.inOrder
    return TranslatedFile(
      path: file.file.path, source: changes.applied(to: file.file.source), changes: changes, refusals: translator.refusals,
      prologue: translator.prologue, companions: translator.companions)
  }

  var world: World { plan.world }
  var scope: Scope? { scopes.last }

  func translates(_ form: Change.Form) -> Bool { plan.forms.contains(form) }

  func qualified(_ name: String) -> String { scopes.last.map { $0.name + "." + name } ?? name }

  /// Refuses a form that has no translation.
  func refuse(_ node: some SyntaxProtocol, _ message: String) {
    refusals.append(Refusal(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, message: message))
  }

  /// The import of the runtime, if the file needs names of it that it does not import.
  ///
  /// On iOS, Foundation re-exports the Objective-C runtime and Core Graphics.
  private var prologue: String {
    guard imported.isDisjoint(with: ["UIKit", "QuartzCore"]) else { return "" }
    if plan.importsUIKit, imported.contains("Foundation") { return "import UIKit\n" }
    if plan.hasRuntime, imported.contains("Foundation") { return "import CoreGraphics\nimport ObjectiveCRuntime\n" }
    guard needsImport else { return "" }
    return plan.hasRuntime ? "import ObjectiveCRuntime\n" : "import UIKit\n"
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(
      Scope(name: qualified(node.name.text), shortName: node.name.text, isClass: true, allObjC: node.attributes.has("objcMembers")))
    translateClass(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(name: node.name.text, shortName: node.name.text, isClass: false))
    translateProtocol(node)
    scopes.removeLast()
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions += 1
    let type = node.extendedType.trimmedDescription
    scopes.append(
      Scope(name: type, shortName: type, isClass: world.isClass(type), isExtension: true, allObjC: node.attributes.has("objc")))
    if world.isClass(type) { translateExtension(node) }
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(name: qualified(name), shortName: name, isClass: false))
    return .visitChildren
  }

  // MARK: Bodies

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  // MARK: Forms

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    translateImport(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    translateCondition(node)
    return Condition.value(of: node) == false ? .skipChildren : .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    translateAttribute(node)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic", translates(.attributes) {
      changes.blank(node, .attributes, "Members of an app are not exchanged by the Objective-C runtime.")
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    translateProperty(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    translateMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    translateOptionalCall(node)
    translateObservation(node)
    translateDescription(node)
    translateLookUp(node)
    translateEarlierCall(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    translateComparisons(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { translateMethodValue(value) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    translateEarlierType(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    translateEarlierReference(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    translateQualifiedName(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    translateQualifiedName(node)
    return .visitChildren
  }
}
