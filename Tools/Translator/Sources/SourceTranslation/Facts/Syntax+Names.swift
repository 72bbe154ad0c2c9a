import SwiftSyntax

extension AttributeListSyntax {
  /// Returns the first attribute with one of the names.
  func first(_ names: Set<String>) -> AttributeSyntax? {
    for element in self {
      if let attribute = element.as(AttributeSyntax.self), names.contains(attribute.name) { return attribute }
    }
    return nil
  }

  func has(_ names: String...) -> Bool { first(Set(names)) != nil }

  /// The name in parentheses after `@objc`.
  var customName: String? {
    first(["objc"])?.arguments.map { $0.trimmedDescription.filter { !$0.isWhitespace } }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension AttributeSyntax {
  var name: String { attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
  func has(_ names: String...) -> Bool { contains { $0.detail == nil && names.contains($0.name.text) } }

  /// The access modifier of what belongs to a declaration in the same file.
  var accessOfCompanion: String {
    if has("open", "public") { return "public " }
    if has("package") { return "package " }
    return has("private", "fileprivate") ? "fileprivate " : ""
  }
}

extension FunctionDeclSyntax {
  var labels: [String] { signature.parameterClause.parameters.map { $0.firstName.text } }
}

/// A declaration of a method or of properties.
struct MemberSyntax {
  let function: FunctionDeclSyntax?
  let variable: VariableDeclSyntax?

  init?(_ declaration: some DeclSyntaxProtocol) {
    function = declaration.as(FunctionDeclSyntax.self)
    variable = declaration.as(VariableDeclSyntax.self)
    if function == nil && variable == nil { return nil }
  }

  var modifiers: DeclModifierListSyntax { function?.modifiers ?? variable!.modifiers }
  var attributes: AttributeListSyntax { function?.attributes ?? variable!.attributes }
  /// The keyword `func`, `var` or `let`.
  var keyword: TokenSyntax { function?.funcKeyword ?? variable!.bindingSpecifier }
}

extension SyntaxProtocol {
  /// The source of the node on one line. Comments are left out.
  var onOneLine: String {
    var text = "", isSeparated = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, isSeparated || !token.leadingTrivia.pieces.isEmpty { text += " " }
      text += token.text
      isSeparated = !token.trailingTrivia.pieces.isEmpty
    }
    return text
  }
}
