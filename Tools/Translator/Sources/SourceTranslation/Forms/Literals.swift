import SwiftSyntax

extension FileTranslator {
  /// Translates the literals of Xcode. Returns `true` if nothing below the node is left to do.
  func translateLiteral(_ node: MacroExpansionExprSyntax) -> Bool {
    guard translates(.literals), let argument = node.arguments.first else { return false }
    let value = argument.expression.onOneLine
    switch node.macroName.text {
    case "imageLiteral" where argument.label?.text == "resourceName":
      changes.replace(node, with: "UIImage(named: \(value))!", .literals, "An image literal names an image of the app.")
    case "fileLiteral" where argument.label?.text == "resourceName":
      let text = "Bundle.main.url(forResource: \(value), withExtension: nil)!"
      changes.replace(node, with: text, .literals, "A file literal names a file of the app.")
    default: return false
    }
    return true
  }
  /// Translates `type(of: object).description()`, which NSObject has as a class method on iOS.
  func translateDescription(_ node: FunctionCallExprSyntax) {
    guard translates(.literals), node.arguments.isEmpty, node.trailingClosure == nil,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "description",
      let base = access.base?.as(FunctionCallExprSyntax.self), base.calledExpression.trimmedDescription == "type",
      base.arguments.count == 1, base.arguments.first?.label?.text == "of",
      !world.own.types.values.contains(where: { $0.members.contains { $0.base == "description" && $0.traits.contains(.isOfType) } })
    else { return }
    changes.insert("String(reflecting: ", before: base, .literals, "A class has no method that describes it here.")
    changes.insert(")", after: base, .literals, "A class has no method that describes it here.")
    changes.blank(access.period, .literals, "The description is already a string.")
    changes.blank(access.declName, .literals, "The description is already a string.")
    for parenthesis in [node.leftParen, node.rightParen] {
      if let parenthesis { changes.blank(parenthesis, .literals, "The description is already a string.") }
    }
  }
}
