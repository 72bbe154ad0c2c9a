import CoreGraphics
import Foundation
import TextEditing

/// The implementation of `UITextInput` that text fields and text views share.
extension Editing {
  func text(in range: UITextRange) -> String? { range.utf16Range.map { text[$0] } }
  func replace(_ range: UITextRange, with string: String) { if let range = range.utf16Range { replace(range, with: string) } }

  var selectedTextRange: UITextRange? {
    get { isUnselected ? nil : TextOffsets(selection) }
    set { if let range = newValue?.utf16Range { select(range) } else { unselect() } }
  }
  var markedTextRange: UITextRange? { editor.marked.map(TextOffsets.init) }
  func setMarkedText(_ string: String?, _ selected: NSRange) {
    compose(string ?? "", selected: selected.location == NSNotFound ? nil : selected.clamped(to: string?.utf16.count ?? 0))
  }
  var beginning: UITextPosition { TextOffset(0) }
  var end: UITextPosition { TextOffset(text.count) }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = start.utf16Offset, let end = end.utf16Offset else { return nil }
    return TextOffsets(min(start, end)..<max(start, end))
  }

  /// Returns the position that is `offset` UTF-16 units away. A position within a character is treated as the position before it.
  /// (Docs/behaviour/controls.md, "Text editing")
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position.utf16Offset, start + offset >= 0, start + offset <= text.count else { return nil }
    return TextOffset(start + offset)
  }

  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    guard let start = position.utf16Offset else { return nil }
    switch direction {
    case .left, .right:
      let isForward = (direction == .right) != owner.readsLeft(at: start)
      return text.boundary(isForward ? offset : -offset, charactersFrom: start).map(TextOffset.init)
    case .up, .down: return line(from: start, down: direction == .down ? offset : -offset).map(TextOffset.init)
    }
  }

  /// Returns the position that is a number of lines below, or `nil` beyond the last line. A negative number means lines above.
  func line(from start: Int, down lines: Int) -> Int? {
    var place = owner.caretFrame(at: start)
    let x = place.minX
    var offset = start
    for _ in 0..<abs(lines) {
      let y = lines > 0 ? place.maxY + place.height / 2 : place.minY - place.height / 2
      let next = owner.offset(nearestTo: CGPoint(x: x, y: y)), there = owner.caretFrame(at: next)
      if there.minY == place.minY { return nil }
      (offset, place) = (next, there)
    }
    return offset
  }

  func compare(_ a: UITextPosition, to b: UITextPosition) -> ComparisonResult {
    let (a, b) = (a.utf16Offset ?? 0, b.utf16Offset ?? 0)
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }
  func offset(from a: UITextPosition, to b: UITextPosition) -> Int { (b.utf16Offset ?? 0) - (a.utf16Offset ?? 0) }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .right || direction == .down ? range.end : range.start
  }
  func range(extending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    position.utf16Offset.map { TextOffsets(direction == .right || direction == .down ? $0..<text.count : 0..<$0) }
  }
  func direction(at position: UITextPosition) -> NSWritingDirection {
    owner.readsLeft(at: position.utf16Offset ?? 0) ? .rightToLeft : .leftToRight
  }

  func firstRect(for range: UITextRange) -> CGRect {
    guard let range = range.utf16Range else { return .null }
    if range.isEmpty { return owner.caretFrame(at: range.lowerBound) }
    let frames = owner.frames(of: range)
    var first = frames.first ?? owner.caretFrame(at: range.lowerBound)
    guard range.upperBound > owner.lineRange(at: range.lowerBound).upperBound, let edges = owner.columnEdges else { return first }
    for frame in frames.dropFirst().prefix(while: { $0.minY == first.minY }) { first = first.union(frame) }
    // Spaces at the end of a line may extend beyond the edge of the column.
    let readsLeft = owner.readsLeft(at: range.lowerBound)
    let left = readsLeft ? edges.lowerBound : first.minX, right = readsLeft ? first.maxX : edges.upperBound
    return CGRect(x: left, y: first.minY, width: max(0, right - left), height: first.height)
  }
  func caretRect(for position: UITextPosition) -> CGRect { position.utf16Offset.map(caretRect) ?? .null }
  /// Returns the rectangle in which the caret is drawn. It is two points wide and a little higher than the line.
  func caretRect(at offset: Int) -> CGRect {
    let line = owner.caretFrame(at: offset)
    return CGRect(
      x: line.minX - owner.caretLead, y: line.minY - CaretLook.overhang / 2, width: CaretLook.width,
      height: line.height + CaretLook.overhang)
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = range.utf16Range, !range.isEmpty else { return [] }
    let frames = owner.frames(of: range), readsLeft = owner.readsLeft(at: range.lowerBound)
    return frames.enumerated().map { index, frame in
      SelectedRect(frame, isFirst: index == 0, isLast: index == frames.count - 1, readsLeft: readsLeft)
    }
  }
  func closestPosition(to point: CGPoint, within range: UITextRange? = nil) -> UITextPosition? {
    let offset = owner.offset(nearestTo: point)
    guard let range = range?.utf16Range else { return TextOffset(offset) }
    return TextOffset(min(max(offset, range.lowerBound), range.upperBound))
  }
  func characterRange(at point: CGPoint) -> UITextRange? {
    let near = owner.offset(nearestTo: point)
    for start in [near, text.boundary(before: near)] where start < text.count {
      let character = text.character(at: start)
      if owner.frames(of: character).contains(where: { $0.contains(point) }) { return TextOffsets(character) }
    }
    return nil
  }
}
