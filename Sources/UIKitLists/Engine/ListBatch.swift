import CollectionLayout
import Foundation

/// The changes of a batch that has not ended yet.
struct ListBatch<Start, Animation> {
  var depth = 0
  /// The changes in the order of the calls, with the animations that the app has chosen for them.
  var animatedChanges: [(change: CollectionChange, animation: Animation)] = []
  /// The items whose cells are configured again, by their positions before the batch.
  var reconfigured: [ItemPlace] = []
  var completions: [(Bool) -> Void] = []
  /// The state before the batch. The value is `nil` if nothing was displayed yet, or if all data are reloaded.
  var start: Start?

  init(start: Start?) { self.start = start }

  var changes: [CollectionChange] { animatedChanges.map(\.change) }

  /// Calls the completions. `finished` indicates whether the animation ran to its end.
  func complete(finished: Bool) { for completion in completions { completion(finished) } }

  /// Returns the correspondence of the items before and after the batch. The app stops with a message if the numbers do not add up.
  ///
  /// - Parameters:
  ///   - before: The numbers of items in the sections before the batch.
  ///   - after: The numbers of items in the sections after the batch.
  ///   - wording: A closure that converts the message to the words of the list.
  func diff(before: [Int], after: [Int], wording: (InvalidUpdate) -> String = { "\($0)" }) -> CollectionDiff {
    do { return try CollectionDiff(changes, before: before, after: after) } catch { preconditionFailure(wording(error)) }
  }
}

extension ListUpdateEngine {
  /// Runs a closure in a batch. Nested batches belong to the outermost one.
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    openBatch(dataAreUnchanged: true)
    if let completion { batch?.completions.append(completion) }
    updates?()
    closeBatch()
  }

  /// Adds changes to the open batch. Outside a batch, they are performed at once.
  func add(_ changes: [CollectionChange], _ animation: Host.ChangeAnimation) {
    openBatch(dataAreUnchanged: false)
    batch?.animatedChanges += changes.map { ($0, animation) }
    closeBatch()
  }

  /// Opens a batch, or a nested one.
  ///
  /// - Parameter dataAreUnchanged: A Boolean value that indicates whether the data source can still be queried for the old data.
  func openBatch(dataAreUnchanged: Bool) {
    if batch == nil { batch = ListBatch(start: host.stateBeforeBatch(dataAreUnchanged: dataAreUnchanged)) }
    batch?.depth += 1
  }

  /// Closes a batch. At the end of the outermost one, all changes are performed.
  func closeBatch() {
    batch?.depth -= 1
    guard let done = batch, done.depth == 0 else { return }
    batch = nil
    host.perform(done)
  }

  /// Calls the completions of a batch without an animation, after the caller has returned.
  func completeLater(_ batch: ListBatch<Host.BatchStart, Host.ChangeAnimation>) {
    guard !batch.completions.isEmpty else { return }
    host.runtime.schedule(at: host.runtime.now) { batch.complete(finished: true) }
  }
}
