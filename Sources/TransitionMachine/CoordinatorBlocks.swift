/// The blocks of a transition coordinator that have not run yet.
struct CoordinatorBlocks<Host: TransitionHost> {
  var alongside: [TransitionCoordinator<Host>.Block] = []
  var completions: [TransitionCoordinator<Host>.Block] = []
  var interactionChanges: [TransitionCoordinator<Host>.Block] = []
  private(set) var stage = Stage.waiting

  /// The stages of a coordinator.
  enum Stage {
    /// The animation has not begun.
    case waiting
    /// The animation has begun. A later block runs inside it.
    case running
    /// The completions have run. A later completion runs at once.
    case over
  }

  mutating func takeAlongside() -> [TransitionCoordinator<Host>.Block] {
    stage = .running
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

  mutating func takeCompletions() -> [TransitionCoordinator<Host>.Block] {
    defer { completions = [] }
    return completions
  }
}

extension CoordinatorBlocks {
  // Blocks may add blocks, so none of these functions may access the struct while a block runs.

  func runAlongside(_ coordinator: TransitionCoordinator<Host>) {
    for block in coordinator.transition.blocks.takeAlongside() { block(coordinator) }
  }

  func interactionChanged(_ coordinator: TransitionCoordinator<Host>) {
    for block in interactionChanges { block(coordinator) }
  }

  func runCompletions(_ coordinator: TransitionCoordinator<Host>) {
    while case let due = coordinator.transition.blocks.takeCompletions(), !due.isEmpty {
      for block in due { block(coordinator) }
    }
    coordinator.transition.blocks.stage = .over
  }
}
