import CollectionLayout
import QuartzCore

/// The sections that scroll on their own, across the scroll direction of the layout.
extension UICollectionViewCompositionalLayout {
  func plannedScrollers(in rect: CGRect) -> [SectionScrollerPlan] {
    guard let plan, plan.places.hasOrthogonal else { return [] }
    return plan.places.sections(in: placed(rect, plan)).compactMap { section in
      let planned = plan.places.sections[section]
      guard planned.isOrthogonal, planned.run.count > 0 else { return nil }
      let origin = plan.places.origin(of: section)
      let offset = offset(ofSection: section, plan)
      let inset = endInset(section, plan)
      let (room, content) = (length(planned.room, plan), length(planned.scrollerContentSize, plan))
      let (lead, run, behavior) = (lead(planned, plan), planned.run, plan.styles[section].section.orthogonalScrollingBehavior)
      let isMirrored = isMirrored && plan.places.isVertical
      return SectionScrollerPlan(
        section: section, frame: placed(planned.scrollerFrame.offsetBy(dx: origin.x, dy: origin.y), plan),
        contentSize: planned.scrollerContentSize,
        offset: plan.places.isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset), behavior: behavior,
        isHorizontal: plan.places.isVertical, endInset: inset
      ) { proposed, velocity, start in
        func turned(_ place: CGFloat) -> CGFloat { isMirrored ? content - room - place : place }
        let rest = GroupRest(run: run, lead: lead, room: room, isCentered: behavior == .groupPagingCentered)
        let place = rest.place(
          proposed: turned(proposed), velocity: isMirrored ? -velocity : velocity, from: turned(start),
          goesFar: behavior == .continuousGroupLeadingBoundary)
        let most = max(-inset, content - room + inset)
        return turned(min(max(-inset, place), most))
      }
    }
  }

  func takeOffset(ofSection section: Int, _ offset: CGPoint) {
    guard let plan else { return }
    let new = plan.places.isVertical ? offset.x : offset.y
    guard plan.styles.indices.contains(section), self.offset(ofSection: section, plan) != new else { return }
    offsets[section] = new
    let context = makeContext()
    context.cause = .scrolling
    invalidateLayout(with: context)
  }

  /// Returns the offset of a section. It is at the section's start until the section scrolls.
  func offset(ofSection section: Int, _ plan: CompositionalPlan) -> CGFloat {
    if let offset = offsets[section] { return offset }
    let planned = plan.places.sections[section]
    let start = -endInset(section, plan)
    return isMirrored && plan.places.isVertical ? length(planned.scrollerContentSize, plan) - length(planned.room, plan) - start : start
  }

  private func length(_ size: CGSize, _ plan: CompositionalPlan) -> CGFloat { plan.places.isVertical ? size.width : size.height }
  private func lead(_ planned: CompositionSection, _ plan: CompositionalPlan) -> CGFloat {
    plan.places.isVertical ? planned.insets.leading : planned.insets.top
  }
  /// Returns the inset at both ends that allows the first group to be in the middle.
  private func endInset(_ section: Int, _ plan: CompositionalPlan) -> CGFloat {
    let planned = plan.places.sections[section]
    guard plan.styles[section].section.orthogonalScrollingBehavior == .groupPagingCentered, planned.run.groups > 0 else { return 0 }
    let first = planned.run.span(ofGroup: 0).length
    return max(0, (length(planned.room, plan) - first) / 2 - lead(planned, plan))
  }
}
