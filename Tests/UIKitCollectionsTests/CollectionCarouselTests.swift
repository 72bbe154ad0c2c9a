import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations

@MainActor @Suite("A layout that chooses where scrolling rests (behaviour: Scroll views and Layout transitions)", .hand)
struct CollectionCarouselTests {
  /// Cards of 300 points, 20 apart, of which one rests in the middle; the far ones are smaller.
  final class Carousel: UICollectionViewFlowLayout {
    var asked: [(proposed: CGPoint, velocity: CGPoint)] = []
    let stride: CGFloat = 320

    override init() {
      super.init()
      (itemSize, minimumLineSpacing, scrollDirection) = (CGSize(width: 300, height: 700), 20, .horizontal)
      sectionInset = UIEdgeInsets(top: 0, left: 37.5, bottom: 0, right: 37.5)
    }
    required init?(coder: NSCoder) { nil }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      guard let view = collectionView else { return nil }
      return super.layoutAttributesForElements(in: rect)?.map { attributes in
        let scale = 1 - min(abs(attributes.center.x - view.bounds.midX) / stride, 1) * 0.2
        attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
        return attributes
      }
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append((proposedContentOffset, velocity))
      let here = (collectionView?.contentOffset.x ?? 0) / stride
      let page = velocity.x == 0 ? here.rounded() : here.rounded(velocity.x > 0 ? .up : .down)
      return CGPoint(x: page * stride, y: proposedContentOffset.y)
    }
  }

  let hand = Hand.current!
  let layout = Carousel()
  let gallery: Gallery
  init() {
    gallery = Gallery(count: 20, layout: layout)
    gallery.view.decelerationRate = .fast
    gallery.quiet.insert("touch")
  }

  @Test func `a drag that the system cancels still comes to rest on a page`() {
    hand.down(300, 400); hand.drag(by: -110, 0, over: 0.2); hand.cancel(); hand.wait(3)
    #expect(layout.asked.map(\.velocity) == [.zero] && gallery.view.contentOffset.x == 0)
  }

  @Test func `a finger that catches the content on its way decides anew`() {
    hand.down(300, 400); hand.drag(by: -110, 0, over: 0.1); hand.up(); hand.wait(0.05)
    let caught = gallery.view.contentOffset.x
    #expect(caught > 100 && caught < 320)
    hand.down(200, 400); hand.drag(by: 60, 0, over: 0.1); hand.up(); hand.wait(3)
    #expect(layout.asked.count == 2 && gallery.view.contentOffset.x == 0)
  }

  @Test func `the layout proposes first, with points per millisecond; then the delegate hears where, in that order`() throws {
    hand.down(300, 400); hand.drag(by: -110, 0, over: 0.1); hand.up()
    let question = try #require(layout.asked.first)
    #expect(abs(question.velocity.x - 1.1) < 1e-6 && question.velocity.y == 0)
    // Docs/behaviour/touch.md, "Scroll views": x0 + (v0 − 10)·F at the fast rate
    #expect(abs(question.proposed.x - (100 + 0.099 * 1090)) < 0.5)
    #expect(gallery.log == ["willBeginDragging", "willEndDragging to 320 0", "didEndDragging"])
    hand.wait(3)
    #expect(gallery.view.contentOffset.x == 320 && gallery.names.contains("1"))
  }

  @Test func `the delegate has the last word`() {
    gallery.restTarget = CGPoint(x: 640, y: 0)
    hand.down(300, 400); hand.drag(by: -110, 0, over: 0.1); hand.up(); hand.wait(3)
    #expect(gallery.view.contentOffset.x == 640)
  }

  @Test func `each flick goes one card on, and a slow drag goes to the nearest`() {
    for page in 1...3 {
      hand.down(300, 400); hand.drag(by: -110, 0, over: 0.1); hand.up(); hand.wait(2)
      #expect(gallery.view.contentOffset.x == CGFloat(page) * 320)
    }
    hand.down(300, 400); hand.drag(by: -150, 0, over: 0.5); hand.wait(0.3); hand.up(); hand.wait(2)
    #expect(gallery.view.contentOffset.x == 960.0)
    hand.down(300, 400); hand.drag(by: -210, 0, over: 0.5); hand.wait(0.3); hand.up(); hand.wait(2)
    #expect(gallery.view.contentOffset.x == 1280.0)
  }

  @Test func `cells follow a layout that is invalid at every step, and a transform of its own makes them smaller`() throws {
    gallery.view.contentOffset.x = 160
    hand.wait()
    let (left, right) = (try #require(gallery.cell("0")), try #require(gallery.cell("1")))
    #expect(abs(left.transform.a - 0.9) < 1e-9 && abs(right.transform.a - 0.9) < 1e-9)
    gallery.view.contentOffset.x = 240
    hand.wait()
    #expect(abs(left.transform.a - 0.85) < 1e-9 && abs(right.transform.a - 0.95) < 1e-9)
    gallery.view.contentOffset.x = 320
    hand.wait()
    #expect(right.transform == .identity && gallery.names == ["1"])
  }

  @Test func `a layout without an opinion leaves the proposal as it is`() {
    let plain = Gallery(count: 50)
    hand.down(100, 700); hand.drag(-210, over: 0.2); hand.up(); hand.wait(4)
    #expect(abs(plain.view.contentOffset.y - (200 + 0.499 * 1040)) < 1)
  }
}
