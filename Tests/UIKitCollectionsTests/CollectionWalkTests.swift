import Foundation
import SeededRandom
import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// An app that changes what a collection view shows, its layout and its place, by API and by touch, while everything still moves.
///
/// `SEGUE_COLLECTION_WALKS` says how many walks, `SEGUE_COLLECTION_FIRST` from which.
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
