import Dispatch

/// The distribution of work over the processors.
package enum Parallel {
  /// Calls `body` once for each number below `iterations`, and returns when all calls have returned. It uses at most as many threads as
  /// there are processors.
  ///
  /// For the main queue, the dispatch library starts a thread whenever it does not find an idle one at once. Many short calls in a row
  /// would start hundreds. The default queue has one thread for each processor.
  package static func perform(iterations: Int, _ body: @Sendable (Int) -> Void) {
    DispatchQueue.global().sync { DispatchQueue.concurrentPerform(iterations: iterations, execute: body) }
  }
}
