/// Where words and paragraphs begin and end.
extension TextBuffer {
  private enum Kind { case word, ideograph, space, newline, other }

  /// The word, or the run of spaces or signs, that holds the unit at an offset; the last one at the end.
  ///
  /// Ideographs are a word each: there is no dictionary.
  public func word(at offset: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let middle = character(at: min(max(0, offset), count - 1))
    let kind = kind(of: middle)
    if kind == .ideograph || kind == .newline { return middle }
    var (low, high) = (middle.lowerBound, middle.upperBound)
    while low > 0 {
      let before = character(at: low - 1)
      guard self.kind(of: before) == kind || joins(before, to: low, kind) else { break }
      low = before.lowerBound
    }
    while high < count {
      let after = character(at: high)
      guard self.kind(of: after) == kind || joins(after, to: high, kind) else { break }
      high = after.upperBound
    }
    return low..<high
  }

  /// Whether a word stands at an offset, and not a space or a sign.
  public func isWord(at offset: Int) -> Bool {
    guard offset >= 0, offset < count else { return false }
    let kind = kind(of: character(at: offset))
    return kind == .word || kind == .ideograph
  }

  /// The end of the word that ends after an offset.
  public func wordEnd(after offset: Int) -> Int {
    var place = max(0, offset)
    while place < count, !isWord(at: place) { place = boundary(after: place) }
    return place < count ? word(at: place).upperBound : count
  }

  /// The beginning of the word that begins before an offset.
  public func wordStart(before offset: Int) -> Int {
    var place = min(offset, count)
    while place > 0, !isWord(at: place - 1) { place = boundary(before: place) }
    return place > 0 ? word(at: place - 1).lowerBound : 0
  }

  /// The end of the word at an offset that is nearer to it: where a tap puts the caret. (BEHAVIOUR-2 §21.3)
  public func nearestWordEdge(to offset: Int) -> Int {
    let offset = boundary(atOrBefore: offset)
    guard isWord(at: offset), offset > 0, isWord(at: offset - 1) else { return offset }
    let word = word(at: offset)
    guard word.contains(offset), offset > word.lowerBound else { return offset }
    return offset - word.lowerBound < word.upperBound - offset ? word.lowerBound : word.upperBound
  }

  /// The paragraph that an offset lies in, with the newline that ends it.
  public func paragraph(at offset: Int) -> Range<Int> {
    var low = min(max(0, offset), count), high = low
    while low > 0, !isNewline(low - 1) { low -= 1 }
    while high < count, !isNewline(high) { high += 1 }
    if high < count { high += units[high] == 0x0D && high + 1 < count && units[high + 1] == 0x0A ? 2 : 1 }
    return low..<high
  }

  /// Whether the unit at an offset ends a paragraph. Of CR and LF together it is the second.
  public func isNewline(_ offset: Int) -> Bool {
    switch units[offset] {
    case 0x0A, 0x2029, 0x85: true
    case 0x0D: offset + 1 >= count || units[offset + 1] != 0x0A
    default: false
    }
  }

  /// An apostrophe within a word is part of it.
  private func joins(_ sign: Range<Int>, to edge: Int, _ kind: Kind) -> Bool {
    guard kind == .word, sign.count == 1, units[sign.lowerBound] == 0x27 || units[sign.lowerBound] == 0x2019 else { return false }
    let beyond = sign.lowerBound < edge ? sign.lowerBound - 1 : sign.upperBound
    return beyond >= 0 && beyond < count && self.kind(of: character(at: beyond)) == .word
  }

  private func kind(of character: Range<Int>) -> Kind {
    guard let scalar = String(decoding: units[character], as: UTF16.self).unicodeScalars.first else { return .other }
    let properties = scalar.properties
    if properties.isIdeographic { return .ideograph }
    if scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" { return .newline }
    if properties.isWhitespace { return .space }
    return properties.isAlphabetic || properties.numericType != nil || scalar == "_" ? .word : .other
  }
}
