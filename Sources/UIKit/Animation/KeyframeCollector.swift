import Motion
import QuartzCore

/// Gathers what a keyframe block changes, for the modes in which a value's way depends on its neighbours. (BEHAVIOUR §3)
@MainActor
final class KeyframeCollector {
  private struct Stop { let time: Double, value: Components }
  private struct Way {
    let layer: CALayer
    let property: AnimatableProperty
    let first: Components
    var stops: [Stop]
  }
  private let mode: UIView.KeyframeAnimationOptions.Mode
  private var ways: [Way] = []

  init?(_ mode: UIView.KeyframeAnimationOptions.Mode) {
    if mode == .linear || mode == .discrete { return nil }
    self.mode = mode
  }

  /// True if it took the change.
  func collect(_ property: AnimatableProperty, of layer: CALayer, old: Components, new: Components, slice: (start: Double, end: Double)?)
    -> Bool
  {
    let stop = Stop(time: min(slice?.end ?? 1, 1), value: new)
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
      let stops = way.stops.sorted { $0.time < $1.time }
      var values = [way.first]
      for stop in stops { values.append(values.last! + way.property.difference(stop.value, values.last!)) }
      let last = values.last!
      var keyframes = Keyframes(values: values.map { $0 - last }, times: [0] + stops.map(\.time), way: .lines)
      if mode != .paced { keyframes.way = .curves(keyframes.tangents) }
      if mode != .cubic { keyframes = keyframes.paced() }
      block.add(keyframes, of: way.property, to: view)
    }
    ways = []
  }
}
