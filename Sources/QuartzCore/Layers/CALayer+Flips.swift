extension CALayer {
  /// Warns once for each layer about an animation between paths with different elements.
  func warnIfFlips(_ record: AnimationEntry) {
    guard !hasToldOfFlip, case .tween(let tween) = record.value.kind, tween.flips(over: properties[value: record.property]) else { return }
    hasToldOfFlip = true
    runtime.onDiagnostic?(
      "\(record.property.keyPath) of \(self) is animated between paths of different elements, which have nothing between them: it changes half-way. Make both of the same elements in the same order."
    )
  }
}
