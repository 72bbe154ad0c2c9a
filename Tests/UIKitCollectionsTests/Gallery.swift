import Stages
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// A collection view of numbered items on a plain screen, with everything that it asks and tells written down.
@MainActor
final class Gallery: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let view: UICollectionView
  /// The items by name, a list a section.
  var sections: [[String]]
  /// What happened, in order; `quiet` names what is left out.
  var log: [String] = []
  var quiet: Set<String> = ["scroll", "count", "cell", "display", "size"]

  var mayHighlight: (IndexPath) -> Bool = { _ in true }
  var maySelect: (IndexPath) -> Bool = { _ in true }
  var mayDeselect: (IndexPath) -> Bool = { _ in true }
  var onSelect: (IndexPath) -> Void = { _ in }
  var onScroll: () -> Void = {}
  var restTarget: CGPoint?
  var targetOffset: ((CGPoint) -> CGPoint)?
  var makeTransitionLayout: ((UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout)?
  var cellClassCount = 0

  /// Lies over the whole of the hand's window.
  init(_ sections: [[String]], layout: UICollectionViewLayout? = nil, itemSize: CGSize = CGSize(width: 375, height: 100)) {
    self.sections = sections
    flow = layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    if layout == nil { (flow.itemSize, flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (itemSize, 0, 0) }
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout ?? flow)
    super.init()
    view.delaysContentTouches = false
    view.register(TaggedCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(TaggedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.dataSource = self
    view.delegate = self
    let hand = Hand.current!
    hand.window.addSubview(view)
    hand.wait()
  }

  /// `count` items of one section, named by their numbers.
  convenience init(count: Int, layout: UICollectionViewLayout? = nil, itemSize: CGSize = CGSize(width: 375, height: 100)) {
    self.init([(0..<count).map { "\($0)" }], layout: layout, itemSize: itemSize)
  }

  /// The layout, if it is a flow layout; else one that nobody uses.
  let flow: UICollectionViewFlowLayout
  func note(_ topic: String, _ text: String) { if !quiet.contains(topic) { log.append(text) } }

  /// The names of the items that have cells, in order.
  var names: [String] { view.visibleCells.map { ($0 as? TaggedCell)?.name ?? "no tagged cell" } }
  func cell(_ name: String) -> TaggedCell? { view.visibleCells.compactMap { $0 as? TaggedCell }.first { $0.name == name } }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note("count", "sections?")
    return sections.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    note("count", "items of \(section)?")
    return sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    note("cell", "cell \(indexPath.short)?")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if let cell = cell as? TaggedCell { (cell.name, cell.gallery) = (sections[indexPath.section][indexPath.item], self) }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note("cell", "\(kind.short) \(indexPath.section)?")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }

  // MARK: Delegate

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("touch", "shouldHighlight \(indexPath.short)")
    return mayHighlight(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("touch", "didHighlight \(indexPath.short)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("touch", "didUnhighlight \(indexPath.short)")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("touch", "shouldSelect \(indexPath.short)")
    return maySelect(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("touch", "shouldDeselect \(indexPath.short)")
    return mayDeselect(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("touch", "didSelect \(indexPath.short)")
    onSelect(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("touch", "didDeselect \(indexPath.short)")
  }
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    note("display", "willDisplay \(indexPath.short)\(cell.superview == nil ? "" : ", a subview already")")
  }
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    note("display", "didEndDisplaying \(indexPath.short)\(cell.superview == nil ? "" : ", a subview still")")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { note("display", "willDisplay \(elementKind.short) \(indexPath.section)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { note("display", "didEndDisplaying \(elementKind.short) \(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { targetOffset?(proposedContentOffset) ?? proposedContentOffset }
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    makeTransitionLayout?(fromLayout, toLayout) ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("drag", "willBeginDragging") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scroll", "didScroll")
    onScroll()
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    note("drag", "willEndDragging to \(Int(target.x)) \(Int(target.y))")
    if let restTarget { targetContentOffset.pointee = restTarget }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note("drag", "didEndDragging") }
}

/// A cell that knows which item it shows, and tells its gallery of its reuse.
final class TaggedCell: UICollectionViewCell {
  var name = ""
  weak var gallery: Gallery?
  private(set) var appliedCount = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    gallery?.note("cell", "prepareForReuse \(name)")
  }
  /// With a layout that lets cells size themselves, as high as its name has it.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard (gallery?.view.collectionViewLayout as? UICollectionViewFlowLayout)?.isSelfSizing == true else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: ownHeight)
  }
  var ownHeight: CGFloat { CGFloat(40 + name.utf8.reduce(0) { $0 * 7 + Int($1) } % 100) }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { appliedCount += 1 }
  /// Where it is seen now, in its superview.
  var seenFrame: CGRect {
    guard let seen = layer.shown else { return .null }
    let b = seen.bounds, p = seen.position
    return CGRect(x: p.x - b.width / 2, y: p.y - b.height / 2, width: b.width, height: b.height)
  }
  /// How opaque it is seen now.
  var seenAlpha: CGFloat { CGFloat(layer.shown?.opacity ?? .nan) }
}

final class TaggedView: UICollectionReusableView {}

extension IndexPath {
  /// "section.item"
  var short: String { item == NSNotFound ? "\(section)" : "\(section).\(item)" }
}
extension String {
  fileprivate var short: String { replacingOccurrences(of: "UICollectionElementKindSection", with: "").lowercased() }
}
