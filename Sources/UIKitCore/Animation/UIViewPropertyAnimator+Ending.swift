import Motion
import QuartzCore

/// The changes of the model values when an animator ends.
extension UIViewPropertyAnimator {
  /// An animation that was removed when the animator stopped, with the values to move the model to either end.
  struct Frozen {
    let layer: CALayer
    let record: AnimationEntry
    /// The presented value of an additive animation.
    let shown: Components
    /// The model value of a replacing animation.
    let final: LayerProperties

    @MainActor func moveModel(to position: UIViewAnimatingPosition) {
      switch position {
      case .current: break
      case .end: record.isAdditive ? layer.shift(record.property, by: -shown) : layer.take(record.property, from: final)
      case .start: record.isAdditive ? layer.shift(record.property, by: record.value.start - shown) : layer.showStart(of: record)
      }
    }
  }

  /// Removes all entries and moves the model to an end of their trajectories, or to the presented values if the position is `nil`.
  func takeMembers(at position: UIViewAnimatingPosition?) -> [Frozen] {
    if let waiting { runtime.completions[waiting.id] = nil }
    defer {
      members = []
      timeline.extent = 1
    }
    // The model values, before the first of several parts of a property is frozen.
    var models: [ObjectIdentifier: LayerProperties] = [:]
    for member in members { models[ObjectIdentifier(member.layer)] = member.layer.properties }
    return members.compactMap { member in
      if let view = member.view {
        if member.locksTouches { view.movingBlocks -= 1 }
        if member.isHitWhereSeen { view.seenAnimators -= 1 }
      }
      let layer = member.layer
      guard let record = layer.record(member.record) else { return nil }
      let final = models[ObjectIdentifier(layer)] ?? layer.properties
      let shown = record.isAdditive ? record.components(at: layer.localNow) ?? record.value.start : Components(repeating: 0)
      switch position {
      case .start: layer.takeBack(record)
      case .end, .current: break
      case nil: record.isAdditive ? layer.shift(record.property, by: shown) : layer.take(record.property, from: layer.pending)
      }
      layer.remove(record.id, finished: false)
      return Frozen(layer: layer, record: record, shown: shown, final: final)
    }
  }
}

extension UIViewPropertyAnimator {
  /// Moves the animator to its end immediately, because it is not visible.
  func finishAtOnce() {
    guard isRunning, leader == nil else { return }
    if pausesOnCompletion {
      let end = timeline.isReversed ? 0.0 : 1.0
      interrupt()
      return hold(end)
    }
    let end: UIViewAnimatingPosition = timeline.isReversed ? .start : .end
    _ = takeMembers(at: end)
    complete(at: end)
  }
}

extension CALayer {
  /// Sets one property of the model without an animation by a block.
  fileprivate func take(_ property: AnimatableProperty, from other: LayerProperties) { set(.plain) { $0.take(property, from: other) } }

  /// Removes the change of an entry from the model. Later changes by others remain.
  func takeBack(_ record: AnimationEntry) {
    if record.isAdditive { shift(record.property, by: record.value.start) } else { showStart(of: record) }
  }

  /// Sets the model to the start value of a replacing animation.
  fileprivate func showStart(of record: AnimationEntry) { set(.plain) { record.applyStart(to: &$0) } }
}
