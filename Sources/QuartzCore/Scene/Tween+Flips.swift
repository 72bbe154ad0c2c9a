extension Tween {
  /// Whether it changes a path half-way, as there is nothing between its ends.
  ///
  /// - Parameter own: the value that stands for an end that was not given.
  func flips(over own: LayerValue) -> Bool {
    switch self {
    case .value(_, let from, let to):
      guard case .path(let a?) = from ?? own, case .path(let b?) = to ?? own else { return false }
      return !a.matches(b)
    case .slice(let tween, _, _, _): return tween.flips(over: own)
    case .chain(let tweens, _): return tweens.contains { $0.flips(over: own) }
    case .space, .cell, .contents, .transition: return false
    }
  }
}

extension CALayer {
  /// Says once of a layer that a path of other elements is no end for an animation.
  func warnIfFlips(_ record: AnimationRecord) {
    guard !hasToldOfFlip, case .tween(let tween) = record.value.kind, tween.flips(over: properties[value: record.property]) else { return }
    hasToldOfFlip = true
    runtime.onDiagnostic?(
      "\(record.property.keyPath) of \(self) is animated between paths of different elements, which have nothing between them: it changes half-way. Make both of the same elements in the same order."
    )
  }
}
