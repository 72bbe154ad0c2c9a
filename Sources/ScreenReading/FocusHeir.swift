/// Who gets the focus of something that is gone.
package enum FocusHeir {
  /// The nearest that is left: of those that were read after it the first, else of those before it the last, else nobody.
  ///
  /// - Parameters:
  ///   - lost: what had the focus.
  ///   - before: what was read, in order, while it was there.
  ///   - now: what is there.
  /// - Complexity: O(n).
  package static func of<Thing: Hashable>(_ lost: Thing, before: [Thing], now: [Thing]) -> Thing? {
    guard let place = before.firstIndex(of: lost) else { return nil }
    let left = Set(now)
    return before[(place + 1)...].first { left.contains($0) } ?? before[..<place].last { left.contains($0) }
  }
}
