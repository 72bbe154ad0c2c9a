import CoreGraphics

/// The words of a script's line. A quoted text is one word, whatever it contains. Text after a `#` is a comment and is left out.
enum ScriptWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    let scalars = line.unicodeScalars
    var place = scalars.startIndex
    while place < scalars.endIndex, scalars[place] != "#" {
      if scalars[place].properties.isWhitespace {
        place = scalars.index(after: place)
        continue
      }
      let start = place
      if scalars[place] == "\"" { place = endOfQuoted(line, from: place) }
      while place < scalars.endIndex, scalars[place] != "#", !scalars[place].properties.isWhitespace { place = scalars.index(after: place) }
      words.append(String(line[start..<place]))
    }
    return words
  }

  /// Returns the index after the closing quotation mark, or the end of the line if there is none. It searches bytes, because texts can be
  /// long.
  private static func endOfQuoted(_ line: String, from start: String.Index) -> String.Index {
    let utf8 = line.utf8
    let first = utf8.distance(from: utf8.startIndex, to: start) + 1
    let length = utf8.count
    let end = utf8.withContiguousStorageIfAvailable { bytes -> Int in
      func next(_ byte: Int32, after place: Int) -> Int {
        guard place < length, let found = memchr(bytes.baseAddress! + place, byte, length - place) else { return length }
        return UnsafeRawPointer(bytes.baseAddress!).distance(to: found)
      }
      var place = first
      var mark = next(0x22, after: place)
      while mark < length {
        // A backslash before the mark escapes the character after it.
        var escape = place
        while escape < mark, bytes[escape] != 0x5C { escape += 1 }
        if escape == mark { return mark + 1 }
        place = escape + 2
        if place > mark { mark = next(0x22, after: place) }
      }
      return length
    }
    return utf8.index(utf8.startIndex, offsetBy: min(end ?? length, length))
  }
}
