/// Any text as one quoted word of a line. Characters that would end the line or the word are escaped.
///
/// It works on scalars, not on characters, because a quotation mark before a combining accent is still a quotation mark.
enum QuotedText {
  /// Returns the text in quotation marks. It escapes quotation marks, backslashes, control characters, line separators and bidirectional
  /// control characters.
  static func quote(_ text: String) -> String {
    if isPlain(text) { return "\"\(text)\"" }
    var quoted = "\""
    quoted.reserveCapacity(text.utf8.count + 2)
    var isFirst = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted.unicodeScalars.append("\\")
        quoted.unicodeScalars.append(scalar)
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case let scalar where needsNumber(scalar, isFirst: isFirst): quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: quoted.unicodeScalars.append(scalar)
      }
      isFirst = false
    }
    return quoted + "\""
  }

  /// Returns whether the text needs no escapes, because all of it is printable ASCII. Nearly all long texts are. A check of one megabyte
  /// takes milliseconds.
  private static func isPlain<Text: StringProtocol>(_ text: Text) -> Bool {
    let answer = text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C { return false }
      return true
    }
    return answer ?? false
  }

  private static func needsNumber(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .nonspacingMark, .enclosingMark, .spacingMark: return isFirst  // it would combine with the quotation mark
    default: break
    }
    if isFirst, scalar.properties.isGraphemeExtend || scalar.properties.isEmojiModifier || scalar.properties.isDefaultIgnorableCodePoint {
      return true
    }
    return scalar.value == 0xFEFF || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// Returns the text between the quotation marks, or `nil` if the word is not quoted correctly.
  static func unquote(_ word: String) -> String? {
    let scalars = word.unicodeScalars
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return nil }
    // A combining mark at either end forms one character with the quotation mark. It is still a separate scalar.
    var rest = scalars.dropFirst().dropLast()
    if isPlain(Substring(rest)) { return String(rest) }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return nil }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "\"": text.append("\"")
      case "\\": text.append("\\")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
        guard let value = UInt32(String(rest[..<end]), radix: 16), let named = Unicode.Scalar(value) else { return nil }
        text.append(named)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return String(text)
  }
}
