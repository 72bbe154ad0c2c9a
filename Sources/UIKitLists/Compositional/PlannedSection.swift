import CollectionLayout
import QuartzCore

/// A measured section of a compositional layout. The positions of its elements are relative to its own start.
///
/// The main axis is the axis along which the layout scrolls.
@MainActor
struct PlannedSection {
  let style: NSCollectionLayoutSection
  let environment: LayoutEnvironment
  let badges: [NSCollectionLayoutSupplementaryItem]
  var run: CompositionRun
  /// A Boolean value that indicates whether the layout scrolls vertically.
  let isVertical: Bool
  /// The size of the space that the layout has.
  let room: CGSize
  /// The insets around the groups: those of the section and those of its reference.
  let insets: CompositionInsets
  private let topPadding: CGFloat
  /// The measured sizes of the boundary supplementary items.
  var boundarySizes: [Int: CGSize]

  init(
    _ style: NSCollectionLayoutSection, count: Int, isFirst: Bool, isVertical: Bool, environment: LayoutEnvironment,
    insets: CompositionInsets, measured: [Int: CGSize], boundaries: [Int: CGSize]
  ) {
    (self.style, self.environment, self.isVertical, self.insets) = (style, environment, isVertical, insets)
    room = environment.container.contentSize
    topPadding = style.list?.topPadding(isFirst: isFirst) ?? 0
    boundarySizes = boundaries
    var badges: [NSCollectionLayoutSupplementaryItem] = []
    let node = style.group.node(&badges, environment)
    self.badges = badges
    let inner = insets.inner(of: CGRect(origin: .zero, size: room)).size
    let goesAcross = style.orthogonalScrollingBehavior != .none
    run = CompositionRun(
      count: count, group: CompositionGroup(node, in: inner), spacing: style.interGroupSpacing, isHorizontal: isVertical == goesAcross,
      measured: measured)
  }

  var isOrthogonal: Bool { style.orthogonalScrollingBehavior != .none }
  /// Returns the length of the supplementary items at the start or at the end of the section, along the main axis.
  private func extent(atEnd: Bool) -> CGFloat {
    style.boundarySupplementaryItems.enumerated().reduce(0) { most, item in
      guard item.element.extendsBoundary, isAtEnd(item.element) == atEnd else { return most }
      let size = boundarySize(item.offset)
      return max(most, isVertical ? size.height : size.width)
    }
  }
  private func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool? {
    let edges = item.alignment.edges
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) = isVertical ? (.top, .bottom) : (.leading, .trailing)
    return edges.contains(start) ? false : edges.contains(end) ? true : nil
  }
  private func boundarySize(_ number: Int) -> CGSize {
    let item = style.boundarySupplementaryItems[number]
    var size = item.layoutSize.size
    let box = style.supplementariesFollowContentInsets ? insets.inner(of: CGRect(origin: .zero, size: room)).size : room
    if let measured = boundarySizes[number] {
      if item.layoutSize.widthDimension.isEstimated { size.width = .absolute(measured.width) }
      if item.layoutSize.heightDimension.isEstimated { size.height = .absolute(measured.height) }
    }
    return CompositionGroup(CompositionNode(size), in: box).standard.size
  }

  /// The origin of the groups.
  var contentOrigin: CGPoint {
    let start = topPadding + extent(atEnd: false)
    return isVertical ? CGPoint(x: insets.leading, y: start + insets.top) : CGPoint(x: start + insets.leading, y: insets.top)
  }
  /// The length of the section along the main axis.
  var length: CGFloat {
    let own = isOrthogonal ? run.breadth : run.length
    let around = isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing
    return topPadding + extent(atEnd: false) + around + (run.count == 0 ? 0 : own) + extent(atEnd: true)
  }
  /// The length of the section across the main axis.
  var breadth: CGFloat { isVertical ? room.width : room.height }
  /// The frame of the whole section.
  var frame: CGRect { CGRect(x: 0, y: 0, width: isVertical ? breadth : length, height: isVertical ? length : breadth) }
  /// The frame of the section without its boundary supplementary items.
  private var body: CGRect {
    let (start, end) = (topPadding + extent(atEnd: false), length - extent(atEnd: true))
    return isVertical
      ? CGRect(x: 0, y: start, width: breadth, height: end - start) : CGRect(x: start, y: 0, width: end - start, height: breadth)
  }

  /// Returns the frame of a boundary supplementary item, without pinning.
  func boundaryFrame(_ number: Int) -> CGRect {
    let item = style.boundarySupplementaryItems[number], size = boundarySize(number)
    let follows = style.supplementariesFollowContentInsets
    var box = frame
    if isVertical {
      (box.origin.y, box.size.height) = (topPadding, box.height - topPadding)
      if follows { (box.origin.x, box.size.width) = (insets.leading, box.width - insets.leading - insets.trailing) }
    } else {
      (box.origin.x, box.size.width) = (topPadding, box.width - topPadding)
      if follows { (box.origin.y, box.size.height) = (insets.top, box.height - insets.top - insets.bottom) }
    }
    let place = NSCollectionLayoutAnchor(edges: item.alignment.edges).place
    return CGRect(
      x: box.minX + place.x * (box.width - size.width) + item.offset.x, y: box.minY + place.y * (box.height - size.height) + item.offset.y,
      width: size.width, height: size.height)
  }
  /// Returns the frame of a decoration item behind the section.
  func decorationFrame(_ item: NSCollectionLayoutDecorationItem) -> CGRect { item.contentInsets.composition.inner(of: frame) }

  /// The frame of the scroll view of a section that scrolls on its own. It extends from edge to edge.
  var scrollerFrame: CGRect {
    let origin = contentOrigin
    return isVertical
      ? CGRect(x: 0, y: origin.y, width: room.width, height: run.breadth)
      : CGRect(x: origin.x, y: 0, width: run.breadth, height: room.height)
  }
  /// The content size of that scroll view.
  var scrollerContentSize: CGSize {
    isVertical
      ? CGSize(width: max(room.width, run.length + insets.leading + insets.trailing), height: run.breadth)
      : CGSize(width: run.breadth, height: max(room.height, run.length + insets.top + insets.bottom))
  }
  /// Returns the frame of a boundary supplementary item that stays within the visible area, in the section's coordinates.
  func pinned(_ number: Int, to visible: CGRect) -> CGRect {
    var place = boundaryFrame(number)
    let atEnd = isAtEnd(style.boundarySupplementaryItems[number])
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

  /// A Boolean value that indicates whether any view of the section can determine its own size.
  var isSelfSizing: Bool {
    func estimates(_ item: NSCollectionLayoutItem) -> Bool {
      let size = item.layoutSize
      if size.widthDimension.isEstimated || size.heightDimension.isEstimated { return true }
      return (item as? NSCollectionLayoutGroup)?.subitems.contains(where: estimates) ?? false
    }
    return estimates(style.group) || style.boundarySupplementaryItems.contains(where: estimates)
  }
}
