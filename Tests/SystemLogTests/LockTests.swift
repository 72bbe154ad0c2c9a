import Foundation
import Testing

@testable import SystemLog

@Suite struct LockTests {
  @Test func `threads that share a lock lose no change`() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { count.withLock { $0 += 1 } }
    }
    #expect(count.withLock { $0 } == 8000)
  }

  @Test func `a lock that is locked is not available`() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    lock.precondition(.owner)
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    lock.precondition(.notOwner)
    #expect(lock.withLockIfAvailable { true } == true)
    #expect(lock.withLock { 3 } == 3)
  }

  @Test func `a lock in memory is locked by one thread at a time`() {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    let shared = Shared(lock)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 {
        os_unfair_lock_lock(shared.lock)
        shared.count += 1
        os_unfair_lock_unlock(shared.lock)
      }
    }
    #expect(shared.count == 8000)
    #expect(os_unfair_lock_trylock(lock) && !os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  private final class Shared: @unchecked Sendable {
    let lock: os_unfair_lock_t
    var count = 0
    init(_ lock: os_unfair_lock_t) { self.lock = lock }
  }
}
