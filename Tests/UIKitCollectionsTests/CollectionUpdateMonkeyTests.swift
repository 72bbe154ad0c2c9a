import Foundation
import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor @Suite("Any updates at any time (behaviour: Collection view updates)", .hand)
struct CollectionUpdateMonkeyTests {
  let hand = Hand.current!

  /// Applies the changes that lead from the old list to the new one. Some of the moves are unnecessary.
  private func change(_ gallery: Gallery, to new: [String]) {
    let old = gallery.sections[0]
    gallery.view.performBatchUpdates {
      gallery.sections = [new]
      for (i, name) in old.enumerated() where !new.contains(name) { gallery.view.deleteItems(at: [IndexPath(item: i, section: 0)]) }
      for (i, name) in new.enumerated() {
        let there = IndexPath(item: i, section: 0)
        if let here = old.firstIndex(of: name) {
          gallery.view.moveItem(at: IndexPath(item: here, section: 0), to: there)
        } else {
          gallery.view.insertItems(at: [there])
        }
      }
    }
  }

  @Test func `no item jumps, whatever changes whenever, and in the end all is in its place`() {
    let seeds = ProcessInfo.processInfo.environment["SEGUE_MONKEY"].flatMap { Int($0) } ?? 20
    for seed in 0..<seeds {
      var random = Random(UInt64(seed))
      let gallery = Gallery(count: 12, itemSize: CGSize(width: 125, height: 200))
      var fresh = 100
      for _ in 0..<6 {
        let kept = gallery.sections[0].filter { _ in random.below(4) > 0 }
        let new = (kept + (0..<random.below(5)).map { "\(fresh + $0)" }).map { ($0, random.below(1000)) }.sorted { $0.1 < $1.1 }
        fresh += 10
        let before = gallery.view.visibleCells.compactMap { $0 as? TaggedCell }.map { ($0, $0.name, $0.seenFrame, $0.seenAlpha) }
        change(gallery, to: new.map(\.0))
        hand.flush()
        for (cell, name, frame, alpha) in before where cell.superview != nil && cell.name == name {
          let distance = hypot(cell.seenFrame.midX - frame.midX, cell.seenFrame.midY - frame.midY)
          #expect(distance < 1e-6 && abs(cell.seenAlpha - alpha) < 1e-9, "seed \(seed): \(name) jumps")
        }
        hand.wait(Double(random.below(25)) / 60)
      }
      hand.wait(1)
      let places = gallery.view.indexPathsForVisibleItems
      #expect(gallery.names == places.map { gallery.sections[0][$0.item] }, "seed \(seed)")
      for path in places {
        let (cell, attributes) = (gallery.view.cellForItem(at: path) as? TaggedCell, gallery.view.layoutAttributesForItem(at: path))
        #expect(cell?.seenFrame == attributes?.frame && cell?.seenAlpha == 1, "seed \(seed)")
      }
      #expect(gallery.view.subviews.count { $0 is UICollectionViewCell } == places.count && gallery.view.list.disappearing.isEmpty)
      gallery.view.removeFromSuperview()
      hand.wait()
      #expect(hand.app.isQuiet, "seed \(seed)")
    }
  }

  private struct Random {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 2 &+ 1 }
    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
