import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitPresentations

@MainActor @Suite("Dynamics of a collection layout (behaviour: Layout transitions)", .hand)
struct DynamicsLayoutTests {
  /// The springy list, as objc.io made it: each item hangs at its place by a soft attachment of no length.
  final class SpringyLayout: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let whole = CGRect(origin: .zero, size: collectionViewContentSize)
      for attributes in super.layoutAttributesForElements(in: whole) ?? [] {
        let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
        (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
        animator.addBehavior(spring)
      }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      guard let collectionView else { return false }
      let delta = newBounds.minY - collectionView.bounds.minY
      let touch = collectionView.panGestureRecognizer.location(in: collectionView)
      for case let spring as UIAttachmentBehavior in animator.behaviors {
        guard let item = spring.items.first else { continue }
        let resistance = (abs(touch.y - spring.anchorPoint.y) + abs(touch.x - spring.anchorPoint.x)) / 1500
        item.center.y += delta < 0 ? max(delta, delta * resistance) : min(delta, delta * resistance)
        animator.updateItem(usingCurrentState: item)
      }
      return false
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  let hand = Hand.current!
  let source = Source()
  let layout = SpringyLayout()
  let view: UICollectionView

  init() {
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 375, height: 60), 10)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    hand.window.addSubview(view)
    hand.wait()
  }
  private func center(_ item: Int) -> CGFloat { view.cellForItem(at: IndexPath(item: item, section: 0))?.center.y ?? .nan }

  @Test func `a list that is dragged stretches about the finger, and comes to rest as it was`() {
    hand.wait(2)
    #expect(!layout.animator.isRunning && abs(center(3) - (30 + 3 * 70)) < 0.2)
    hand.down(187, 400)
    hand.drag(-200, over: 0.3)
    let gap = center(10) - center(9)
    #expect(layout.animator.isRunning && gap > 71, "\(gap)")
    hand.up()
    hand.wait(12)
    #expect(!layout.animator.isRunning && hand.app.isQuiet)
    for item in 7..<11 { #expect(abs(center(item) - (30 + CGFloat(item) * 70)) < 0.2) }
  }

  @Test func `the animator knows its attributes by what they stand for, and by where they are`() {
    let path = IndexPath(item: 4, section: 0)
    #expect(layout.animator.layoutAttributesForCell(at: path) === layout.animator.layoutAttributesForCell(at: path))
    #expect(layout.animator.layoutAttributesForCell(at: path)?.indexPath == path)
    #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 99, section: 0)) == nil)
    #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
    #expect(layout.animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 135)).count == 2)
  }

  @Test func `a list that goes away in the middle leaves nothing behind`() {
    hand.down(187, 400)
    hand.drag(-100, over: 0.1)
    hand.up()
    view.removeFromSuperview()
    hand.wait(10)
    #expect(!layout.animator.isRunning && hand.app.isQuiet)
  }
}
