import Foundation

/// A lock with a state that is accessible only while the lock is locked. Copies are the same lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The relations of a thread to a lock.
  public enum Ownership: Hashable, Sendable {
    /// The thread has locked the lock.
    case owner
    /// The thread has not locked the lock.
    case notOwner
  }

  private final class Storage {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    var state: State
    var owner: pthread_t?
    init(_ state: State) {
      self.state = state
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }
    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }
    func lock() {
      pthread_mutex_lock(mutex)
      owner = pthread_self()
    }
    func lockIfAvailable() -> Bool {
      guard pthread_mutex_trylock(mutex) == 0 else { return false }
      owner = pthread_self()
      return true
    }
    func unlock() {
      owner = nil
      pthread_mutex_unlock(mutex)
    }
  }
  private let storage: Storage

  /// Creates a lock with a state that need not be Sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with the state while the lock is locked. The closure and its result need not be Sendable.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock()
    defer { storage.unlock() }
    return try body(&storage.state)
  }
  /// Runs a closure with the state while the lock is locked.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }
  /// Runs a closure with the state if the lock is unlocked, and returns `nil` otherwise. The closure and its result need not be Sendable.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lockIfAvailable() else { return nil }
    defer { storage.unlock() }
    return try body(&storage.state)
  }
  /// Runs a closure with the state if the lock is unlocked, and returns `nil` otherwise.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
  /// Stops the app if the thread's relation to the lock differs from a condition.
  public func precondition(_ condition: Ownership) {
    let isOwner = storage.owner.map { pthread_equal($0, pthread_self()) != 0 } ?? false
    Swift.precondition(isOwner == (condition == .owner), "the thread \(isOwner ? "has" : "has not") locked the lock")
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }
  /// Locks the lock. The thread sleeps until the lock is unlocked.
  public func lock() { storage.lock() }
  /// Unlocks the lock.
  public func unlock() { storage.unlock() }
  /// Locks the lock if it is unlocked, and returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lockIfAvailable() }
  /// Runs a closure while the lock is locked. The closure and its result need not be Sendable.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    storage.lock()
    defer { storage.unlock() }
    return try body()
  }
  /// Runs a closure while the lock is locked.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }
  /// Runs a closure if the lock is unlocked, and returns `nil` otherwise.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    guard storage.lockIfAvailable() else { return nil }
    defer { storage.unlock() }
    return try body()
  }
}
