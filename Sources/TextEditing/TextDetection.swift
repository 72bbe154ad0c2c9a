/// The detection of addresses and telephone numbers in a text.
public enum TextDetection {
  /// The kinds of items that can be detected.
  public struct Kinds: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Web addresses and mail addresses.
    public static let addresses = Kinds(rawValue: 1)
    /// Telephone numbers in national or international form.
    public static let phoneNumbers = Kinds(rawValue: 2)
  }
  /// An item that was detected.
  public struct Item: Equatable, Sendable {
    /// The range of the item, in UTF-16 offsets.
    public var range: Range<Int>
    /// The address of the item, with its scheme.
    public var address: String
  }

  /// Returns the detected items, in order and without overlaps.
  ///
  /// - Complexity: Linear in the length of the text.
  public static func find(_ kinds: Kinds, in text: String) -> [Item] {
    let units = Array(text.utf16)
    var result: [Item] = []
    if kinds.contains(.addresses) { result = WordReader(units).addresses() }
    guard kinds.contains(.phoneNumbers) else { return result }
    var next = 0
    for number in NumberReader(units).numbers() {
      while next < result.count, result[next].range.upperBound <= number.range.lowerBound { next += 1 }
      if next < result.count, result[next].range.overlaps(number.range) { continue }
      result.insert(number, at: next)
      next += 1
    }
    return result
  }
}

/// A reader of words that can be addresses.
private struct WordReader {
  let units: [UInt16]
  init(_ units: [UInt16]) { self.units = units }

  /// The maximum length of an address. Longer words are ignored.
  private static let longest = 2048
  /// The top-level domains of addresses that are detected without a `www.` prefix. The list is a choice of this module, while Apple knows
  /// all domains.
  private static let endings: Set<String> = [
    "com", "org", "net", "edu", "gov", "mil", "int", "info", "io", "co", "app", "dev", "ai", "me", "tv", "eu", "de", "uk", "us", "fr", "it",
    "es", "nl", "be", "ch", "at", "se", "no", "dk", "fi", "pl", "cz", "pt", "ie", "ca", "au", "nz", "jp", "cn", "kr", "in", "br", "mx",
    "ru",
  ]

  func addresses() -> [TextDetection.Item] {
    var result: [TextDetection.Item] = [], start = 0
    while start < units.count {
      if isGap(units[start]) {
        start += 1
        continue
      }
      var end = start
      while end < units.count, !isGap(units[end]) { end += 1 }
      let word = end - start < Self.longest ? trimmed(start..<end) : start..<start
      if word.count > 3, let address = address(of: word) {
        result.append(TextDetection.Item(range: word, address: address))
      }
      start = end
    }
    return result
  }

  /// Returns a Boolean value that indicates whether a unit separates words. White space, quotation marks and angle brackets do.
  private func isGap(_ unit: UInt16) -> Bool {
    unit <= 0x20 || unit == 0x22 || unit == 0x3C || unit == 0x3E || unit == 0xA0 || unit == 0xAB || unit == 0xBB || unit == 0xFFFC
      || (0x2000...0x200A).contains(unit) || (0x2018...0x201F).contains(unit) || unit == 0x2028 || unit == 0x2029 || unit == 0x3000
      || (0xD800...0xDFFF).contains(unit)
  }

  /// Returns the range without the punctuation around it. A closing bracket is kept if it was opened inside.
  private func trimmed(_ word: Range<Int>) -> Range<Int> {
    var range = word
    while let first = range.first, "([{'*_".utf16.contains(units[first]) { range = range.lowerBound + 1..<range.upperBound }
    // The number of closing brackets minus the number of opening ones.
    var excess: [UInt16: Int] = [0x29: 0, 0x5D: 0]
    for place in range {
      switch units[place] {
      case 0x28: excess[0x29]! -= 1
      case 0x5B: excess[0x5D]! -= 1
      case 0x29, 0x5D: excess[units[place]]! += 1
      default: break
      }
    }
    while let last = range.last {
      let unit = units[last]
      if let more = excess[unit] {
        if more <= 0 { break }
        excess[unit] = more - 1
      } else if !".,;:!?'*_}…".utf16.contains(unit) {
        break
      }
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  private func address(of word: Range<Int>) -> String? {
    let string = String(decoding: units[word], as: UTF16.self), lowered = string.lowercased()
    for scheme in ["http://", "https://", "ftp://"] where lowered.hasPrefix(scheme) {
      return lowered.utf8.count > scheme.utf8.count ? string : nil
    }
    for scheme in ["mailto:", "tel:", "sms:"] where lowered.hasPrefix(scheme) { return string }
    if lowered.contains("://") { return nil }
    let host = lowered.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if let at = host.firstIndex(of: "@") {
      let name = host[..<at]
      let isName = !name.isEmpty && name.utf8.allSatisfy { isLetterOrDigit($0) || ".!#$%&'*+-/=?^_`{|}~".utf8.contains($0) }
      guard isName, host.count == lowered.count, ending(of: host[host.index(after: at)...]) != nil else { return nil }
      return "mailto:" + string
    }
    guard let ending = ending(of: host), host.hasPrefix("www.") || Self.endings.contains(ending) else { return nil }
    return "http://" + string
  }

  /// Returns the last part of a host name, or `nil` if the text is no host name.
  private func ending(of host: Substring) -> String? {
    var name = host
    if let colon = name.firstIndex(of: ":") {
      let port = name[name.index(after: colon)...]
      guard !port.isEmpty, port.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      name = name[..<colon]
    }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, last.utf8.count >= 2, last.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return nil
    }
    let areLabels = labels.allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-" && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D }
    }
    return areLabels ? String(last) : nil
  }
  private func isLetterOrDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) }
}

/// A reader of groups of digits that can be telephone numbers.
private struct NumberReader {
  let units: [UInt16]
  init(_ units: [UInt16]) { self.units = units }

  /// The number of digits of a number, the minimum length of its last group, and the number of digits without groups. The whole rule is a
  /// choice of this module.
  private static let digits = 7...15, lastGroup = 3, withoutGroups = 10...12

  func numbers() -> [TextDetection.Item] {
    var result: [TextDetection.Item] = [], place = 0
    while place < units.count {
      guard isDigit(place) || units[place] == 0x2B || units[place] == 0x28, place == 0 || !isWordUnit(units[place - 1]) else {
        place += 1
        continue
      }
      let end = self.end(from: place)
      if let item = item(place..<end) { result.append(item) }
      place = max(end, place + 1)
    }
    return result
  }

  private func isDigit(_ place: Int) -> Bool { place < units.count && (0x30...0x39).contains(units[place]) }
  private func isWordUnit(_ unit: UInt16) -> Bool {
    (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit) || unit == 0x2E || unit == 0x2D
      || unit == 0x2F || unit == 0x2B || unit == 0x5F || unit >= 0xC0 && unit < 0x2000
  }

  /// Returns the end of a run of digits with at most two separators between them.
  private func end(from start: Int) -> Int {
    var end = start, place = start, marks = 0
    while place < units.count {
      if isDigit(place) {
        (end, marks) = (place + 1, 0)
      } else if " -.()+\u{A0}".utf16.contains(units[place]), marks < 2, units[place] != 0x2B || place == start || units[place - 1] == 0x28 {
        marks += 1
      } else {
        break
      }
      place += 1
    }
    return end
  }

  private func item(_ range: Range<Int>) -> TextDetection.Item? {
    var digits = "", groups: [Int] = [], inGroup = false
    for place in range {
      if isDigit(place) {
        digits.unicodeScalars.append(Unicode.Scalar(UInt8(units[place])))
        if inGroup { groups[groups.count - 1] += 1 } else { groups.append(1) }
      }
      inGroup = isDigit(place)
    }
    guard let last = groups.last, Self.digits.contains(digits.count) else { return nil }
    if range.upperBound < units.count, isWordUnit(units[range.upperBound]), units[range.upperBound] != 0x2E, units[range.upperBound] != 0x2D
    {
      return nil
    }
    let isInternational = range.contains { units[$0] == 0x2B }
    if !isInternational {
      if groups.count == 1 { if !Self.withoutGroups.contains(digits.count) { return nil } } else if last < Self.lastGroup { return nil }
      // A point between two groups is a decimal point.
      if groups.count == 2, range.contains(where: { units[$0] == 0x2E }) { return nil }
      // Four digits and then two are part of a date.
      if groups.count == 3, groups[0] == 4, groups[1] == 2 { return nil }
      // Groups of three digits after a shorter one are part of a number.
      if groups.dropFirst().allSatisfy({ $0 == 3 }), groups.count > 1, groups[0] < 3 || range.contains(where: { units[$0] == 0x2E }) {
        return nil
      }
    }
    return TextDetection.Item(range: range, address: "tel:" + (isInternational ? "+" : "") + digits)
  }
}
