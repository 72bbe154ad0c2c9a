import CoreGraphics
import Motion

/// An animation of a property through a sequence of values. (Docs/behaviour/animation.md, "Keyframes")
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values that the animation passes through. The default is `nil`.
  open var values: [Any]? { willSet { refuseIfFrozen() } }
  /// The path that the animation follows instead of `values`. Each end of a line or curve is a key value. The default is `nil`.
  open var path: CGPath? { willSet { refuseIfFrozen() } }
  /// The times of the values, ascending from 0 to 1. There is one for each value, and discrete values can have one more. The paced modes
  /// ignore the times.
  open var keyTimes: [NSNumber]? { willSet { refuseIfFrozen() } }
  /// The timing functions of the segments. A segment without one is linear.
  open var timingFunctions: [CAMediaTimingFunction]? { willSet { refuseIfFrozen() } }
  /// The method by which intermediate values are calculated. The default is `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear { willSet { refuseIfFrozen() } }

  /// The rotation of the layer along a path. The default is `nil`, which means that the layer does not rotate.
  open var rotationMode: CAAnimationRotationMode? { willSet { refuseIfFrozen() } }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes, timingFunctions, calculationMode, rotationMode) = (
      other.values, other.path, other.keyTimes, other.timingFunctions, other.calculationMode, other.rotationMode
    )
  }

  override func records(on layer: any AnimationTarget, key: String, group: GroupTiming?, fallback: Seconds) -> [AnimationEntry] {
    let ways = super.records(on: layer, key: key, group: group, fallback: fallback)
    guard path != nil, let rotationMode, let way = ways.first, case .keyframes(let keyframes) = way.value.kind else { return ways }
    var turn = AnimationEntry(
      id: layer.makeEntryID(), key: key, property: .transform, value: AnimatedValue(.keyframes(keyframes.turns(rotationMode))),
      isAdditive: true, interval: way.interval, pacing: way.pacing, clock: way.clock, isRemovedAtEnd: way.isRemovedAtEnd)
    turn.group = group
    return ways + [turn]
  }

  override func value(of part: AnimationKeyPath, on layer: any AnimationTarget) -> AnimatedValue {
    if !part.property.isNumeric || part.space != nil { return AnimatedValue(.tween(chain(part, on: layer))) }
    var points: [Components]
    var times: [Double]? = keyTimes?.map(\.doubleValue)
    var isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    if let path {
      // As in Core Animation, all elements have equal durations. A curve is divided into many short lines.
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

  /// Returns the tween for values that are not numbers: a sequence of cross-fades or shape changes.
  private func chain(_ part: AnimationKeyPath, on layer: any AnimationTarget) -> Tween {
    let values = values ?? [], isDiscrete = calculationMode == .discrete
    precondition(values.count > 1, "a keyframe animation of \(keyPath ?? "nothing") needs at least two values")
    // Each discrete value has its own interval, including the last one.
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

/// The methods by which values between key values are calculated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Values are interpolated linearly.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is held until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Values are interpolated linearly, and the speed is constant.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Values are interpolated along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Values are interpolated along a smooth curve, and the speed is constant.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotations of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's x axis points in the direction of motion.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points against the direction of motion.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
