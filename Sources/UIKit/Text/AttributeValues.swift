import Foundation
import QuartzCore

/// Looks at what app code gives to texts as attributes: CoreFoundation stops the process where it compares objects that do not begin as its
/// own do. (Docs/decisions/0021-attributed-strings.md)
@MainActor
final class AttributeValues: RuntimeState {
  /// The types that were looked at; there are no more of them than the app has.
  private var known: Set<ObjectIdentifier> = []

  init(for runtime: Runtime) {}

  /// Warns of values that CoreFoundation cannot compare, once for each type.
  func check(_ attributes: [NSAttributedString.Key: Any], in runtime: Runtime) {
    for (key, value) in attributes where known.insert(ObjectIdentifier(type(of: value))).inserted && !AttributeValues.isComparable(value) {
      runtime.app.warn(
        """
        The attribute "\(key.rawValue)" of a text has a value of type \(type(of: value)). Where Foundation on Linux compares two such values, \
        the app stops at random. Use a number, a string, a collection, or a class derived from NSObject whose first property is \
        `let comparable: UInt = 0x\(String(_UIRoot.comparableWord, radix: 16, uppercase: true))`.
        """)
    }
  }

  /// Whether CoreFoundation can compare a value with others of its type.
  nonisolated static func isComparable(_ value: Any) -> Bool {
    let object = value as AnyObject
    switch object {
    case is _UIRoot, is _UIObject: return true
    // Foundation's classes that begin with CoreFoundation's header. Its others begin with what they hold, or with nothing.
    case is NSString, is NSNumber, is NSURL, is NSDate, is NSData, is NSArray, is NSDictionary, is NSSet, is NSAttributedString,
      is NSCharacterSet:
      return true
    default: return firstWord(of: object) == _UIRoot.comparableWord
    }
  }

  /// The word after an object's header; nil where it holds none.
  private nonisolated static func firstWord(of object: AnyObject) -> UInt? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let known = mirror, known.children.isEmpty { mirror = known.superclassMirror }
    guard object is NSObject, mirror != nil else { return nil }
    return Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 16, as: UInt.self)
  }
}

extension Runtime {
  var attributeValues: AttributeValues { state() }
}
