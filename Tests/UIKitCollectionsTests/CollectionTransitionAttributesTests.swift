import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPresentations

@MainActor @Suite("How items come into sight and go in changes of layout and of size (behaviour: Layout transitions, the slides)", .hand)
struct CollectionTransitionAttributesTests {
  let stage = TransitionGallery()
  var hand: Hand { stage.hand }
  var view: UICollectionView { stage.view }
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func attributes(_ path: IndexPath, _ frame: CGRect, alpha: CGFloat = 1) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    (attributes.frame, attributes.alpha) = (frame, alpha)
    return attributes
  }
  private func seen(_ name: String) -> CGRect? { view.subviews.compactMap { $0 as? TaggedCell }.first { $0.name == name }?.seenFrame }

  @Test func `turned back in the middle, what was to come in goes from where it is seen`() throws {
    view.setCollectionViewLayout(stage.large, animated: false)
    hand.wait()
    stage.small.entrance = { [self] in attributes($0, CGRect(x: 500, y: 0, width: 125, height: 125)) }
    view.setCollectionViewLayout(stage.small, animated: true)
    hand.flush(); hand.wait(0.15)
    let half = try #require(seen("4"))
    #expect(half == CGRect(x: (500 + 125) / 2, y: 62.5, width: 125, height: 125))
    view.setCollectionViewLayout(stage.large, animated: true)
    hand.flush()
    let turned = try #require(seen("4"))
    #expect(abs(turned.minX - half.minX) < 1e-9 && abs(turned.minY - half.minY) < 1e-9)
    hand.wait(1)
    #expect(seen("4") == nil && view.list.disappearing.isEmpty && stage.gallery.names == ["0", "1", "2"])
  }

  @Test func `in a change of layout the new one says how items come into sight, the old one how they go`() throws {
    stage.small.exit = { [self] in attributes($0, CGRect(x: -300, y: 0, width: 125, height: 125), alpha: 0) }
    view.setCollectionViewLayout(stage.large, animated: true)
    hand.flush(); hand.wait(0.15)
    // Item 4 lies at (125, 125) and is not in sight in the list.
    #expect(seen("4") == CGRect(x: -87.5, y: 62.5, width: 125, height: 125))
    #expect(stage.log.contains("small final 0.4") && !stage.log.contains("small final 0.1") && !stage.log.contains("large initial 0.1"))
    hand.wait(1)
    #expect(seen("4") == nil)
    stage.log = []
    stage.small.entrance = { [self] in attributes($0, CGRect(x: 0, y: 900, width: 125, height: 125)) }
    view.setCollectionViewLayout(stage.small, animated: true)
    hand.flush()
    #expect(seen("4") == CGRect(x: 0, y: 900, width: 125, height: 125))
    #expect(stage.log.contains("small initial 0.4") && !stage.log.contains("small initial 0.1"))
    hand.wait(1)
    #expect(seen("4") == CGRect(x: 125, y: 125, width: 125, height: 125))
  }

  @Test func `attributes that are nil come and go without animation`() {
    stage.small.exit = { _ in nil }
    view.setCollectionViewLayout(stage.large, animated: true)
    hand.flush(); hand.wait(0.15)
    #expect(seen("4") == CGRect(x: 125, y: 125, width: 125, height: 125))
    hand.wait(1)
    #expect(seen("4") == nil)
    stage.small.entrance = { _ in nil }
    view.setCollectionViewLayout(stage.small, animated: true)
    hand.flush()
    #expect(seen("4") == CGRect(x: 125, y: 125, width: 125, height: 125))
  }

  @Test func `a size that changes within an animation takes the items along, and the layout hears of it before and after`() throws {
    stage.log = []
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      view.frame.size.width = 250
      view.layoutIfNeeded()
    }
    #expect(stage.log.filter { $0.contains("bounds") } == ["small bounds were 375", "small bounds finalized"])
    #expect(stage.log.firstIndex(of: "small prepare")! < stage.log.firstIndex(of: "small bounds were 375")!)
    hand.flush(); hand.wait(0.2)
    // Item 2 goes from the first line's third place to the second line's first.
    #expect(seen("2") == CGRect(x: 125, y: 62.5, width: 125, height: 125))
    hand.wait(0.3)
    #expect(seen("2") == CGRect(x: 0, y: 125, width: 125, height: 125) && hand.app.isQuiet)
  }

  @Test func `what a larger size brings into sight begins as the layout says`() throws {
    view.frame.size.height = 125
    hand.wait()
    stage.small.entrance = { [self] in attributes($0, CGRect(x: 0, y: 500, width: 125, height: 125)) }
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      view.frame.size.height = 250
      view.layoutIfNeeded()
    }
    hand.flush(); hand.wait(0.2)
    #expect(seen("3") == CGRect(x: 0, y: 312.5, width: 125, height: 125))
    stage.log = []
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      view.frame.size.height = 125
      view.layoutIfNeeded()
    }
    #expect(stage.log.contains("small final 0.3"))
    hand.wait(1)
    #expect(seen("3") == nil && view.list.disappearing.isEmpty)
  }

  @Test func `a size that changes without an animation is no animated change`() {
    stage.log = []
    view.frame.size.width = 250
    hand.wait()
    view.frame.size.width = 375
    UIView.animate(withDuration: 0.4) { view.backgroundColor = .red }
    hand.wait()
    #expect(!stage.log.contains { $0.contains("bounds") } && stage.frame(2)?.minX == 250)
  }

  @Test func `the velocity that a layout is told to rest with is the finger's, and its wish counts (behaviour: Layout transitions)`() {
    final class Snapping: UICollectionViewFlowLayout {
      var heard: [CGPoint] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        heard.append(velocity)
        return CGPoint(x: 0, y: (proposedContentOffset.y / 125).rounded() * 125)
      }
    }
    let layout = Snapping()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 375, height: 125), 0)
    view.collectionViewLayout = layout
    hand.wait()
    hand.down(100, 600)
    hand.drag(by: 0, -150, over: 0.2)
    hand.up()
    hand.wait(4)
    #expect(layout.heard.count == 1 && layout.heard[0].y > 0.5 && layout.heard[0].y < 1 && view.contentOffset.y > 250)
    #expect(abs(view.contentOffset.y.remainder(dividingBy: 125)) < 0.5)
  }
}
