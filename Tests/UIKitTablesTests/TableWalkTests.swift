import Foundation
import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Random changes of a table view's rows, appearance and frame, by API and by touch, while animations still run.
///
/// `SEGUE_TABLE_WALKS` sets the number of random runs, and `SEGUE_TABLE_FIRST` sets the first one.
@MainActor @Suite("Any changes of a table, at any time (behaviour: Table geometry)", .hand)
struct TableWalkTests {
  nonisolated static let count = number("SEGUE_TABLE_WALKS") ?? 40
  nonisolated static let first = number("SEGUE_TABLE_FIRST") ?? 0
  nonisolated private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

  @Test func `at rest, cells are where their rows are, and there are no others`() {
    for seed in Self.first..<Self.first + Self.count {
      let hand = Hand()
      hand.runtime.asCurrent {
        Hand.$current.withValue(hand) {
          let walk = TableWalk(hand, seed: seed)
          walk.play()
          #expect(
            walk.complaints.isEmpty, "seed \(seed): \(walk.complaints.joined(separator: "; "))\n\(walk.steps.joined(separator: "\n"))")
        }
      }
    }
  }
}
