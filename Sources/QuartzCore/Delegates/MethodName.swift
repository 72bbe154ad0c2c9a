import Foundation
import Synchronization

/// The name of a method as the compiler writes it, without modules, for example `scrollViewDidScroll(_: UIScrollView)`. A property is only
/// its name.
struct MethodName: Hashable, CustomStringConvertible {
  let base: String
  let labels: [String]
  let types: [String]

  var description: String { labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))" }

  /// Creates a name from text with or without labels. Text after the arguments is ignored.
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

  /// Returns a type's name without modules and outer types. For example, `any UIKit.UIView?` becomes `UIView?`.
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

  /// The modules whose classes declare their optional methods as `open`.
  private static let systemModules: Set<Substring> = [
    "UIKit", "UIKitContainers", "UIKitCore", "UIKitDynamics", "UIKitLists", "UIKitPickers", "UIKitPresentations", "UIKitText",
    "UIKitVoiceOver", "UIFoundation", "CoreImage", "CoreText", "SystemLog", "QuartzCore", "ObjectiveCRuntime", "Foundation",
  ]

  /// Returns the methods and properties that a class itself declares.
  static func all(of type: AnyClass) -> Set<MethodName> {
    let name = _typeName(type)
    if systemModules.contains(name.prefix { $0 != "." }) { return [] }
    return Set(SymbolTable.ownNames(of: type).compactMap { MethodName($0) })
  }
}

/// The methods that classes declare, as far as the symbols of the executable name them. A stripped executable has none.
enum OwnMethods {
  /// Returns the class that declares a method. The search begins at `type` and proceeds through its superclasses.
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
  /// The methods of each class that was searched. They never change.
  private static let known = Mutex<[ObjectIdentifier: Set<MethodName>]>([:])
}

extension Implements {
  /// Returns a Boolean value that indicates whether a class of the app is known to declare or inherit a method.
  ///
  /// This is for the few methods whose existence has a meaning. For example, a row can be deleted if the data source can commit the
  /// deletion. The declaration in `Implements` has that effect too, and it works in a stripped executable.
  package static func hasOwn(_ method: OptionalRequirement, _ object: AnyObject) -> Bool {
    OwnMethods.owner(of: method, from: type(of: object)) { _ in true } != nil
  }
}
