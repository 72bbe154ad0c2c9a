import CollectionLayout
import QuartzCore

/// The sections that scroll on their own, across the scroll direction of the layout.
extension UICollectionViewCompositionalLayout {
  func plannedScrollers(in rect: CGRect) -> [SectionScrollerPlan] {
    guard let plan, plan.hasOrthogonal else { return [] }
    return plan.sections(in: placed(rect, plan)).compactMap { section in
      let planned = plan.sections[section]
      guard planned.isOrthogonal, planned.run.count > 0 else { return nil }
      let origin = plan.origin(of: section)
      let offset = offset(ofSection: section, plan)
      let inset = endInset(planned, plan)
      let (room, content) = (length(planned.room, plan), length(planned.scrollerContentSize, plan))
      let (lead, run, behavior) = (lead(planned, plan), planned.run, planned.style.orthogonalScrollingBehavior)
      let isMirrored = isMirrored && plan.isVertical
      return SectionScrollerPlan(
        section: section, frame: placed(planned.scrollerFrame.offsetBy(dx: origin.x, dy: origin.y), plan),
        contentSize: planned.scrollerContentSize,
        offset: plan.isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset), behavior: behavior, isHorizontal: plan.isVertical,
        endInset: inset
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
    let new = plan.isVertical ? offset.x : offset.y
    guard plan.sections.indices.contains(section), self.offset(ofSection: section, plan) != new else { return }
    offsets[section] = new
    let context = makeContext()
    context.cause = .scrolling
    invalidateLayout(with: context)
  }

  /// Returns the offset of a section. It is at the section's start until the section scrolls.
  func offset(ofSection section: Int, _ plan: CompositionalPlan) -> CGFloat {
    if let offset = offsets[section] { return offset }
    let planned = plan.sections[section]
    let start = -endInset(planned, plan)
    return isMirrored && plan.isVertical ? length(planned.scrollerContentSize, plan) - length(planned.room, plan) - start : start
  }

  private func length(_ size: CGSize, _ plan: CompositionalPlan) -> CGFloat { plan.isVertical ? size.width : size.height }
  private func lead(_ planned: PlannedSection, _ plan: CompositionalPlan) -> CGFloat {
    plan.isVertical ? planned.insets.leading : planned.insets.top
  }
  /// Returns the inset at both ends that allows the first group to be in the middle.
  private func endInset(_ planned: PlannedSection, _ plan: CompositionalPlan) -> CGFloat {
    guard planned.style.orthogonalScrollingBehavior == .groupPagingCentered, planned.run.groups > 0 else { return 0 }
    let first = planned.run.span(ofGroup: 0).length
    return max(0, (length(planned.room, plan) - first) / 2 - lead(planned, plan))
  }
}

/// The position at which a section that snaps to its groups comes to rest.
@MainActor
struct GroupRest {
  let run: CompositionRun
  /// The distance before the first group.
  let lead: CGFloat
  let room: CGFloat
  let isCentered: Bool
  /// The speed from which a flick moves on to the next group, in points per millisecond. It is folklore.
  static let flick: CGFloat = 0.2

  /// Returns the offset at which a group comes to rest.
  func offset(ofGroup number: Int) -> CGFloat {
    let span = run.span(ofGroup: number)
    return isCentered ? lead + span.start + span.length / 2 - room / 2 : span.start
  }
  /// Returns the group whose resting offset is nearest to an offset.
  func group(near offset: CGFloat) -> Int {
    let around = run.group(at: isCentered ? offset + room / 2 - lead : offset)
    return (around - 1...around + 1).filter { (0..<run.groups).contains($0) }.min {
      abs(self.offset(ofGroup: $0) - offset) < abs(self.offset(ofGroup: $1) - offset)
    } ?? 0
  }
  func place(proposed: CGFloat, velocity: CGFloat, from start: CGFloat, goesFar: Bool) -> CGFloat {
    if goesFar { return offset(ofGroup: group(near: proposed)) }
    let near = group(near: start)
    guard abs(velocity) >= Self.flick else { return offset(ofGroup: near) }
    // A flick moves on in its direction, by at most one group.
    let ahead = velocity > 0 ? offset(ofGroup: near) > start + 0.5 : offset(ofGroup: near) < start - 0.5
    let next = ahead ? near : near + (velocity > 0 ? 1 : -1)
    return offset(ofGroup: min(max(0, next), run.groups - 1))
  }
}
