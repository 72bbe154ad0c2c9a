import Foundation
import SeededRandom
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// A collection view whose items come and go in batches.
@MainActor
final class Gallery: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private(set) var count = 5

  override init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 200, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  /// One batch: an item more, one less, or one of each.
  func change(_ random: inout SeededRandom) {
    let (deletes, inserts) = (count > 0 && Bool.random(using: &random), Bool.random(using: &random))
    let deleted = deletes ? Int.random(in: 0..<count, using: &random) : 0
    let rest = count - (deletes ? 1 : 0)
    let inserted = Int.random(in: 0...rest, using: &random)
    view.performBatchUpdates { [self] in
      count = rest + (inserts ? 1 : 0)
      if deletes { view.deleteItems(at: [IndexPath(item: deleted, section: 0)]) }
      if inserts { view.insertItems(at: [IndexPath(item: inserted, section: 0)]) }
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
