/// Types as text, for comparisons.
enum PlainType {
  /// Returns a Boolean value that indicates whether two spellings denote the same type, as far as text can show it.
  static func areEqual(_ first: String, _ second: String) -> Bool { first == second || plain(first) == plain(second) }

  /// Returns a type without its generic arguments.
  static func bare(_ type: String) -> String {
    guard let end = type.firstIndex(of: "<") else { return type }
    return String(type[..<end])
  }

  /// Returns the last component of a dotted name.
  static func lastComponent(_ type: String) -> String { type.split(separator: ".").last.map(String.init) ?? type }

  private static let modules = ["UIKit.", "QuartzCore.", "CoreGraphics.", "Foundation.", "Swift."]

  /// A type without module, attributes, `any`, and the kind of optional.
  static func plain(_ type: String) -> String {
    var text = type.replacing("@escaping", with: "").replacing("@MainActor", with: "").replacing("inout ", with: "").filter {
      !$0.isWhitespace
    }
    while true {
      let before = text
      for module in modules where text.hasPrefix(module) { text.removeFirst(module.count) }
      if text.hasPrefix("any"), text.dropFirst(3).first?.isUppercase == true { text.removeFirst(3) }
      if text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
      if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->") { text = String(text.dropFirst().dropLast()) }
      if text == before { break }
    }
    // `UIApplication.LaunchOptionsKey` was once `UIApplicationLaunchOptionsKey`.
    return text == "Void" ? "" : text.replacing("->()", with: "->Void").replacing(".", with: "")
  }
}
