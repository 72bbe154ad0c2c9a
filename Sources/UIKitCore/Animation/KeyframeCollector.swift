import Motion
import QuartzCore

/// The collector of the changes in a keyframe block, for modes in which the path of a value depends on its neighbours
/// (Docs/behaviour/animation.md, "Keyframes").
@MainActor
final class KeyframeCollector {
  /// A value, with the time at which it is reached and the time at which the change starts.
  private struct Stop { let start: Double, time: Double, value: Components }
  private struct Way {
    let layer: CALayer
    let property: AnimatableProperty
    let first: Components
    var stops: [Stop]
  }
  private let mode: UIView.KeyframeAnimationOptions.Mode
  private var ways: [Way] = []
  /// The smallest gap between two parts, as a fraction of the whole. A smaller gap is a rounding difference.
  private static let shortestGap = 1e-6

  init?(_ mode: UIView.KeyframeAnimationOptions.Mode) {
    if mode == .linear || mode == .discrete { return nil }
    self.mode = mode
  }

  /// Collects a change and returns whether it did.
  func collect(_ property: AnimatableProperty, of layer: CALayer, old: Components, new: Components, slice: (start: Double, end: Double)?)
    -> Bool
  {
    let stop = Stop(start: slice?.start ?? 0, time: min(slice?.end ?? 1, 1), value: new)
    if let index = ways.firstIndex(where: { $0.layer === layer && $0.property == property }) {
      ways[index].stops.append(stop)
    } else {
      ways.append(Way(layer: layer, property: property, first: old, stops: [stop]))
    }
    return true
  }

  /// Adds one additive entry for each property, with its values minus the last one.
  func emit(into block: AnimationBlock) {
    for way in ways {
      guard let view = way.layer.owner as? UIView else { continue }
      var (last, time) = (way.first, 0.0)
      var (values, times) = ([last], [time])
      /// Keeps a value between two parts and after the last part. Paced modes have no such pauses.
      func hold(until end: Double) {
        guard mode == .cubic, end - time > Self.shortestGap else { return }
        values.append(last)
        times.append(end)
      }
      for stop in way.stops.sorted(by: { $0.time < $1.time }) {
        hold(until: stop.start)
        (last, time) = (last + way.property.difference(stop.value, last), stop.time)
        values.append(last)
        times.append(time)
      }
      hold(until: 1)
      var keyframes = Keyframes(values: values.map { $0 - last }, times: times, way: .lines)
      if mode != .paced { keyframes.way = .curves(keyframes.tangents) }
      if mode != .cubic { keyframes = keyframes.paced() }
      block.add(keyframes, of: way.property, to: view)
    }
    ways = []
  }
}
