import CoreGraphics

/// A measured section of a compositional layout. The positions of its elements are relative to its own start.
///
/// The main axis is the axis along which the layout scrolls.
package struct CompositionSection: Sendable {
  package internal(set) var run: CompositionRun
  /// A Boolean value that indicates whether the layout scrolls vertically.
  private let isVertical: Bool
  /// The size of the space that the layout has.
  package let room: CGSize
  /// The insets around the groups: those of the section and those of its reference.
  package let insets: CompositionInsets
  /// A Boolean value that indicates whether the section scrolls on its own, across the main axis.
  package let isOrthogonal: Bool
  private let topPadding: CGFloat
  /// The boundary supplementary items, and whether they keep the distance of `insets`.
  let boundaries: [CompositionBoundary]
  private let boundariesFollowInsets: Bool
  /// The measured sizes of the boundary supplementary items.
  var boundarySizes: [Int: CGSize]
  /// A Boolean value that indicates whether any view of the section can determine its own size.
  let isSelfSizing: Bool

  /// Creates a section that repeats a group.
  ///
  /// - Parameters:
  ///   - group: The group that is repeated.
  ///   - count: The number of items in the section.
  ///   - spacing: The distance between two groups, in points.
  ///   - topPadding: The gap before the section, in points.
  ///   - measured: The sizes that items have measured, by their numbers.
  ///   - measuredBoundaries: The sizes that boundary supplementary items have measured, by their numbers.
  package init(
    _ group: CompositionNode, count: Int, spacing: CGFloat, isVertical: Bool, isOrthogonal: Bool, room: CGSize, insets: CompositionInsets,
    topPadding: CGFloat, boundaries: [CompositionBoundary], boundariesFollowInsets: Bool, measured: [Int: CGSize],
    measuredBoundaries: [Int: CGSize]
  ) {
    (self.isVertical, self.isOrthogonal, self.room, self.insets) = (isVertical, isOrthogonal, room, insets)
    (self.topPadding, self.boundaries, self.boundariesFollowInsets) = (topPadding, boundaries, boundariesFollowInsets)
    boundarySizes = measuredBoundaries
    isSelfSizing = group.isSelfSizing || boundaries.contains(where: \.size.isEstimated)
    let inner = insets.inner(of: CGRect(origin: .zero, size: room)).size
    run = CompositionRun(
      count: count, group: CompositionGroup(group, in: inner), spacing: spacing, isHorizontal: isVertical == isOrthogonal,
      measured: measured)
  }

  /// Returns the length of the supplementary items at the start or at the end of the section, along the main axis.
  private func extent(atEnd: Bool) -> CGFloat {
    boundaries.enumerated().reduce(0) { most, item in
      guard item.element.extendsBoundary, item.element.isAtEnd(isVertical: isVertical) == atEnd else { return most }
      let size = boundarySize(item.offset)
      return max(most, isVertical ? size.height : size.width)
    }
  }
  private func boundarySize(_ number: Int) -> CGSize {
    var size = boundaries[number].size
    let box = boundariesFollowInsets ? insets.inner(of: CGRect(origin: .zero, size: room)).size : room
    if let measured = boundarySizes[number] {
      if size.width.isEstimated { size.width = .absolute(measured.width) }
      if size.height.isEstimated { size.height = .absolute(measured.height) }
    }
    return CompositionGroup(CompositionNode(size), in: box).standard.size
  }

  /// The origin of the groups.
  package var contentOrigin: CGPoint {
    let start = topPadding + extent(atEnd: false)
    return isVertical ? CGPoint(x: insets.leading, y: start + insets.top) : CGPoint(x: start + insets.leading, y: insets.top)
  }
  /// The length of the section along the main axis.
  package var length: CGFloat {
    let own = isOrthogonal ? run.breadth : run.length
    let around = isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing
    return topPadding + extent(atEnd: false) + around + (run.count == 0 ? 0 : own) + extent(atEnd: true)
  }
  /// The length of the section across the main axis.
  var breadth: CGFloat { isVertical ? room.width : room.height }
  /// The frame of the whole section.
  package var frame: CGRect { CGRect(x: 0, y: 0, width: isVertical ? breadth : length, height: isVertical ? length : breadth) }
  /// The frame of the section without its boundary supplementary items.
  private var body: CGRect {
    let (start, end) = (topPadding + extent(atEnd: false), length - extent(atEnd: true))
    return isVertical
      ? CGRect(x: 0, y: start, width: breadth, height: end - start) : CGRect(x: start, y: 0, width: end - start, height: breadth)
  }

  /// Returns the frame of a boundary supplementary item, without pinning.
  package func boundaryFrame(_ number: Int) -> CGRect {
    var box = frame
    if isVertical {
      (box.origin.y, box.size.height) = (topPadding, box.height - topPadding)
      if boundariesFollowInsets { (box.origin.x, box.size.width) = (insets.leading, box.width - insets.leading - insets.trailing) }
    } else {
      (box.origin.x, box.size.width) = (topPadding, box.width - topPadding)
      if boundariesFollowInsets { (box.origin.y, box.size.height) = (insets.top, box.height - insets.top - insets.bottom) }
    }
    return boundaries[number].frame(boundarySize(number), in: box)
  }
  /// Returns the frame of a decoration item behind the section, with insets.
  package func decorationFrame(_ insets: CompositionInsets) -> CGRect { insets.inner(of: frame) }

  /// The frame of the scroll view of a section that scrolls on its own. It extends from edge to edge.
  package var scrollerFrame: CGRect {
    let origin = contentOrigin
    return isVertical
      ? CGRect(x: 0, y: origin.y, width: room.width, height: run.breadth)
      : CGRect(x: origin.x, y: 0, width: run.breadth, height: room.height)
  }
  /// The content size of that scroll view.
  package var scrollerContentSize: CGSize {
    isVertical
      ? CGSize(width: max(room.width, run.length + insets.leading + insets.trailing), height: run.breadth)
      : CGSize(width: run.breadth, height: max(room.height, run.length + insets.top + insets.bottom))
  }
  /// Returns the frame of a boundary supplementary item that stays within the visible area, in the section's coordinates.
  package func pinned(_ number: Int, to visible: CGRect) -> CGRect {
    var place = boundaryFrame(number)
    let atEnd = boundaries[number].isAtEnd(isVertical: isVertical)
    let (start, end) = (topPadding, length)
    if isVertical {
      if atEnd == false { place.origin.y = max(place.minY, min(visible.minY, end - place.height)) }
      if atEnd == true { place.origin.y = min(place.minY, max(visible.maxY - place.height, start)) }
    } else {
      if atEnd == false { place.origin.x = max(place.minX, min(visible.minX, end - place.width)) }
      if atEnd == true { place.origin.x = min(place.minX, max(visible.maxX - place.width, start)) }
    }
    return place
  }
}
