import Foundation
import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Snapshots, scrolling, carrying and changes of layout at random, over compositional layouts of all kinds.
///
/// `SEGUE_MONKEY` says how many walks, `SEGUE_MONKEY_FIRST` from which. A walk that fails is reduced to the steps that it takes.
// Docs/behaviour/lists.md, "Table view controllers and diffable data sources".
@MainActor @Suite("Any snapshot at any time over compositional layouts", .hand)
struct CompositionalMonkeyTests {
  nonisolated static let count = number("SEGUE_MONKEY") ?? 25
  nonisolated static let first = number("SEGUE_MONKEY_FIRST") ?? 0
  nonisolated private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

  @Test func `nothing is lost, doubled or left behind, and in the end each item is where the layout has it`() {
    for seed in Self.first..<Self.first + Self.count where !CompositionalWalk.played(seed).complaints.isEmpty {
      let walk = CompositionalWalk.played(seed, steps: CompositionalWalk.reduced(seed))
      Issue.record("seed \(seed): \(walk.complaints.joined(separator: "; "))\n\(walk.steps.joined(separator: "\n"))")
    }
  }
}
