import Motion

/// The settings for the changes that are made in one scope. (Docs/behaviour/animation.md, "Transactions")
package struct Transaction {
  var duration: Seconds = 0.25
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  var completion: AnimationCompletion?
  var values: [String: Any] = [:]

  /// A nested transaction with the settings of this one. It completes independently.
  var nested: Transaction {
    var inner = self
    inner.completion = nil
    return inner
  }
}

extension Runtime {
  /// The innermost explicit transaction, or the implicit one that ends with the commit of the update cycle.
  var transaction: Transaction {
    get { transactions.last ?? implicitTransaction }
    set {
      if transactions.isEmpty { implicitTransaction = newValue } else { transactions[transactions.count - 1] = newValue }
    }
  }
  /// A Boolean value that indicates whether the innermost transaction has disabled actions.
  package var disablesActions: Bool {
    // The element is accessed by index, because `last` would copy it, and every change reads this property.
    transactions.isEmpty ? implicitTransaction.disablesActions : transactions[transactions.count - 1].disablesActions
  }
  var transactionDuration: Seconds { transaction.duration }
  /// The curve that the innermost transaction sets for animations that are added in it. If it is `nil`, each animation keeps its own.
  package var transactionTiming: Timing? { transaction.timingFunction?.timing }
  var transactionObservers: [CompletionID] {
    if implicitTransaction.completion == nil && transactions.isEmpty { return [] }
    return (implicitTransaction.completion.map { [$0.id] } ?? []) + transactions.compactMap { $0.completion?.id }
  }

  /// Ends the implicit transaction after the commit.
  func endImplicitTransaction() {
    let completion = implicitTransaction.completion
    implicitTransaction = Transaction()
    if let completion { seal(completion) }
  }
}

/// A group of changes that have common settings for their implicit animations.
@preconcurrency @MainActor
public final class CATransaction {
  private init() {}

  /// Begins a transaction with the settings of the enclosing one. Settings that are changed inside are discarded at its commit.
  public static func begin() { Runtime.current.transactions.append(Runtime.current.transaction.nested) }

  /// Ends the innermost transaction.
  /// - Precondition: There was a matching `begin()`.
  public static func commit() {
    let runtime = Runtime.current
    guard let transaction = runtime.transactions.popLast() else {
      preconditionFailure("CATransaction.commit() without begin(): each begin needs exactly one commit")
    }
    if let completion = transaction.completion { runtime.seal(completion) }
  }

  /// Commits the implicit transaction now instead of at the end of the update cycle. Inside an explicit transaction it does nothing.
  public static func flush() {
    let runtime = Runtime.current
    if runtime.transactions.isEmpty { runtime.commit() }
  }

  /// Returns the duration of animations in seconds. The default is 0.25. It also applies to explicit animations whose duration is 0.
  public static func animationDuration() -> CFTimeInterval { Runtime.current.transaction.duration }
  /// Sets the duration of animations, in seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) { Runtime.current.transaction.duration = duration }

  /// Returns the curve of all animations that are added in the transaction, implicit or explicit. If it is `nil`, each animation keeps its
  /// own.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { Runtime.current.transaction.timingFunction }
  /// Sets the curve of all animations that are added in the transaction. If it is `nil`, each animation keeps its own.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Runtime.current.transaction.timingFunction = function
  }

  /// Returns a Boolean value that indicates whether property changes run no actions.
  public static func disableActions() -> Bool { Runtime.current.transaction.disablesActions }
  /// Sets whether property changes run no actions. The default is `false`.
  public static func setDisableActions(_ flag: Bool) { Runtime.current.transaction.disablesActions = flag }

  /// Sets a block that is called after all animations that are subsequently added in this transaction have ended. Without animations, it is
  /// called after the commit. The call comes from the event loop.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    let runtime = Runtime.current
    if let replaced = runtime.transaction.completion { runtime.seal(replaced) }
    runtime.transaction.completion = block.map { block in runtime.makeCompletion { _ in block() } }
  }

  /// Returns a value by key. The key is one of the named settings or a custom key.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: Runtime.current.transaction.values[key]
    }
  }
  /// Sets a value by key. The key is one of the named settings or a custom key.
  public static func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(AnimationInput.number(value) ?? 0)
    case kCATransactionDisableActions: setDisableActions(value as? Bool ?? ((AnimationInput.number(value) ?? 0) != 0))
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(value as? CAMediaTimingFunction)
    default: Runtime.current.transaction.values[key] = value
    }
  }
}

/// The key of the animation duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the Boolean value that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the animation curve.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
