import Motion

/// What holds for the changes made in one scope. (BEHAVIOUR §1.3)
package struct Transaction {
  var duration: Seconds = 0.25
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  var completion: AnimationCompletion?
  var values: [String: Any] = [:]

  /// A nested transaction begins with what its outer one says, but completes by itself.
  var nested: Transaction {
    var inner = self
    inner.completion = nil
    return inner
  }
}

extension Runtime {
  /// The innermost explicit transaction, or the implicit one that the turn's commit ends.
  var transaction: Transaction {
    get { transactions.last ?? implicitTransaction }
    set {
      if transactions.isEmpty { implicitTransaction = newValue } else { transactions[transactions.count - 1] = newValue }
    }
  }
  /// Whether the innermost transaction has actions disabled.
  package var disablesActions: Bool {
    // By its place: to take the last one out is to copy it, and each change asks.
    transactions.isEmpty ? implicitTransaction.disablesActions : transactions[transactions.count - 1].disablesActions
  }
  var transactionDuration: Seconds { transaction.duration }
  /// The curve that the innermost transaction gives to whatever is added in it; nil leaves each animation its own.
  package var transactionTiming: Timing? { transaction.timingFunction?.timing }
  var transactionObservers: [CompletionID] {
    if implicitTransaction.completion == nil && transactions.isEmpty { return [] }
    return (implicitTransaction.completion.map { [$0.id] } ?? []) + transactions.compactMap { $0.completion?.id }
  }

  /// The implicit transaction is over with the commit.
  func endImplicitTransaction() {
    let completion = implicitTransaction.completion
    implicitTransaction = Transaction()
    if let completion { seal(completion) }
  }
}

/// Groups changes and says how their implicit animations run.
@preconcurrency @MainActor
public final class CATransaction {
  private init() {}

  /// Begins with the values of the transaction around it; what is set inside is gone after its commit.
  public static func begin() { Runtime.current.transactions.append(Runtime.current.transaction.nested) }

  /// Ends the innermost transaction.
  /// - Precondition: there was a `begin()`.
  public static func commit() {
    let runtime = Runtime.current
    guard let transaction = runtime.transactions.popLast() else {
      preconditionFailure("CATransaction.commit() without begin(): each begin needs exactly one commit")
    }
    if let completion = transaction.completion { runtime.seal(completion) }
  }

  /// Commits the implicit transaction now instead of at the end of the turn. Inside an explicit one it does nothing.
  public static func flush() {
    let runtime = Runtime.current
    if runtime.transactions.isEmpty { runtime.commit() }
  }

  /// In seconds, 0.25 at first; also for explicit animations whose duration is 0.
  public static func animationDuration() -> CFTimeInterval { Runtime.current.transaction.duration }
  /// Sets the duration, in seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) { Runtime.current.transaction.duration = duration }

  /// The curve of every animation that is added in the transaction, implicit or not; nil means each animation's own.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { Runtime.current.transaction.timingFunction }
  /// Sets the curve; nil means each animation’s own.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Runtime.current.transaction.timingFunction = function
  }

  /// Whether changes happen without actions.
  public static func disableActions() -> Bool { Runtime.current.transaction.disablesActions }
  /// Sets whether changes happen without actions.
  public static func setDisableActions(_ flag: Bool) { Runtime.current.transaction.disablesActions = flag }

  /// Called from the loop, after all animations added from here on in this transaction are over; with none, after the commit.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    let runtime = Runtime.current
    if let replaced = runtime.transaction.completion { runtime.seal(replaced) }
    runtime.transaction.completion = block.map { block in runtime.makeCompletion { _ in block() } }
  }

  /// A value by key: the named properties, or one of the app's own.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: Runtime.current.transaction.values[key]
    }
  }
  /// Sets a value by key: one of the named properties, or one of the app’s own.
  public static func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(AnimationInput.number(value) ?? 0)
    case kCATransactionDisableActions: setDisableActions(value as? Bool ?? ((AnimationInput.number(value) ?? 0) != 0))
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(value as? CAMediaTimingFunction)
    default: Runtime.current.transaction.values[key] = value
    }
  }
}

/// The key of the duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether actions are disabled.
public let kCATransactionDisableActions = "disableActions"
/// The key of the curve.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
