import TextEditing

/// An object that finds the boundaries of text units in text fields and text views. A sentence is treated as a paragraph. Lines are those
/// of the layout.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: _UIObject, UITextInputTokenizer {
  private weak var textInput: (any UITextInput)?

  /// Creates a tokenizer for a text input, which it references weakly.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init(_r: ())
  }

  private var buffer: TextBuffer {
    guard let input = textInput else { return TextBuffer() }
    if let owner = input as? any EditingOwner { return owner.editing.editor.text }
    let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    return TextBuffer(whole.flatMap { input.text(in: $0) } ?? "")
  }

  private func part(_ offset: Int, _ granularity: UITextGranularity, _ isForward: Bool) -> Range<Int>? {
    let buffer = buffer, inner = isForward ? offset : offset - 1
    if granularity == .document { return 0..<buffer.count }
    guard inner >= 0, inner < buffer.count else { return nil }
    switch granularity {
    case .character: return buffer.character(at: inner)
    case .word: return buffer.isWord(at: inner) ? buffer.word(at: inner) : nil
    case .line:
      if let owner = textInput as? any EditingOwner { return owner.lineRange(at: inner) }
      return buffer.paragraph(at: inner)
    case .sentence, .paragraph, .document: return buffer.paragraph(at: inner)
    }
  }

  private func offset(_ position: UITextPosition) -> Int? {
    textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }
  private func range(_ part: Range<Int>) -> UITextRange? {
    guard let input = textInput, let start = input.position(from: input.beginningOfDocument, offset: part.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: part.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Returns the text unit that encloses a position, or `nil` if there is none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? { offset(position).flatMap { part($0, granularity, direction.isForward) }.flatMap(range) }

  /// Returns a Boolean value that indicates whether a text unit ends at a position, seen in a direction.
  open func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
    -> Bool
  {
    guard let offset = offset(position), let part = part(offset, granularity, !direction.isForward) else { return false }
    return direction.isForward ? part.upperBound == offset : part.lowerBound == offset
  }

  /// Returns the next position in a direction at which a text unit ends, or `nil` if there is none.
  open func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
    -> UITextPosition?
  {
    guard let input = textInput, var offset = offset(position) else { return nil }
    let buffer = buffer
    if granularity == .word {
      offset = direction.isForward ? buffer.wordEnd(after: offset) : buffer.wordStart(before: offset)
    } else if let part = part(offset, granularity, direction.isForward) {
      offset = direction.isForward ? part.upperBound : part.lowerBound
    } else {
      return nil
    }
    return input.position(from: input.beginningOfDocument, offset: offset)
  }

  /// Returns a Boolean value that indicates whether a position lies within a text unit.
  open func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection)
    -> Bool
  { offset(position).flatMap { part($0, granularity, direction.isForward) } != nil }
}
