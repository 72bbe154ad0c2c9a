import SwiftSyntax

/// The value that a condition of `#if` has for sources written for iOS.
enum Condition {
  /// Returns the value of a clause's condition, or `nil` if it is not known. An `#else` is false if a clause before it is true.
  static func value(of clause: IfConfigClauseSyntax) -> Bool? {
    var isReachable: Bool? = true
    for other in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      if other.id == clause.id { break }
      switch other.condition.flatMap(value) {
      case true: return false
      case nil: isReachable = nil
      default: break
      }
    }
    guard let condition = clause.condition else { return isReachable }
    let own = value(condition)
    return own == false ? false : isReachable == true ? own : nil
  }

  static func value(_ condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(Array(sequence.elements)) }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" { return value(not.expression).map { !$0 } }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 { return value(tuple.elements.first!.expression) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(call) }
    return nil
  }

  /// Elements and operators alternate. `&&` binds more tightly than `||`.
  private static func value(_ elements: [ExprSyntax]) -> Bool? {
    let groups = elements.split { $0.trimmedDescription == "||" }
    let values = groups.map { group -> Bool? in
      let values = group.filter { $0.trimmedDescription != "&&" }.map(value)
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    }
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }

  private static func value(_ call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os" where argument == "iOS": return true
    // Code for Linux is compiled here as it is.
    case "os" where argument == "Linux": return nil
    case "os": return false
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      if Imports.replacements[argument] != nil || Imports.withoutParts.contains(argument) { return true }
      return Imports.missing.contains(argument) ? false : nil
    default: return nil
    }
  }
}
