import Foundation
import Stages
import Testing
import UIKit

/// Names that app code uses and that did not compile.
@MainActor @Suite("Classes of cells, and index paths", .hand)
struct CollectionNamesTests {
  final class Source: NSObject, UICollectionViewDataSource {
    let count: Int
    init(count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
  final class Special: UICollectionViewCell {}

  @MainActor private static func show(_ count: Int, _ register: (UICollectionView) -> Void) -> [UICollectionViewCell] {
    let hand = Hand()
    return hand.runtime.asCurrent {
      let view = UICollectionView(frame: hand.window.bounds, collectionViewLayout: UICollectionViewFlowLayout()),
        source = Source(count: count)
      register(view)
      view.dataSource = source
      hand.window.addSubview(view)
      hand.wait()
      return view.visibleCells
    }
  }

  @Test func `a class that is known as AnyClass is registered`() {
    let anyClass: AnyClass? = Special.self
    let cells = Self.show(2) { $0.register(anyClass, forCellWithReuseIdentifier: "cell") }
    #expect(cells.count == 2 && cells.allSatisfy { $0 is Special })
  }

  @Test func `nil takes a class back, and a class that is no cell's stops with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = CollectionNamesTests.show(1) {
          $0.register(Special.self, forCellWithReuseIdentifier: "cell")
          $0.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
        }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = CollectionNamesTests.show(0) { $0.register(UIView.self, forCellWithReuseIdentifier: "cell") } }
    }
    #expect(Self.show(0) { $0.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell") }.isEmpty)
  }

  @Test func `index paths have rows, items and sections, to read and to set`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(item: 3, section: 1) && path.row == 3 && path.item == 3 && path.section == 1)
    path.row = 5
    path.section = 2
    #expect(path == [2, 5])
    path.item = 6
    #expect(path.row == 6)
    let old = NSIndexPath(row: 3, section: 1)
    #expect(old.row == 3 && old.item == 3 && old.section == 1 && old == NSIndexPath(item: 3, section: 1))
  }
}
