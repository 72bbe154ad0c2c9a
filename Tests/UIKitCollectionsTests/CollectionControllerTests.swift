import HostInterface
import Stages
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

@MainActor @Suite("UICollectionViewController", .hand)
struct CollectionControllerTests {
  final class Numbers: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var heard: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 375, height: 90) }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("didSelect \(indexPath.short)")
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("didScroll") }
  }

  let hand = Hand.current!
  let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
  init() {
    hand.window.rootViewController = controller
    hand.wait()
  }

  @Test func `it is data source and delegate of a view that fills its own`() throws {
    let collection = try #require(controller.collectionView)
    #expect(controller.view !== collection && collection.superview === controller.view && collection.frame == controller.view.bounds)
    #expect(collection.dataSource === controller && collection.delegate === controller)
    #expect(collection.visibleCells.count == 9 && collection.visibleCells[1].frame == CGRect(x: 0, y: 100, width: 375, height: 90))
    #expect(controller.collectionViewLayout === collection.collectionViewLayout)
  }

  @Test func `a subclass hears of touches and scrolling`() {
    hand.tap(100, 150)
    hand.wait(0.5)
    controller.collectionView.contentOffset.y = 10
    #expect(controller.heard == ["didSelect 0.1", "didScroll"])
  }

  @Test func `the selection is gone when the view appears again, unless it is to stay`() {
    for clears in [false, true] {
      controller.clearsSelectionOnViewWillAppear = clears
      controller.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      let other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      controller.present(other, animated: false)
      hand.wait(0.1)
      controller.dismiss(animated: false)
      hand.wait(0.1)
      #expect(controller.collectionView.indexPathsForSelectedItems?.isEmpty == clears)
    }
  }

  @Test func `another collection view takes the place of the first`() {
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let first = controller.collectionView
    controller.collectionView = other
    #expect(first?.superview == nil && other.superview === controller.view && other.frame == controller.view.bounds)
  }

  @Test func `content that is shorter than the screen keeps clear of the status bar at the root of a window`() {
    final class Rows: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      }
    }
    let app = AppSession(device: Device.all[2]) { _ in }
    app.perform {
      let list = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
      let controller = Rows(collectionViewLayout: list)
      app.window.rootViewController = controller
    }
    app.advance(by: 0.1)
    app.perform {
      guard let controller = app.window.rootViewController as? Rows, let view = controller.collectionView else { return }
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      #expect(view.contentOffset == CGPoint(x: 0, y: -59) && view.contentSize.height < 300)
      view.contentInsetAdjustmentBehavior = .scrollableAxes
      #expect(view.adjustedContentInset == .zero)
      view.contentInsetAdjustmentBehavior = .automatic
      #expect(view.adjustedContentInset.top == 59)
      // One that the controller no longer shows is a collection view as any other.
      controller.collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      app.window.addSubview(view)
      #expect(view.adjustedContentInset == .zero)
    }
  }

  @Test func `the controller's layout stays that of its init, whatever layout and collection view come later`() {
    let first = controller.collectionViewLayout, second = UICollectionViewFlowLayout()
    controller.collectionView.collectionViewLayout = second
    hand.wait()
    #expect(controller.collectionViewLayout === first && controller.collectionView.collectionViewLayout === second)
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    controller.collectionView = other
    hand.wait()
    #expect(controller.collectionViewLayout === first)
  }

  @Test func `items without cells stop with a message`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Empty: UICollectionViewController {
          override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        }
        let hand = Hand()
        hand.window.rootViewController = Empty(collectionViewLayout: UICollectionViewFlowLayout())
        hand.wait()
      }
    }
  }
}
