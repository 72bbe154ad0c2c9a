import Motion

/// The explicit animations of Core Animation; `add` makes a record of one. (BEHAVIOUR §1.2, §1.5)
@MainActor
public class CAPropertyAnimation {
  public let property: AnimatableProperty
  public var duration: Seconds = 0
  public var beginTime: Seconds = 0
  public var timeOffset: Seconds = 0
  public var speed = 1.0
  public var repeatCount = 1.0
  public var repeatDuration: Seconds = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed
  public var isAdditive = false
  public var isRemovedOnCompletion = true
  public var timingFunction: CubicTiming?
  /// `animationDidStop(_:finished:)`.
  public var onStop: ((Bool) -> Void)?

  public init(keyPath: String) {
    guard let property = AnimatableProperty(keyPath: keyPath) else { preconditionFailure("no animatable property \(keyPath)") }
    self.property = property
  }

  package func value(over model: Components) -> AnimatedValue { preconditionFailure("use a subclass") }
  package func timing(duration: Seconds) -> Timing { timingFunction.map(Timing.cubic) ?? .linear }

  package func record(id: Int, key: String, model: LayerProperties, defaultDuration: Seconds) -> AnimationRecord {
    let duration = duration > 0 ? duration : defaultDuration
    let cycle = autoreverses ? 2 * duration : duration
    let window = Window(
      duration: duration, repeatCount: repeatDuration > 0 ? repeatDuration / cycle : repeatCount, autoreverses: autoreverses,
      phase: timeOffset, fillsBefore: fillMode == .backwards || fillMode == .both,
      fillsAfter: fillMode == .forwards || fillMode == .both)
    return AnimationRecord(
      id: id, key: key, property: property, value: value(over: model[property]), isAdditive: isAdditive, window: window,
      pacing: .curve(timing(duration: duration), nil),
      clock: .running(begin: beginTime == 0 ? nil : beginTime, speed: speed, offset: 0), isRemovedAtEnd: isRemovedOnCompletion)
  }
}

public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }

public class CABasicAnimation: CAPropertyAnimation {
  public var fromValue, toValue, byValue: (any AnimatableValue)?

  package override func value(over model: Components) -> AnimatedValue {
    let below = isAdditive ? Components(repeating: 0) : model
    let (from, to, by) = (fromValue?.components, toValue?.components, byValue?.components)
    let start = from ?? (to != nil && by != nil ? to! - by! : below)
    let end = to ?? by.map { start + $0 } ?? below
    return .basic(from: start, to: start + property.difference(end, start))
  }
}

public final class CASpringAnimation: CABasicAnimation {
  public var spring = Spring()
  public var settlingDuration: Seconds { spring.settlingDuration }
  package override func timing(duration: Seconds) -> Timing { .spring(spring, duration: duration) }
}

public final class CAKeyframeAnimation: CAPropertyAnimation {
  public var values: [any AnimatableValue] = []
  public var keyTimes: [Double]?
  public var isDiscrete = false

  package override func value(over model: Components) -> AnimatedValue {
    precondition(values.count > 1, "a keyframe animation needs two values")
    let slots = isDiscrete ? values.count : values.count - 1
    let times = keyTimes ?? values.indices.map { Double($0) / Double(slots) }
    return .keyframes(values.map(\.components), times: times, isDiscrete: isDiscrete)
  }
}
