/// The blocks of a transition coordinator that have not run yet.
struct CoordinatorBlocks {
  var alongside: [TransitionCoordinator.Block] = []
  var completions: [TransitionCoordinator.Block] = []
  var interactionChanges: [TransitionCoordinator.Block] = []
  private(set) var hasStarted = false
  /// A Boolean value that indicates whether the completions have run. A later block runs at once.
  var areOver = false

  mutating func takeAlongside() -> [TransitionCoordinator.Block] {
    hasStarted = true
    defer { alongside = [] }
    return alongside
  }

  /// Releases the blocks that can no longer run. A block often keeps view controllers and the transition alive.
  mutating func releaseUnused() { (alongside, interactionChanges) = ([], []) }

  /// Releases all blocks, because the app has ended.
  mutating func releaseAll() {
    releaseUnused()
    completions = []
  }

  mutating func takeCompletions() -> [TransitionCoordinator.Block] {
    defer { completions = [] }
    return completions
  }
}

extension CoordinatorBlocks {
  // Blocks may add blocks, so none of these functions may access the struct while a block runs.

  func runAlongside(_ coordinator: TransitionCoordinator) {
    for block in coordinator.transition.blocks.takeAlongside() { block(coordinator) }
  }

  func interactionChanged(_ coordinator: TransitionCoordinator) {
    for block in interactionChanges { block(coordinator) }
  }

  func runCompletions(_ coordinator: TransitionCoordinator) {
    while case let due = coordinator.transition.blocks.takeCompletions(), !due.isEmpty {
      for block in due { block(coordinator) }
    }
    coordinator.transition.blocks.areOver = true
  }
}
