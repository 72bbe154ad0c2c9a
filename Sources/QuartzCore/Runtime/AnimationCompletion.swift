import Motion

/// The completion of a set of animation entries. It calls its action once and passes whether all of them finished.
///
/// A UIView block, an animator, a transaction and the delegate of an explicit animation each have one. Several completions can wait for one
/// entry.
@MainActor
package final class AnimationCompletion {
  package let id: CompletionID
  private var pending = NumberSet<PendingEntry>()
  private struct PendingEntry: Numbered { let number: Int }
  private var allFinished = true
  private var action: ((Bool) -> Void)?

  package init(id: CompletionID, action: @escaping (Bool) -> Void) { (self.id, self.action) = (id, action) }

  package var isPending: Bool { !pending.isEmpty }
  package func expect(_ record: Int) { pending.insert(PendingEntry(number: record)) }

  /// Records that an animation entry has ended. Returns `true` if it was the last one.
  package func recordEnded(_ record: Int, finished: Bool) -> Bool {
    guard pending.removeValue(forKey: PendingEntry(number: record)) != nil else { return false }
    allFinished = allFinished && finished
    return pending.isEmpty
  }
  package func call() {
    let due = action
    action = nil
    due?(allFinished)
  }
  /// Releases the action, so that it is not called any more.
  package func forget() { action = nil }
}

extension Runtime {
  package func makeCompletion(_ action: @escaping (Bool) -> Void) -> AnimationCompletion {
    let completion = AnimationCompletion(id: CompletionID(number: makeEntryID()), action: action)
    completions[completion.id] = completion
    return completion
  }

  package func tell(_ record: AnimationEntry, finished: Bool) {
    for observer in record.observers {
      guard let completion = completions[observer], completion.recordEnded(record.id, finished: finished) else { continue }
      completions[observer] = nil
      completion.call()
    }
  }

  /// Ends the list of entries. A scope without animations completes at the start of the next update cycle. (Docs/behaviour/animation.md,
  /// "Completion of blocks")
  package func seal(_ completion: AnimationCompletion) {
    guard !completion.isPending else { return }
    completions[completion.id] = nil
    schedule(at: now) { completion.call() }
  }
}
