import CollectionLayout
import QuartzCore

/// The attributes of the elements in sections.
extension UICollectionViewCompositionalLayout {
  /// Creates attributes for an element. `z` is its position in the stacking order.
  private func made(_ element: CollectionElement, _ frame: CGRect, z: Int) -> UICollectionViewLayoutAttributes {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure("\(Self.self).layoutAttributesClass is no subclass of UICollectionViewLayoutAttributes")
    }
    let attributes = type.init()
    (attributes.kind, attributes.indexPath, attributes.frame, attributes.zIndex) = (element.kind, element.indexPath, frame, z)
    return attributes
  }

  /// Returns a frame in the content's coordinates with all edges on whole pixels.
  private func onPixels(_ frame: CGRect) -> CGRect {
    guard let scale = collectionView?.layoutScale else { return frame }
    let (left, right) = ((frame.minX * scale).rounded() / scale, (frame.maxX * scale).rounded() / scale)
    return CGRect(x: left, y: frame.minY, width: right - left, height: frame.height).onPixels(scale)
  }

  /// Returns a frame, mirrored if the reading direction is from right to left.
  func placed(_ frame: CGRect, _ plan: CompositionalPlan) -> CGRect {
    guard isMirrored, let view = collectionView else { return frame }
    // Horizontal sections that leave space are at the right.
    let width = max(plan.places.contentSize.width, plan.places.isVertical ? 0 : room(of: view).width)
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
  /// Returns the visible area in the coordinates of the plan.
  func visible(_ plan: CompositionalPlan, _ view: UICollectionView) -> CGRect {
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    return plan.places.isVertical ? seen : placed(seen, plan)
  }

  /// Returns the offset from the coordinates of a section's groups to those of the content. It includes the scrolling of the section.
  private func shift(ofSection section: Int, _ plan: CompositionalPlan) -> CGPoint {
    let (start, scrolled) = (start(ofSection: section, plan), scrolled(section, plan))
    return CGPoint(x: start.x - scrolled.x, y: start.y - scrolled.y)
  }
  /// Returns the origin of a section's groups in the content's coordinates.
  private func start(ofSection section: Int, _ plan: CompositionalPlan) -> CGPoint {
    let (origin, content) = (plan.places.origin(of: section), plan.places.sections[section].contentOrigin)
    return CGPoint(x: origin.x + content.x, y: origin.y + content.y)
  }
  /// Returns the distance by which a section has scrolled on its own.
  private func scrolled(_ section: Int, _ plan: CompositionalPlan) -> CGPoint {
    guard plan.places.sections[section].isOrthogonal else { return .zero }
    let offset = leadingOffset(of: section, plan)
    return plan.places.isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }
  /// Returns a frame among the groups of a section in the content's coordinates.
  ///
  /// The edges are on whole pixels for the section without scrolling, so scrolling changes no size and no distance.
  private func frame(_ frame: CGRect, inRunOf section: Int, _ plan: CompositionalPlan) -> CGRect {
    let (start, scrolled) = (start(ofSection: section, plan), scrolled(section, plan))
    return placed(onPixels(frame.offsetBy(dx: start.x, dy: start.y)).offsetBy(dx: -scrolled.x, dy: -scrolled.y), plan)
  }
  /// Returns the distance by which a section has scrolled from its leading end. A scroll view counts from the left.
  private func leadingOffset(of section: Int, _ plan: CompositionalPlan) -> CGFloat {
    let offset = offset(ofSection: section, plan)
    guard isMirrored, plan.places.isVertical else { return offset }
    let planned = plan.places.sections[section]
    return planned.scrollerContentSize.width - planned.room.width - offset
  }

  func attributes(ofItem path: IndexPath, _ plan: CompositionalPlan, _ view: UICollectionView) -> UICollectionViewLayoutAttributes {
    let section = plan.places.sections[path.section], style = plan.styles[path.section].section
    let result = made(.cell(path), frame(section.run.frame(of: path.item), inRunOf: path.section, plan), z: 0)
    if section.isOrthogonal { result.scroller = path.section }
    if let list = style.list { result.listLook = list.look(ofRow: path.item, of: section.run.count, at: path) }
    result.estimatedAxes = style.group.estimatedAxes
    return result
  }

  func badges(ofItem path: IndexPath, _ plan: CompositionalPlan, _ view: UICollectionView) -> [UICollectionViewLayoutAttributes] {
    let section = plan.places.sections[path.section], badges = plan.styles[path.section].badges
    guard !badges.isEmpty else { return [] }
    return section.run.badges(of: path.item).map { number, frame in
      let badge = badges[number]
      let result = made(
        .supplementary(badge.elementKind, path), self.frame(frame, inRunOf: path.section, plan), z: badge.zIndex)
      if section.isOrthogonal { result.scroller = path.section }
      return result
    }
  }

  /// Returns the attributes of a boundary supplementary item of a section.
  func attributes(
    ofBoundary number: Int, section: Int, _ plan: CompositionalPlan, _ view: UICollectionView
  ) -> UICollectionViewLayoutAttributes {
    let planned = plan.places.sections[section], style = plan.styles[section], origin = plan.places.origin(of: section)
    let item = style.boundaries[number]
    let visible = visible(plan, view).offsetBy(dx: -origin.x, dy: -origin.y)
    let rest = planned.boundaryFrame(number)
    let frame = item.pinToVisibleBounds ? planned.pinned(number, to: visible) : rest
    let place = frame.offsetBy(dx: origin.x, dy: origin.y)
    let path = IndexPath(item: 0, section: section)
    // A pinned item follows the content offset, which can be between pixels during a drag.
    let result = made(
      .supplementary(item.elementKind, path), placed(frame == rest ? onPixels(place) : place, plan),
      z: item.pinToVisibleBounds ? max(item.zIndex, UICollectionViewFlowLayout.pinnedHeight) : item.zIndex)
    if let list = style.section.list {
      result.listLook = list.look(of: item.alignment.edges.contains(.top) ? .header : .footer)
    }
    result.estimatedAxes = item.estimatedAxes
    return result
  }

  /// Returns the attributes of a boundary supplementary item of the whole layout.
  func attributes(ofBoundary number: Int, _ plan: CompositionalPlan, _ view: UICollectionView) -> UICollectionViewLayoutAttributes {
    let item = plan.boundaries[number]
    let frame = plan.places.boundaryFrame(number, visible: visible(plan, view))
    return made(
      .supplementary(item.elementKind, IndexPath(index: 0)), placed(frame, plan),
      z: item.pinToVisibleBounds ? max(item.zIndex, UICollectionViewFlowLayout.pinnedHeight + 1) : item.zIndex)
  }

  func attributes(
    ofDecoration item: NSCollectionLayoutDecorationItem, section: Int, _ plan: CompositionalPlan
  ) -> UICollectionViewLayoutAttributes {
    let origin = plan.places.origin(of: section)
    let frame = plan.places.sections[section].decorationFrame(item.contentInsets.composition)
    return made(
      .decoration(item.elementKind, IndexPath(item: 0, section: section)),
      placed(onPixels(frame.offsetBy(dx: origin.x, dy: origin.y)), plan), z: item.zIndex)
  }

  /// Returns the attributes of all elements of a section that touch a rectangle.
  func elements(
    ofSection section: Int, in rect: CGRect, _ plan: CompositionalPlan, _ view: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    let planned = plan.places.sections[section], style = plan.styles[section]
    var result: [UICollectionViewLayoutAttributes] = []
    for item in style.section.decorationItems where planned.run.count > 0 {
      result.append(attributes(ofDecoration: item, section: section, plan))
    }
    for number in style.boundaries.indices {
      result.append(attributes(ofBoundary: number, section: section, plan, view))
    }
    let shift = shift(ofSection: section, plan)
    // The rectangle is mirrored too, because the plan is not mirrored.
    let asked = placed(rect, plan).offsetBy(dx: -shift.x, dy: -shift.y)
    for item in planned.run.items(in: asked) {
      let path = IndexPath(item: item, section: section)
      result.append(attributes(ofItem: path, plan, view))
      result += badges(ofItem: path, plan, view)
    }
    result = result.filter { $0.frame.overlaps(rect) }
    if let handler = style.section.visibleItemsInvalidationHandler { tell(handler, of: result, section, plan, view) }
    return result
  }

  /// Calls the handler of a section with its visible items. A section that scrolls on its own has its own coordinates.
  private func tell(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler, of all: [UICollectionViewLayoutAttributes], _ section: Int,
    _ plan: CompositionalPlan, _ view: UICollectionView
  ) {
    let planned = plan.places.sections[section]
    var offset = CGPoint(x: view.contentOffset.x, y: view.contentOffset.y)
    var shift = CGPoint.zero
    if planned.isOrthogonal {
      let own = self.offset(ofSection: section, plan)
      let origin = plan.places.origin(of: section)
      let place = planned.scrollerFrame.origin
      offset = plan.places.isVertical ? CGPoint(x: own, y: 0) : CGPoint(x: 0, y: own)
      shift = CGPoint(x: offset.x - origin.x - place.x, y: offset.y - origin.y - place.y)
    }
    let seen = all.filter { $0.kind == .cell || planned.isOrthogonal == ($0.scroller != nil) }
    for attributes in seen { attributes.center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y) }
    handler(seen.map(VisibleItem.init), offset, plan.styles[section].environment)
    for attributes in seen { attributes.center = CGPoint(x: attributes.center.x - shift.x, y: attributes.center.y - shift.y) }
  }

  /// Adds the pinned supplementary views that may move during scrolling to an invalidation context.
  func namePinned(
    in context: UICollectionViewLayoutInvalidationContext, _ plan: CompositionalPlan, _ old: CGRect, _ new: CGRect
  ) {
    for item in plan.boundaries where item.pinToVisibleBounds {
      context.invalidateSupplementaryElements(ofKind: item.elementKind, at: [IndexPath(index: 0)])
    }
    for section in Set([old, new].flatMap { plan.places.sections(in: placed($0, plan)) }).sorted() {
      for item in plan.styles[section].boundaries where item.pinToVisibleBounds {
        context.invalidateSupplementaryElements(ofKind: item.elementKind, at: [IndexPath(item: 0, section: section)])
      }
    }
  }
}
