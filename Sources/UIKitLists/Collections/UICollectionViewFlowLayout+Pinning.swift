import CollectionLayout
import QuartzCore

/// Headers and footers that stay in the visible area.
extension UICollectionViewFlowLayout {
  /// The `zIndex` of pinned headers and footers, in front of cells without one. It was seen in attributes on devices. Nothing else has been
  /// published.
  static let pinnedHeight = 10

  var pinsAnything: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Returns the frame of a section's header or footer. It is at the edge of the visible area within the insets, and not outside its
  /// section.
  func pinned(_ kind: String, _ section: Int, _ plan: FlowPlan) -> CGRect? {
    guard let view = collectionView else { return nil }
    let visible = placed(view.bounds.inset(by: view.adjustedContentInset), plan)
    return kind == UICollectionView.elementKindSectionHeader
      ? plan.header(ofSection: section, pinnedTo: visible) : plan.footer(ofSection: section, pinnedTo: visible)
  }

  /// Adds the pinned headers and footers that may move during scrolling to a context. They belong to sections that were or will be visible.
  ///
  /// The work of a scroll step therefore depends only on the visible elements.
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
