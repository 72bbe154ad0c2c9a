import SwiftSyntax

extension FileTranslator {
  /// Replaces the questions in a condition of `#if` whose answer is that of iOS.
  func translateCondition(_ clause: IfConfigClauseSyntax) {
    guard translates(.conditions), let condition = clause.condition else { return }
    for call in Calls.all(in: Syntax(condition)) {
      let question = call.trimmedDescription
      guard question != "os(Linux)", let value = Condition.value(ExprSyntax(call)) else { continue }
      changes.replace(call, with: value ? "true" : "false", .conditions, "\(question) is \(value), as on iOS.")
    }
  }
}

/// Finds calls in a condition.
private final class Calls: SyntaxVisitor {
  private var found: [FunctionCallExprSyntax] = []

  static func all(in node: Syntax) -> [FunctionCallExprSyntax] {
    let calls = Calls(viewMode: .sourceAccurate)
    calls.walk(node)
    return calls.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}
