/// A text under an editor's hands: what is selected, what an input method has still open, what can be taken back.
///
/// It asks nobody and draws nothing. Ranges are UTF-16 units. What a user selects cuts no composed character; what is replaced cuts no
/// surrogate pair. The selection and the marked text always lie within the text.
public struct TextEditor: Sendable {
  /// What is edited.
  public private(set) var text: TextBuffer
  /// What is selected; empty where the caret stands.
  public private(set) var selection: Range<Int> = 0..<0
  /// What an input method may still change; nil while none composes.
  public private(set) var marked: Range<Int>?
  /// What can be taken back.
  public private(set) var history = EditHistory()

  /// A text with the caret at its end.
  public init(_ string: String = "") {
    text = TextBuffer(string)
    selection = text.count..<text.count
  }

  /// What the next insertion takes the place of.
  public var target: Range<Int> { marked ?? selection }

  /// What a deletion takes away: the selection, or the composed character before the caret; nil where there is nothing.
  public var deletion: Range<Int>? {
    if !selection.isEmpty { return selection }
    if selection.lowerBound == 0 { return nil }
    return text.boundary(before: selection.lowerBound)..<selection.lowerBound
  }

  /// Selects a range, widened to whole characters; a composition stays open if the range lies within it.
  public mutating func select(_ range: Range<Int>) {
    selection = text.whole(range)
    if let marked, selection.lowerBound < marked.lowerBound || selection.upperBound > marked.upperBound { self.marked = nil }
    history.pause()
  }

  /// Selects a range as it is, within the text. A composition stays open wherever the range lies.
  public mutating func selectExactly(_ range: Range<Int>) {
    selection = text.clamped(range)
    history.pause()
  }

  /// Another text altogether, with the caret at its end. What could be taken back no longer can.
  public mutating func reset(_ string: String) {
    text = TextBuffer(string)
    (selection, marked) = (text.count..<text.count, nil)
    history = EditHistory()
  }

  /// Replaces a range with a string, moves the caret behind it and ends a composition.
  ///
  /// The range is widened to whole surrogate pairs. It may cut a composed character: marked text that joins the letter before it is
  /// replaced without that letter.
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

  /// What an input method has so far, in the place of what it had before.
  ///
  /// - Parameter selected: The selection, in units from the beginning of `string`, clamped to its length. The default is its end.
  @discardableResult
  public mutating func compose(_ string: String, selected: Range<Int>? = nil) -> TextEdit {
    let edit = replace(target, with: string)
    guard edit.length > 0 else { return edit }
    marked = edit.newRange
    if let selected {
      let within = selected.clamped(to: 0..<edit.length), start = edit.range.lowerBound
      // A caret at the end stays behind the character that the end joins.
      if within.lowerBound < edit.length { selection = start + within.lowerBound..<start + within.upperBound }
    }
    return edit
  }

  /// The input method is done: what it has stays.
  public mutating func endComposition() {
    marked = nil
    history.pause()
  }

  /// Takes the last change back; nil when there is none.
  public mutating func undo() -> TextEdit? { go { $0.takeBack() } }
  /// Makes the change again that was taken back last; nil when there is none.
  public mutating func redo() -> TextEdit? { go { $0.makeAgain() } }

  private mutating func go(_ step: (inout EditHistory) -> (edit: TextEdit, selection: Range<Int>)?) -> TextEdit? {
    guard let (edit, selected) = step(&history) else { return nil }
    let done = text.replace(edit.range, with: edit.inserted)
    (selection, marked) = (text.whole(selected), nil)
    return done
  }
}
