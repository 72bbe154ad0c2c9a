import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor @Suite("Contexts that invalidate what they name (behaviour: Collection view passes)", .hand)
struct InvalidationContextTests {
  /// Rows of 100 points with a badge each and a header. The layout records its queries, and moves the elements that a test selects.
  final class Rows: UICollectionViewLayout {
    final class Badge: UICollectionReusableView {}
    var log: [String] = []
    var moved: [Int: CGFloat] = [:]
    var badge: CGFloat = 0
    var title: CGFloat = 0
    var width: CGFloat = 375, height: CGFloat = 3000

    override init() {
      super.init()
      register(Badge.self, forDecorationViewOfKind: "badge")
    }
    required init?(coder: NSCoder) { nil }
    override func prepare() { log.append("prepare") }
    override var collectionViewContentSize: CGSize {
      log.append("size")
      return CGSize(width: width, height: height)
    }
    private func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: moved[path.item] ?? Double(path.item) * 100, width: 300, height: 100)
      return attributes
    }
    private func badge(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "badge", with: path)
      attributes.frame = CGRect(x: 310 + badge, y: Double(path.item) * 100, width: 20, height: 20)
      return attributes
    }
    private func title(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
      attributes.frame = CGRect(x: 340, y: title, width: 20, height: 20)
      return attributes
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.append("item \(indexPath.item)")
      return item(indexPath)
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("title")
      return title(indexPath)
    }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      log.append("badge \(indexPath.item)")
      return badge(indexPath)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      log.append("elements")
      let paths = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { IndexPath(item: $0, section: 0) }
      let all = paths.map(item) + paths.map(badge) + (paths.isEmpty ? [] : [title([0, 0])])
      return all.filter { $0.frame.intersects(rect) }
    }
  }

  let hand = Hand.current!
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func gallery() -> (Gallery, Rows) {
    let layout = Rows(), gallery = Gallery(count: 30, layout: layout)
    layout.log = []
    return (gallery, layout)
  }
  private func invalidate(_ layout: UICollectionViewLayout, _ name: (UICollectionViewLayoutInvalidationContext) -> Void) {
    let context = UICollectionViewLayoutInvalidationContext()
    name(context)
    layout.invalidateLayout(with: context)
  }

  // MARK: Interrupted

  @Test func `a batch, a scrolled page and a whole invalidation take what was named along`() {
    let (gallery, layout) = gallery()
    layout.moved = [3: 30, 4: 40]
    invalidate(layout) { $0.invalidateItems(at: [path(3)]) }
    gallery.sections[0].removeLast()
    gallery.view.deleteItems(at: [path(29)])
    hand.wait(0.1)
    #expect(gallery.cell("3")?.frame.minY == 30 && gallery.cell("4")?.frame.minY == 40)
    layout.moved = [3: 33, 4: 44]
    invalidate(layout) { $0.invalidateItems(at: [path(3)]) }
    gallery.view.contentOffset.y = 20
    hand.wait(1)
    #expect(gallery.cell("3")?.frame.minY == 33 && gallery.cell("4")?.frame.minY == 44)
    layout.moved = [3: 35, 4: 45]
    invalidate(layout) { $0.invalidateItems(at: [path(3)]) }
    layout.invalidateLayout()
    hand.wait()
    #expect(gallery.cell("3")?.frame.minY == 35 && gallery.cell("4")?.frame.minY == 45 && gallery.view.list.disappearing.isEmpty)
  }

  @Test func `an item that is named within a block moves in its animation, which the next block takes over`() {
    let (gallery, layout) = gallery()
    func move(to y: CGFloat) {
      layout.moved[2] = y
      UIView.animate(withDuration: 0.4) {
        invalidate(layout) { $0.invalidateItems(at: [path(2)]) }
        gallery.view.layoutIfNeeded()
      }
    }
    move(to: 600)
    hand.wait(0.2)
    let seen = gallery.cell("2")?.seenFrame.minY ?? 0
    #expect(seen > 250 && seen < 550)
    move(to: 0)
    #expect(abs((gallery.cell("2")?.seenFrame.minY ?? 0) - seen) < 1e-6)
    hand.wait(1)
    #expect(gallery.cell("2")?.seenFrame.minY == 0 && gallery.cell("3")?.seenFrame.minY == 300)
  }

  // MARK: Adjustments

  @Test func `what a context says of offset and size holds at once, and the size until the layout is asked`() {
    let (gallery, layout) = gallery()
    (layout.width, layout.height) = (500, 1200)
    layout.invalidateLayout()
    hand.wait()
    gallery.view.contentOffset = CGPoint(x: 20, y: 30)
    invalidate(layout) {
      $0.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
      $0.contentSizeAdjustment = CGSize(width: 10, height: 20)
    }
    #expect(gallery.view.contentOffset == CGPoint(x: 23, y: 34) && gallery.view.contentSize == CGSize(width: 510, height: 1220))
    hand.wait()
    #expect(gallery.view.contentOffset == CGPoint(x: 23, y: 34) && gallery.view.contentSize == CGSize(width: 500, height: 1200))
  }

  @Test func `adjustments of a context within a batch come with its animation`() {
    let (gallery, layout) = gallery()
    gallery.view.contentOffset.y = 500
    hand.wait()
    let seen = gallery.cell("6")?.seenFrame.minY
    gallery.view.performBatchUpdates {
      invalidate(layout) { $0.contentOffsetAdjustment.y = 40 }
      #expect(gallery.view.contentOffset.y == 500)
    }
    #expect(gallery.view.contentOffset.y == 540 && gallery.cell("6")?.seenFrame.minY == seen)
    hand.wait(1)
    #expect(gallery.view.contentOffset.y == 540 && gallery.names.count == 9)
  }

  @Test func `an adjustment that is no number is not followed`() {
    let (gallery, layout) = gallery()
    invalidate(layout) {
      $0.contentSizeAdjustment = CGSize(width: CGFloat.nan, height: 20)
      $0.contentOffsetAdjustment.y = .infinity
    }
    #expect(gallery.view.contentSize.height == 3000 && gallery.view.contentOffset == .zero && hand.runtime.diagnostics.count == 2)
  }

  // MARK: Named

  @Test func `of items that are named the layout is asked alone, and what is not named stays where it was`() {
    let (gallery, layout) = gallery()
    layout.moved = [3: 333, 4: 444]
    invalidate(layout) { $0.invalidateItems(at: [path(3)]) }
    hand.wait()
    #expect(layout.log == ["prepare", "size", "item 3"])
    #expect(gallery.cell("3")?.frame.minY == 333 && gallery.cell("4")?.frame.minY == 400)
  }

  @Test func `headers and decorations that are named are asked for by themselves`() {
    let (gallery, layout) = gallery()
    (layout.title, layout.badge, layout.moved) = (70, 5, [0: 9])
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [path(0)])
    context.invalidateDecorationElements(ofKind: "badge", at: [path(1), path(1)])
    #expect(context.invalidatedDecorationIndexPaths == ["badge": [path(1)]] && context.invalidatedItemIndexPaths == nil)
    layout.invalidateLayout(with: context)
    hand.wait()
    #expect(Set(layout.log) == ["prepare", "size", "title", "badge 1"] && layout.log.count == 4)
    let badges = gallery.view.subviews.filter { $0 is Rows.Badge }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(badges.map(\.frame.minX).prefix(3) == [310, 315, 310] && gallery.cell("0")?.frame.minY == 0)
    #expect(gallery.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))?.frame.minY == 70)
  }

  @Test func `contexts of one pass add up`() {
    let (gallery, layout) = gallery()
    layout.moved = [3: 333, 4: 444, 5: 555]
    invalidate(layout) { $0.invalidateItems(at: [path(3)]) }
    invalidate(layout) { $0.invalidateItems(at: [path(4), path(3)]) }
    hand.wait()
    #expect(layout.log.sorted() == ["item 3", "item 4", "prepare", "size"])
    #expect(gallery.cell("4")?.frame.minY == 444 && gallery.cell("5")?.frame.minY == 500)
  }

  @Test func `an item that is named goes out of sight, and comes in from there`() {
    let (gallery, layout) = gallery()
    layout.moved = [2: 2500, 25: 200]
    invalidate(layout) { $0.invalidateItems(at: [path(2), path(25), path(99)]) }
    hand.wait()
    #expect(gallery.cell("2") == nil && gallery.cell("25")?.frame.minY == 200)
    #expect(!layout.log.contains("item 99"))
  }

  @Test func `a decoration that is named and that the layout has not for the rectangle is not shown`() {
    /// Has a place for a line beneath each item, and shows each third.
    final class Lined: UICollectionViewFlowLayout {
      final class Line: UICollectionReusableView {}
      var hasAll = false
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let items = super.layoutAttributesForElements(in: rect) ?? []
        return items
          + items.filter { hasAll || $0.indexPath.item % 3 == 0 }.compactMap {
            layoutAttributesForDecorationView(ofKind: "line", at: $0.indexPath)
          }
      }
      override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 0, y: Double(indexPath.item) * 100 + 98, width: 375, height: 2)
        return attributes
      }
    }
    let layout = Lined()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 375, height: 100), 0)
    layout.register(Lined.Line.self, forDecorationViewOfKind: "line")
    let gallery = Gallery(count: 30, layout: layout)
    func lines() -> [Int] { gallery.view.list.visible.keys.filter { $0.kind == .decoration("line") }.map(\.indexPath.item).sorted() }
    #expect(lines() == [0, 3, 6])
    invalidate(layout) { $0.invalidateDecorationElements(ofKind: "line", at: [path(1), path(3)]) }
    hand.wait()
    #expect(lines() == [0, 3, 6])
    layout.hasAll = true
    invalidate(layout) { $0.invalidateDecorationElements(ofKind: "line", at: [path(4)]) }
    hand.wait()
    // The ninth line lies below what is seen.
    #expect(lines() == Array(0...7))
  }

  @Test func `a context that names nothing, and one that names more than there is to see, ask for all that is seen`() {
    let (gallery, layout) = gallery()
    invalidate(layout) { _ in }
    hand.wait()
    #expect(layout.log == ["prepare", "size", "elements"])
    layout.log = []
    invalidate(layout) { $0.invalidateItems(at: (0..<1000).map(path)) }
    hand.wait()
    #expect(layout.log == ["prepare", "size", "elements"] && gallery.names.count == 9)
  }

  @Test func `content becomes larger by what a context says, and the layout is asked again when all is out of date`() {
    let (gallery, layout) = gallery()
    invalidate(layout) {
      $0.invalidateItems(at: [path(3)])
      $0.contentSizeAdjustment = CGSize(width: 0, height: 250)
    }
    invalidate(layout) {
      $0.invalidateItems(at: [path(4)])
      $0.contentSizeAdjustment = CGSize(width: 0, height: -50)
      $0.contentOffsetAdjustment.y = 30
    }
    hand.wait()
    #expect(gallery.view.contentSize.height == 3200 && gallery.view.contentOffset.y == 30 && !layout.log.contains("size"))
    layout.height = 3100
    layout.invalidateLayout()
    hand.wait()
    #expect(gallery.view.contentSize.height == 3100)
  }

  @Test func `other bounds may invalidate one item alone`() {
    final class Following: UICollectionViewFlowLayout {
      var pages = 0
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
        return context
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        pages += 1
        return super.layoutAttributesForElements(in: rect)?.map { $0.indexPath.item == 0 ? layoutAttributesForItem(at: $0.indexPath)! : $0 }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        if indexPath.item == 0, let view = collectionView { attributes?.center.y = view.bounds.minY + 50 }
        return attributes
      }
    }
    let layout = Following()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 375, height: 100), 0)
    let gallery = Gallery(count: 100, layout: layout)
    gallery.view.contentOffset.y = 10
    hand.wait()
    layout.pages = 0
    for _ in 0..<20 {
      gallery.view.contentOffset.y += 11
      hand.wait()
      #expect(gallery.cell("0")?.frame.minY == gallery.view.contentOffset.y)
    }
    #expect(layout.pages == 0)
  }

  @Test func `a flow layout's context that names an item places all anew, unless it says that nothing else changed`() {
    let layout = UICollectionViewFlowLayout()
    let gallery = Gallery([["a", "b"]], layout: layout)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [path(0)])
    #expect(!context.isPartial)
    (context.invalidateFlowLayoutAttributes, context.invalidateFlowLayoutDelegateMetrics) = (false, false)
    #expect(context.isPartial && gallery.names.count == 2)
  }

  @Test func `a context of one's own says what it invalidates`() {
    final class Everything: UICollectionViewLayoutInvalidationContext {
      override var invalidateEverything: Bool {
        get { true }
        set {}
      }
    }
    let (gallery, layout) = gallery(), context = Everything()
    context.invalidateItems(at: [path(1)])
    layout.invalidateLayout(with: context)
    hand.wait()
    #expect(layout.log == ["prepare", "size", "elements"] && gallery.names.count == 9)
  }
}
