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
}
