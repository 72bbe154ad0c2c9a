import Foundation
import SeededRandom
import Stages
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// One random run over a compositional layout.
///
/// Each step has its own seed. A run can therefore omit some steps without a change to the others.
@MainActor
final class CompositionalWalk {
  static let length = 30

  private let hand: Hand
  private let shelf: Shelf
  private var dice: SeededRandom
  private var isDown = false
  private(set) var steps: [String] = []
  private(set) var complaints: [String] = []
  private var view: UICollectionView { shelf.view }

  /// Plays the steps of a walk that are named, and returns it.
  static func played(_ seed: Int, steps: [Int] = Array(0..<length)) -> CompositionalWalk {
    let hand = Hand()
    return hand.runtime.asCurrent {
      Hand.$current.withValue(hand) {
        let walk = CompositionalWalk(hand, seed)
        for step in steps { walk.play(step, of: seed) }
        walk.comeToRest()
        return walk
      }
    }
  }
  /// The fewest steps of a walk that still lead to a complaint: none can be left out.
  static func reduced(_ seed: Int) -> [Int] {
    var steps = Array(0..<length)
    for step in (0..<length).reversed() {
      let fewer = steps.filter { $0 != step }
      if !played(seed, steps: fewer).complaints.isEmpty { steps = fewer }
    }
    return steps
  }

  private init(_ hand: Hand, _ seed: Int) {
    self.hand = hand
    dice = SeededRandom(UInt64(seed) &* 1000)
    shelf = Shelf(layout: Self.layout(&dice))
    shelf.source.reorderingHandlers.canReorderItem = { _ in true }
  }

  private static func layout(_ dice: inout SeededRandom) -> UICollectionViewCompositionalLayout {
    let kinds = (0..<4).map { _ in Int.random(in: 0..<5, using: &dice) }
    return UICollectionViewCompositionalLayout { number, environment in
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
  }

  // MARK: Steps

  private func note(_ text: String) { steps.append(text) }
  private func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &dice) }
  private func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &dice).rounded() }

  private func play(_ step: Int, of seed: Int) {
    dice = SeededRandom(UInt64(seed) &* 1000 &+ UInt64(step) &+ 1)
    switch below(10) {
    case 0, 1, 2: apply()
    case 3:
      let animated = below(2) == 0
      note("\(step): layout, animated \(animated)")
      view.setCollectionViewLayout(Self.layout(&dice), animated: animated)
    case 4:
      let place = CGPoint(x: number(20...350), y: number(20...700))
      note("\(step): \(isDown ? "up" : "down \(place)")")
      if isDown { hand.up() } else { hand.down(place.x, place.y) }
      isDown.toggle()
    case 5:
      let way = CGPoint(x: number(-90...90), y: number(-90...90))
      guard isDown else { break }
      note("\(step): drag \(way)")
      hand.drag(by: way.x, way.y, over: 0.1)
    case 6: carry(step)
    case 7:
      let ends = below(2) == 0
      note("\(step): \(ends ? "end" : "cancel") movement")
      if ends { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
    case 8:
      let place = CGPoint(x: 0, y: number(0...600)), animated = below(2) == 0
      let target = view.dynamics.geometry.clamped(place)
      note("\(step): offset \(target), animated \(animated)")
      view.setContentOffset(target, animated: animated)
    default:
      let seconds = Double.random(in: 0...0.3, using: &dice)
      note("\(step): wait \(seconds)")
      hand.wait(seconds)
    }
    if step % 3 == 0 { hand.flush() }
  }

  private func apply() {
    let names = (0..<30).map { "\($0)" }.shuffled(using: &dice).prefix(below(26))
    var sections = ["a", "b", "c", "d"].shuffled(using: &dice).prefix(1 + below(4)).map { ($0, [String]()) }
    for name in names { sections[below(sections.count)].1.append(name) }
    var snapshot = Shelf.snapshot(sections)
    let reloads = below(2) == 0
    if let some = names.randomElement(using: &dice) { reloads ? snapshot.reloadItems([some]) : snapshot.reconfigureItems([some]) }
    let animated = below(3) > 0
    note("apply \(sections.map { "\($0.0): \($0.1.joined(separator: " "))" }), reloads \(reloads), animated \(animated)")
    shelf.source.apply(snapshot, animatingDifferences: animated)
  }

  private func carry(_ step: Int) {
    let place = CGPoint(x: number(0...375), y: number(0...700))
    let visible = view.indexPathsForVisibleItems
    if !visible.isEmpty { _ = view.beginInteractiveMovementForItem(at: visible[below(visible.count)]) }
    note("\(step): carry \(view.movement.map { "\($0.original)" } ?? "nothing") to \(place)")
    view.updateInteractiveMovementTargetPosition(place)
  }

  // MARK: Rest

  private func comeToRest() {
    if isDown { hand.up() }
    view.endInteractiveMovement()
    hand.wait(4)
    audit()
    view.removeFromSuperview()
    hand.wait()
    if !hand.app.isQuiet { complain("not quiet") }
  }

  private func complain(_ text: String) { complaints.append(text) }

  private func audit() {
    for path in view.indexPathsForVisibleItems {
      let cell = view.cellForItem(at: path) as? Shelf.Cell
      if cell?.name != shelf.source.itemIdentifier(for: path) { complain("\(path) shows \(cell?.name ?? "nothing")") }
      guard let cell, let wanted = view.layoutAttributesForItem(at: path)?.frame else { continue }
      let place = cell.convert(cell.bounds, to: view)
      if abs(place.midX - wanted.midX) > 0.01 || abs(place.midY - wanted.midY) > 0.01 {
        complain("\(path) is at \(place), not at \(wanted)")
      }
      if cell.layer.shown?.position != cell.center || cell.alpha != 1 { complain("\(path) is seen elsewhere") }
    }
    let all = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    for path in all {
      guard let frame = view.layoutAttributesForItem(at: path)?.frame, frame.insetBy(dx: 1, dy: 1).intersects(view.bounds) else { continue }
      if view.cellForItem(at: path) == nil { complain("\(path) is to be seen at \(frame)") }
    }
    let scrollers = view.subviews.compactMap { $0 as? SectionScroller }
    let isClean = view.goingScrollers.isEmpty && view.list.disappearing.isEmpty
    if scrollers.count != view.scrollers.count || !isClean { complain("something is left") }
    let hosts: [UIView] = [view] + scrollers
    let cells = hosts.reduce(0) { count, host in count + host.subviews.count { $0 is UICollectionViewCell } }
    if cells != view.visibleCells.count { complain("\(cells) views for \(view.visibleCells.count) items") }
  }
}
