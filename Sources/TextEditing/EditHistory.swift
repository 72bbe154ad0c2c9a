/// The changes that can be undone and redone. Characters that are typed without a pause form a single change.
public struct EditHistory: Sendable {
  private struct Step: Sendable {
    var edit: TextEdit
    var before: Range<Int>
    var isTyping: Bool
  }
  private var done: [Step] = []
  private var undone: [Step] = []
  private var isPaused = true
  /// The maximum number of stored changes.
  static let limit = 200

  /// Creates an empty history.
  public init() {}
  /// A Boolean value that indicates whether there is a change to undo.
  public var canUndo: Bool { !done.isEmpty }
  /// A Boolean value that indicates whether there is a change to redo.
  public var canRedo: Bool { !undone.isEmpty }

  /// Ends the current change, so that the next edit begins another one.
  public mutating func pause() { isPaused = true }

  mutating func note(_ edit: TextEdit, selection: Range<Int>) {
    guard edit.length > 0 || !edit.range.isEmpty else { return }
    undone = []
    let isTyping = edit.range.isEmpty && !edit.inserted.contains { $0.isNewline }
    if isTyping, !isPaused, let last = done.last, last.isTyping, last.edit.newRange.upperBound == edit.range.lowerBound {
      done[done.count - 1].edit.inserted += edit.inserted
      done[done.count - 1].edit.length += edit.length
    } else {
      done.append(Step(edit: edit, before: selection, isTyping: isTyping))
      if done.count > Self.limit { done.removeFirst(done.count - Self.limit) }
    }
    isPaused = false
  }

  mutating func takeBack() -> (edit: TextEdit, selection: Range<Int>)? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    isPaused = true
    return (step.edit.reversed, step.before)
  }

  mutating func makeAgain() -> (edit: TextEdit, selection: Range<Int>)? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    isPaused = true
    return (step.edit, step.edit.newRange.upperBound..<step.edit.newRange.upperBound)
  }
}
