import SwiftSyntax

extension FileTranslator {
  /// Translates `NSClassFromString(…)`, and notes the names of UIKit's members that stand in strings.
  func translateLookUp(_ node: FunctionCallExprSyntax) {
    guard plan.hasRuntime, translates(.membersByName) else { return }
    let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if called == "NSClassFromString", node.arguments.count == 1 {
      changes.replace(
        node.calledExpression, with: "ObjCClasses.type", .membersByName, "Classes are found by the names under which they are registered.")
      changes.insert("named: ", before: node.arguments, .membersByName, "Classes are found by the names under which they are registered.")
      needsImport = true
    }
    let isSelector = called == "Selector" || called == "NSSelectorFromString"
    for argument in node.arguments {
      let label = argument.label?.text ?? ""
      guard isSelector || Self.keyLabels.contains(label) else { continue }
      if let name = text(argument.expression) { find(name) }
    }
  }

  private static let keyLabels: Set<String> = ["forKey", "forKeyPath", "keyPath", "withKeyPath"]

  /// Sees to it that UIKit's members of a name are found. A key path has several names.
  func find(_ path: String) {
    guard plan.hasRuntime, translates(.membersByName) else { return }
    for name in path.split(separator: ".").map(String.init) {
      let owners = world.othersMembers(named: name)
      // A name that very many classes have is no help, and costs compile time.
      if owners.count <= 12 { plan.support.find(name, owners) }
    }
  }

  private func text(_ expression: ExprSyntax) -> String? {
    var expression = expression
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first {
      expression = element.expression
    }
    return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
