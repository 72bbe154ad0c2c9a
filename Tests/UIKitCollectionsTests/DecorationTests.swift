import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// A custom layout with a shelf behind each section.
@MainActor
class Shelves: UICollectionViewFlowLayout {
  final class Shelf: UICollectionReusableView {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }
  var log: [String] = []
  var deleted: [IndexPath] = [], inserted: [IndexPath] = []

  override init() {
    super.init()
    (itemSize, minimumLineSpacing, sectionInset.bottom) = (CGSize(width: 375, height: 100), 0, 20)
    register(Shelf.self, forDecorationViewOfKind: "shelf")
  }
  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let shelves = (0..<(collectionView?.numberOfSections ?? 0)).compactMap {
      layoutAttributesForDecorationView(ofKind: "shelf", at: IndexPath(item: 0, section: $0))
    }
    return (super.layoutAttributesForElements(in: rect) ?? []) + shelves.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    guard let view = collectionView, indexPath.section < view.numberOfSections, view.numberOfItems(inSection: indexPath.section) > 0,
      let first = layoutAttributesForItem(at: IndexPath(item: 0, section: indexPath.section)),
      let last = layoutAttributesForItem(
        at: IndexPath(item: view.numberOfItems(inSection: indexPath.section) - 1, section: indexPath.section))
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    (attributes.frame, attributes.zIndex) = (first.frame.union(last.frame).insetBy(dx: 0, dy: -5), -1)
    return attributes
  }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("in \(decorationIndexPath.section)")
    return super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
  }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("out \(decorationIndexPath.section)")
    return super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
  }
  override func indexPathsToDeleteForDecorationView(ofElementKind elementKind: String) -> [IndexPath] { deleted }
  override func indexPathsToInsertForDecorationView(ofElementKind elementKind: String) -> [IndexPath] { inserted }
}

@MainActor @Suite("Decoration views (behaviour: Collection view updates)", .hand)
struct DecorationTests {
  let hand = Hand.current!
  private func shelves(_ gallery: Gallery) -> [UIView] {
    gallery.view.subviews.filter { $0 is Shelves.Shelf }.sorted { $0.frame.minY < $1.frame.minY }
  }
  private func shelf(_ gallery: Gallery, _ section: Int) -> UIView? {
    gallery.view.list.visible[.decoration("shelf", IndexPath(item: 0, section: section))]
  }

  // MARK: Interrupted

  @Test func `a batch that another interrupts leaves each section one decoration, in its place`() {
    let layout = Shelves(), gallery = Gallery([["a"], ["b", "c"], ["d"]], layout: layout)
    gallery.view.performBatchUpdates {
      gallery.sections.remove(at: 1)
      gallery.view.deleteSections([1])
    }
    hand.wait(0.1)
    let (moving, going) = (shelf(gallery, 1), shelves(gallery).count)
    gallery.view.performBatchUpdates {
      gallery.sections.insert(["n", "m"], at: 0)
      gallery.view.insertSections([0])
    }
    #expect(going == 3 && shelf(gallery, 2) === moving)
    hand.wait(1)
    #expect(shelves(gallery).map(\.frame.minY) == [-5, 215, 335] && gallery.view.list.disappearing.isEmpty)
    #expect(shelves(gallery).allSatisfy { $0.alpha == 1 && $0.layer.shown?.position == $0.center })
  }

  @Test func `a change of layout that is taken back in the middle keeps the decorations that it had`() {
    let layout = Shelves(), gallery = Gallery([["a"], ["b"]], layout: layout), first = shelf(gallery, 0)
    gallery.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    hand.wait(0.1)
    gallery.view.setCollectionViewLayout(layout, animated: true)
    hand.wait(1)
    #expect(first != nil && shelves(gallery).map(\.frame.minY) == [-5, 115] && gallery.view.list.disappearing.isEmpty)
    #expect(shelves(gallery).allSatisfy { $0.alpha == 1 })
  }

  // MARK: Happily

  @Test func `decorations are made of the layout's class behind the cells, and the data source is not asked`() {
    let gallery = Gallery([["a", "b"], ["c"]], layout: Shelves())
    #expect(shelves(gallery).map(\.frame) == [CGRect(x: 0, y: -5, width: 375, height: 210), CGRect(x: 0, y: 215, width: 375, height: 110)])
    let cells = gallery.view.subviews.firstIndex { $0 is UICollectionViewCell } ?? 0
    let last = gallery.view.subviews.lastIndex { $0 is Shelves.Shelf } ?? 9
    #expect(last < cells && shelves(gallery).allSatisfy { $0.layer.zPosition == -1 })
    #expect(gallery.view.indexPathsForVisibleItems.count == 3 && gallery.log.isEmpty)
  }

  @Test func `a decoration that scrolls away is used again`() {
    let layout = Shelves(), gallery = Gallery((0..<40).map { ["\($0)", "x"] }, layout: layout)
    let made = Set(shelves(gallery).map(ObjectIdentifier.init))
    for _ in 0..<30 {
      gallery.view.contentOffset.y += 110
      hand.wait()
    }
    #expect(shelves(gallery).count <= 5 && shelves(gallery).contains { made.contains(ObjectIdentifier($0)) })
    #expect(shelves(gallery).allSatisfy { ($0 as? Shelves.Shelf)?.reuses ?? 0 > 0 })
  }

  @Test func `a section that goes takes its decoration with it, and one that comes brings its own, both fading`() {
    let layout = Shelves(), gallery = Gallery([["a"], ["b"]], layout: layout), gone = shelf(gallery, 1), kept = shelf(gallery, 0)
    gallery.view.performBatchUpdates {
      gallery.sections = [["new"], ["a"]]
      gallery.view.deleteSections([1])
      gallery.view.insertSections([0])
    }
    #expect(layout.log == ["out 1", "in 0"] && shelf(gallery, 1) === kept)
    hand.wait(0.15)
    let (coming, going) = (shelf(gallery, 0)?.layer.shown?.opacity ?? 9, gone?.layer.shown?.opacity ?? 9)
    #expect(coming > 0.2 && coming < 0.8 && abs(coming + going - 1) < 1e-5)
    hand.wait(1)
    #expect(gone?.superview == nil && shelves(gallery).count == 2)
  }

  @Test func `the layout says which decorations go and come though their sections stay`() {
    let layout = Shelves(), gallery = Gallery([["a", "b"]], layout: layout), old = shelf(gallery, 0)
    (layout.deleted, layout.inserted) = ([IndexPath(item: 0, section: 0)], [IndexPath(item: 0, section: 0)])
    gallery.sections[0].append("c")
    gallery.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    #expect(layout.log == ["out 0", "in 0"] && shelf(gallery, 0) !== old && old?.superview === gallery.view)
    hand.wait(1)
    #expect(shelves(gallery).count == 1 && shelf(gallery, 0)?.frame.height == 310)
  }

  @Test func `another layout's class for the same kind takes the place of the first, at once and animated`() {
    final class Plank: UICollectionReusableView {}
    let gallery = Gallery([["a"]], layout: Shelves())
    for animated in [false, true] {
      let other = Shelves()
      if !animated { other.register(Plank.self, forDecorationViewOfKind: "shelf") }
      gallery.view.setCollectionViewLayout(other, animated: animated)
      hand.wait(1)
      #expect((shelf(gallery, 0) is Plank) == !animated && gallery.view.subviews.count { $0 is Plank || $0 is Shelves.Shelf } == 1)
    }
  }

  @Test func `a decoration without a class stops with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let hand = Hand()
        hand.runtime.asCurrent {
          Hand.$current.withValue(hand) {
            let layout = Shelves()
            layout.register(nil, forDecorationViewOfKind: "shelf")
            _ = Gallery([["a"]], layout: layout)
          }
        }
      }
    }
  }

  @Test func `attributes of a decoration say so, copies too, and a dynamic animator finds them`() throws {
    let path = IndexPath(item: 3, section: 1)
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(attributes.representedElementCategory == .decorationView && attributes.representedElementKind == "shelf")
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy == attributes && copy != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "shelf", with: path))
    let layout = UICollectionViewFlowLayout(), gallery = Gallery(count: 1, layout: layout)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    animator.addBehavior(UIDynamicItemBehavior(items: [attributes]))
    #expect(animator.layoutAttributesForDecorationView(ofKind: "shelf", at: path) === attributes)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "other", at: path) == nil && gallery.names == ["0"])
  }
}
