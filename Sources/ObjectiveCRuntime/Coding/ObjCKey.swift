/// A property of a class with its key, for key-value coding and observing.
///
/// A class lists those of its properties that are commonly observed in `objcKeys()`. Then `observe(\.contentOffset)` knows its key, which a
/// key path does not have.
public struct ObjCKey: @unchecked Sendable {
  /// The key, for example `contentOffset`.
  public let name: String
  let path: AnyKeyPath
  let member: ObjCMember

  /// Creates a key for a property that can only be read.
  public init<Root: AnyObject, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
    nonisolated(unsafe) let path = path
    (self.name, self.path) = (name, path)
    member = .property { ($0 as? Root)?[keyPath: path] }
  }

  /// Creates a key for a property that can be set.
  public init<Root: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
    nonisolated(unsafe) let path = path
    (self.name, self.path) = (name, path)
    member = .property({ ($0 as? Root)?[keyPath: path] }) { object, value in
      guard let object = object as? Root else { return false }
      return objcAssign(value) { object[keyPath: path] = $0 }
    }
  }

  /// Returns the member of a name in a list.
  package static func member(named name: String, in keys: [ObjCKey]) -> ObjCMember? { keys.first { $0.name == name }?.member }

  /// Calls a closure that forms key paths of properties of the main actor. Forming them reads nothing.
  package static func list(_ keys: @MainActor () -> [ObjCKey]) -> [ObjCKey] {
    withoutActuallyEscaping(keys) { unsafeBitCast($0, to: (() -> [ObjCKey]).self)() }
  }
}
