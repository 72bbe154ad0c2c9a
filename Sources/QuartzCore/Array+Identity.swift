extension Array where Element: AnyObject {
  /// Where an object is among others, each of which is there once.
  ///
  /// It looks from both ends at a time: whoever takes out many takes them from one end. Nobody's actor is asked for, as it would be in each
  /// call of a closure.
  package nonisolated func place(of object: Element) -> Int? {
    var (low, high) = (startIndex, endIndex - 1)
    while low <= high {
      if self[low] === object { return low }
      if self[high] === object { return high }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }

  /// Takes an object out that is there once, or not at all.
  package nonisolated mutating func drop(_ object: Element) { if let place = place(of: object) { remove(at: place) } }
}
