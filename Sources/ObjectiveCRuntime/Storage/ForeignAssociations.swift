import Foundation

/// The associated values of objects that have no storage, such as objects of Foundation and instances of plain Swift classes.
///
/// Each entry has a weak reference to its object. The values of released objects are released when the table has doubled in size. The
/// table thus has at most twice as many entries as there are objects with associated values, or 64.
final class ForeignAssociations: @unchecked Sendable {
  static let all = ForeignAssociations()

  /// An object, or a class if there is no object.
  struct Holder {
    let id: ObjectIdentifier
    let object: AnyObject?

    /// Finds the object in an `Any`. It is `nil` for a structure, which has no identity.
    init?(_ object: Any) {
      if let type = object as? AnyClass {
        (id, self.object) = (ObjectIdentifier(type), nil)
      } else if type(of: object) is AnyClass {
        let object = object as AnyObject
        (id, self.object) = (ObjectIdentifier(object), object)
      } else {
        return nil
      }
    }
  }

  private struct Entry {
    weak var object: AnyObject?
    /// A Boolean value that indicates whether the object is a class, which is never released.
    let isClass: Bool
    var values: [UnsafeRawPointer: Any] = [:]
    var isAlive: Bool { isClass || object != nil }
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = smallest
  private static let smallest = 64

  /// The number of objects in the table, with the released ones that were not removed yet.
  var count: Int { ObjCStorage.lock.withLock { entries.count } }

  func values(of holder: Holder) -> [UnsafeRawPointer: Any] {
    ObjCStorage.lock.withLock {
      guard let entry = entries[holder.id], entry.isAlive else { return [:] }
      return entry.values
    }
  }

  /// Stores or removes a value. The values that it replaces are released outside the lock, because that can call the app's code.
  func set(_ value: Any?, for key: UnsafeRawPointer, of holder: Holder) {
    let id = holder.id
    withExtendedLifetime(
      ObjCStorage.lock.withLock { () -> [Any] in
        var released: [Any] = []
        // A new object can have the address of a released one.
        if let old = entries[id], !old.isAlive {
          released.append(old.values)
          entries[id] = nil
        }
        if let old = entries[id]?.values[key] { released.append(old) }
        if let value {
          entries[id, default: Entry(object: holder.object, isClass: holder.object == nil)].values[key] = value
        } else {
          entries[id]?.values[key] = nil
          if entries[id]?.values.isEmpty == true { entries[id] = nil }
        }
        guard entries.count >= sweepAt else { return released }
        released += entries.values.filter { !$0.isAlive }.map(\.values)
        entries = entries.filter { $0.value.isAlive }
        sweepAt = max(Self.smallest, entries.count * 2)
        return released
      }
    ) {}
  }

  func removeAll(of holder: Holder) {
    withExtendedLifetime(ObjCStorage.lock.withLock { entries.removeValue(forKey: holder.id) }) {}
  }
}
