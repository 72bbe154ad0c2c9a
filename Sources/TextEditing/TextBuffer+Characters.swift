/// Where composed characters begin and end.
extension TextBuffer {
  /// No composed character is longer than this, in units: what is looked at around an offset has an end.
  static let longestLook = 4096

  /// The composed character that holds the unit at an offset; empty at the end.
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

  /// Whether a caret may stand there.
  public func isBoundary(_ offset: Int) -> Bool { offset <= 0 || offset >= count || character(at: offset).lowerBound == offset }
  /// The boundary before an offset; 0 at the beginning.
  public func boundary(before offset: Int) -> Int { offset <= 0 ? 0 : character(at: min(offset, count) - 1).lowerBound }
  /// The boundary after an offset; the end at the end.
  public func boundary(after offset: Int) -> Int { offset >= count ? count : character(at: max(0, offset)).upperBound }

  /// The nearest boundary at or before an offset.
  public func boundary(atOrBefore offset: Int) -> Int {
    if offset <= 0 { return 0 }
    return offset >= count ? count : character(at: offset).lowerBound
  }

  /// A range that cuts no character: what it touches is whole. An empty one stays empty.
  public func whole(_ range: Range<Int>) -> Range<Int> {
    let range = clamped(range), low = boundary(atOrBefore: range.lowerBound)
    if range.isEmpty { return low..<low }
    return low..<(isBoundary(range.upperBound) ? range.upperBound : character(at: range.upperBound).upperBound)
  }

  /// A range that cuts no surrogate pair: a pair that it touches is whole. An empty range inside a pair moves before it.
  public func unbroken(_ range: Range<Int>) -> Range<Int> {
    let range = clamped(range), low = isWithinPair(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
    if range.isEmpty { return low..<low }
    return low..<(isWithinPair(range.upperBound) ? range.upperBound + 1 : range.upperBound)
  }

  private func isWithinPair(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return false }
    return UTF16.isLeadSurrogate(units[offset - 1]) && UTF16.isTrailSurrogate(units[offset])
  }

  /// As many whole characters further, or back, as a number says; nil beyond the ends.
  public func boundary(_ distance: Int, charactersFrom offset: Int) -> Int? {
    var place = offset
    for _ in 0..<abs(distance) {
      let next = distance > 0 ? boundary(after: place) : boundary(before: place)
      if next == place { return nil }
      place = next
    }
    return place
  }

  /// Units around one, cut where a character surely ends.
  private func window(around offset: Int) -> (low: Int, high: Int) {
    var low = offset, high = offset + 1
    while low > 0, offset - low < Self.longestLook, !isCertainBoundary(low) { low -= 1 }
    while high < count, high - offset < Self.longestLook, !isCertainBoundary(high) { high += 1 }
    return (low, high)
  }

  /// Whether two neighbours are of kinds that never belong together, whatever stands around them.
  private func isCertainBoundary(_ offset: Int) -> Bool {
    let (a, b) = (units[offset - 1], units[offset])
    if a == 0x0A { return true }
    if a < 0x80 && b < 0x80 { return !(a == 0x0D && b == 0x0A) }
    func isPlain(_ unit: UInt16) -> Bool { (0x4E00...0x9FFF).contains(unit) || (0xAC00...0xD7A3).contains(unit) }
    return isPlain(a) && isPlain(b)
  }
}
