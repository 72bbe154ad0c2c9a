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
    let (origin, content) = (plan.origin(of: section), plan.sections[section].contentOrigin)
    var shift = CGPoint(x: origin.x + content.x, y: origin.y + content.y)
    if plan.sections[section].isOrthogonal {
      if plan.isVertical { shift.x -= leadingOffset(of: section, plan) } else { shift.y -= leadingOffset(of: section, plan) }
    }
    return shift
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
    let shift = shift(ofSection: path.section, plan)
    let result = made(.cell(path), placed(section.run.frame(of: path.item).offsetBy(dx: shift.x, dy: shift.y), plan), z: 0)
    if section.isOrthogonal { result.scroller = path.section }
    if let list = section.style.list { result.listLook = list.look(ofRow: path.item, of: section.run.count, at: path) }
    result.estimatedAxes = section.style.group.estimatedAxes
    return result
  }

  func badges(ofItem path: IndexPath, _ plan: CompositionalPlan, _ view: UICollectionView) -> [UICollectionViewLayoutAttributes] {
    let section = plan.sections[path.section]
    guard !section.badges.isEmpty else { return [] }
    let shift = shift(ofSection: path.section, plan)
    return section.run.badges(of: path.item).map { number, frame in
      let badge = section.badges[number]
      let result = made(
        .supplementary(badge.elementKind, path), placed(frame.offsetBy(dx: shift.x, dy: shift.y), plan), z: badge.zIndex)
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
    let frame = item.pinToVisibleBounds ? planned.pinned(number, to: visible) : planned.boundaryFrame(number)
    let path = IndexPath(item: 0, section: section)
    let result = made(
      .supplementary(item.elementKind, path), placed(frame.offsetBy(dx: origin.x, dy: origin.y), plan),
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
      placed(plan.sections[section].decorationFrame(item).offsetBy(dx: origin.x, dy: origin.y), plan), z: item.zIndex)
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
