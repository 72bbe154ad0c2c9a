import Motion

package struct CompletionID: Equatable, Numbered, Sendable {
  package let number: Int
}

/// Waits for a set of records and then says, once, whether all of them finished.
///
/// A UIView block, an animator, a transaction and an explicit animation's delegate each have one; a record may be awaited by several.
@MainActor
package final class AnimationCompletion {
  package let id: CompletionID
  private var pending = NumberSet<PendingRecord>()
  private struct PendingRecord: Numbered { let number: Int }
  private var allFinished = true
  private var action: ((Bool) -> Void)?

  package init(id: CompletionID, action: @escaping (Bool) -> Void) { (self.id, self.action) = (id, action) }

  package var isPending: Bool { !pending.isEmpty }
  package func expect(_ record: Int) { pending.insert(PendingRecord(number: record)) }

  /// True when that was the last one.
  package func recordEnded(_ record: Int, finished: Bool) -> Bool {
    guard pending.removeValue(forKey: PendingRecord(number: record)) != nil else { return false }
    allFinished = allFinished && finished
    return pending.isEmpty
  }
  package func call() {
    let due = action
    action = nil
    due?(allFinished)
  }
  /// Nobody is to be told any more: lets go of what the action holds.
  package func forget() { action = nil }
}

extension Runtime {
  package func makeCompletion(_ action: @escaping (Bool) -> Void) -> AnimationCompletion {
    let completion = AnimationCompletion(id: CompletionID(number: makeRecordID()), action: action)
    completions[completion.id] = completion
    return completion
  }

  package func tell(_ record: AnimationRecord, finished: Bool) {
    for observer in record.observers {
      guard let completion = completions[observer], completion.recordEnded(record.id, finished: finished) else { continue }
      completions[observer] = nil
      completion.call()
    }
  }

  /// A scope that got no animation completes at the start of the next turn. (BEHAVIOUR §1.3, §1.7)
  package func seal(_ completion: AnimationCompletion) {
    guard !completion.isPending else { return }
    completions[completion.id] = nil
    schedule(at: now) { completion.call() }
  }
}
