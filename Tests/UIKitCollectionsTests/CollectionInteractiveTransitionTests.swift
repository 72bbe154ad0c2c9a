import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitVoiceOver

@MainActor @Suite("A change of layout that a finger drives (behaviour: Layout transitions)", .hand)
struct CollectionInteractiveTransitionTests {
  let stage = TransitionGallery()
  var hand: Hand { stage.hand }
  var view: UICollectionView { stage.view }

  // MARK: Taken back and interrupted

  @Test(arguments: [false, true]) func `other insets in its middle: content that was at its start is at its start`(isLetGo: Bool) {
    let layout = stage.start()
    stage.drag(layout, speed: 1.5, ticks: 12)
    if isLetGo { view.finishInteractiveTransition() }
    view.contentInset = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    hand.wait(0.05)
    #expect(view.collectionViewLayout === layout && view.contentOffset == CGPoint(x: 0, y: -47))
    if !isLetGo { view.cancelInteractiveTransition() }
    hand.wait(1)
    #expect(view.collectionViewLayout === (isLetGo ? stage.large : stage.small) && view.contentOffset == CGPoint(x: 0, y: -47))
  }

  @Test func `text of another size in its middle: layouts whose cells choose their size are prepared anew, both`() {
    (stage.small.estimatedItemSize, stage.large.estimatedItemSize) = (CGSize(width: 125, height: 125), CGSize(width: 375, height: 375))
    let layout = stage.start()
    stage.drag(layout, speed: 1.5, ticks: 4)
    stage.log = []
    hand.runtime.environment.contentSize = .AX3
    hand.wait()
    #expect(stage.log.contains("small prepare") && stage.log.contains("large prepare"), "\(stage.log)")
    view.cancelInteractiveTransition()
    hand.wait(1)
    #expect(view.collectionViewLayout === stage.small)
  }

  @Test func `other insets in its middle leave what was scrolled to as far from its start as it was`() {
    view.contentOffset.y = 250
    let layout = stage.start()
    layout.transitionProgress = 0.5
    hand.wait()
    let before = view.contentOffset.y
    view.contentInset = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    hand.wait()
    #expect(abs(view.contentOffset.y - (before - 47)) < 0.5)
    view.cancelInteractiveTransition()
    hand.wait(1)
    #expect(abs(view.contentOffset.y - (250 - 47)) < 0.5)
  }

  @Test func `cancelled, everything is as it was, and the completion hears false and true`() {
    let before = stage.picture
    let layout = stage.start()
    layout.transitionProgress = 0.4
    hand.wait()
    #expect(stage.picture != before)
    view.cancelInteractiveTransition()
    #expect(stage.ends == [] && view.collectionViewLayout === layout, "the transition layout stays until the end")
    hand.wait(1)
    #expect(stage.picture == before && stage.ends == ["completed false, finished true"])
    #expect(stage.small.collectionView === view && stage.large.collectionView == nil && layout.collectionView == nil && hand.app.isQuiet)
  }

  @Test func `cancelled on the way forward, it goes on a little at the finger's speed and turns`() throws {
    let layout = stage.start()
    stage.drag(layout, speed: 2, ticks: 12)
    let held = layout.transitionProgress
    view.cancelInteractiveTransition()
    hand.wait(0.02)
    #expect(layout.transitionProgress > held)
    hand.wait(0.2)
    #expect(layout.transitionProgress < held)
    hand.wait(1)
    #expect(view.collectionViewLayout === stage.small && stage.ends == ["completed false, finished true"])
  }

  @Test func `finished, the items go on at the speed that they had under the finger`() throws {
    let layout = stage.start()
    stage.drag(layout, speed: 1.5, ticks: 12)
    hand.wait()
    let held = try #require(stage.frame(1))
    view.finishInteractiveTransition()
    hand.wait(1.0 / 60)
    let next = try #require(stage.frame(1))
    // From (125, 0) to (0, 375) in whole ways: 1.5 a second is 9.4 points a tick; the spring pulls too.
    let underFinger = 375 * 1.5 / 60
    #expect(next.minY - held.minY > underFinger && next.minY - held.minY < 2.5 * underFinger)
    hand.wait(1)
    #expect(stage.frame(1) == CGRect(x: 0, y: 375, width: 375, height: 375) && stage.ends == ["completed true, finished true"])
    #expect(view.collectionViewLayout === stage.large && stage.small.collectionView == nil && stage.large.collectionView === view)
  }

  @Test func `a finger that rested before it let go gives no speed (behaviour: Gesture recognizers)`() {
    let layout = stage.start()
    stage.drag(layout, speed: 2, ticks: 12)
    hand.wait(0.2)
    view.cancelInteractiveTransition()
    hand.wait(0.02)
    #expect(layout.transitionProgress < 0.4)
  }

  @Test func `taken out of the window on its way, it is there at once, and the completion hears that it did not finish`() {
    let layout = stage.start()
    layout.transitionProgress = 0.5
    view.finishInteractiveTransition()
    hand.wait(0.05)
    view.removeFromSuperview()
    hand.wait(0.05)
    #expect(stage.ends == ["completed true, finished false"] && view.collectionViewLayout === stage.large && hand.app.isQuiet)
  }

  @Test func `another layout that takes over in the middle begins where everything is seen, and the change under the finger is over`()
    throws
  {
    let layout = stage.start()
    layout.transitionProgress = 0.5
    hand.wait()
    let seen = try #require(stage.frame(1))
    let third = NotedGrid("third", side: 75)
    view.setCollectionViewLayout(third, animated: true)
    hand.flush()
    #expect(stage.gallery.cell("1")?.seenFrame == seen)
    hand.wait(1)
    #expect(stage.ends == ["completed false, finished false"] && view.collectionViewLayout === third && stage.frame(6)?.minY == 75)
    #expect(stage.small.collectionView == nil && stage.large.collectionView == nil && layout.collectionView == nil)
  }

  @Test func `the layout that was left, or that was to come, may take over in the middle too`() {
    for goesBack in [true, false] {
      let stage = TransitionGallery()
      stage.start().transitionProgress = 0.7
      hand.wait()
      stage.view.setCollectionViewLayout(goesBack ? stage.small : stage.large, animated: true)
      hand.wait(1)
      #expect(stage.frame(1) == (goesBack ? CGRect(x: 125, y: 0, width: 125, height: 125) : CGRect(x: 0, y: 375, width: 375, height: 375)))
      #expect(stage.ends == ["completed false, finished false"] && hand.app.isQuiet)
      stage.view.collectionViewLayout = goesBack ? stage.large : stage.small
      hand.wait()
      #expect(stage.frame(1)?.width == (goesBack ? 375 : 125))
    }
  }

  // MARK: On the way

  @Test func `half-way, each item is half-way, and the collection view says that the transition layout is its layout`() {
    let layout = stage.start()
    #expect(view.collectionViewLayout === layout && layout.currentLayout === stage.small && layout.nextLayout === stage.large)
    layout.transitionProgress = 0.5
    hand.wait()
    #expect(stage.frame(1) == CGRect(x: 62.5, y: 187.5, width: 250, height: 250))
    #expect(view.contentSize == CGSize(width: 375, height: (1750 + 15000) / 2))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame == stage.frame(1))
  }

  @Test func `below 0 and above 1 places and sizes go on, and alpha does not`() {
    stage.small.adjust = { $0.alpha = 0.5 }
    let layout = stage.start()
    layout.transitionProgress = 1.1
    hand.wait()
    #expect(stage.frame(1)?.rounded == CGRect(x: -12.5, y: 412.5, width: 400, height: 400).rounded)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    layout.transitionProgress = -0.2
    hand.wait()
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.rounded == CGRect(x: 150, y: -75, width: 75, height: 75))
    #expect(!view.visibleCells.isEmpty)
    #expect(view.visibleCells.allSatisfy { abs($0.alpha - 0.4) < 1e-9 })
    layout.transitionProgress = -3
    hand.wait()
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)).map { $0.size == .zero && $0.alpha == 0 } == true)
    view.cancelInteractiveTransition()
    hand.wait(1.2)
    #expect(stage.frame(1) == CGRect(x: 125, y: 0, width: 125, height: 125))
  }

  @Test func `a transform goes by its parts, and the order with the rest`() throws {
    stage.large.adjust = {
      $0.transform = CGAffineTransform(rotationAngle: .pi * 170 / 180)
      $0.zIndex = 10
    }
    let layout = stage.start()
    layout.transitionProgress = 0.25
    let attributes = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    // A quarter of 170° (Docs/behaviour/animation.md, "Interpolation and presentation values").
    #expect(abs(attributes.transform.a - 0.73728) < 1e-5 && abs(attributes.transform.b - 0.67559) < 1e-5 && attributes.zIndex == 3)
  }

  @Test func `a header that only one layout has comes as its initial attributes say, and goes again`() throws {
    stage.large.headerReferenceSize = CGSize(width: 0, height: 50)
    let layout = stage.start()
    layout.transitionProgress = 0.25
    hand.wait()
    let kind = UICollectionView.elementKindSectionHeader, path = IndexPath(item: 0, section: 0)
    #expect(view.supplementaryView(forElementKind: kind, at: path)?.alpha == 0.25)
    view.cancelInteractiveTransition()
    hand.wait(1)
    #expect(view.supplementaryView(forElementKind: kind, at: path) == nil && view.visibleSupplementaryViews(ofKind: kind).isEmpty)
  }

  @Test func `a decoration of one layout comes and goes, and one of both goes its way`() throws {
    final class Shelf: UICollectionReusableView {}
    let path = IndexPath(item: 0, section: 0)
    for (layout, kinds) in [(stage.small, ["both", "old"]), (stage.large, ["both", "new"])] {
      for kind in kinds { layout.register(Shelf.self, forDecorationViewOfKind: kind) }
      layout.shelves = kinds
    }
    stage.small.invalidateLayout()
    hand.wait()
    let shelves = { stage.view.subviews.compactMap { $0 as? Shelf } }
    let both = try #require(shelves().first { $0.frame.minX == 0 })
    stage.start().transitionProgress = 0.5
    hand.wait()
    #expect(shelves().count == 3 && both.frame.minX == 0 && both.frame.width == 250 && shelves().count { $0.alpha == 0.5 } == 2)
    view.finishInteractiveTransition()
    hand.wait(1)
    #expect(shelves().count == 2 && both.superview === view && both.frame.width == 375)
    #expect(view.collectionViewLayout.layoutAttributesForDecorationView(ofKind: "old", at: path) == nil)
  }

  @Test func `items that one layout does not have come and go as its initial and final attributes say`() throws {
    let lone = IndexPath(item: 4, section: 0), other = IndexPath(item: 0, section: 0)
    (stage.large.missing, stage.small.missing) = ([lone], [other])
    view.collectionViewLayout.invalidateLayout()
    stage.small.exit = {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: $0)
      (attributes.frame, attributes.alpha) = (CGRect(x: 125, y: 325, width: 125, height: 125), 0)
      return attributes
    }
    let layout = stage.start()
    layout.transitionProgress = 0.5
    hand.wait()
    #expect(stage.frame(4) == CGRect(x: 125, y: 225, width: 125, height: 125) && stage.gallery.cell("4")?.alpha == 0.5)
    #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 375, height: 375) && stage.gallery.cell("0")?.alpha == 0.5)
    #expect(stage.log.contains("small final 0.4") && stage.log.contains("large initial 0.0"))
  }

  /// What once leaped to and fro, tick by tick: the scroll and the change of layout each had a place for the content.
  @Test(arguments: ["before", "after"]) func `an animated scroll and a change that was let go do not pull content to and fro`(when: String)
  {
    let layout = stage.start()
    layout.transitionProgress = 0.5
    hand.wait(0.1)
    func scroll() { hand.runtime.asCurrent { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) } }
    if when == "before" { scroll(); hand.wait(0.1) }
    view.finishInteractiveTransition()
    hand.wait(0.05)
    if when == "after" { scroll() }
    var offsets: [CGFloat] = []
    for _ in 0..<60 {
      offsets.append(view.contentOffset.y)
      hand.wait()
    }
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    let turns = zip(steps, steps.dropFirst()).count { $0 * $1 < -1 }
    #expect(turns <= 1, "\(offsets)")
    #expect(stage.ends == ["completed true, finished true"] && view.collectionViewLayout === stage.large)
    #expect(when == "before" || view.contentOffset.y == 300, "it is kept until the change is over")
    hand.wait(1)
    #expect(hand.app.isQuiet)
  }

  @Test func `content stands between both offsets, and what a finger scrolls meanwhile stays`() {
    stage.large.target = CGPoint(x: 0, y: 3750)
    let layout = stage.start()
    layout.transitionProgress = 0.5
    hand.wait()
    #expect(view.contentOffset.y == 1875)
    view.contentOffset.y += 20
    layout.transitionProgress = 0.6
    hand.wait()
    #expect(view.contentOffset.y == 2270)
    view.finishInteractiveTransition()
    hand.wait(1)
    #expect(abs(view.contentOffset.y - 3770) < 1e-6 && stage.gallery.names == ["10", "11", "12"])
  }

  @Test func `the delegate's word on where content is to stand is the last`() {
    stage.large.target = CGPoint(x: 0, y: 3750)
    stage.gallery.targetOffset = { CGPoint(x: 0, y: $0.y - 375) }
    stage.start().transitionProgress = 1
    hand.wait()
    #expect(view.contentOffset.y == 3375)
    view.cancelInteractiveTransition()
    hand.wait(1)
    view.setCollectionViewLayout(stage.large, animated: true)
    #expect(view.contentOffset.y == 3375)
  }

  @Test func `of forty items that are seen in neither layout nothing is asked for`() {
    let stage = TransitionGallery(count: 1_000_000)
    stage.gallery.quiet.remove("cell")
    let layout = stage.start()
    for tick in 0...10 {
      layout.transitionProgress = Double(tick) / 10
      hand.wait()
    }
    #expect(stage.gallery.log.count(where: { $0.hasPrefix("cell") }) < 60)
  }

  // MARK: Order

  @Test func `the order is: delegate, to, from, prepare, target, and at the end both finalized, then the completion`() {
    stage.gallery.makeTransitionLayout = { [stage] in
      stage.log.append("delegate")
      return UICollectionViewTransitionLayout(currentLayout: $0, nextLayout: $1)
    }
    let layout = stage.start()
    #expect(stage.log == ["delegate", "small to large", "large from small", "large prepare", "large target of 0?"])
    layout.transitionProgress = 1
    hand.wait()
    stage.log = []
    view.finishInteractiveTransition()
    hand.wait(1)
    #expect(stage.log == ["small finalize", "large finalize"] && stage.ends == ["completed true, finished true"])
  }

  @Test func `setCollectionViewLayout asks the delegate for no transition layout (behaviour: Layout transitions)`() {
    var asked = false
    stage.gallery.makeTransitionLayout = {
      asked = true
      return UICollectionViewTransitionLayout(currentLayout: $0, nextLayout: $1)
    }
    view.setCollectionViewLayout(stage.large, animated: true)
    hand.wait(1)
    #expect(!asked)
  }

  @Test func `one change after the other, each from its completion`() {
    var turns = 0
    func turn() {
      turns += 1
      guard turns < 4 else { return }
      let next = view.collectionViewLayout === stage.small ? stage.large : stage.small
      view.startInteractiveTransition(to: next) { _, _ in turn() }
      view.finishInteractiveTransition()
    }
    turn()
    hand.wait(3)
    #expect(turns == 4 && view.collectionViewLayout === stage.large && hand.app.isQuiet)
  }

  @Test func `where nobody sees it, or without animations, it is over in the same turn, and the completion comes later than the call`() {
    UIView.setAnimationsEnabled(false)
    stage.start().transitionProgress = 0.5
    view.finishInteractiveTransition()
    UIView.setAnimationsEnabled(true)
    #expect(stage.ends == [] && view.collectionViewLayout === stage.large)
    hand.wait()
    #expect(stage.ends == ["completed true, finished true"] && stage.frame(1)?.width == 375)
  }

  @Test func `installed like any other layout, it interpolates without a finger (the slides: interactively or not)`() {
    let layout = UICollectionViewTransitionLayout(currentLayout: stage.small, nextLayout: stage.large)
    view.collectionViewLayout = layout
    layout.transitionProgress = 0.5
    hand.wait()
    #expect(stage.frame(1) == CGRect(x: 62.5, y: 187.5, width: 250, height: 250))
    view.setCollectionViewLayout(stage.large, animated: true)
    hand.wait(1)
    #expect(stage.frame(1)?.width == 375 && stage.small.collectionView == nil && stage.large.collectionView === view)
  }
}

extension CGRect {
  /// To thousandths of a point.
  fileprivate var rounded: CGRect {
    func r(_ x: CGFloat) -> CGFloat { (x * 1000).rounded() / 1000 }
    return CGRect(x: r(minX), y: r(minY), width: r(width), height: r(height))
  }
}
