import Motion
import QuartzCore

/// Gathers what a keyframe block changes, for the modes in which a value's way depends on its neighbours. (BEHAVIOUR §3)
@MainActor
final class KeyframeCollector {
  /// A value, when it is reached, and from when on it is approached.
  private struct Stop { let start: Double, time: Double, value: Components }
  private struct Way {
    let layer: CALayer
    let property: AnimatableProperty
    let first: Components
    var stops: [Stop]
  }
  private let mode: UIView.KeyframeAnimationOptions.Mode
  private var ways: [Way] = []
  /// Parts that lie nearer to each other meet, but for rounding; in fractions of the whole.
  private static let shortestGap = 1e-6

  init?(_ mode: UIView.KeyframeAnimationOptions.Mode) {
    if mode == .linear || mode == .discrete { return nil }
    self.mode = mode
  }

  /// True if it took the change.
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

  /// One additive record for each property, from its values minus the last one.
  func emit(into block: AnimationBlock) {
    for way in ways {
      guard let view = way.layer.owner as? UIView else { continue }
      var (last, time) = (way.first, 0.0)
      var (values, times) = ([last], [time])
      /// Between two parts, and after the last, a value stays; paced, nothing does.
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
