import Foundation

/// Begins a section that one thread at a time can execute for an object. Returns 0. The same thread can begin it repeatedly.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(ObjectIdentifier(obj as AnyObject)).lock()
  return 0
}

/// Ends a section that `objc_sync_enter(_:)` began. Returns 0, or -1 if there is no such section.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let lock = ObjectLocks.exit(ObjectIdentifier(obj as AnyObject)) else { return -1 }
  lock.unlock()
  return 0
}

/// The locks of the objects that are in a section now.
private enum ObjectLocks {
  private struct Entry {
    let lock = NSRecursiveLock()
    /// The number of sections that began or wait to begin.
    var count = 0
  }
  private static let entries = Locked<[ObjectIdentifier: Entry]>([:])

  static func enter(_ id: ObjectIdentifier) -> NSRecursiveLock {
    entries.withLock { entries in
      entries[id, default: Entry()].count += 1
      return entries[id, default: Entry()].lock
    }
  }

  static func exit(_ id: ObjectIdentifier) -> NSRecursiveLock? {
    entries.withLock { entries in
      guard let entry = entries[id] else { return nil }
      entries[id]?.count -= 1
      if entry.count == 1 { entries[id] = nil }
      return entry.lock
    }
  }
}
