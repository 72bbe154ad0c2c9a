/// The boundaries of words and paragraphs.
extension TextBuffer {
  private enum Kind { case word, ideograph, space, newline, other }

  /// Returns the word, or the run of spaces or symbols, that contains the unit at an offset. At the end it is the last one.
  ///
  /// Each ideograph counts as a word, because there is no dictionary.
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

  /// Returns a Boolean value that indicates whether there is a word at an offset, and not a space or a symbol.
  public func isWord(at offset: Int) -> Bool {
    guard offset >= 0, offset < count else { return false }
    let kind = kind(of: character(at: offset))
    return kind == .word || kind == .ideograph
  }

  /// Returns the end of the first word that ends after an offset.
  public func wordEnd(after offset: Int) -> Int {
    var place = max(0, offset)
    while place < count, !isWord(at: place) { place = boundary(after: place) }
    return place < count ? word(at: place).upperBound : count
  }

  /// Returns the start of the last word that begins before an offset.
  public func wordStart(before offset: Int) -> Int {
    var place = min(offset, count)
    while place > 0, !isWord(at: place - 1) { place = boundary(before: place) }
    return place > 0 ? word(at: place - 1).lowerBound : 0
  }

  /// Returns the nearer edge of the word at an offset, where a tap puts the caret. (Docs/behaviour/controls.md, "Text editing")
  public func nearestWordEdge(to offset: Int) -> Int {
    let offset = boundary(atOrBefore: offset)
    guard isWord(at: offset), offset > 0, isWord(at: offset - 1) else { return offset }
    let word = word(at: offset)
    guard word.contains(offset), offset > word.lowerBound else { return offset }
    return offset - word.lowerBound < word.upperBound - offset ? word.lowerBound : word.upperBound
  }

  /// Returns the paragraph that contains an offset, including its final newline.
  public func paragraph(at offset: Int) -> Range<Int> {
    var low = min(max(0, offset), count), high = low
    while low > 0, !isNewline(low - 1) { low -= 1 }
    while high < count, !isNewline(high) { high += 1 }
    if high < count { high += units[high] == 0x0D && high + 1 < count && units[high + 1] == 0x0A ? 2 : 1 }
    return low..<high
  }

  /// Returns a Boolean value that indicates whether the unit at an offset ends a paragraph. For CR and LF together, it is the LF.
  public func isNewline(_ offset: Int) -> Bool {
    switch units[offset] {
    case 0x0A, 0x2029, 0x85: true
    case 0x0D: offset + 1 >= count || units[offset + 1] != 0x0A
    default: false
    }
  }

  /// Returns whether an apostrophe joins a word. It does if it is inside the word.
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
