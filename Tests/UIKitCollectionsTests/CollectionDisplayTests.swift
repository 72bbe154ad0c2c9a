import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor @Suite("Cells of a collection view (behaviour: Collection view passes)", .hand)
struct CollectionDisplayTests {
  let hand = Hand.current!
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `of 1,000 items only those that are seen have cells, wherever it scrolls`() {
    let gallery = Gallery(count: 1000)
    #expect(gallery.names == (0..<9).map { "\($0)" })
    for offset in stride(from: 50.0, through: 99_000, by: 9_500) {
      gallery.view.contentOffset.y = offset
      hand.wait()
      let cells = gallery.view.subviews.filter { $0 is UICollectionViewCell }
      #expect(cells.count == gallery.names.count && (9...10).contains(cells.count))
    }
  }

  @Test func `1,000 items are counted once and asked for when they are seen, each once`() {
    let gallery = Gallery(count: 1000)
    gallery.quiet = ["scroll", "display"]
    gallery.view.contentOffset.y = 100
    hand.wait()
    #expect(gallery.log == ["cell 0.9?", "prepareForReuse 0"])
    gallery.log = []
    gallery.view.contentOffset.y = 190
    _ = gallery.view.numberOfItems(inSection: 0)
    hand.wait()
    #expect(gallery.log == ["cell 0.10?"])  // nothing has left: item 1 is half seen
    gallery.log = []
    gallery.view.reloadData()
    hand.wait()
    #expect(gallery.log.filter { $0.hasSuffix("?") && !$0.hasPrefix("cell") } == ["sections?", "items of 0?"])
    #expect(gallery.log.filter { $0.hasPrefix("cell") }.count == 10)
  }

  @Test func `a cell is asked for, prepared for reuse, filled, placed, announced, and only then a subview`() {
    let gallery = Gallery(count: 50)
    gallery.quiet = ["scroll"]
    let first = gallery.cell("0")
    gallery.view.contentOffset.y = 100
    hand.wait()
    #expect(gallery.log == ["didEndDisplaying 0.0", "cell 0.9?", "prepareForReuse 0", "willDisplay 0.9"])
    #expect(gallery.cell("9") === first && first?.frame == CGRect(x: 0, y: 900, width: 375, height: 100))
    #expect(first?.superview === gallery.view)
  }

  @Test func `a cell out of sight is none: cellForItem, indexPath and visibleCells leave it out`() throws {
    let gallery = Gallery(count: 50)
    let cell = try #require(gallery.cell("0"))
    #expect(gallery.view.cellForItem(at: path(0)) === cell && gallery.view.indexPath(for: cell) == path(0))
    #expect(gallery.view.cellForItem(at: path(9)) == nil)
    gallery.view.contentOffset.y = 100
    hand.wait()
    #expect(gallery.view.cellForItem(at: path(0)) == nil)
    #expect(gallery.view.indexPathsForVisibleItems == (1...9).map { path($0) })
    #expect(gallery.names == (1...9).map { "\($0)" })
  }

  @Test func `cells of a row that only touches the edge have no views`() {
    let gallery = Gallery(count: 50)
    gallery.view.frame.size.height = 300
    hand.wait()
    #expect(gallery.names == ["0", "1", "2"])
  }

  @Test func `a selected or highlighted cell gives neither state to the item that uses it next`() {
    let gallery = Gallery(count: 50)
    hand.tap(100, 50)
    let cell = gallery.cell("0")
    gallery.view.contentOffset.y = 100
    hand.wait()
    #expect(gallery.cell("9") === cell && cell?.isSelected == false && cell?.isHighlighted == false)
  }

  @Test func `reloadData takes all cells away, forgets the selection, and asks anew`() {
    let gallery = Gallery(count: 50)
    hand.tap(100, 50)
    gallery.sections = [["a", "b"]]
    gallery.log = []
    gallery.quiet = ["scroll", "count", "cell"]
    gallery.view.reloadData()
    hand.wait()
    #expect(gallery.log == (0..<9).map { "didEndDisplaying 0.\($0)" } + ["willDisplay 0.0", "willDisplay 0.1"])
    #expect(gallery.names == ["a", "b"] && gallery.view.indexPathsForSelectedItems == [])
    #expect(gallery.view.visibleCells.allSatisfy { !$0.isSelected } && gallery.view.contentSize.height == 200)
  }

  @Test func `fewer items bring the content back that stood beyond its new end`() {
    let gallery = Gallery(count: 50)
    gallery.view.contentOffset.y = 3000
    hand.wait()
    gallery.sections = [Array(gallery.sections[0].prefix(12))]
    gallery.view.reloadData()
    hand.wait()
    #expect(gallery.view.contentOffset.y == 388 && gallery.names.last == "11")
  }

  @Test func `another data source is asked at once, and none means no cells`() {
    let gallery = Gallery(count: 3)
    gallery.view.dataSource = nil
    hand.wait()
    #expect(gallery.view.visibleCells.isEmpty && gallery.view.numberOfSections == 0)
    gallery.view.dataSource = gallery
    hand.wait()
    #expect(gallery.names == ["0", "1", "2"])
  }

  @Test func `a new cell is made with the size that it will have`() {
    final class Sized: UICollectionViewCell {
      var first = CGSize.zero
      override init(frame: CGRect) {
        super.init(frame: frame)
        first = frame.size
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "sized", for: indexPath)
      }
    }
    let source = Source()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(Sized.self, forCellWithReuseIdentifier: "sized")
    view.dataSource = source
    hand.window.addSubview(view)
    hand.wait()
    #expect((view.visibleCells.first as? Sized)?.first == CGSize(width: 50, height: 50))
  }

  @Test func `an app's own change to a cell stays until the layout has other attributes for it`() throws {
    let gallery = Gallery(count: 50)
    let cell = try #require(gallery.cell("4"))
    cell.alpha = 0.5
    gallery.view.contentOffset.y = 20
    hand.wait()
    #expect(cell.alpha == 0.5 && cell.appliedCount == 1)
    gallery.flow.itemSize.height = 90
    hand.wait()
    #expect(cell.alpha == 1 && cell.appliedCount == 2 && cell.frame.minY == 360)
  }

  @Test func `cells lie behind what the app adds and before the background, which does not scroll`() {
    let gallery = Gallery(count: 50)
    let own = UIView()
    let back = UIView()
    gallery.view.addSubview(own)
    gallery.view.backgroundView = back
    gallery.view.contentOffset.y = 500
    hand.wait()
    #expect(gallery.view.subviews.first === back && back.frame == CGRect(x: 0, y: 500, width: 375, height: 812))
    let place = gallery.view.subviews.firstIndex { $0 === own } ?? 0
    #expect(gallery.view.subviews.lastIndex { $0 is UICollectionViewCell } ?? 99 < place)
  }

  @Test func `a cell that was not dequeued stops with a message`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Source: NSObject, UICollectionViewDataSource {
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
          }
        }
        let source = Source()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 9, height: 9), collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        Hand().window.addSubview(view)
        view.layoutIfNeeded()
      }
    }
  }
}
