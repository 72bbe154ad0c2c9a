import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// The number of queries for many sections: one for each section when the layout is created, then only those for visible content.
@MainActor @Suite(.hand) struct CompositionalGrowthTests {
  final class Sections: NSObject, UICollectionViewDataSource {
    let count: Int
    var cells = 0
    init(_ count: Int) { self.count = count }
    func numberOfSections(in collectionView: UICollectionView) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      cells += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
  /// Fifty high where forty were expected.
  final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      attributes.frame.size.height = 50
      return attributes
    }
  }

  @Test(arguments: [false, true])
  func `many sections are asked for once; scrolled, jumped over and measured, a screenful of cells is all that is`(isEstimated: Bool) {
    let count = 5_000, hand = Hand.current!
    var asked = 0
    let height: NSCollectionLayoutDimension = isEstimated ? .estimated(40) : .absolute(40)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return section
    }
    let source = Sections(count)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 800), collectionViewLayout: layout)
    view.register(isEstimated ? Cell.self : UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    hand.window.addSubview(view)
    hand.wait()
    #expect(asked == count && source.cells <= 22)
    for step in 1...20 {
      view.contentOffset.y = CGFloat(step) * 37
      hand.flush()
    }
    #expect(asked == count && source.cells <= 60)
    for far in [2_500, 4_700, 3, count - 1] {
      let before = source.cells
      view.scrollToItem(at: IndexPath(item: 0, section: far), at: .centeredVertically, animated: false)
      hand.flush()
      // Sections that turn out higher may push the one that was jumped to out of sight.
      let isThere = view.cellForItem(at: IndexPath(item: 0, section: far)) != nil
      #expect(source.cells - before <= 50 && (isThere || isEstimated))
    }
    #expect(asked == count)
  }
}
