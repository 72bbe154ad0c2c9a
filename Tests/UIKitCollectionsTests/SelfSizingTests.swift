import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

/// Items whose cells say how high they are.
@MainActor
final class Heights: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    var height: CGFloat = 0
    static var asked = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      Self.asked += 1
      return CGSize(width: size.width, height: height)
    }
  }
  var heights: [CGFloat]
  let view: UICollectionView
  var layout: UICollectionViewLayout { view.collectionViewLayout }

  init(_ heights: [CGFloat], layout: UICollectionViewLayout? = nil, estimate: CGFloat = 50) {
    self.heights = heights
    let flow = UICollectionViewFlowLayout()
    (flow.estimatedItemSize, flow.minimumLineSpacing) = (CGSize(width: 375, height: estimate), 0)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout ?? flow)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    Cell.asked = 0
    Hand.current!.window.addSubview(view)
    Hand.current!.wait()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.height = heights[indexPath.item]
    return cell
  }

  /// Where each cell is on the glass now.
  var places: [Int: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
        ($0.item, (view.cellForItem(at: $0)?.frame.minY ?? .nan) - view.bounds.minY)
      })
  }
  /// The seen cells are as high as they say, and lie one below the other.
  var isInOrder: Bool {
    let frames = view.indexPathsForVisibleItems.map { ($0.item, view.cellForItem(at: $0)?.frame ?? .null) }
    return frames.allSatisfy { $0.1.height == heights[$0.0] } && zip(frames, frames.dropFirst()).allSatisfy { $0.1.maxY == $1.1.minY }
  }
}

@MainActor @Suite("Cells that size themselves (behaviour: Collection view passes)", .hand)
struct SelfSizingTests {
  let hand = Hand.current!
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func mixed(_ count: Int) -> [CGFloat] { (0..<count).map { CGFloat(60 + $0 * 7 % 90) } }

  // MARK: Interrupted

  @Test func `cells that come in above what is seen move nothing that is seen, under a finger, coasting and caught again`() {
    let list = Heights(mixed(2000))
    list.view.contentOffset.y = 40_000
    hand.wait()
    var (before, offsets) = (list.places, 0)
    func follow(_ expected: CGFloat?) {
      let now = list.places
      let steps = Set(before.compactMap { item, place in now[item].map { (($0 - place) * 1000).rounded() / 1000 } })
      #expect(steps.count <= 1, "\(steps)")
      if let expected, let step = steps.first { #expect(abs(step - expected) < 0.01) }
      if steps.first != 0 { offsets += 1 }
      before = now
    }
    hand.down(100, 200)
    hand.drag(by: 0, 40, over: 0.05)
    before = list.places
    hand.drag(by: 0, 400, over: 0.5) { follow(400.0 / 30) }
    hand.up()
    before = list.places
    for _ in 0..<20 {
      hand.wait()
      follow(nil)
    }
    hand.down(100, 200)
    hand.wait()
    before = list.places
    hand.drag(by: 0, 300, over: 0.3) { follow(nil) }
    hand.cancel()
    #expect(offsets > 50 && list.isInOrder)
  }

  @Test func `a batch that another interrupts keeps what was measured, and measures what comes`() {
    let list = Heights(mixed(100))
    let height = list.view.contentSize.height
    list.heights.insert(130, at: 2)
    list.view.insertItems(at: [path(2)])
    hand.wait(0.1)
    list.heights.remove(at: 0)
    list.view.deleteItems(at: [path(0)])
    hand.wait(1)
    #expect(list.isInOrder && list.view.list.disappearing.isEmpty && list.view.contentSize.height != height)
    #expect(list.view.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 67, width: 375, height: 130))
    #expect(list.view.visibleCells.allSatisfy { $0.layer.shown?.position == $0.center })
  }

  @Test func `a change of layout to cells that size themselves is taken back in the middle`() {
    let list = Heights(mixed(100)), plain = UICollectionViewFlowLayout(), own = list.layout
    plain.itemSize = CGSize(width: 100, height: 100)
    list.view.setCollectionViewLayout(plain, animated: true)
    hand.wait(0.1)
    list.view.setCollectionViewLayout(own, animated: true)
    hand.wait(1)
    #expect(list.isInOrder && list.view.list.disappearing.isEmpty)
    list.view.setCollectionViewLayout(plain, animated: true)
    hand.wait(1)
    #expect(list.view.visibleCells.allSatisfy { $0.frame.size == plain.itemSize })
  }

  // MARK: Happily

  @Test func `cells are as high as they say in the first frame, and the rest is estimated`() {
    let list = Heights(mixed(100)), shown = list.view.indexPathsForVisibleItems.count
    #expect(list.isInOrder && shown < 12)
    let known = Heights.Cell.asked
    #expect(known == 17 && list.view.contentSize.height == mixed(known).reduce(0, +) + CGFloat(100 - known) * 50)
  }

  @Test func `cells that turn out smaller leave no room empty`() {
    let list = Heights(Array(repeating: 20, count: 200), estimate: 200)
    #expect(list.isInOrder && list.view.indexPathsForVisibleItems.count == 41)
  }

  @Test func `constraints say how large a cell is, in both directions`() {
    final class Boxed: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView(), height = box.heightAnchor.constraint(equalToConstant: 70.3)
        height.priority = UILayoutPriority(999)  // cells are whole pixels high
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
          box.widthAnchor.constraint(equalToConstant: 80), height,
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout(), source = Source()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout)
    view.register(Boxed.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    hand.window.addSubview(view)
    hand.wait()
    #expect(view.visibleCells.count == 27 && view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 100, height: 80.5) })
    #expect(view.cellForItem(at: path(1))?.frame.minX == 137.5 && view.cellForItem(at: path(3))?.frame.minY == 90.5)
    #expect(view.cellForItem(at: path(0))?.contentView.subviews.first?.frame == CGRect(x: 10, y: 5, width: 80, height: 70.5))
  }

  @Test func `invalidateLayout asks the cells that are seen again, scrolling does not`() {
    let list = Heights(mixed(100))
    let before = Heights.Cell.asked
    list.view.contentOffset.y = 5
    hand.wait()
    #expect(Heights.Cell.asked <= before + 1)
    for cell in list.view.visibleCells { (cell as? Heights.Cell)?.height += 11 }
    list.heights = list.heights.map { $0 + 11 }
    list.layout.invalidateLayout()
    hand.wait()
    #expect(list.isInOrder)
  }

  @Test func `reloadData forgets what was measured`() {
    let list = Heights(mixed(100))
    list.heights = Array(repeating: 50, count: 100)
    list.view.reloadData()
    hand.wait()
    #expect(list.view.contentSize.height == 5000 && list.isInOrder)
  }

  @Test func `headers that are pinned and cells that size themselves get along`() {
    let list = Heights(mixed(300))
    let flow = list.layout as? UICollectionViewFlowLayout
    flow?.sectionInset = UIEdgeInsets(top: 9, left: 0, bottom: 9, right: 0)
    flow?.sectionHeadersPinToVisibleBounds = true
    for _ in 0..<100 {
      list.view.contentOffset.y += 31
      hand.wait()
    }
    #expect(list.isInOrder && list.view.contentOffset.y == 3100)
  }

  @Test func `a cell that wants another size each time is asked when it comes into sight, and the app goes on`() {
    final class Restless: UICollectionViewCell {
      static var size: CGFloat = 40
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Self.size += 1
        layoutAttributes.size.height = Self.size
        return layoutAttributes
      }
    }
    let list = Heights(mixed(40))
    list.view.register(Restless.self, forCellWithReuseIdentifier: "cell")
    list.view.reloadData()
    hand.wait()
    let size = Restless.size
    #expect(size > 45)
    hand.wait(1)
    #expect(Restless.size == size && size < 100 && hand.runtime.diagnostics.isEmpty)
  }

  // MARK: A layout of one's own

  /// Rows that take what their cells want, and say what that changes.
  final class Rows: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    var log: [String] = []
    var minds = true
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: top(of: count)) }
    private func top(of item: Int) -> CGFloat { (0..<item).reduce(0) { $0 + (heights[$1] ?? 100) } }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: top(of: indexPath.item), width: 375, height: heights[indexPath.item] ?? 100)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter { $0.frame.intersects(rect) }
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      log.append("\(originalAttributes.indexPath.item): \(Int(originalAttributes.size.height)) → \(Int(preferredAttributes.size.height))")
      return minds
    }
    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
      let growth = preferredAttributes.size.height - originalAttributes.size.height
      if originalAttributes.frame.minY < collectionView?.bounds.minY ?? 0 { context.contentOffsetAdjustment.y = growth }
      return context
    }
  }

  @Test func `a layout of one's own is asked for each cell that wants another size, and what it says is done`() {
    let rows = Rows(), list = Heights([100, 150, 100, 170] + Array(repeating: 100, count: 20), layout: rows)
    #expect(rows.log == ["1: 100 → 150", "3: 100 → 170"] && list.isInOrder && list.view.contentSize.height == 2520)
  }

  @Test func `what a context adjusts keeps what is seen where it is`() {
    let rows = Rows(), list = Heights(Array(repeating: 130, count: 60), layout: rows)
    rows.heights = [:]
    list.view.contentOffset.y = 3050
    hand.wait()
    let before = list.places
    list.view.contentOffset.y -= 60
    hand.wait()
    #expect(before.allSatisfy { item, place in list.places[item].map { $0 == place + 60 } ?? true })
  }

  @Test func `a layout that does not mind is not invalidated`() {
    let rows = Rows()
    rows.minds = false
    let list = Heights([100, 150, 100, 170, 100], layout: rows)
    #expect(list.view.visibleCells.allSatisfy { $0.frame.height == 100 } && rows.log.count == 2)
  }

  @Test func `attributes of another item, and sizes that are none, are not followed, and that is said`() {
    final class Lying: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        if layoutAttributes.indexPath.item == 0 { layoutAttributes.indexPath.item = 7 } else { layoutAttributes.size.height = .nan }
        return layoutAttributes
      }
    }
    let list = Heights([50, 50])
    list.view.register(Lying.self, forCellWithReuseIdentifier: "cell")
    list.view.reloadData()
    hand.wait()
    #expect(list.view.visibleCells.map(\.frame.minY) == [0, 50] && hand.runtime.diagnostics.count == 2)
    #expect(hand.runtime.diagnostics.first?.contains("Lying answers for the cell at 0.0 with attributes of the cell at 0.7") == true)
  }

  // MARK: Cost

  @Test func `a hundred thousand items that size themselves cost what was shown of them`() {
    let list = Heights((0..<100_000).map { CGFloat(70 + $0 % 5 * 10) }, estimate: 90)
    #expect(Heights.Cell.asked <= 12)
    let flow = list.layout as? UICollectionViewFlowLayout
    list.view.contentOffset.y = 4_000_000
    for _ in 0..<60 {
      list.view.contentOffset.y += 300
      hand.wait()
    }
    #expect(list.isInOrder && Heights.Cell.asked < 60 * 5 + 40)
    let measured = flow?.measured[0]?.count ?? 0
    #expect(measured > 150 && measured < 300 && list.view.subviews.count < 40)
    list.view.scrollToItem(at: path(99_999), at: .bottom, animated: false)
    hand.wait()
    hand.wait()
    #expect(list.view.indexPathsForVisibleItems.last == path(99_999) && list.isInOrder)
  }
}
