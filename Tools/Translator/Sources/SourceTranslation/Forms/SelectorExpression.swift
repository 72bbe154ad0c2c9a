import SwiftSyntax

/// The parts of `#selector(getter: Owner.method(_:) as Type)`.
struct SelectorExpression {
  /// `getter` or `setter`.
  let accessor: String?
  /// The expression before the method, such as a type, a value, `self` or `super`.
  let owner: String?
  let base: String
  /// The labels, if they are written.
  let labels: [String]?
  /// The type after `as`.
  let cast: String?
  /// The method with its labels, as it is written.
  let reference: String

  init?(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return nil }
    accessor = argument.label?.text
    var expression = Self.withoutParentheses(argument.expression), cast: String?
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
      cast = elements[2].onOneLine
      expression = Self.withoutParentheses(first)
    }
    let access = expression.as(MemberAccessExprSyntax.self)
    guard let name = expression.as(DeclReferenceExprSyntax.self) ?? access?.declName else { return nil }
    self.cast = cast
    owner = access?.base?.onOneLine
    base = name.baseName.text
    labels = name.argumentNames?.arguments.map(\.name.text)
    reference = name.onOneLine
  }

  func objcName(labels: [String]) -> String { ObjCName.ofMethod(base, labels: labels) }

  private static func withoutParentheses(_ expression: ExprSyntax) -> ExprSyntax {
    var expression = expression
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first {
      expression = element.expression
    }
    return expression
  }
}
