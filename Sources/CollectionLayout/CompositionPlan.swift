import CoreGraphics

/// The computed positions of all sections of a compositional layout, one after the other.
package struct CompositionPlan: Sendable {
  package private(set) var sections: [CompositionSection]
  private var extents: SectionExtents
  package let isVertical: Bool
  private let spacing: CGFloat
  private let breadth: CGFloat
  package let isSelfSizing: Bool
  /// A Boolean value that indicates whether elements must be placed again when the content scrolls.
  package let pins: Bool
  package let hasOrthogonal: Bool
  /// The boundary supplementary items of the whole layout, and their sizes.
  private let boundaries: [CompositionBoundary]
  private let boundarySizes: [CGSize]

  /// Creates the plan of a layout.
  ///
  /// - Parameters:
  ///   - spacing: The distance between two sections, in points.
  ///   - room: The size of the space that the layout has.
  ///   - boundaries: The boundary supplementary items of the whole layout.
  package init(_ sections: [CompositionSection], isVertical: Bool, spacing: CGFloat, room: CGSize, boundaries: [CompositionBoundary]) {
    (self.sections, self.isVertical, self.spacing, self.boundaries) = (sections, isVertical, spacing, boundaries)
    breadth = isVertical ? room.width : room.height
    boundarySizes = boundaries.map { CompositionGroup(CompositionNode($0.size), in: room).standard.size }
    extents = SectionExtents(sections.map { $0.length + spacing })
    isSelfSizing = sections.contains(where: \.isSelfSizing)
    pins = boundaries.contains(where: \.pins) || sections.contains { $0.boundaries.contains(where: \.pins) }
    hasOrthogonal = sections.contains(where: \.isOrthogonal)
  }

  /// The length of the boundary supplementary items before the first section.
  private var lead: CGFloat { extent(atEnd: false) }
  private var tail: CGFloat { extent(atEnd: true) }
  private func extent(atEnd: Bool) -> CGFloat {
    zip(boundaries, boundarySizes).reduce(0) { most, item in
      guard item.0.extendsBoundary, item.0.isAtEnd(isVertical: isVertical) == atEnd else { return most }
      return max(most, isVertical ? item.1.height : item.1.width)
    }
  }

  /// The size of the content, with the boundary supplementary items that make it longer.
  package var contentSize: CGSize {
    let length = sections.isEmpty ? 0 : lead + max(0, extents.total - spacing) + tail
    return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }
  /// Returns the origin of a section.
  package func origin(of section: Int) -> CGPoint {
    let start = lead + extents.offset(of: section)
    return isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
  }
  /// Returns the frame of a section.
  package func frame(of section: Int) -> CGRect {
    let origin = origin(of: section)
    return sections[section].frame.offsetBy(dx: origin.x, dy: origin.y)
  }
  /// Returns the sections that touch a rectangle.
  package func sections(in rect: CGRect) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<0 }
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    return extents.index(at: start - lead)..<extents.index(at: max(start, end) - lead) + 1
  }
  /// Returns the frame of a boundary supplementary item of the whole layout. A pinned item stays within the visible area.
  package func boundaryFrame(_ number: Int, visible: CGRect) -> CGRect {
    let item = boundaries[number], size = boundarySizes[number], place = item.place
    var frame = item.frame(size, in: CGRect(origin: .zero, size: contentSize))
    guard item.pins else { return frame }
    if isVertical {
      frame.origin.y = place.y == 0 ? max(frame.minY, visible.minY) : min(frame.minY, visible.maxY - size.height)
    } else {
      frame.origin.x = place.x == 0 ? max(frame.minX, visible.minX) : min(frame.minX, visible.maxX - size.width)
    }
    return frame
  }

  /// Stores the sizes that views of a section have measured.
  package mutating func measure(section: Int, items: [Int: CGSize], boundaries: [Int: CGSize]) {
    guard sections.indices.contains(section) else { return }
    sections[section].run.measure(items)
    sections[section].boundarySizes.merge(boundaries) { $1 }
    extents.set(section, to: sections[section].length + spacing)
  }
}
