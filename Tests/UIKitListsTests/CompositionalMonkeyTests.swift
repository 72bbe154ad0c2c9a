import Foundation
import SeededRandom
import Stages
import Testing

@testable import UIKit

/// Snapshots, scrolling, carrying and changes of layout at random, over compositional layouts of all kinds.
@MainActor @Suite("Any snapshot at any time over compositional layouts (BEHAVIOUR-2 §19.5)", .hand)
struct CompositionalMonkeyTests {
  let hand = Hand.current!

  private func layout(_ dice: inout SeededRandom) -> UICollectionViewCompositionalLayout {
    let kinds = (0..<4).map { _ in Int.random(in: 0..<5, using: &dice) }
    let layout = UICollectionViewCompositionalLayout { number, environment in
      switch kinds[number % kinds.count] {
      case 0: Board.rows(70, columns: 3)
      case 1: Board.estimatedRows(40)
      case 2: Board.shelf(.groupPaging)
      case 3: Board.shelf(.continuous, width: 90, height: 60)
      default:
        NSCollectionLayoutSection.list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
      }
    }
    return layout
  }

  @Test func `nothing is lost, doubled or left behind, and in the end each item is where the layout has it`() {
    let seeds = ProcessInfo.processInfo.environment["SEGUE_MONKEY"].flatMap { Int($0) } ?? 25
    for seed in 0..<seeds {
      var dice = SeededRandom(UInt64(seed))
      let shelf = Shelf(layout: layout(&dice))
      shelf.source.reorderingHandlers.canReorderItem = { _ in true }
      var isDown = false
      for step in 0..<30 {
        switch Int.random(in: 0..<9, using: &dice) {
        case 0, 1, 2:
          let names = (0..<30).map { "\($0)" }.shuffled(using: &dice).prefix(Int.random(in: 0...25, using: &dice))
          var sections = ["a", "b", "c", "d"].shuffled(using: &dice).prefix(Int.random(in: 1...4, using: &dice)).map { ($0, [String]()) }
          for name in names { sections[Int.random(in: 0..<sections.count, using: &dice)].1.append(name) }
          var snapshot = Shelf.snapshot(sections)
          if let some = names.randomElement(using: &dice) {
            Bool.random(using: &dice) ? snapshot.reloadItems([some]) : snapshot.reconfigureItems([some])
          }
          shelf.source.apply(snapshot, animatingDifferences: Int.random(in: 0..<3, using: &dice) > 0)
        case 3: shelf.view.setCollectionViewLayout(layout(&dice), animated: Bool.random(using: &dice))
        case 4:
          if isDown { hand.up() } else { hand.down(.random(in: 20...350, using: &dice), .random(in: 20...700, using: &dice)) }
          isDown.toggle()
        case 5: if isDown { hand.drag(by: .random(in: -90...90, using: &dice), .random(in: -90...90, using: &dice), over: 0.1) }
        case 6:
          if let path = shelf.view.indexPathsForVisibleItems.randomElement(using: &dice) {
            _ = shelf.view.beginInteractiveMovementForItem(at: path)
          }
          shelf.view.updateInteractiveMovementTargetPosition(
            CGPoint(x: .random(in: 0...375, using: &dice), y: .random(in: 0...700, using: &dice)))
        case 7: Bool.random(using: &dice) ? shelf.view.endInteractiveMovement() : shelf.view.cancelInteractiveMovement()
        default: hand.wait(.random(in: 0...0.3, using: &dice))
        }
        if step % 3 == 0 { hand.flush() }
      }
      if isDown { hand.up() }
      shelf.view.endInteractiveMovement()
      hand.wait(4)
      let snapshot = shelf.source.snapshot()
      for path in shelf.view.indexPathsForVisibleItems {
        let cell = shelf.view.cellForItem(at: path) as? Shelf.Cell
        #expect(cell?.name == shelf.source.itemIdentifier(for: path), "seed \(seed), \(path)")
        let place = cell.map { $0.convert($0.bounds, to: shelf.view) }
        let wanted = shelf.view.layoutAttributesForItem(at: path)?.frame
        #expect(
          abs((place?.midX ?? 0) - (wanted?.midX ?? 1)) < 0.01 && abs((place?.midY ?? 0) - (wanted?.midY ?? 1)) < 0.01,
          "seed \(seed), \(path)")
        #expect(cell?.layer.shown?.position == cell?.center && cell?.alpha == 1, "seed \(seed), \(path)")
      }
      let visible = shelf.view.bounds
      for path in snapshot.sectionIdentifiers.indices.flatMap({ s in
        (0..<shelf.view.numberOfItems(inSection: s)).map { IndexPath(item: $0, section: s) }
      }) {
        guard let frame = shelf.view.layoutAttributesForItem(at: path)?.frame, frame.insetBy(dx: 1, dy: 1).intersects(visible) else {
          continue
        }
        #expect(shelf.view.cellForItem(at: path) != nil, "seed \(seed): \(path) is to be seen at \(frame)")
      }
      let scrollers = shelf.view.subviews.compactMap { $0 as? SectionScroller }
      #expect(
        scrollers.count == shelf.view.scrollers.count && shelf.view.goingScrollers.isEmpty && shelf.view.leaving.isEmpty, "seed \(seed)")
      let cells =
        shelf.view.subviews.count { $0 is UICollectionViewCell }
        + scrollers.reduce(0) { $0 + $1.subviews.count { $0 is UICollectionViewCell } }
      #expect(cells == shelf.view.visibleCells.count, "seed \(seed)")
      shelf.view.removeFromSuperview()
      hand.wait()
      #expect(hand.app.isQuiet, "seed \(seed)")
    }
  }
}
