import CollectionLayout
import QuartzCore

/// Attributes of what lies in sections.
extension UICollectionViewCompositionalLayout {
  /// How badges and headers stand in front of items where nobody says otherwise.
  private func made(_ element: CollectionElement, _ frame: CGRect, z: Int) -> UICollectionViewLayoutAttributes {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure("\(Self.self).layoutAttributesClass is no subclass of UICollectionViewLayoutAttributes")
    }
    let attributes = type.init()
    (attributes.kind, attributes.indexPath, attributes.frame, attributes.zIndex) = (element.kind, element.indexPath, frame, z)
    return attributes
  }

  /// A frame in the content's coordinates with all edges on whole pixels.
  private func onPixels(_ frame: CGRect) -> CGRect {
    guard let scale = collectionView?.layoutScale else { return frame }
    let (left, right) = ((frame.minX * scale).rounded() / scale, (frame.maxX * scale).rounded() / scale)
    return CGRect(x: left, y: frame.minY, width: right - left, height: frame.height).onPixels(scale)
  }

  /// Mirrored where people read from right to left.
  func placed(_ frame: CGRect, _ plan: CompositionalPlan) -> CGRect {
    guard isMirrored, let view = collectionView else { return frame }
    // Sections beside each other that leave room stand at the right.
    let width = max(plan.contentSize.width, plan.isVertical ? 0 : room(of: view).width)
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
  /// What is visible, where the plan has it.
  func visible(_ plan: CompositionalPlan, _ view: UICollectionView) -> CGRect {
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    return plan.isVertical ? seen : placed(seen, plan)
  }

  /// From the run's coordinates to the content's: sections that scroll by themselves stand where they were scrolled to.
  private func shift(ofSection section: Int, _ plan: CompositionalPlan) -> CGPoint {
    let (start, scrolled) = (start(ofSection: section, plan), scrolled(section, plan))
    return CGPoint(x: start.x - scrolled.x, y: start.y - scrolled.y)
  }
  /// Where a section's run begins in the content's coordinates.
  private func start(ofSection section: Int, _ plan: CompositionalPlan) -> CGPoint {
    let (origin, content) = (plan.origin(of: section), plan.sections[section].contentOrigin)
    return CGPoint(x: origin.x + content.x, y: origin.y + content.y)
  }
  /// How far a section was scrolled by itself.
  private func scrolled(_ section: Int, _ plan: CompositionalPlan) -> CGPoint {
    guard plan.sections[section].isOrthogonal else { return .zero }
    let offset = leadingOffset(of: section, plan)
    return plan.isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }
  /// A frame of a section's run in the content's coordinates. Its edges are on whole pixels where the section is not scrolled, so that
  /// scrolling changes no size and no distance.
  private func frame(_ frame: CGRect, inRunOf section: Int, _ plan: CompositionalPlan) -> CGRect {
    let (start, scrolled) = (start(ofSection: section, plan), scrolled(section, plan))
    return placed(onPixels(frame.offsetBy(dx: start.x, dy: start.y)).offsetBy(dx: -scrolled.x, dy: -scrolled.y), plan)
  }
  /// How far a section was scrolled from its leading end. (A scroll view counts from the left.)
  private func leadingOffset(of section: Int, _ plan: CompositionalPlan) -> CGFloat {
    let offset = offset(ofSection: section, plan)
    guard isMirrored, plan.isVertical else { return offset }
    let planned = plan.sections[section]
    return planned.scrollerContentSize.width - planned.room.width - offset
  }

  func attributes(ofItem path: IndexPath, _ plan: CompositionalPlan, _ view: UICollectionView) -> UICollectionViewLayoutAttributes {
    let section = plan.sections[path.section]
    let result = made(.cell(path), frame(section.run.frame(of: path.item), inRunOf: path.section, plan), z: 0)
    if section.isOrthogonal { result.scroller = path.section }
    if let list = section.style.list { result.listLook = list.look(ofRow: path.item, of: section.run.count, at: path) }
    result.estimatedAxes = section.style.group.estimatedAxes
    return result
  }

  func badges(ofItem path: IndexPath, _ plan: CompositionalPlan, _ view: UICollectionView) -> [UICollectionViewLayoutAttributes] {
    let section = plan.sections[path.section]
    guard !section.badges.isEmpty else { return [] }
    return section.run.badges(of: path.item).map { number, frame in
      let badge = section.badges[number]
      let result = made(
        .supplementary(badge.elementKind, path), self.frame(frame, inRunOf: path.section, plan), z: badge.zIndex)
      if section.isOrthogonal { result.scroller = path.section }
      return result
    }
  }

  /// A header or the like of a section.
  func attributes(
    ofBoundary number: Int, section: Int, _ plan: CompositionalPlan, _ view: UICollectionView
  ) -> UICollectionViewLayoutAttributes {
    let planned = plan.sections[section], origin = plan.origin(of: section)
    let item = planned.style.boundarySupplementaryItems[number]
    let visible = visible(plan, view).offsetBy(dx: -origin.x, dy: -origin.y)
    let rest = planned.boundaryFrame(number)
    let frame = item.pinToVisibleBounds ? planned.pinned(number, to: visible) : rest
    let place = frame.offsetBy(dx: origin.x, dy: origin.y)
    let path = IndexPath(item: 0, section: section)
    // One that is held goes with the content's offset, which lies between pixels while a finger scrolls.
    let result = made(
      .supplementary(item.elementKind, path), placed(frame == rest ? onPixels(place) : place, plan),
      z: item.pinToVisibleBounds ? max(item.zIndex, UICollectionViewFlowLayout.pinnedHeight) : item.zIndex)
    if let list = planned.style.list {
      result.listLook = list.look(of: item.alignment.edges.contains(.top) ? .header : .footer)
    }
    result.estimatedAxes = item.estimatedAxes
    return result
  }

  /// A header or the like of the whole layout.
  func attributes(ofBoundary number: Int, _ plan: CompositionalPlan, _ view: UICollectionView) -> UICollectionViewLayoutAttributes {
    let item = plan.boundaries[number]
    let frame = plan.boundaryFrame(number, visible: visible(plan, view))
    return made(
      .supplementary(item.elementKind, IndexPath(index: 0)), placed(frame, plan),
      z: item.pinToVisibleBounds ? max(item.zIndex, UICollectionViewFlowLayout.pinnedHeight + 1) : item.zIndex)
  }

  func attributes(
    ofDecoration item: NSCollectionLayoutDecorationItem, section: Int, _ plan: CompositionalPlan
  ) -> UICollectionViewLayoutAttributes {
    let origin = plan.origin(of: section)
    return made(
      .decoration(item.elementKind, IndexPath(item: 0, section: section)),
      placed(onPixels(plan.sections[section].decorationFrame(item).offsetBy(dx: origin.x, dy: origin.y)), plan), z: item.zIndex)
  }

  /// All of a section that touches a rectangle.
  func elements(
    ofSection section: Int, in rect: CGRect, _ plan: CompositionalPlan, _ view: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    let planned = plan.sections[section]
    var result: [UICollectionViewLayoutAttributes] = []
    for item in planned.style.decorationItems where planned.run.count > 0 {
      result.append(attributes(ofDecoration: item, section: section, plan))
    }
    for number in planned.style.boundarySupplementaryItems.indices {
      result.append(attributes(ofBoundary: number, section: section, plan, view))
    }
    let shift = shift(ofSection: section, plan)
    // What is mirrored is asked for where it would be without that.
    let asked = placed(rect, plan).offsetBy(dx: -shift.x, dy: -shift.y)
    for item in planned.run.items(in: asked) {
      let path = IndexPath(item: item, section: section)
      result.append(attributes(ofItem: path, plan, view))
      result += badges(ofItem: path, plan, view)
    }
    result = result.filter { $0.frame.overlaps(rect) }
    if let handler = planned.style.visibleItemsInvalidationHandler { tell(handler, of: result, section, plan, view) }
    return result
  }

  /// Lets the app see, and change, what is seen of a section: in the section's own coordinates where it scrolls by itself.
  private func tell(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler, of all: [UICollectionViewLayoutAttributes], _ section: Int,
    _ plan: CompositionalPlan, _ view: UICollectionView
  ) {
    let planned = plan.sections[section]
    var offset = CGPoint(x: view.contentOffset.x, y: view.contentOffset.y)
    var shift = CGPoint.zero
    if planned.isOrthogonal {
      let own = self.offset(ofSection: section, plan)
      let origin = plan.origin(of: section)
      let place = planned.scrollerFrame.origin
      offset = plan.isVertical ? CGPoint(x: own, y: 0) : CGPoint(x: 0, y: own)
      shift = CGPoint(x: offset.x - origin.x - place.x, y: offset.y - origin.y - place.y)
    }
    let seen = all.filter { $0.kind == .cell || planned.isOrthogonal == ($0.scroller != nil) }
    for attributes in seen { attributes.center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y) }
    handler(seen.map(VisibleItem.init), offset, planned.environment)
    for attributes in seen { attributes.center = CGPoint(x: attributes.center.x - shift.x, y: attributes.center.y - shift.y) }
  }

  /// Names the headers and the like that may move as content does.
  func namePinned(
    in context: UICollectionViewLayoutInvalidationContext, _ plan: CompositionalPlan, _ old: CGRect, _ new: CGRect
  ) {
    for item in plan.boundaries where item.pinToVisibleBounds {
      context.invalidateSupplementaryElements(ofKind: item.elementKind, at: [IndexPath(index: 0)])
    }
    for section in Set([old, new].flatMap { plan.sections(in: placed($0, plan)) }).sorted() {
      for item in plan.sections[section].style.boundarySupplementaryItems where item.pinToVisibleBounds {
        context.invalidateSupplementaryElements(ofKind: item.elementKind, at: [IndexPath(item: 0, section: section)])
      }
    }
  }
}
