extension Tween {
  /// Returns a Boolean value that indicates whether a path changes halfway, because there are no shapes between its ends.
  ///
  /// - Parameter own: The value that replaces a missing end.
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
  /// Warns once for each layer about an animation between paths with different elements.
  func warnIfFlips(_ record: AnimationRecord) {
    guard !hasToldOfFlip, case .tween(let tween) = record.value.kind, tween.flips(over: properties[value: record.property]) else { return }
    hasToldOfFlip = true
    runtime.onDiagnostic?(
      "\(record.property.keyPath) of \(self) is animated between paths of different elements, which have nothing between them: it changes half-way. Make both of the same elements in the same order."
    )
  }
}
