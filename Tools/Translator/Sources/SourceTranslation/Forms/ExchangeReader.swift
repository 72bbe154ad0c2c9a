import SwiftSyntax

/// Finds the methods that a module exchanges: the selector of an original, and after it the selector of the method that replaces it.
final class ExchangeReader: SyntaxVisitor {
  /// A selector that stands in the source.
  struct Mention {
    let accessor: String?
    let base: String
    let labels: [String]?
  }
  private var mentions: [Mention] = []
  private var exchanges = false

  /// Returns the originals by the names, without labels, of the methods that replace them.
  static func originals(in trees: [SourceFileSyntax]) -> [String: Mention] {
    var found: [String: Mention] = [:]
    let readers = trees.map { tree in
      let reader = ExchangeReader(viewMode: .sourceAccurate)
      reader.walk(tree)
      return reader
    }
    guard readers.contains(where: \.exchanges) else { return [:] }
    for mentions in readers.map(\.mentions) {
      for (original, replacement) in zip(mentions, mentions.dropFirst()) where original.base != replacement.base {
        found[replacement.base] = found[replacement.base] ?? original
      }
    }
    return found
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.functions.contains(node.baseName.text) { exchanges = true }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let selector = SelectorExpression(node) else { return .visitChildren }
    mentions.append(Mention(accessor: selector.accessor, base: selector.base, labels: selector.labels))
    return .skipChildren
  }

  private static let functions: Set<String> = ["method_exchangeImplementations", "class_replaceMethod", "method_setImplementation"]
}
