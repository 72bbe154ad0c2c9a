/// An editable text as UTF-16 units, because text input counts its positions in them.
///
/// A caret cannot be inside a composed character, such as an emoji family, a letter with its marks, or a surrogate pair.
public struct TextBuffer: Hashable, Sendable {
  /// The UTF-16 units. A single half of a surrogate pair is possible, and appears as U+FFFD in strings.
  public private(set) var units: [UInt16]

  /// Creates a buffer with the units of a string.
  public init(_ string: String = "") { units = Array(string.utf16) }

  /// The number of UTF-16 units.
  public var count: Int { units.count }
  /// A Boolean value that indicates whether the text is empty.
  public var isEmpty: Bool { units.isEmpty }
  /// The whole text as a string.
  public var string: String { String(decoding: units, as: UTF16.self) }

  /// Returns a part of the text. Units outside the text are ignored.
  public subscript(_ range: Range<Int>) -> String { String(decoding: units[clamped(range)], as: UTF16.self) }

  /// Returns the part of a range that is inside the text.
  public func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }

  /// Replaces a range, which is clamped to the text, with a string.
  ///
  /// - Returns: The change that was made.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with string: String) -> TextEdit {
    let range = clamped(range), removed = self[range]
    let inserted = Array(string.utf16)
    units.replaceSubrange(range, with: inserted)
    return TextEdit(range: range, removed: removed, inserted: string, length: inserted.count)
  }
}

/// A single change of a text, in which a string replaces a range.
public struct TextEdit: Hashable, Sendable {
  /// The replaced range, in units of the text before the change.
  public var range: Range<Int>
  /// The text that was removed.
  public var removed: String
  /// The text that was inserted.
  public var inserted: String
  /// The length of `inserted`, in UTF-16 units.
  public var length: Int

  /// Creates a change in which a string replaces the text of a range.
  public init(range: Range<Int>, removed: String, inserted: String, length: Int) {
    (self.range, self.removed, self.inserted, self.length) = (range, removed, inserted, length)
  }

  /// Returns a Boolean value that indicates whether the change replaced the whole of a range.
  public func covers(_ place: Range<Int>) -> Bool { range.lowerBound <= place.lowerBound && place.upperBound <= range.upperBound }
  /// Returns the position of a range of the old text in the new text. If an end was replaced, it moves to the end of the new string.
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
  /// The range of the inserted string, in units of the text after the change.
  public var newRange: Range<Int> { range.lowerBound..<range.lowerBound + length }
  /// The change that reverts this one.
  public var reversed: TextEdit { TextEdit(range: newRange, removed: inserted, inserted: removed, length: range.count) }
}
