import Foundation
import SeededRandom
import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Random changes of a collection view's items, layout and frame, by API and by touch, while animations still run.
///
/// `SEGUE_COLLECTION_WALKS` sets the number of random runs, and `SEGUE_COLLECTION_FIRST` sets the first one.
@MainActor @Suite("Any changes of a collection view, at any time (behaviour: Collection view updates)", .hand)
struct CollectionWalkTests {
  nonisolated static let count = number("SEGUE_COLLECTION_WALKS") ?? 60
  nonisolated static let first = number("SEGUE_COLLECTION_FIRST") ?? 0
  nonisolated private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

  @Test func `at rest, cells are where the layout says, and there are no others`() {
    for seed in Self.first..<Self.first + Self.count {
      let hand = Hand()
      hand.runtime.asCurrent {
        Hand.$current.withValue(hand) {
          let walk = CollectionWalk(hand, seed: seed)
          walk.play()
          #expect(
            walk.complaints.isEmpty, "seed \(seed): \(walk.complaints.joined(separator: "; "))\n\(walk.steps.joined(separator: "\n"))")
        }
      }
    }
  }
}
