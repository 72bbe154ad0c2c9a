import Foundation
import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// An app that changes what a table shows, its looks and its place, by API and by touch, while everything still moves.
///
/// `SEGUE_TABLE_WALKS` says how many walks, `SEGUE_TABLE_FIRST` from which.
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
