import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("What a layout and a controller of a collection view are told, and when (behaviour: Collection view passes)", .hand)
struct CollectionContractTests {
  let hand = Hand.current!
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// A layout that cannot do without its view.
  final class Dependent: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { collectionView!.bounds.size != newBounds.size }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      _ = collectionView!.bounds
      super.invalidateLayout(with: context)
    }
    override var collectionViewContentSize: CGSize {
      _ = collectionView!.bounds
      return super.collectionViewContentSize
    }
  }

  @Test func `a layout that says collectionView! is asked nothing while it has none`() {
    let first = Dependent(), second = Dependent()
    let view = UICollectionView(frame: CGRect(x: 10, y: 20, width: 200, height: 300), collectionViewLayout: first)
    hand.window.addSubview(view)
    hand.wait()
    view.collectionViewLayout = second
    view.frame.size.width = 100
    hand.wait()
    #expect(first.collectionView == nil && second.collectionView === view)
  }

  /// Minds every change of bounds, and writes down how it is told.
  final class Minding: UICollectionViewLayout {
    var log: [String] = []
    private let context = UICollectionViewLayoutInvalidationContext()
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { context }
    override func invalidateLayout() {
      log.append("invalidateLayout at \(collectionView?.bounds.minY ?? -1)")
      super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log.append("with \(context === self.context ? "its" : "another") context at \(collectionView?.bounds.minY ?? -1)")
      super.invalidateLayout(with: context)
    }
  }

  @Test func `bounds that a layout minds call invalidateLayout, then invalidateLayout(with:), when they are new`() {
    let layout = Minding()
    let view = UICollectionView(frame: hand.window.bounds, collectionViewLayout: layout)
    layout.log = []
    view.bounds.origin.y = 7
    #expect(layout.log == ["invalidateLayout at 7.0", "with its context at 7.0"])
    layout.log = []
    layout.invalidateLayout()
    #expect(layout.log == ["invalidateLayout at 7.0", "with another context at 7.0"])
  }

  @Test func `a layout that forgets super in invalidateLayout is invalidated by other bounds all the same`() {
    final class Forgetful: UICollectionViewFlowLayout {
      var contexts = 0
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidateLayout() {}
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts += 1
        super.invalidateLayout(with: context)
      }
    }
    let layout = Forgetful()
    let view = UICollectionView(frame: hand.window.bounds, collectionViewLayout: layout)
    layout.contexts = 0
    view.contentOffset.y = 3
    #expect(layout.contexts == 1)
  }

  @Test func `a flow layout that scrolls is not invalidated`() {
    final class Counted: UICollectionViewFlowLayout {
      var calls = 0
      override func invalidateLayout() { calls += 1; super.invalidateLayout() }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        calls += 1
        super.invalidateLayout(with: context)
      }
    }
    let layout = Counted()
    let gallery = Gallery(count: 100, layout: layout)
    layout.calls = 0
    gallery.view.contentOffset.y = 50
    hand.wait()
    #expect(layout.calls == 0)
  }

  // MARK: Contexts

  @Test func `invalidateLayout invalidates not everything, and reloadData does`() {
    final class Listening: UICollectionViewFlowLayout {
      var heard: [Bool] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        heard.append(context.invalidateEverything)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Listening()
    let gallery = Gallery(count: 3, layout: layout)
    layout.heard = []
    layout.invalidateLayout()
    gallery.view.reloadData()
    #expect(layout.heard == [false, true])
  }

  @Test func `a context names each item once, and none as nil`() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [])
    context.invalidateSupplementaryElements(ofKind: "k", at: [])
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [path(1), path(0), path(1)])
    context.invalidateItems(at: [path(0), path(2)])
    context.invalidateSupplementaryElements(ofKind: "k", at: [path(0), path(0)])
    context.invalidateSupplementaryElements(ofKind: "k", at: [path(0), path(3)])
    #expect(context.invalidatedItemIndexPaths == [path(1), path(0), path(2)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["k": [path(0), path(3)]])
  }

  @Test func `a kind that a context names without index paths is there with none, and invalidates nothing by itself`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedSupplementaryIndexPaths == nil && context.invalidatedDecorationIndexPaths == nil)
    context.invalidateSupplementaryElements(ofKind: "footer", at: [])
    context.invalidateDecorationElements(ofKind: "line", at: [])
    #expect(context.invalidatedSupplementaryIndexPaths == ["footer": []] && context.invalidatedDecorationIndexPaths == ["line": []])
    #expect(context.named.isEmpty && !context.isPartial)
    context.invalidateSupplementaryElements(ofKind: "footer", at: [path(1)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["footer": [path(1)]])
  }

  // MARK: Passes

  /// Counts how often it lays out.
  final class Counting: UICollectionView {
    var passes = 0
    override func layoutSubviews() {
      passes += 1
      super.layoutSubviews()
    }
  }

  @Test func `cells that are made within layoutSubviews do not have the collection view laid out a second time`() {
    let layout = UICollectionViewFlowLayout(), gallery = Gallery(count: 30)
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 375, height: 100), 0)
    let view = Counting(frame: hand.window.bounds, collectionViewLayout: layout)
    view.register(TaggedCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = gallery
    hand.window.addSubview(view)
    hand.flush()
    #expect(view.passes == 1 && view.visibleCells.count == 9)
    view.contentOffset.y = 150
    hand.flush()
    #expect(view.passes == 2 && view.visibleCells.count == 9)
    view.setNeedsLayout()
    view.addSubview(UIView())
    hand.flush()
    #expect(view.passes == 3)
    view.addSubview(UIView())
    hand.flush()
    #expect(view.passes == 4)
  }

  @Test func `a frame of another size has the layout prepared and its size read within the setter`() {
    let layout = CollectionLayoutPassTests.ProbedLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 100, height: 100), 0)
    let gallery = Gallery(count: 100, layout: layout)
    #expect(gallery.view.contentSize.height == 3400)
    layout.log = []
    gallery.view.frame.size.width = 215
    #expect(layout.log == ["should 0", "context true false", "invalidate", "prepare", "size"] && gallery.view.contentSize.height == 5000)
    // Within a batch, the items have been counted for what there was before.
    layout.log = []
    gallery.view.performBatchUpdates {
      gallery.sections[0].removeLast(90)
      gallery.view.frame.size.width = 375
      #expect(!layout.log.contains("prepare"))
      gallery.view.deleteItems(at: (10..<100).map { path($0) })
    }
    hand.wait(1)
    #expect(gallery.view.contentSize.height == 400 && gallery.names.count == 10)
  }

  @Test func `a layout is invalidated once before its first pass in a window`() {
    let layout = CollectionLayoutPassTests.ProbedLayout(), gallery = Gallery(count: 3)
    let view = UICollectionView(frame: hand.window.bounds, collectionViewLayout: layout)
    view.register(TaggedCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = gallery
    layout.log = []
    hand.window.addSubview(view)
    hand.wait()
    #expect(layout.log.prefix(3) == ["invalidate", "prepare", "size"] && layout.log.count { $0 == "prepare" } == 1)
    layout.log = []
    view.removeFromSuperview()
    hand.window.addSubview(view)
    hand.wait()
    #expect(!layout.log.contains("invalidate"))
  }

  @Test func `content that was put beyond its end is back when the view leaves the window, and the layout is asked`() {
    let layout = CollectionLayoutPassTests.ProbedLayout()
    layout.itemSize = CGSize(width: 375, height: 100)
    let gallery = Gallery(count: 2, layout: layout)
    gallery.view.contentOffset.y = 100
    hand.wait()
    #expect(gallery.view.contentOffset.y == 100)
    layout.log = []
    gallery.view.removeFromSuperview()
    #expect(gallery.view.contentOffset == .zero && layout.log.first == "should 0")
    // Where there is content, it stays where it was scrolled to.
    let long = Gallery(count: 30)
    long.view.contentOffset.y = 100
    long.view.removeFromSuperview()
    #expect(long.view.contentOffset.y == 100)
  }

  // MARK: Questions

  @Test func `a layout is not asked again for what it gave for a rectangle`() {
    let layout = InvalidationContextTests.Rows(), gallery = Gallery(count: 30, layout: layout)
    #expect(gallery.names.count == 9 && layout.log == ["prepare", "size", "elements"])
    gallery.view.contentOffset.y = 300
    hand.wait()
    #expect(Set(layout.log) == ["prepare", "size", "elements"])
    gallery.view.reloadData()
    layout.log = []
    hand.wait()
    #expect(layout.log == ["prepare", "size", "elements"])
  }

  @Test func `a flow layout without a view has no elements, and its context for other bounds asks no delegate`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.layoutAttributesForElements(in: .infinite) == [])
    let context = layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect((context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics == false)
  }

  // MARK: The view

  @Test func `a collection view has the system's background, a controller's too`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.backgroundColor == .systemBackground && controller.collectionView.backgroundColor == .systemBackground)
  }

  @Test func `content that fits and changes its size stays where it was put, and the offset is never minus zero`() {
    let gallery = Gallery(count: 3)
    gallery.view.contentOffset.y = 20
    gallery.sections = [["a", "b"]]
    gallery.view.reloadData()
    hand.wait()
    #expect(gallery.view.contentOffset.y == 20)
    gallery.view.contentOffset = .zero
    gallery.view.setContentOffset(CGPoint(x: 0, y: -0.0), animated: false)
    gallery.view.contentInset.top = 10
    gallery.view.contentInset.top = 0
    gallery.view.scrollToItem(at: path(0), at: [.top, .left], animated: false)
    hand.wait()
    #expect(gallery.view.contentOffset.y.sign == .plus && gallery.view.contentOffset.x.sign == .plus)
  }

  @Test func `the completion of a change of layout without animation comes after the call`() {
    let gallery = Gallery(count: 3)
    var ends: [Bool] = []
    gallery.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) { ends.append($0) }
    #expect(ends.isEmpty)
    hand.wait()
    #expect(ends == [true])
  }

  // MARK: The controller

  @Test func `a controller's other collection view gets it as data source and delegate, and the old one loses it`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    hand.window.rootViewController = controller
    hand.wait()
    let first = controller.collectionView!, second = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = second
    #expect(second.dataSource === controller && second.delegate === controller)
    #expect(first.dataSource == nil && first.delegate == nil && controller.collectionView === second)
  }

  @Test func `a collection view that is set before the controller's view is loaded loads it, and fills it`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = view
    #expect(controller.isViewLoaded && view.superview === controller.view && view.frame == controller.view.bounds)
    #expect(view.dataSource === controller && controller.collectionViewLayout !== view.collectionViewLayout)
  }

  @Test func `the selection is there in viewWillAppear, and gone in viewIsAppearing`() {
    final class Selecting: UICollectionViewController {
      var counts: [String: Int] = [:]
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        counts["will"] = collectionView.indexPathsForSelectedItems?.count
      }
      override func viewIsAppearing(_ animated: Bool) {
        counts["is"] = collectionView.indexPathsForSelectedItems?.count
        super.viewIsAppearing(animated)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        counts["did"] = collectionView.indexPathsForSelectedItems?.count
      }
    }
    let controller = Selecting(collectionViewLayout: UICollectionViewFlowLayout())
    hand.window.rootViewController = controller
    hand.wait()
    #expect(controller.counts == ["will": 1, "is": 0, "did": 0])
  }
}
