import Foundation

/// A lock at a fixed address in memory.
///
/// Threads that wait for the lock sleep. The thread that locks it must unlock it. The value must not be copied while it is in use.
public struct os_unfair_lock {
  fileprivate var mutex = pthread_mutex_t()
  /// Creates a lock that is unlocked.
  public init() {}
}

/// The name of the lock's structure in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

extension UnsafeMutablePointer where Pointee == os_unfair_lock {
  // The mutex is the only property, so that it begins at the address of the lock.
  fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
  }
}

/// Locks a lock. The thread sleeps until the lock is unlocked.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock.mutex) }
/// Locks a lock if it is unlocked, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock.mutex) == 0 }
/// Unlocks a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock.mutex) }
