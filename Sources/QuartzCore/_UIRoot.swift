import Foundation

/// The root of our classes that belong to no actor (`_UIObject` is that of the others). Foundation may hold their objects, as values of attributed strings above all.
///
/// Where CoreFoundation compares two objects it takes bits 8–17 of the first word after an object's header for one of its own types, and
/// stops the process where they are 0 in both. In a class that derives from NSObject that word is whatever property comes first; here it
/// is one that no type of CoreFoundation has, so that it asks the objects. (Docs/decisions/0021-attributed-strings.md)
open class _UIRoot: NSObject {
  /// A number beyond CoreFoundation's table of types, where it looks for one.
  public static let comparableWord: UInt = 0x3FF << 8
  /// The first word of every object.
  public final let _comparableWord = _UIRoot.comparableWord

  /// As NSObject's.
  public override init() { super.init() }
}
