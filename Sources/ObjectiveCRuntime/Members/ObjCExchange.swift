import Foundation

/// The methods whose implementations were exchanged, replaced or added while the app runs.
///
/// A message by name finds them here. A direct call finds them through `@_dynamicReplacement`, where the method is declared `dynamic`. The
/// list is in Docs/compatibility/Language.md.
enum ObjCExchange {
  /// The implementation of a method that is not its own: the method of a class and a name whose code runs.
  struct Source: Hashable {
    let type: ObjectIdentifier
    let name: String
  }
  private struct Table {
    var implementations: [Source: IMP] = [:]
    /// The names with an implementation. It avoids a search through the superclasses.
    var names: Set<String> = []
  }
  private static let table = Locked(Table())
  /// A Boolean value that indicates whether anything was ever exchanged. Reading it needs no lock.
  nonisolated(unsafe) private(set) static var isUsed = false

  /// Returns the implementation that replaces a method of a class or of one of its superclasses, or `nil` if none does.
  static func implementation(named name: String, in type: AnyClass) -> IMP? {
    guard isUsed else { return nil }
    return table.withLock { table in
      guard table.names.contains(name) else { return nil }
      var next: AnyClass? = type
      while let type = next {
        if let found = table.implementations[Source(type: ObjectIdentifier(type), name: name)] { return found }
        next = _getSuperclass(type)
      }
      return nil
    }
  }

  /// Returns the member that a message reaches instead of the one of its name, or `nil` if that was not replaced.
  static func member(named name: String, in type: AnyClass) -> ObjCMember? {
    guard let implementation = implementation(named: name, in: type) else { return nil }
    return implementation.member
  }

  /// Gives a method another implementation. A method that gets its own one back counts as not replaced.
  static func set(_ implementation: IMP, named name: String, in type: AnyClass) {
    table.withLock { table in
      isUsed = true
      let key = Source(type: ObjectIdentifier(type), name: name)
      table.implementations[key] = implementation.name == name && implementation.type == type ? nil : implementation
      table.names = Set(table.implementations.keys.map(\.name))
    }
  }
}

/// Returns a Boolean value that indicates whether a method's implementation runs in place of another method's now.
///
/// The body of a method that the translator declares as `@_dynamicReplacement` asks it, and calls the original method if it is `false`.
///
/// - Parameters:
///   - name: The selector's name of the method whose implementation asks, for example `swizzled_viewWillAppear:`.
///   - original: The selector's name of the method that was called.
///   - object: The object that was called. An exchange in a class has an effect on its subclasses.
public func objcIsExchanged(_ name: String, for original: String, in object: AnyObject) -> Bool {
  ObjCExchange.implementation(named: original, in: type(of: object))?.name == name
}
