import CollectionLayout
import QuartzCore

/// Headers and footers that stay in sight.
extension UICollectionViewFlowLayout {
  /// The `zIndex` of headers and footers that are pinned: in front of cells that have none. (Seen in layouts' attributes on devices; nobody has
  /// published more.)
  static let pinnedHeight = 10

  var pinsAnything: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Where a section's header or footer lies now: at the edge of what insets and the safe area leave of the bounds, and not outside its
  /// section.
  func pinned(_ kind: String, _ section: Int, _ plan: FlowPlan) -> CGRect? {
    guard let view = collectionView else { return nil }
    let visible = placed(view.bounds.inset(by: view.adjustedContentInset), plan)
    return kind == UICollectionView.elementKindSectionHeader
      ? plan.header(ofSection: section, pinnedTo: visible) : plan.footer(ofSection: section, pinnedTo: visible)
  }

  /// Names the headers and footers that may move as the bounds do: those of the sections that were seen and of those that will be. So a step
  /// of scrolling costs as much as there is to see.
  func namePinned(in context: UICollectionViewFlowLayoutInvalidationContext, _ old: CGRect, _ new: CGRect) {
    guard let knownPlan, pinsAnything else { return }
    let sections = Set([old, new].flatMap { knownPlan.sections(around: placed($0, knownPlan)) }).sorted()
    func name(_ kind: String, where has: (FlowPlan.Section) -> Bool) {
      let paths = sections.filter { has(knownPlan.sections[$0]) }.map { IndexPath(item: 0, section: $0) }
      context.invalidateSupplementaryElements(ofKind: kind, at: paths)
    }
    if sectionHeadersPinToVisibleBounds { name(UICollectionView.elementKindSectionHeader) { $0.header != nil } }
    if sectionFootersPinToVisibleBounds { name(UICollectionView.elementKindSectionFooter) { $0.footer != nil } }
  }
}
