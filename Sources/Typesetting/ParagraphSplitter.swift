/// An iterator over the paragraphs of a UTF-8 text. A text is not read to its end if only three lines are needed.
struct ParagraphSplitter {
  struct Paragraph {
    /// The range of bytes, without the terminator.
    var bytes: Range<Int>
    /// The range in UTF-16 offsets, without the terminator.
    var start, end: Int
    /// A Boolean value that indicates whether no characters follow the paragraph and its terminator.
    var isLast: Bool
  }

  /// The maximum length of a paragraph in bytes. A longer one is cut after a space, because Pango's integers overflow on lines of two
  /// million points.
  let longest: Int
  private var position = 0
  private var offset = 0
  /// A Boolean value that indicates whether the last returned paragraph ended with a terminator.
  private(set) var endedWithTerminator = false

  init(longest: Int) { self.longest = longest }

  mutating func next(in bytes: [UInt8]) -> Paragraph? {
    if position >= bytes.count { return nil }
    let (start, count) = (position, bytes.count)
    var terminator = 0
    bytes.withUnsafeBufferPointer { bytes in
      while position < count {
        let byte = bytes[position]
        if byte == 0x0A {
          terminator = 1
        } else if byte == 0x0D {
          terminator = position + 1 < count && bytes[position + 1] == 0x0A ? 2 : 1
        } else if byte == 0xE2, position + 2 < count, bytes[position + 1] == 0x80, bytes[position + 2] == 0xA9 {
          terminator = 3
        }
        if terminator > 0 { break }
        position += 1
        if position - start >= longest, ParagraphSplitter.mayCut(bytes, position, start) { break }
      }
    }
    let range = start..<position
    let end = offset + utf16Count(bytes[range])
    let paragraph = Paragraph(bytes: range, start: offset, end: end, isLast: position + terminator >= count)
    position += terminator
    offset = end + (terminator == 3 ? 1 : terminator)
    endedWithTerminator = terminator > 0
    return paragraph
  }

  /// Returns a Boolean value that indicates whether the text can be cut here. It can after a space, or between any two characters if there
  /// was none for long.
  private static func mayCut(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, _ start: Int) -> Bool {
    guard position < bytes.count, bytes[position] & 0xC0 != 0x80 else { return false }
    return bytes[position - 1] == 0x20 || position - start >= 1 << 16
  }
}

/// Returns the number of UTF-16 units in UTF-8 bytes.
func utf16Count(_ bytes: ArraySlice<UInt8>) -> Int {
  bytes.withUnsafeBufferPointer { bytes in
    var count = 0
    for byte in bytes {
      if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    }
    return count
  }
}
