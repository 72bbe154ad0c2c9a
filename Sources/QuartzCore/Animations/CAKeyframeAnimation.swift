import CoreGraphics
import Motion

/// Through a row of values. (BEHAVIOUR §3)
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// What it goes through.
  open var values: [Any]? { willSet { refuseIfFrozen() } }
  /// Through the points of a path, instead of `values`; each end of a line or curve is a key value, and curves are followed.
  open var path: CGPath? { willSet { refuseIfFrozen() } }
  /// Ascending in 0…1, one for each value (for discrete ones, one more may follow). Ignored by the paced modes.
  open var keyTimes: [NSNumber]? { willSet { refuseIfFrozen() } }
  /// The curve of each segment.
  open var timingFunctions: [CAMediaTimingFunction]? { willSet { refuseIfFrozen() } }
  /// How the values between are found; linear at first.
  open var calculationMode = CAAnimationCalculationMode.linear { willSet { refuseIfFrozen() } }

  /// How the layer turns on its way along a path; nil, at first, not at all.
  open var rotationMode: CAAnimationRotationMode? { willSet { refuseIfFrozen() } }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes, timingFunctions, calculationMode, rotationMode) = (
      other.values, other.path, other.keyTimes, other.timingFunctions, other.calculationMode, other.rotationMode
    )
  }

  override func records(on layer: CALayer, key: String, group: GroupPacing?, fallback: Seconds) -> [AnimationRecord] {
    let ways = super.records(on: layer, key: key, group: group, fallback: fallback)
    guard path != nil, let rotationMode, let way = ways.first, case .keyframes(let keyframes) = way.value.kind else { return ways }
    var turn = AnimationRecord(
      id: layer.runtime.makeRecordID(), key: key, property: .transform, value: AnimatedValue(.keyframes(keyframes.turns(rotationMode))),
      isAdditive: true, window: way.window, pacing: way.pacing, clock: way.clock, isRemovedAtEnd: way.isRemovedAtEnd)
    turn.group = group
    return ways + [turn]
  }

  override func value(of part: AnimationKeyPath, on layer: CALayer) -> AnimatedValue {
    if !part.property.isNumeric || part.space != nil { return AnimatedValue(.tween(chain(part, on: layer))) }
    var points: [Components]
    var times: [Double]? = keyTimes?.map(\.doubleValue)
    var isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    if let path {
      // Equal time for each element, as Core Animation has it; within a curve the way is followed by many short lines.
      let polyline = Polyline(path)
      points = polyline.points.map(\.components)
      if times == nil || times!.count != polyline.ends.count { times = nil }
      if !isPaced { times = polyline.times(at: times) }
      if isPaced { isPaced = true; times = nil }
    } else {
      points = (values ?? []).map { AnimationInput.components($0, part, of: keyPath)! }
    }
    precondition(!points.isEmpty, "a keyframe animation of \(keyPath ?? "nothing") needs values or a path")
    if points.count == 1 { points.append(points[0]); times = [0, 1] }
    if part.property == .transform && part.lanes == nil {
      for i in points.indices.dropFirst() { points[i] = points[i - 1] + part.property.difference(points[i], points[i - 1]) }
    }

    let isDiscrete = calculationMode == .discrete
    let slots = isDiscrete ? points.count : points.count - 1
    let even = points.indices.map { Double($0) / Double(max(slots, 1)) }
    var keyframes = Keyframes(values: points, times: isPaced ? even : (times ?? even), way: isDiscrete ? .held : .lines)
    precondition(keyframes.times.count >= points.count, "\(points.count) values need as many key times, not \(keyframes.times.count)")
    if calculationMode == .cubic || calculationMode == .cubicPaced { keyframes.way = .curves(keyframes.tangents) }
    if isPaced { keyframes = keyframes.paced() }
    if path == nil { keyframes.timings = timingFunctions?.map(\.timing) ?? [] }
    return AnimatedValue(.keyframes(keyframes))
  }

  /// Values that are not numbers: one cross-fade or change of shape after the other.
  private func chain(_ part: AnimationKeyPath, on layer: CALayer) -> Tween {
    let values = values ?? [], isDiscrete = calculationMode == .discrete
    precondition(values.count > 1, "a keyframe animation of \(keyPath ?? "nothing") needs at least two values")
    // Each of discrete values has its own slot, the last one too.
    let count = isDiscrete ? values.count : values.count - 1
    let times = keyTimes?.map(\.doubleValue) ?? (0...count).map { Double($0) / Double(count) }
    return .chain(
      (0..<count).map { i in
        let step = CABasicAnimation(keyPath: keyPath)
        (step.fromValue, step.toValue) = (values[i], isDiscrete ? values[i] : values[i + 1])
        guard let tween = Tween(step, part, on: layer) else {
          preconditionFailure("\(keyPath ?? "this property") cannot go through \(values[i])")
        }
        return tween
      }, times: times)
  }
}

/// How the values between key values come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve at an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns on its way along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its x axis points the way it goes.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back along the way.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
