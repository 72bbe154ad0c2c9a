import Foundation
import Synchronization

/// A method as the compiler names it, without modules: `scrollViewDidScroll(_: UIScrollView)`; a property is its name.
struct MethodName: Hashable, CustomStringConvertible {
  let base: String
  let labels: [String]
  let types: [String]

  var description: String { labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))" }

  /// From a name with or without labels and what follows the arguments.
  init?(_ text: some StringProtocol) {
    guard let open = text.firstIndex(of: "(") else {
      (base, labels, types) = (String(text), [], [])
      return
    }
    var depth = 0, last = "", arguments: [String] = []
    for c in text[open...].dropFirst() {
      if depth == 0 && (c == ")" || c == ",") {
        if !last.isEmpty { arguments.append(last) }
        last = ""
        if c == ")" { break }
        continue
      }
      if "(<[".contains(c) { depth += 1 } else if ")]".contains(c) || c == ">" && last.last != "-" { depth -= 1 }
      last.append(c)
    }
    base = String(text[..<open])
    let pairs = arguments.map { argument -> (String, String) in
      let colon = argument.firstIndex(of: ":")
      let type = colon.map { argument[argument.index(after: $0)...] } ?? argument[...]
      return (colon.map { argument[..<$0].trimmingCharacters(in: .whitespaces) } ?? "_", Self.plain(type))
    }
    (labels, types) = (pairs.map(\.0), pairs.map(\.1))
  }

  /// `any UIKit.UIView?` is `UIView?`: modules and outer types are left out.
  private static func plain(_ type: some StringProtocol) -> String {
    var words = "", word = ""
    for c in type {
      if c == " " {
        if word.hasSuffix("any") { word.removeLast(3) }
      } else if c.isLetter || c.isNumber || c == "_" {
        word.append(c)
      } else if c == "." {
        word = ""
      } else {
        words += word + String(c)
        word = ""
      }
    }
    return words + word
  }

  /// The methods and the properties that a class itself has.
  static func all(of type: AnyClass) -> Set<MethodName> {
    let name = _typeName(type)
    if ["UIKit.", "QuartzCore.", "Foundation."].contains(where: { name.hasPrefix($0) }) { return [] }
    return Set(SymbolTable.ownNames(of: type).compactMap { MethodName($0) })
  }
}

/// Which methods classes have of their own, as far as the executable's symbols name them. A stripped executable has none.
enum OwnMethods {
  /// The class that has a method, of those from `type` upwards.
  static func owner(of method: OptionalRequirement, from type: AnyClass, while isAsked: (AnyClass) -> Bool)
    -> AnyClass?
  {
    guard let wanted = MethodName("\(method.method)") else { return nil }
    return sequence(first: type, next: { _getSuperclass($0) }).prefix(while: isAsked).first { methods(of: $0).contains(wanted) }
  }

  private static func methods(of type: AnyClass) -> Set<MethodName> {
    known.withLock { known in
      if let methods = known[ObjectIdentifier(type)] { return methods }
      let methods = MethodName.all(of: type)
      known[ObjectIdentifier(type)] = methods
      return methods
    }
  }
  /// What never changes, for each class that was asked about.
  private static let known = Mutex<[ObjectIdentifier: Set<MethodName>]>([:])
}

extension Implements {
  /// Whether a class of the app's is known to have a method of its own, or to inherit one from another such class.
  ///
  /// For the few methods whose mere existence means something: a row can be deleted if the data source can commit that. The line in
  /// `Implements` says it too, and works in a stripped executable.
  package static func hasOwn(_ method: OptionalRequirement, _ object: AnyObject) -> Bool {
    OwnMethods.owner(of: method, from: type(of: object)) { _ in true } != nil
  }
}
