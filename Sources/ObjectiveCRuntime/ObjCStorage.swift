import Foundation

/// The rarely needed state of one object: associated values, observers, managed properties and attached objects.
///
/// An object has a reference to it, which is `nil` until there is something to store. The state is released with the object.
package final class ObjCStorage: @unchecked Sendable {
  /// The objects that modules above this one attach to the object, at most one of each class.
  package var attachments: [AnyObject] = []
  /// The values of the properties that are declared `@NSManaged`, by name.
  package var managed: [String: Any] = [:]
  /// The observers of the object's properties, or `nil` if nothing was ever observed.
  package var observers: KeyObservers?
  /// The associated values, by key.
  var associations: [UnsafeRawPointer: Any] = [:]

  /// The lock that protects the creation of storages, and the associated values.
  static let lock = NSLock()

  deinit { observers?.end() }

  /// Sends to the observers of a property that it is about to change. A setter of a class of ours calls it, and `didChange(_:)` after the
  /// change.
  @inline(__always) package func willChange(_ key: StaticString) {
    if let observers { observers.willChange("\(key)") }
  }
  /// Sends to the observers of a property that it has changed.
  @inline(__always) package func didChange(_ key: StaticString) {
    if let observers { observers.didChange("\(key)") }
  }
}

/// An object with storage for associated values, observers and managed properties.
package protocol ObjCStored: AnyObject {
  /// The storage, or `nil` if nothing is stored. It is created by `madeStorage` and never replaced.
  nonisolated var objcStorage: ObjCStorage? { get set }
}

extension ObjCStored {
  /// The storage of the object. It is created on first use.
  package nonisolated var madeStorage: ObjCStorage {
    if let objcStorage { return objcStorage }
    return ObjCStorage.lock.withLock {
      if let objcStorage { return objcStorage }
      let made = ObjCStorage()
      objcStorage = made
      return made
    }
  }

  /// Returns the attached object of a class, or `nil` if there is none.
  package nonisolated func attached<State: AnyObject>(_: State.Type) -> State? {
    guard let objcStorage else { return nil }
    for state in objcStorage.attachments { if let state = state as? State { return state } }
    return nil
  }
  /// Returns the attached object of a class. It is created on first use.
  package nonisolated func attached<State: AnyObject>(_ type: State.Type, _ make: () -> State) -> State {
    if let state = attached(type) { return state }
    let state = make()
    madeStorage.attachments.append(state)
    return state
  }
}
