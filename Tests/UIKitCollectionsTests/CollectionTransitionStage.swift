import Stages
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// A grid of tiles that records the calls to its layout. It has a header if the header's height is set.
final class NotedGrid: UICollectionViewFlowLayout {
  var log: (String) -> Void = { _ in }
  let label: String
  var target: CGPoint?
  /// Changes what the grid says of an item.
  var adjust: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  var entrance: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
  var exit: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
  /// These are nowhere.
  var missing: Set<IndexPath> = []
  var isStuttering = false
  /// Kinds of decorations, one beside the other, a fifth of an item high.
  var shelves: [String] = []

  init(_ label: String, side: CGFloat) {
    self.label = label
    super.init()
    (itemSize, minimumLineSpacing, minimumInteritemSpacing) = (CGSize(width: side, height: side), 0, 0)
  }
  required init?(coder: NSCoder) { nil }

  override func prepare() {
    log("\(label) prepare")
    super.prepare()
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { log("\(label) to \((newLayout as? Self)?.label ?? "?")") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log("\(label) from \((oldLayout as? Self)?.label ?? "?")") }
  override func finalizeLayoutTransition() { log("\(label) finalize") }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log("\(label) target of \(Int(proposedContentOffset.y))?")
    return target ?? proposedContentOffset
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = (super.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.representedElementCategory != .cell || !missing.contains($0.indexPath)
    }
    all.forEach(adjust)
    let boards = shelves.compactMap { layoutAttributesForDecorationView(ofKind: $0, at: IndexPath(item: 0, section: 0)) }
    return (isStuttering ? all + all : all) + boards
  }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    guard let place = shelves.firstIndex(of: elementKind) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    let side = itemSize.width
    attributes.frame = CGRect(x: CGFloat(place) * side / 2, y: 0, width: side, height: side / 15)
    return attributes
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard !missing.contains(indexPath), let attributes = super.layoutAttributesForItem(at: indexPath) else { return nil }
    adjust(attributes)
    return attributes
  }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { log("\(label) bounds were \(Int(oldBounds.width))") }
  override func finalizeAnimatedBoundsChange() { log("\(label) bounds finalized") }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    log("\(label) initial \(itemIndexPath.short)")
    return entrance.map { $0(itemIndexPath) } ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    log("\(label) final \(itemIndexPath.short)")
    return exit.map { $0(itemIndexPath) } ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}

/// A gallery of 40 items between a grid of three columns and a list of whole pages, and what was heard.
@MainActor final class TransitionGallery {
  let hand = Hand.current!
  let small = NotedGrid("small", side: 125), large = NotedGrid("large", side: 375)
  let gallery: Gallery
  var view: UICollectionView { gallery.view }
  var log: [String] = []
  var ends: [String] = []

  init(count: Int = 40) {
    gallery = Gallery(count: count, layout: small)
    (small.log, large.log) = ({ [unowned self] in log.append($0) }, { [unowned self] in log.append($0) })
  }

  @discardableResult
  func start() -> UICollectionViewTransitionLayout {
    view.startInteractiveTransition(to: large) { [unowned self] in ends.append("completed \($0), finished \($1)") }
  }
  /// Sets progress on every tick, from where it is, `speed` a second.
  func drag(_ layout: UICollectionViewTransitionLayout, speed: Double, ticks: Int) {
    for _ in 0..<ticks {
      hand.wait()
      layout.transitionProgress += speed / 60
    }
  }
  func frame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }
  /// Everything that can be asked of the view.
  var picture: String {
    let cells = view.visibleCells.map { "\(($0 as? TaggedCell)?.name ?? "?") \($0.frame) \($0.alpha)" }
    return "\(view.collectionViewLayout === small) \(view.contentOffset) \(view.contentSize) \(cells)"
  }
  var complaints: [String] { hand.runtime.app.diagnostics }
}
