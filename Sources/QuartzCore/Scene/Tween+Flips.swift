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
