/// The boundaries of composed characters.
extension TextBuffer {
  /// The maximum length of a composed character in UTF-16 units. It limits the search around an offset.
  static let longestLook = 4096

  /// Returns the composed character that contains the unit at an offset. The range is empty at the end of the text.
  public func character(at offset: Int) -> Range<Int> {
    guard offset < count else { return count..<count }
    guard offset >= 0 else { return 0..<0 }
    let (low, high) = window(around: offset)
    var start = low
    for character in String(decoding: units[low..<high], as: UTF16.self) {
      let end = start + character.utf16.count
      if offset < end { return start..<end }
      start = end
    }
    return offset..<offset + 1
  }

  /// Returns a Boolean value that indicates whether a caret can be at an offset.
  public func isBoundary(_ offset: Int) -> Bool { offset <= 0 || offset >= count || character(at: offset).lowerBound == offset }
  /// Returns the character boundary before an offset, or 0 at the beginning.
  public func boundary(before offset: Int) -> Int { offset <= 0 ? 0 : character(at: min(offset, count) - 1).lowerBound }
  /// Returns the character boundary after an offset, or the end of the text at the end.
  public func boundary(after offset: Int) -> Int { offset >= count ? count : character(at: max(0, offset)).upperBound }

  /// Returns the nearest character boundary at or before an offset.
  public func boundary(atOrBefore offset: Int) -> Int {
    if offset <= 0 { return 0 }
    return offset >= count ? count : character(at: offset).lowerBound
  }

  /// Returns the range extended to whole characters. An empty range stays empty.
  public func whole(_ range: Range<Int>) -> Range<Int> {
    let range = clamped(range), low = boundary(atOrBefore: range.lowerBound)
    if range.isEmpty { return low..<low }
    return low..<(isBoundary(range.upperBound) ? range.upperBound : character(at: range.upperBound).upperBound)
  }

  /// Returns the range extended to whole surrogate pairs. An empty range inside a pair moves before the pair.
  public func unbroken(_ range: Range<Int>) -> Range<Int> {
    let range = clamped(range), low = isWithinPair(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
    if range.isEmpty { return low..<low }
    return low..<(isWithinPair(range.upperBound) ? range.upperBound + 1 : range.upperBound)
  }

  private func isWithinPair(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return false }
    return UTF16.isLeadSurrogate(units[offset - 1]) && UTF16.isTrailSurrogate(units[offset])
  }

  /// Returns the boundary that is a number of characters after an offset, or before it if the number is negative. It is `nil` beyond the
  /// ends.
  public func boundary(_ distance: Int, charactersFrom offset: Int) -> Int? {
    var place = offset
    for _ in 0..<abs(distance) {
      let next = distance > 0 ? boundary(after: place) : boundary(before: place)
      if next == place { return nil }
      place = next
    }
    return place
  }

  /// Returns a range of units around one, which is cut at certain character boundaries.
  private func window(around offset: Int) -> (low: Int, high: Int) {
    var low = offset, high = offset + 1
    while low > 0, offset - low < Self.longestLook, !isCertainBoundary(low) { low -= 1 }
    while high < count, high - offset < Self.longestLook, !isCertainBoundary(high) { high += 1 }
    return (low, high)
  }

  /// Returns a Boolean value that indicates whether two neighbouring units never belong to one character, in any context.
  private func isCertainBoundary(_ offset: Int) -> Bool {
    let (a, b) = (units[offset - 1], units[offset])
    if a == 0x0A { return true }
    if a < 0x80 && b < 0x80 { return !(a == 0x0D && b == 0x0A) }
    func isPlain(_ unit: UInt16) -> Bool { (0x4E00...0x9FFF).contains(unit) || (0xAC00...0xD7A3).contains(unit) }
    return isPlain(a) && isPlain(b)
  }
}
