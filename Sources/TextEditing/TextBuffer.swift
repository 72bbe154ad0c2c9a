/// Text that is edited: UTF-16 units, since that is what positions of text input count.
///
/// Between two units that belong to one composed character (an emoji family, a letter with its marks, a surrogate pair) no caret stands.
public struct TextBuffer: Hashable, Sendable {
  /// The units. Half a surrogate pair may be among them; as a string it reads U+FFFD.
  public private(set) var units: [UInt16]

  /// A string's units.
  public init(_ string: String = "") { units = Array(string.utf16) }

  /// How many units there are.
  public var count: Int { units.count }
  /// Whether there are none.
  public var isEmpty: Bool { units.isEmpty }
  /// All of it.
  public var string: String { String(decoding: units, as: UTF16.self) }

  /// Part of it; what lies outside counts as empty.
  public subscript(_ range: Range<Int>) -> String { String(decoding: units[clamped(range)], as: UTF16.self) }

  /// The part of a range that lies within the text.
  public func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }

  /// Puts a string in the place of a range, which is clamped.
  ///
  /// - Returns: what happened.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with string: String) -> TextEdit {
    let range = clamped(range), removed = self[range]
    let inserted = Array(string.utf16)
    units.replaceSubrange(range, with: inserted)
    return TextEdit(range: range, removed: removed, inserted: string, length: inserted.count)
  }
}

/// One change of a text: a string in the place of a range.
public struct TextEdit: Hashable, Sendable {
  /// What was replaced, in units of the text before.
  public var range: Range<Int>
  /// What stood there.
  public var removed: String
  /// What stands there.
  public var inserted: String
  /// Of `inserted`, in UTF-16 units.
  public var length: Int

  /// A string of so many units in the place of a range, where another stood.
  public init(range: Range<Int>, removed: String, inserted: String, length: Int) {
    (self.range, self.removed, self.inserted, self.length) = (range, removed, inserted, length)
  }

  /// Whether all of a range of the text before was replaced.
  public func covers(_ place: Range<Int>) -> Bool { range.lowerBound <= place.lowerBound && place.upperBound <= range.upperBound }
  /// Where a range of the text before lies in the text after. An end that was replaced moves to the end of the new string.
  public func moved(_ place: Range<Int>) -> Range<Int> {
    func low(_ offset: Int) -> Int {
      if offset <= range.lowerBound { return offset }
      return offset >= range.upperBound ? offset + length - range.count : range.lowerBound
    }
    func high(_ offset: Int) -> Int {
      if offset <= range.lowerBound { return offset }
      return offset >= range.upperBound ? offset + length - range.count : newRange.upperBound
    }
    let start = low(place.lowerBound)
    return start..<max(start, high(place.upperBound))
  }
  /// Where the new string stands, in units of the text after.
  public var newRange: Range<Int> { range.lowerBound..<range.lowerBound + length }
  /// What takes it back.
  public var reversed: TextEdit { TextEdit(range: newRange, removed: inserted, inserted: removed, length: range.count) }
}
