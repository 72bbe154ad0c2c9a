import CollectionLayout
import QuartzCore

/// The sections of a compositional layout, and the computed positions of their elements.
@MainActor
struct CompositionalPlan {
  /// The sections as the app configured them.
  let styles: [SectionStyle]
  /// The positions of the elements.
  var places: CompositionPlan
  /// The boundary supplementary items of the whole layout.
  let boundaries: [NSCollectionLayoutBoundarySupplementaryItem]
  let hasHandlers: Bool

  init(_ styles: [SectionStyle], _ places: CompositionPlan, boundaries: [NSCollectionLayoutBoundarySupplementaryItem]) {
    (self.styles, self.places, self.boundaries) = (styles, places, boundaries)
    hasHandlers = styles.contains { $0.section.visibleItemsInvalidationHandler != nil }
  }

  /// A section with the items that its elements represent.
  struct SectionStyle {
    let section: NSCollectionLayoutSection
    let environment: LayoutEnvironment
    /// The supplementary items that are attached to the items of the group.
    let badges: [NSCollectionLayoutSupplementaryItem]
    let boundaries: [NSCollectionLayoutBoundarySupplementaryItem]
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  var boundary: CompositionBoundary {
    CompositionBoundary(
      size: layoutSize.size, place: NSCollectionLayoutAnchor(edges: alignment.edges).place, offset: offset,
      extendsBoundary: extendsBoundary, pins: pinToVisibleBounds)
  }
}
