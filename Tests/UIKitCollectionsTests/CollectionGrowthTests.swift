import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// The number of queries of a collection view, which depends on the visible items and not on the total.
@MainActor @Suite(.hand)
struct CollectionGrowthTests {
  /// A flow layout that counts what it makes.
  final class CountingLayout: UICollectionViewFlowLayout {
    var made = 0
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      made += 1
      return super.layoutAttributesForItem(at: indexPath)
    }
  }
  /// As many items as one likes, without a list of them.
  class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 1_000_000
    var cells = 0
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      cells += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
  /// Gives each item its size.
  final class SizingSource: Source, UICollectionViewDelegateFlowLayout {
    var asked = 0
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 80, height: 60 + indexPath.item % 3 * 10)
    }
  }

  /// Rows of five, worked out as they are asked for.
  final class Rows: UICollectionViewLayout {
    var made = 0
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: CGFloat((count + 4) / 5) * 75) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let first = max(0, Int(rect.minY / 75)) * 5, end = min(count, Int(rect.maxY / 75 + 1) * 5)
      return (first..<max(first, end)).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      made += 1
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let (row, column) = indexPath.item.quotientAndRemainder(dividingBy: 5)
      attributes.frame = CGRect(x: CGFloat(column) * 75, y: CGFloat(row) * 75, width: 70, height: 70)
      return attributes
    }
  }

  let hand = Hand.current!
  private func list(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (list.dataSource, list.delegate) = (source, source)
    hand.window.addSubview(list)
    hand.wait()
    return list
  }

  @Test func `a million items of one size cost what is seen of them, to show, to scroll, to jump and to update`() {
    let (source, layout) = (Source(), CountingLayout())
    layout.itemSize = CGSize(width: 80, height: 80)
    let list = list(source, layout)
    let seen = list.visibleCells.count
    #expect(seen == 40 && layout.made < 4 * seen && source.cells == seen)
    for _ in 0..<20 {
      list.contentOffset.y += 40
      hand.wait()
    }
    #expect(layout.made < 12 * seen && source.cells < 4 * seen)
    (layout.made, source.cells) = (0, 0)
    list.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    hand.wait()
    #expect(list.indexPathsForVisibleItems.last?.item == 999_999 && layout.made < 5 * seen && source.cells <= seen + 4)
    layout.made = 0
    list.performBatchUpdates(nil)
    hand.wait()
    // What lies around is looked at, since it may come into sight.
    #expect(layout.made < 10 * seen)
    layout.made = 0
    source.count += 1
    list.insertItems(at: [IndexPath(item: 500_000, section: 0)])
    hand.wait()
    #expect(layout.made < 15 * seen && list.subviews.count < 3 * seen)
  }

  @Test func `a million items of a layout of one's own cost what is seen of them, to show, to scroll, to jump, to update and to change`() {
    let (source, layout) = (Source(), Rows())
    let list = list(source, layout), seen = list.visibleCells.count
    #expect(seen == 55 && layout.made < 3 * seen && source.cells == seen)
    layout.made = 0
    for _ in 0..<20 {
      list.contentOffset.y += 40
      hand.wait()
    }
    #expect(layout.made < 8 * seen && source.cells < 3 * seen)
    (layout.made, source.cells) = (0, 0)
    list.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    hand.wait()
    #expect(list.indexPathsForVisibleItems.last?.item == 999_999 && layout.made < 5 * seen && source.cells <= seen + 5)
    layout.made = 0
    source.count += 1
    list.insertItems(at: [IndexPath(item: 500_000, section: 0)])
    hand.wait(0.1)
    #expect(layout.made < 15 * seen)
    list.reloadData()
    hand.wait()
    layout.made = 0
    list.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    hand.wait(0.1)
    list.setCollectionViewLayout(layout, animated: true)
    hand.wait(1)
    #expect(layout.made < 20 * seen && list.subviews.count < 4 * seen)
  }

  @Test func `a delegate that gives each item a size is asked for each once, and scrolling asks for none`() {
    let (source, layout) = (SizingSource(), CountingLayout())
    source.count = 20_000
    let list = list(source, layout)
    let seen = list.visibleCells.count
    #expect(source.asked == 20_000 && layout.made < 4 * seen)
    for _ in 0..<20 {
      list.contentOffset.y += 4000
      hand.wait()
    }
    #expect(source.asked == 20_000 && layout.made < 100 * seen)
  }
}
