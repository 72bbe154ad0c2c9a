import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Headers and footers that stay in sight (behaviour: Flow layout)", .hand)
struct PinnedHeaderTests {
  /// Counts what it is asked.
  final class Pinning: UICollectionViewFlowLayout {
    var pages = 0, headers = 0, items = 0, preparations = 0
    override init() {
      super.init()
      (itemSize, minimumLineSpacing, minimumInteritemSpacing) = (CGSize(width: 375, height: 100), 0, 0)
      headerReferenceSize = CGSize(width: 40, height: 40)
      sectionHeadersPinToVisibleBounds = true
    }
    required init?(coder: NSCoder) { nil }
    override func prepare() {
      super.prepare()
      preparations += 1
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      pages += 1
      return super.layoutAttributesForElements(in: rect)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      items += 1
      return super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      headers += 1
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
  }

  let hand = Hand.current!
  private let header = UICollectionView.elementKindSectionHeader, footer = UICollectionView.elementKindSectionFooter
  private func sections(_ count: Int, of items: Int) -> [[String]] { (0..<count).map { s in (0..<items).map { "\(s).\($0)" } } }
  private func place(_ gallery: Gallery, _ section: Int) -> CGFloat? { place(gallery, header, section) }
  private func place(_ gallery: Gallery, _ kind: String, _ section: Int) -> CGFloat? {
    gallery.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
  }

  // MARK: Interrupted

  @Test func `a section that goes while its header is pinned gives its place to the next, also when the finger pulls meanwhile`() {
    let gallery = Gallery(sections(4, of: 10), layout: Pinning())
    gallery.view.contentOffset.y = 300
    hand.wait()
    #expect(place(gallery, 0) == 300)
    gallery.view.performBatchUpdates {
      gallery.sections.remove(at: 0)
      gallery.view.deleteSections([0])
    }
    hand.wait(0.1)
    hand.down(100, 400)
    hand.drag(by: 0, -50, over: 0.1)
    hand.cancel()
    hand.wait(2)
    #expect(place(gallery, 0) == gallery.view.contentOffset.y && gallery.view.contentOffset.y > 300)
    #expect(gallery.view.visibleSupplementaryViews(ofKind: header).allSatisfy { $0.layer.shown?.position == $0.center })
    #expect(gallery.view.list.disappearing.isEmpty)
  }

  @Test func `content that is pulled beyond its start takes the header along, and lets it go back`() {
    let gallery = Gallery(sections(2, of: 10), layout: Pinning())
    hand.down(100, 300)
    hand.drag(by: 0, 120, over: 0.3)
    #expect(gallery.view.contentOffset.y < -20 && place(gallery, 0) == 0)
    hand.cancel()
    hand.wait(2)
    #expect(gallery.view.contentOffset.y == 0 && place(gallery, 0) == 0)
  }

  // MARK: Happily

  @Test func `a header stays at the edge, the next section pushes it out, and the next one's stays`() {
    let gallery = Gallery(sections(3, of: 10), layout: Pinning())
    for (offset, first, second) in [
      (0.0, 0.0, nil), (500, 500, 1040), (1010, 1000, 1040), (1039, 1000, 1040), (1040, nil, 1040), (1300, nil, 1300),
    ]
      as [(CGFloat, CGFloat?, CGFloat?)]
    {
      gallery.view.contentOffset.y = offset
      hand.wait()
      #expect(place(gallery, 0) == first && place(gallery, 1) == second, "at \(offset)")
    }
  }

  @Test func `a pinned header is in front of the cells that scroll beneath it`() {
    let gallery = Gallery(sections(3, of: 10), layout: Pinning())
    for _ in 0..<8 {
      gallery.view.contentOffset.y += 130
      hand.wait()
      let views = gallery.view.subviews.filter { $0 is UICollectionReusableView }
      let behind = views.firstIndex { !($0 is UICollectionViewCell) } ?? 0
      #expect(!views[behind...].contains { $0 is UICollectionViewCell })
    }
  }

  @Test func `footers stay at the far edge, until the start of their section pushes them out`() {
    let layout = Pinning()
    (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (false, true)
    layout.footerReferenceSize = CGSize(width: 20, height: 20)
    let gallery = Gallery(sections(3, of: 10), layout: layout)
    #expect(place(gallery, footer, 0) == 792 && place(gallery, 0) == 0)
    gallery.view.contentOffset.y = 500
    hand.wait()
    #expect(place(gallery, footer, 0) == 1040 && place(gallery, footer, 1) == 1292 && place(gallery, 1) == 1060)
    gallery.view.contentOffset.y = 300
    hand.wait()
    #expect(place(gallery, footer, 0) == 1040 && place(gallery, footer, 1) == 1100)
  }

  @Test func `insets and the safe area move the edge`() {
    let gallery = Gallery(sections(2, of: 10), layout: Pinning())
    gallery.view.contentInset.top = 50
    gallery.view.contentOffset.y = -50
    hand.wait()
    #expect(place(gallery, 0) == 0)
    gallery.view.contentOffset.y = 100
    hand.wait()
    #expect(place(gallery, 0) == 150)
    gallery.view.contentInset.top = 70
    hand.wait()
    #expect(place(gallery, 0) == gallery.view.contentOffset.y + 70)
    let app = AppSession(device: .iPhoneX) { _ in }
    app.perform {
      let source = Titled(), layout = Pinning()
      let view = UICollectionView(frame: app.window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
      view.register(TaggedView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "title")
      view.dataSource = source
      app.window.addSubview(view)
      view.layoutIfNeeded()
      view.contentOffset.y = 200
      view.layoutIfNeeded()
      #expect(view.supplementaryView(forElementKind: header, at: [0, 0])?.frame.minY == 244)
    }
  }
  final class Titled: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
  }

  @Test func `sideways, a header stays at the left`() {
    let layout = Pinning()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 812)
    let gallery = Gallery(sections(3, of: 10), layout: layout)
    func x(_ section: Int) -> CGFloat? { gallery.view.supplementaryView(forElementKind: header, at: [section, 0])?.frame.minX }
    gallery.view.contentOffset.x = 500
    hand.wait()
    #expect(x(0) == 500)
    gallery.view.contentOffset.x = 1020
    hand.wait()
    #expect(x(0) == 1000 && x(1) == 1040)
  }

  @Test func `pinning that is switched on and off takes effect at once`() {
    let layout = Pinning(), gallery = Gallery(sections(2, of: 10), layout: layout)
    gallery.view.contentOffset.y = 30
    hand.wait()
    layout.sectionHeadersPinToVisibleBounds = false
    hand.wait()
    #expect(place(gallery, 0) == 0 && !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 99, width: 375, height: 812)))
    layout.sectionHeadersPinToVisibleBounds = true
    hand.wait()
    #expect(place(gallery, 0) == 30)
  }

  // MARK: Cost

  @Test func `scrolling invalidates the headers of what is seen, and neither places items anew nor asks the delegate`() {
    let layout = Pinning(), gallery = Gallery(sections(3, of: 10), layout: layout)
    let next = CGRect(x: 0, y: 900, width: 375, height: 812)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: next))
    let context = layout.invalidationContext(forBoundsChange: next) as? UICollectionViewFlowLayoutInvalidationContext
    #expect(context?.invalidatedSupplementaryIndexPaths == [header: [[0, 0], [1, 0]]] && context?.invalidatedItemIndexPaths == nil)
    #expect(context?.invalidateFlowLayoutAttributes == false && context?.invalidateFlowLayoutDelegateMetrics == false)
    #expect(gallery.names.count == 8)
  }

  @Test func `a frame of scrolling costs what is seen, in ten sections as in ten thousand`() {
    func cost(_ count: Int) -> [Int] {
      let layout = Pinning(), gallery = Gallery(sections(count, of: 3), layout: layout)
      gallery.view.contentOffset.y = 830
      hand.wait()
      (layout.pages, layout.headers, layout.items, layout.preparations) = (0, 0, 0, 0)
      for _ in 0..<20 {
        gallery.view.contentOffset.y += 7
        hand.wait()
      }
      defer { gallery.view.removeFromSuperview() }
      return [layout.pages, layout.headers, layout.items, layout.preparations]
    }
    let few = cost(10)
    #expect(few == cost(10_000))
    #expect(few[0] <= 1 && few[1] <= 20 * 5 && few[2] <= 4 && few[3] == 20, "\(few)")  // a few items come into sight
  }
}
