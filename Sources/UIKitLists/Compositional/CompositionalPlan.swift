import CollectionLayout
import QuartzCore

/// The computed positions of all sections of a compositional layout, one after the other.
@MainActor
struct CompositionalPlan {
  private(set) var sections: [PlannedSection]
  private var extents: SectionExtents
  let isVertical: Bool
  private let spacing: CGFloat
  private let breadth: CGFloat
  let isSelfSizing: Bool
  /// A Boolean value that indicates whether elements must be placed again when the content scrolls.
  let pins: Bool
  let hasHandlers: Bool
  let hasOrthogonal: Bool
  /// The boundary supplementary items of the whole layout, and their sizes.
  let boundaries: [NSCollectionLayoutBoundarySupplementaryItem]
  private let boundarySizes: [CGSize]

  init(
    _ sections: [PlannedSection], isVertical: Bool, spacing: CGFloat, room: CGSize,
    boundaries: [NSCollectionLayoutBoundarySupplementaryItem]
  ) {
    (self.sections, self.isVertical, self.spacing, self.boundaries) = (sections, isVertical, spacing, boundaries)
    breadth = isVertical ? room.width : room.height
    boundarySizes = boundaries.map { CompositionGroup(CompositionNode($0.layoutSize.size), in: room).standard.size }
    extents = SectionExtents(sections.map { $0.length + spacing })
    isSelfSizing = sections.contains(where: \.isSelfSizing)
    pins =
      boundaries.contains(where: \.pinToVisibleBounds)
      || sections.contains { $0.style.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }
    hasOrthogonal = sections.contains(where: \.isOrthogonal)
    hasHandlers = sections.contains { $0.style.visibleItemsInvalidationHandler != nil }
  }

  /// The length of the boundary supplementary items before the first section.
  private var lead: CGFloat { extent(.top, .leading) }
  private var tail: CGFloat { extent(.bottom, .trailing) }
  private func extent(_ vertical: NSDirectionalRectEdge, _ horizontal: NSDirectionalRectEdge) -> CGFloat {
    zip(boundaries, boundarySizes).reduce(0) { most, item in
      guard item.0.extendsBoundary, item.0.alignment.edges.contains(isVertical ? vertical : horizontal) else { return most }
      return max(most, isVertical ? item.1.height : item.1.width)
    }
  }

  var contentSize: CGSize {
    let length = sections.isEmpty ? 0 : lead + max(0, extents.total - spacing) + tail
    return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }
  /// Returns the origin of a section.
  func origin(of section: Int) -> CGPoint {
    let start = lead + extents.offset(of: section)
    return isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
  }
  func frame(of section: Int) -> CGRect {
    let origin = origin(of: section)
    return sections[section].frame.offsetBy(dx: origin.x, dy: origin.y)
  }
  /// Returns the sections that touch a rectangle.
  func sections(in rect: CGRect) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<0 }
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    return extents.index(at: start - lead)..<extents.index(at: max(start, end) - lead) + 1
  }
  /// Returns the frame of a boundary supplementary item of the whole layout. A pinned item stays within the visible area.
  func boundaryFrame(_ number: Int, visible: CGRect) -> CGRect {
    let item = boundaries[number], size = boundarySizes[number], whole = CGRect(origin: .zero, size: contentSize)
    let place = NSCollectionLayoutAnchor(edges: item.alignment.edges).place
    var frame = CGRect(
      x: whole.minX + place.x * (whole.width - size.width) + item.offset.x,
      y: whole.minY + place.y * (whole.height - size.height) + item.offset.y, width: size.width, height: size.height)
    guard item.pinToVisibleBounds else { return frame }
    if isVertical {
      frame.origin.y = place.y == 0 ? max(frame.minY, visible.minY) : min(frame.minY, visible.maxY - size.height)
    } else {
      frame.origin.x = place.x == 0 ? max(frame.minX, visible.minX) : min(frame.minX, visible.maxX - size.width)
    }
    return frame
  }

  /// Stores the sizes that views of a section have measured.
  mutating func measure(section: Int, items: [Int: CGSize], boundaries: [Int: CGSize]) {
    guard sections.indices.contains(section) else { return }
    sections[section].run.measure(items)
    sections[section].boundarySizes.merge(boundaries) { $1 }
    extents.set(section, to: sections[section].length + spacing)
  }
}
