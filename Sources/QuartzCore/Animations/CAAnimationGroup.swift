import Motion

/// Several animations that run together and are cut off at the group's end. (Docs/behaviour/animation.md, "Media timing")
///
/// The animations run in the group's time. Their delegates and their `isRemovedOnCompletion` values are ignored.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations that run together. The default is `nil`.
  open var animations: [CAAnimation]? { willSet { refuseIfFrozen() } }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    if let other = other as? CAAnimationGroup { animations = other.animations?.map { $0.frozen() } }
  }

  override func records(on layer: any AnimationTarget, key: String, group outer: GroupTiming?, fallback: Seconds) -> [AnimationEntry] {
    let interval = interval(fallback: fallback)
    return (animations ?? []).flatMap { member in
      let pacing = GroupTiming(
        interval: interval, timing: timing(duration: interval.duration), duration: interval.duration, memberBegin: member.beginTime,
        memberSpeed: Double(member.speed), outer: outer)
      return member.records(on: layer, key: key, group: pacing, fallback: interval.duration).map { record in
        var record = record
        record.clock = .running(begin: beginTime == 0 ? nil : beginTime, speed: Double(speed), offset: 0)
        record.isRemovedAtEnd = isRemovedOnCompletion
        return record
      }
    }
  }
}
