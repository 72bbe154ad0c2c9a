import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Layouts and data sources that are mistaken (behaviour: Collection view passes)", .hand)
struct LayoutMistakeTests {
  /// A flow layout that returns attributes altered by a test's closure.
  final class Lying: UICollectionViewFlowLayout {
    var lie: ([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] = { $0 }
    var size: CGSize?
    var target: CGPoint?
    var beginning: CGPoint?
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect).map { lie($0) }
    }
    override var collectionViewContentSize: CGSize { size ?? super.collectionViewContentSize }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      target ?? proposedContentOffset
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      if let beginning { attributes?.center = beginning }
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      if let beginning { attributes?.center = beginning }
      return attributes
    }
  }

  let hand = Hand.current!
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func lying(_ lie: @escaping ([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] = { $0 }) -> Lying {
    let layout = Lying()
    (layout.itemSize, layout.minimumLineSpacing, layout.lie) = (CGSize(width: 375, height: 100), 0, lie)
    return layout
  }
  private var warnings: [String] { hand.runtime.diagnostics }

  // MARK: Attributes

  @Test func `attributes that are no numbers are left out with one warning, also while everything moves, and come when they are numbers`() {
    let layout = lying { all in
      for attributes in all where attributes.indexPath.item % 3 == 1 { attributes.center.y = .nan }
      return all
    }
    let gallery = Gallery(count: 40, layout: layout)
    #expect(gallery.names == ["0", "2", "3", "5", "6", "8"])
    #expect(warnings.count == 1 && warnings[0].contains("Lying places the cell at 0.1 at (187.5, nan)"))
    gallery.sections[0].remove(at: 0)
    gallery.view.deleteItems(at: [path(0)])
    hand.wait(0.1)
    gallery.view.contentOffset.y = 700
    hand.wait(0.1)
    layout.lie = { $0 }
    layout.invalidateLayout()
    hand.wait(1)
    #expect(gallery.names == ["8", "9", "10", "11", "12", "13", "14", "15", "16"] && warnings.count == 1)
    #expect(gallery.view.list.disappearing.isEmpty)
  }

  @Test func `sizes that are negative and transforms that are no numbers are left out`() {
    let gallery = Gallery(
      count: 4,
      layout: lying { all in
        all[1].size.width = -5
        all[2].transform = CGAffineTransform(scaleX: .infinity, y: 1)
        return all
      })
    #expect(gallery.names == ["0", "3"] && warnings.count == 2)
    #expect(warnings[0].contains("Lying gives the cell at 0.1 the size (-5.0, 100.0)"))
  }

  @Test func `of two attributes for one item the last count, and that is said`() {
    let gallery = Gallery(
      count: 3,
      layout: lying { all in
        let second = all[0].copied
        second.center.y += 500
        return all + [second]
      })
    #expect(gallery.cell("0")?.frame.minY == 500 && gallery.view.subviews.count { $0 is UICollectionViewCell } == 3)
    #expect(warnings.count == 1 && warnings[0].contains("two attributes for the cell at 0.0"))
    let same = Gallery(count: 3, layout: lying { $0 + $0.map(\.copied) })
    #expect(same.names.count == 3 && warnings.count == 1)
  }

  /// A layout that asks the data source, and not its view, how many items there are.
  final class Direct: UICollectionViewLayout {
    var count = 0
    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: count * 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: indexPath.item * 100, width: 375, height: 100)
      return attributes
    }
  }

  @Test func `a source that grew and a layout that is invalidated alone go on with the items that the view knows`() {
    let layout = Direct()
    layout.count = 5
    let gallery = Gallery(count: 5, layout: layout)
    for count in [6, 7] {
      gallery.sections[0].append("\(count - 1)")
      layout.count = count
      layout.invalidateLayout()
      hand.wait()
      #expect(gallery.names == ["0", "1", "2", "3", "4"] && gallery.view.numberOfItems(inSection: 0) == 5)
      #expect(gallery.view.contentSize.height == CGFloat(count * 100))
    }
    #expect(warnings.count == 1 && warnings[0].contains("attributes for the cell at 0.5, which does not exist"))
    gallery.view.scrollToItem(at: path(4), at: .top, animated: true)
    gallery.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    hand.wait(0.1)
    gallery.view.setCollectionViewLayout(layout, animated: true)
    hand.wait(1)
    #expect(gallery.names == ["0", "1", "2", "3", "4"])
    gallery.view.reloadData()
    hand.wait()
    #expect(gallery.names.count == 7)
  }

  @Test func `items that a layout leaves out have no cells, and the others do`() {
    let gallery = Gallery(count: 6, layout: lying { $0.filter { $0.indexPath.item != 2 } })
    #expect(gallery.names == ["0", "1", "3", "4", "5"] && gallery.view.cellForItem(at: path(2)) == nil && warnings.isEmpty)
  }

  @Test func `items that would begin and end nowhere come and go without animation`() {
    let layout = lying(), gallery = Gallery(count: 5, layout: layout)
    layout.beginning = CGPoint(x: CGFloat.nan, y: 0)
    gallery.sections[0] = ["new"] + gallery.sections[0].dropLast()
    gallery.view.performBatchUpdates {
      gallery.view.insertItems(at: [path(0)])
      gallery.view.deleteItems(at: [path(4)])
    }
    hand.wait(0.1)
    #expect(gallery.cell("new")?.seenFrame.minY == 0 && gallery.cell("new")?.seenAlpha == 1)
    hand.wait(1)
    #expect(gallery.names == ["new", "0", "1", "2", "3"] && gallery.view.list.disappearing.isEmpty && !warnings.isEmpty)
  }

  // MARK: Sizes and offsets

  @Test func `a content size that is none is zero, and the content can be scrolled when it is one`() {
    let layout = lying(), gallery = Gallery(count: 40, layout: layout)
    layout.size = CGSize(width: CGFloat.nan, height: -4)
    layout.invalidateLayout()
    hand.wait()
    #expect(gallery.view.contentSize == .zero && gallery.view.contentOffset == .zero && warnings.count == 1)
    layout.size = nil
    layout.invalidateLayout()
    hand.wait()
    gallery.view.contentOffset.y = 500
    hand.wait()
    #expect(gallery.view.contentSize.height == 4000 && gallery.names.count == 9)
  }

  @Test func `offsets that are no places are not followed`() {
    let layout = lying(), gallery = Gallery(count: 40, layout: layout)
    layout.target = CGPoint(x: 0, y: CGFloat.infinity)
    gallery.view.performBatchUpdates(nil)
    hand.wait(1)
    hand.down(100, 500)
    hand.drag(by: 0, -200, over: 0.1)
    hand.up()
    hand.wait(3)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = .nan
    layout.invalidateLayout(with: context)
    hand.wait()
    #expect(gallery.view.contentOffset.y > 200 && gallery.view.contentOffset.y.isFinite && warnings.count == 1)
  }

  @Test func `a flow layout's sizes, insets and spacings that are none count as zero`() {
    let layout = lying(), gallery = Gallery(count: 3, layout: layout)
    layout.itemSize = CGSize(width: -10, height: 40)
    layout.sectionInset.top = .nan
    layout.minimumLineSpacing = .infinity
    layout.headerReferenceSize = CGSize(width: 0, height: -20)
    hand.wait()
    #expect(gallery.view.contentSize == CGSize(width: 375, height: 40) && warnings.count == 1)
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.sectionInset.top = 7
    layout.minimumLineSpacing = 0
    hand.wait()
    #expect(gallery.names == ["0", "1", "2"] && gallery.cell("1")?.frame.minY == 107)
  }

  @Test func `a delegate's size that is none counts as zero, and names the item`() {
    final class Odd: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 375, height: indexPath.item == 2 ? CGFloat.nan : 100) }
    }
    let source = Odd(), view = UICollectionView(frame: hand.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, source)
    hand.window.addSubview(view)
    hand.wait()
    let places = view.visibleCells.map(\.frame.minY), height = view.contentSize.height
    #expect(places == [0, 110, 220, 230, 340] && height == 440, "\(places) \(height)")
    #expect(warnings.count == 1 && warnings[0].contains("the size of item 2 of section 0 is (375.0, nan)"))
  }

  // MARK: Data

  @Test func `a data source that answers differently twice is believed the first time, until it is asked anew`() {
    let gallery = Gallery(count: 5)
    gallery.sections[0] += ["x", "y"]
    gallery.view.contentOffset.y = 3
    hand.wait()
    #expect(gallery.view.numberOfItems(inSection: 0) == 5 && gallery.names.count == 5)
    gallery.view.reloadData()
    hand.wait()
    #expect(gallery.names.last == "y")
  }

  @Test(arguments: ["items", "sections", "negative", "one cell for all"])
  func `numbers that do not add up, and one cell for two items, stop with a sentence`(_ what: String) async {
    switch what {
    case "items": await #expect(processExitsWith: .failure) { await MainActor.run { LayoutMistakeTests.misupdate(sections: false) } }
    case "sections": await #expect(processExitsWith: .failure) { await MainActor.run { LayoutMistakeTests.misupdate(sections: true) } }
    case "negative": await #expect(processExitsWith: .failure) { await MainActor.run { LayoutMistakeTests.show(Wrong(count: -1)) } }
    default: await #expect(processExitsWith: .failure) { await MainActor.run { LayoutMistakeTests.show(Wrong(count: 2)) } }
    }
    #expect(Gallery(count: 2).names.count == 2)
  }

  @MainActor private static func stage(_ body: () -> Void) {
    let hand = Hand()
    hand.runtime.asCurrent { Hand.$current.withValue(hand) { body() } }
  }
  @MainActor private static func misupdate(sections: Bool) {
    stage {
      let gallery = Gallery(count: 3)
      if sections { gallery.sections.append(["z"]) } else { gallery.sections[0].append("z") }
      gallery.view.performBatchUpdates { gallery.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    }
  }
  @MainActor private static func show(_ source: Wrong) {
    stage {
      let view = UICollectionView(frame: Hand.current!.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      Hand.current!.window.addSubview(view)
      Hand.current!.wait()
    }
  }
  /// Has one cell, whatever it is asked for.
  private final class Wrong: NSObject, UICollectionViewDataSource {
    let count: Int
    private var only: UICollectionViewCell?
    init(count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = only ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      only = cell
      return cell
    }
  }
}
