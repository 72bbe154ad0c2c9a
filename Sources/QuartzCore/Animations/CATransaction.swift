import Motion

package struct Transaction {
  var duration: Seconds
  var completion: AnimationCompletion?
}

extension Runtime {
  var transactionDuration: Seconds { transactions.last?.duration ?? 0.25 }
  var transactionObservers: [CompletionID] { transactions.compactMap { $0.completion?.id } }
}

/// Explicit transactions: a duration for explicit animations without one, and a completion block.
@MainActor
public enum CATransaction {
  public static func begin() { Runtime.current.transactions.append(.init(duration: Runtime.current.transactionDuration)) }
  public static func setAnimationDuration(_ duration: Seconds) {
    Runtime.current.transactions[Runtime.current.transactions.count - 1].duration = duration
  }

  /// Called from the loop, after all animations that are added from here on in this transaction are over.
  public static func setCompletionBlock(_ block: @escaping () -> Void) {
    let runtime = Runtime.current
    runtime.transactions[runtime.transactions.count - 1].completion = runtime.makeCompletion { _ in block() }
  }
  public static func commit() {
    guard let transaction = Runtime.current.transactions.popLast() else { preconditionFailure("commit without begin") }
    if let completion = transaction.completion { Runtime.current.seal(completion) }
  }
}
