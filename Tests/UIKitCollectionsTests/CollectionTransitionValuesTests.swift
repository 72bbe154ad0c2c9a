import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations

/// A transition layout that moves all cells with a finger, as the talk's demo does: its own value shifts what the superclass interpolates.
private final class ShiftedTransition: UICollectionViewTransitionLayout {
  private(set) var shift: CGFloat = 0
  private(set) var heard: [CGFloat] = []

  func drag(to distance: CGFloat) {
    updateValue(distance, forAnimatedKey: "distance")
    shift = distance
  }
  override var transitionProgress: CGFloat {
    didSet {
      heard.append(transitionProgress)
      shift = value(forAnimatedKey: "distance")
    }
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map {
      $0.center.y += shift
      return $0
    }
  }
}

@MainActor @Suite("Values that a custom transition layout keeps (behaviour: Layout transitions, the slides)", .hand)
struct CollectionTransitionValuesTests {
  let stage = TransitionGallery()
  var hand: Hand { stage.hand }
  var view: UICollectionView { stage.view }

  private func start() throws -> ShiftedTransition {
    stage.gallery.makeTransitionLayout = { ShiftedTransition(currentLayout: $0, nextLayout: $1) }
    return try #require(stage.start() as? ShiftedTransition)
  }
  /// A finger that pulls 600 points a second down and 1 whole way a second on.
  private func pull(_ layout: ShiftedTransition) {
    for tick in 1...12 {
      hand.wait()
      layout.drag(to: 10 * CGFloat(tick))
      layout.transitionProgress = CGFloat(tick) / 60
    }
    hand.wait()
  }

  @Test(arguments: [true, false])
  func `let go, the value goes on as fast as it went, in step with progress, and is 0 at the end`(finishes: Bool) throws {
    let layout = try start()
    pull(layout)
    let before = try #require(stage.frame(0)?.minY)
    #expect(before == 120)
    if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    hand.wait(1.0 / 60)
    let after = try #require(stage.frame(0)?.minY)
    // The system's spring (Docs/behaviour/animation.md, "System spring") from 120 points at 600 a second; without the finger's speed it
    // would be −4.5.
    #expect(abs(after - before - 2.829) < 0.001)
    hand.wait(1.0 / 60)
    #expect(layout.value(forAnimatedKey: "distance") == layout.shift && stage.frame(0)?.minY == layout.shift)
    hand.wait(1.5)
    #expect(layout.shift == 0 && stage.frame(0)?.minY == 0 && layout.heard.last == (finishes ? 1 : 0))
    #expect(view.collectionViewLayout === (finishes ? stage.large : stage.small))
  }

  @Test func `the place of a cell is continuous from the first touch to the end`() throws {
    let layout = try start()
    pull(layout)
    view.cancelInteractiveTransition()
    var last = try #require(stage.frame(0)?.minY)
    for _ in 0..<60 {
      hand.wait()
      let now = try #require(stage.frame(0)?.minY)
      #expect(abs(now - last) < 16)
      last = now
    }
    #expect(last == 0 && stage.ends.count == 1)
  }

  @Test func `a value alone does not invalidate the layout, and an unknown one is 0`() throws {
    let layout = try start()
    hand.wait()
    layout.updateValue(50, forAnimatedKey: "distance")
    #expect(layout.value(forAnimatedKey: "distance") == 50 && layout.value(forAnimatedKey: "other") == 0)
    hand.wait()
    #expect(stage.frame(0)?.minY == 0)
    layout.drag(to: 50)
    layout.invalidateLayout()
    hand.wait()
    #expect(stage.frame(0)?.minY == 50)
  }

  @Test func `attributes of a class of one's own keep their class and what else they hold`() throws {
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! Tinted
        MainActor.assumeIsolated { copy.tint = tint }
        return copy
      }
    }
    final class TintedGrid: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Tinted.self }
      let tint: Int
      init(_ tint: Int) {
        self.tint = tint
        super.init()
      }
      required init?(coder: NSCoder) { nil }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        (attributes as? Tinted)?.tint = tint
        return attributes
      }
    }
    view.collectionViewLayout = TintedGrid(1)
    let layout = view.startInteractiveTransition(to: TintedGrid(2))
    for (progress, tint) in [(0.2, 1), (0.8, 2)] {
      layout.transitionProgress = progress
      #expect((layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) as? Tinted)?.tint == tint)
    }
  }
}
