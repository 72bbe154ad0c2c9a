extension Array where Element: AnyObject {
  /// Returns the index of an object. The array must contain it at most once.
  ///
  /// The search proceeds from both ends at once, because many removals are usually at one end. The method is not isolated to an actor,
  /// which a closure of `firstIndex(where:)` would be.
  package nonisolated func place(of object: Element) -> Int? {
    var (low, high) = (startIndex, endIndex - 1)
    while low <= high {
      if self[low] === object { return low }
      if self[high] === object { return high }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }

  /// Removes an object. The array must contain it at most once.
  package nonisolated mutating func drop(_ object: Element) { if let place = place(of: object) { remove(at: place) } }
}
