import SeededRandom

/// Characters that text has to survive: those of every general category, those that are not to be seen, and those that join others.
enum OddText {
  private struct Kind: Hashable {
    var category: Unicode.GeneralCategory
    var isIgnorable: Bool
    var extends: Bool
  }

  /// Every assigned scalar that is ignorable or extends a character, and some of each other kind.
  static let all: [Unicode.Scalar] = {
    var result: [Unicode.Scalar] = [], counts: [Kind: Int] = [:]
    let planes: [ClosedRange<UInt32>] = [0...0x323AF, 0xE0000...0xE0FFF, 0xF0000...0xF0010, 0x10FFF0...0x10FFFF]
    for value in planes.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let kind = Kind(
        category: properties.generalCategory, isIgnorable: properties.isDefaultIgnorableCodePoint, extends: properties.isGraphemeExtend)
      let count = counts[kind, default: 0]
      counts[kind] = count + 1
      if kind.isIgnorable || kind.extends || count < 12 { result.append(scalar) }
    }
    return result
  }()

  /// A few of each kind: every one that was found to do harm, and every so many of the others.
  static func some(_ count: Int) -> [Unicode.Scalar] {
    let every = max(1, all.count / count)
    return named + all.enumerated().filter { $0.offset % every == 0 }.map(\.element)
  }

  /// Separators, marks, joiners, direction marks, selectors, vowel signs and parts of emoji.
  static let named: [Unicode.Scalar] = [
    "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}", "\r", "\n", "\t", "\0", "\u{FEFF}", "\u{AD}", "\u{2060}", "\u{200E}", "\u{202A}",
    "\u{202E}", "\u{2066}", "\u{2069}", "\u{FE0F}", "\u{489}", "\u{301}", "\u{E31}", "\u{93E}", "\u{64E}", "\u{5B8}", "\u{200C}",
    "\u{200D}",
    "\u{1F3FD}", "\u{1F1E9}", "\u{600}", "\u{110BD}", "\u{1160}", "\u{11A8}", "\u{FFFC}", "\u{FFFD}", "\u{E0041}", "\u{F0000}", "\u{AC00}",
    "\u{3164}",
  ]

  private static let plain = ["a", "B ", "é", "漢", "שלום", "ش", "👩‍👩‍👧‍👦", "🇩🇪", "한", " ", "\n", "x\u{301}"]

  /// A string of up to 24 parts.
  static func string(_ random: inout SeededRandom) -> String {
    var result = ""
    for _ in 0...Int(random.next() % 24) {
      switch random.next() % 4 {
      case 0: result += plain[Int(random.next() % UInt64(plain.count))]
      case 1: result.unicodeScalars.append(named[Int(random.next() % UInt64(named.count))])
      default: result.unicodeScalars.append(all[Int(random.next() % UInt64(all.count))])
      }
    }
    return result
  }
}
