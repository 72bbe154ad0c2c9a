/// The choice of the next focus when the focused element disappears.
package enum FocusHeir {
  /// Returns the nearest element that still exists: the first one that followed in reading order, or else the last one that preceded. It is
  /// `nil` if there is none.
  ///
  /// - Parameters:
  ///   - lost: The element that had the focus.
  ///   - before: The elements in reading order while it existed.
  ///   - now: The elements that exist now.
  /// - Complexity: O(n).
  package static func of<Thing: Hashable>(_ lost: Thing, before: [Thing], now: [Thing]) -> Thing? {
    guard let place = before.firstIndex(of: lost) else { return nil }
    let left = Set(now)
    return before[(place + 1)...].first { left.contains($0) } ?? before[..<place].last { left.contains($0) }
  }
}
