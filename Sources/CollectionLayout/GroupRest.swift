import CoreGraphics

/// The position at which a section that snaps to its groups comes to rest.
package struct GroupRest {
  let run: CompositionRun
  /// The distance before the first group.
  let lead: CGFloat
  let room: CGFloat
  let isCentered: Bool

  /// Creates the position for groups in a space of the length `room`, with a distance before the first group.
  package init(run: CompositionRun, lead: CGFloat, room: CGFloat, isCentered: Bool) {
    (self.run, self.lead, self.room, self.isCentered) = (run, lead, room, isCentered)
  }

  /// The speed from which a flick moves on to the next group, in points per millisecond. It is folklore.
  static let flick: CGFloat = 0.2

  /// Returns the offset at which a group comes to rest.
  package func offset(ofGroup number: Int) -> CGFloat {
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
  /// Returns the offset at which the section comes to rest.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which the section would come to rest without groups.
  ///   - velocity: The speed of the release, in points per millisecond.
  ///   - start: The offset at the beginning of the drag.
  ///   - goesFar: A Boolean value that indicates whether the section can move on by several groups.
  package func place(proposed: CGFloat, velocity: CGFloat, from start: CGFloat, goesFar: Bool) -> CGFloat {
    if goesFar { return offset(ofGroup: group(near: proposed)) }
    let near = group(near: start)
    guard abs(velocity) >= Self.flick else { return offset(ofGroup: near) }
    // A flick moves on in its direction, by at most one group.
    let ahead = velocity > 0 ? offset(ofGroup: near) > start + 0.5 : offset(ofGroup: near) < start - 0.5
    let next = ahead ? near : near + (velocity > 0 ? 1 : -1)
    return offset(ofGroup: min(max(0, next), run.groups - 1))
  }
}
