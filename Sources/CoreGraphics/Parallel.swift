import Dispatch

/// Work that is shared among the processors.
package enum Parallel {
  /// Calls `body` once for each number below `iterations`, on as many threads as there are processors at most, and returns when all calls
  /// have returned.
  ///
  /// The main queue belongs to the group of queues for which the dispatch library starts a thread whenever no idle one is found at once. Many
  /// short calls in a row would start hundreds. The default queue has one thread for each processor.
  package static func perform(iterations: Int, _ body: @Sendable (Int) -> Void) {
    DispatchQueue.global().sync { DispatchQueue.concurrentPerform(iterations: iterations, execute: body) }
  }
}
