import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists

@MainActor @Suite("A collection view and its layout (behaviour: Collection view passes)", .hand)
struct CollectionLayoutPassTests {
  /// A flow layout that writes down what it is asked.
  final class ProbedLayout: UICollectionViewFlowLayout {
    var log: [String] = []
    var isRestless = false
    var oldWidths: [CGFloat] = []
    override func prepare() {
      log.append("prepare")
      super.prepare()
    }
    override var collectionViewContentSize: CGSize {
      log.append("size")
      return super.collectionViewContentSize
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      log.append("elements \(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))")
      return super.layoutAttributesForElements(in: rect)
    }
    override func invalidateLayout() {
      log.append("invalidate")
      super.invalidateLayout()
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log.append("should \(Int(newBounds.minY))")
      oldWidths.append(collectionView?.bounds.width ?? -1)
      return isRestless || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
        log.append("context \(flow.invalidateFlowLayoutAttributes) \(flow.invalidateFlowLayoutDelegateMetrics)")
      }
      return context
    }
  }

  /// A flow layout that sets itself up when it is prepared.
  final class SelfMadeLayout: UICollectionViewFlowLayout {
    var preparations = 0
    override func prepare() {
      super.prepare()
      preparations += 1
      itemSize = CGSize(width: 100, height: 50)
      sectionInset = UIEdgeInsets(top: 30, left: 20, bottom: 0, right: 20)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  let hand = Hand.current!
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  private func probed() -> (Gallery, ProbedLayout) {
    let layout = ProbedLayout()
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.minimumLineSpacing = 0
    let gallery = Gallery(count: 100, layout: layout)
    layout.log = []
    return (gallery, layout)
  }

  @Test func `a pass is invalidate, prepare, content size, elements; scrolling asks again only for new pages`() {
    let (gallery, layout) = probed()
    layout.invalidateLayout()
    hand.wait()
    #expect(layout.log == ["invalidate", "prepare", "size", "elements 0 0 375 812"])
    layout.log = []
    gallery.view.contentOffset.y = 100
    hand.wait()
    #expect(layout.log == ["should 100", "elements 0 0 375 1624"])
    layout.log = []
    gallery.view.contentOffset.y = 200
    hand.wait()
    #expect(layout.log == ["should 200"])
  }

  @Test func `a layout that sets itself up in prepare is laid out so, and prepared once a pass`() {
    let layout = SelfMadeLayout(), list = TableOfNumbers()
    let view = UICollectionView(frame: hand.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = list
    hand.window.addSubview(view)
    hand.wait()
    #expect(view.cellForItem(at: path(0))?.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(view.contentSize.width == 375 && view.contentSize.height > 900)
    layout.preparations = 0
    view.contentOffset.y = 30
    hand.wait()
    #expect(layout.preparations == 1 && view.cellForItem(at: path(0))?.frame.minY == 30)
  }

  @Test func `a layout that wants to hear of every step is prepared at every step`() {
    let (gallery, layout) = probed()
    layout.isRestless = true
    for y in [10.0, 20] {
      gallery.view.contentOffset.y = y
      hand.wait()
    }
    #expect(
      layout.log == [
        "should 10", "context false false", "invalidate", "prepare", "size", "elements 0 0 375 1624",
        "should 20", "context false false", "invalidate", "prepare", "size", "elements 0 0 375 1624",
      ])
  }

  @Test func `a frame of another width invalidates, and the layout is asked while the bounds are the old ones`() {
    let (gallery, layout) = probed()
    gallery.flow.itemSize.width = 100
    hand.wait()
    layout.log = []
    gallery.view.frame = CGRect(x: 0, y: 0, width: 215, height: 812)
    hand.wait()
    #expect(layout.oldWidths.last == 375 && layout.log.prefix(4) == ["should 0", "context true false", "invalidate", "prepare"])
    #expect(gallery.view.cellForItem(at: path(2))?.frame.minY == 100.0)  // two in a row instead of three
  }

  @Test func `a layout that does not mind other sizes is left in peace`() {
    final class Fixed: UICollectionViewLayout {
      var prepared = 0
      override func prepare() { prepared += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 2000) }
    }
    let layout = Fixed()
    let gallery = Gallery(count: 0, layout: layout)
    let before = layout.prepared
    gallery.view.frame.size.height = 500
    gallery.view.contentOffset.y = 300
    hand.wait()
    #expect(layout.prepared == before && before == 1)
  }

  @Test func `a layout that returns all it has does not get views for what is not seen`() {
    final class All: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: .infinite)
      }
    }
    let layout = All()
    layout.itemSize = CGSize(width: 375, height: 100)
    #expect(Gallery(count: 1000, layout: layout).names.count == 8)
  }

  @Test func `an invalidation's adjustment moves the content with it`() {
    let (gallery, layout) = probed()
    gallery.view.contentOffset.y = 500
    hand.wait()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
    context.invalidateItems(at: [path(3)])
    layout.invalidateLayout(with: context)
    #expect(gallery.view.contentOffset.y == 540 && context.invalidatedItemIndexPaths == [path(3)])
    hand.wait()
    #expect(gallery.view.contentOffset.y == 540)
  }

  @Test func `content that gains the safe area by its own length is shown in the first pass`() {
    let app = AppSession(device: .iPhoneX) { _ in }
    app.perform {
      let source = Plain()
      let view = UICollectionView(frame: app.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
      view.dataSource = source
      app.window.addSubview(view)
      view.layoutIfNeeded()
      #expect(view.visibleCells.count > 50 && view.adjustedContentInset.top == 44)
    }
  }
  final class Plain: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
    }
  }

  // MARK: Attributes

  @Test func `attributes keep their centre when the size changes, and copies are equal and apart`() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(3))
    #expect(attributes.frame == .zero && attributes.alpha == 1 && attributes.representedElementCategory == .cell)
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    attributes.size = CGSize(width: 50, height: 50)
    #expect(attributes.center == CGPoint(x: 60, y: 45) && attributes.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: 10, y: -5, width: 100, height: 100))
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy == attributes && copy !== attributes)
    copy.zIndex = 1
    #expect(copy != attributes)
  }

  @Test func `attributes of a layout's own class reach the cells, and a cell with a higher zIndex is in front`() throws {
    final class Tinted: UICollectionViewLayoutAttributes {
      var hue = 0
    }
    final class TintedLayout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Tinted.self }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] {
          (attributes as? Tinted)?.hue = attributes.indexPath.item
          attributes.zIndex = attributes.indexPath.item == 1 ? 5 : 0
        }
        return all
      }
    }
    let layout = TintedLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let gallery = Gallery(count: 3, layout: layout)
    let cell = try #require(gallery.cell("1"))
    #expect((cell.applied is Tinted) && cell.layer.zPosition == 5)
    let cells = gallery.view.subviews.filter { $0 is UICollectionViewCell }
    #expect(cells.last === cell)
  }

  // MARK: Flow

  @Test func `headers, insets, spacings and footers follow each other, and the delegate's sizes win`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 7, left: 10, bottom: 8, right: 10)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 20)
    let gallery = Gallery([["a", "b", "c", "d"], [], ["e"]], layout: layout)
    #expect(gallery.cell("a")?.frame == CGRect(x: 10, y: 37, width: 100, height: 40))
    #expect(gallery.cell("d")?.frame.minY == 82)
    let header = UICollectionView.elementKindSectionHeader, footer = UICollectionView.elementKindSectionFooter
    #expect(gallery.view.supplementaryView(forElementKind: footer, at: path(0))?.frame == CGRect(x: 0, y: 130, width: 375, height: 20))
    #expect(gallery.view.supplementaryView(forElementKind: header, at: path(0, 1))?.frame.minY == 150)
    #expect(gallery.view.supplementaryView(forElementKind: header, at: path(0, 2))?.frame.minY == 215)
    #expect(gallery.cell("e")?.frame.minY == 252)
    #expect(gallery.view.visibleSupplementaryViews(ofKind: header).count == 3)
    #expect(gallery.view.layoutAttributesForSupplementaryElement(ofKind: footer, at: path(0, 2))?.frame.minY == 300)
  }

  @Test func `headers come into sight and leave as cells do`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 400)
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    let gallery = Gallery([["a", "b"], ["c"]], layout: layout)
    gallery.quiet = ["scroll", "count"]
    gallery.view.contentOffset.y = 498
    hand.wait()
    #expect(
      gallery.log == [
        "didEndDisplaying 0.0", "didEndDisplaying header 0", "cell 1.0?", "prepareForReuse a", "willDisplay 1.0",
        "header 1?", "willDisplay header 1",
      ])
  }

  @Test func `an item is found by a point within it, between items none`() {
    let gallery = Gallery(count: 20, itemSize: CGSize(width: 100, height: 100))
    gallery.flow.sectionInset.left = 20
    hand.wait()
    #expect(gallery.view.indexPathForItem(at: CGPoint(x: 30, y: 150)) == path(3))
    #expect(gallery.view.indexPathForItem(at: CGPoint(x: 10, y: 150)) == nil)
    gallery.view.contentOffset.y = 0
    #expect(gallery.view.layoutAttributesForItem(at: path(19))?.frame.minY == 600)
    #expect(gallery.view.layoutAttributesForItem(at: path(20)) == nil)
  }
}

/// Fifty cells, and nobody who is asked for their sizes.
@MainActor
private final class TableOfNumbers: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
