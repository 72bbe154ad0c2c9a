import Foundation
import QuartzCore

/// A check of the values that app code stores as text attributes. CoreFoundation stops the process when it compares objects whose memory
/// does not begin with its own header. (Docs/decisions/0021-attributed-strings.md)
@MainActor
package final class AttributeValues: RuntimeState {
  /// The types that have been checked. Their number is limited by the number of types in the app.
  private var known: Set<ObjectIdentifier> = []

  package init(for runtime: Runtime) {}

  /// Warns of values that CoreFoundation cannot compare, once for each type.
  package func check(_ attributes: [NSAttributedString.Key: Any], in runtime: Runtime) {
    for (key, value) in attributes where known.insert(ObjectIdentifier(type(of: value))).inserted && !AttributeValues.isComparable(value) {
      runtime.onDiagnostic?(
        """
        The attribute "\(key.rawValue)" of a text has a value of type \(type(of: value)). Where Foundation on Linux compares two such values, \
        the app stops at random. Use a number, a string, a collection, or a class derived from NSObject whose first property is \
        `let comparable: UInt = 0x\(String(_UIRoot.comparableWord, radix: 16, uppercase: true))`.
        """)
    }
  }

  /// Returns a Boolean value that indicates whether CoreFoundation can compare a value with others of its type.
  package nonisolated static func isComparable(_ value: Any) -> Bool {
    let object = value as AnyObject
    switch object {
    case is ObjCObject, is _UIObject: return true
    // These classes of Foundation begin with CoreFoundation's header. Its other classes begin with their stored properties, or have none.
    case is NSString, is NSNumber, is NSURL, is NSDate, is NSData, is NSArray, is NSDictionary, is NSSet, is NSAttributedString,
      is NSCharacterSet:
      return true
    default: return firstWord(of: object) == _UIRoot.comparableWord
    }
  }

  /// Returns the word after an object's header, or `nil` if the object stores none.
  private nonisolated static func firstWord(of object: AnyObject) -> UInt? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let known = mirror, known.children.isEmpty { mirror = known.superclassMirror }
    guard object is NSObject, mirror != nil else { return nil }
    return Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 16, as: UInt.self)
  }
}

extension Runtime {
  package var attributeValues: AttributeValues { state() }
}
