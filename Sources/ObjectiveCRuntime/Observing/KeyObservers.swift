import Foundation

/// The observers of the properties of one object.
package final class KeyObservers {
  private var links: [KeyLink] = []

  func add(_ link: KeyLink) { links.append(link) }
  func remove(_ link: KeyLink) { links.removeAll { $0 === link } }

  /// Called before a property changes.
  package func willChange(_ key: String, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
    forEach(key) { $0.observer?.willChange($0, kind, indexes) }
  }
  /// Called after a property has changed.
  package func didChange(_ key: String, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
    forEach(key) { $0.observer?.didChange($0, kind, indexes) }
  }

  /// Calls a closure with the links of a key. Observers that are added meanwhile are not called, and neither are removed ones.
  private func forEach(_ key: String, _ body: (KeyLink) -> Void) {
    let key = KeyValueCoding.canonical(key)
    for link in links where link.key == key && link.isActive { body(link) }
  }

  /// Finds the last observer that a closure matches, among those that were added to this object.
  func last(where matches: (PathObserver) -> Bool) -> PathObserver? {
    links.last { $0.level == 0 && $0.isActive && $0.observer.map(matches) ?? false }?.observer
  }

  /// Ends the observers when the object is released.
  func end() { for link in links where link.level == 0 { link.observer?.end() } }
}

/// A key of a path that is observed in one object.
final class KeyLink {
  let key: String
  /// The position of the key in the path.
  let level: Int
  /// The observer, which the link keeps alive until it ends.
  private(set) var observer: PathObserver?
  weak var object: (any ObjCStored)?
  private(set) var isActive = true

  init(_ key: String, level: Int, in object: any ObjCStored, _ observer: PathObserver) {
    (self.key, self.level, self.object, self.observer) = (KeyValueCoding.canonical(key), level, object, observer)
    let storage = object.madeStorage
    if storage.observers == nil { storage.observers = KeyObservers() }
    storage.observers?.add(self)
  }

  func end() {
    isActive = false
    observer = nil
    object?.objcStorage?.observers?.remove(self)
  }
}
