import Motion
import QuartzCore

/// What happens to the model when an animator lets go of it.
extension UIViewPropertyAnimator {
  /// An animation that was taken out when the animator stopped: how the model gets from what was frozen to either end.
  struct Frozen {
    let layer: CALayer
    let record: AnimationRecord
    /// Of a delta, what was shown of it.
    let shown: Components
    /// Of a value that replaces, what the model had.
    let final: LayerProperties

    @MainActor func moveModel(to position: UIViewAnimatingPosition) {
      switch position {
      case .current: break
      case .end: record.isAdditive ? layer.shift(record.property, by: -shown) : layer.take(record.property, from: final)
      case .start: record.isAdditive ? layer.shift(record.property, by: record.value.start - shown) : layer.showStart(of: record)
      }
    }
  }

  /// Takes all records out and moves the model to an end of their way, or (nil) to what is shown.
  func takeMembers(at position: UIViewAnimatingPosition?) -> [Frozen] {
    if let waiting { runtime.completions[waiting.id] = nil }
    defer {
      members = []
      timeline.extent = 1
    }
    // What the model had, before the first of several parts of one property is frozen.
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
  /// Is where it goes without further delay: nobody sees it.
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
  /// Sets one property of the model from other properties, without any block seeing it.
  fileprivate func take(_ property: AnimatableProperty, from other: LayerProperties) { set(.plain) { $0.take(property, from: other) } }

  /// Takes a record's own change back from the model; what others changed meanwhile stays.
  func takeBack(_ record: AnimationRecord) {
    if record.isAdditive { shift(record.property, by: record.value.start) } else { showStart(of: record) }
  }

  /// Sets the model to where an animation that replaces has begun.
  fileprivate func showStart(of record: AnimationRecord) { set(.plain) { record.applyStart(to: &$0) } }
}
