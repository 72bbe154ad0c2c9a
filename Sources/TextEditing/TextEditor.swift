/// The state of a text while it is edited: the selection, the marked text of an input method, and the undo history.
///
/// It calls no delegate and draws nothing. Ranges are in UTF-16 units. A selection by the user consists of whole composed characters. A
/// replacement never divides a surrogate pair. The selection and the marked text are always inside the text.
public struct TextEditor: Sendable {
  /// The text that is edited.
  public private(set) var text: TextBuffer
  /// The selected range. It is empty at the position of the caret.
  public private(set) var selection: Range<Int> = 0..<0
  /// The range that an input method may still change. It is `nil` if there is no composition.
  public private(set) var marked: Range<Int>?
  /// The changes that can be undone and redone.
  public private(set) var history = EditHistory()

  /// Creates an editor for a text, with the caret at its end.
  public init(_ string: String = "") {
    text = TextBuffer(string)
    selection = text.count..<text.count
  }

  /// The range that the next insertion replaces.
  public var target: Range<Int> { marked ?? selection }

  /// The range that a deletion removes: the selection, or the composed character before the caret. It is `nil` if there is nothing to
  /// delete.
  public var deletion: Range<Int>? {
    if !selection.isEmpty { return selection }
    if selection.lowerBound == 0 { return nil }
    return text.boundary(before: selection.lowerBound)..<selection.lowerBound
  }

  /// Selects a range, extended to whole characters. A composition continues if the range is inside the marked text.
  public mutating func select(_ range: Range<Int>) {
    selection = text.whole(range)
    if let marked, selection.lowerBound < marked.lowerBound || selection.upperBound > marked.upperBound { self.marked = nil }
    history.pause()
  }

  /// Selects a range without an extension, clamped to the text. A composition always continues.
  public mutating func selectExactly(_ range: Range<Int>) {
    selection = text.clamped(range)
    history.pause()
  }

  /// Replaces the whole text and moves the caret to its end. The undo history is cleared.
  public mutating func reset(_ string: String) {
    text = TextBuffer(string)
    (selection, marked) = (text.count..<text.count, nil)
    history = EditHistory()
  }

  /// Replaces a range with a string, moves the caret behind the string, and ends a composition.
  ///
  /// The range is extended to whole surrogate pairs. It may divide a composed character, so that marked text that combines with the letter
  /// before it can be replaced separately.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with string: String) -> TextEdit {
    let before = selection
    let edit = text.replace(text.unbroken(range), with: string)
    let caret =
      text.boundary(atOrBefore: edit.newRange.upperBound) == edit.newRange.upperBound
      ? edit.newRange.upperBound : text.boundary(after: edit.newRange.upperBound)
    (selection, marked) = (caret..<caret, nil)
    history.note(edit, selection: before)
    return edit
  }

  /// Replaces the marked text of an input method with its new state.
  ///
  /// - Parameter selected: The selection, in units from the beginning of `string`, clamped to its length. The default is its end.
  @discardableResult
  public mutating func compose(_ string: String, selected: Range<Int>? = nil) -> TextEdit {
    let edit = replace(target, with: string)
    guard edit.length > 0 else { return edit }
    marked = edit.newRange
    if let selected {
      let within = selected.clamped(to: 0..<edit.length), start = edit.range.lowerBound
      // A caret at the end stays behind the character with which the end combines.
      if within.lowerBound < edit.length { selection = start + within.lowerBound..<start + within.upperBound }
    }
    return edit
  }

  /// Ends the composition of an input method and keeps the composed text.
  public mutating func endComposition() {
    marked = nil
    history.pause()
  }

  /// Reverts the last change. Returns `nil` if there is none.
  public mutating func undo() -> TextEdit? { go { $0.takeBack() } }
  /// Repeats the change that was undone last. Returns `nil` if there is none.
  public mutating func redo() -> TextEdit? { go { $0.makeAgain() } }

  private mutating func go(_ step: (inout EditHistory) -> (edit: TextEdit, selection: Range<Int>)?) -> TextEdit? {
    guard let (edit, selected) = step(&history) else { return nil }
    let done = text.replace(edit.range, with: edit.inserted)
    (selection, marked) = (text.whole(selected), nil)
    return done
  }
}
