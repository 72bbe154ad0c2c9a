import Foundation

/// The base class of classes that are not isolated to an actor. Foundation can store their objects, for example as values of attributed
/// strings.
///
/// When CoreFoundation compares two objects, it reads a type number from bits 8–17 of the first word after the object's header. It stops
/// the process if these bits are 0 in both. In a class that inherits from NSObject, that word is the first property. Here it has a number
/// that no CoreFoundation type uses, so CoreFoundation calls the objects instead. (Docs/decisions/0021-attributed-strings.md)
open class _UIRoot: NSObject {
  /// A number outside CoreFoundation's table of types, at the bits where it reads one.
  public static let comparableWord: UInt = 0x3FF << 8
  /// The first word of every object.
  public final let _comparableWord = _UIRoot.comparableWord

  /// Creates an object, as NSObject does.
  public override init() { super.init() }
}
