import CoreGraphics

/// A position in a text field or text view, as a UTF-16 offset.
final class TextOffset: UITextPosition {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextOffset else { return false }
    return MainActor.assumeIsolated { other.offset == offset }
  }
  nonisolated override var hash: Int { MainActor.assumeIsolated { offset } }
}

/// A range in a text field or text view, as UTF-16 offsets.
final class TextOffsets: UITextRange {
  let range: Range<Int>
  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }
  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextOffset(range.lowerBound) }
  override var end: UITextPosition { TextOffset(range.upperBound) }
  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextOffsets else { return false }
    return MainActor.assumeIsolated { other.range == range }
  }
  nonisolated override var hash: Int { MainActor.assumeIsolated { range.hashValue } }
}

/// A rectangle of the selection of a text field or text view.
final class SelectedRect: UITextSelectionRect {
  private let place: CGRect
  private let edges: (start: Bool, end: Bool)
  private let readsLeft: Bool
  init(_ place: CGRect, isFirst: Bool, isLast: Bool, readsLeft: Bool) {
    (self.place, edges, self.readsLeft) = (place, (isFirst, isLast), readsLeft)
    super.init()
  }
  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { readsLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { edges.start }
  override var containsEnd: Bool { edges.end }
}

extension NSRange {
  /// Returns the part of the range that lies within a text of `count` units. A range whose end overflows ends with the text.
  func clamped(to count: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(0, location), count)
    return start..<start + Swift.min(Swift.max(0, length), count - start)
  }
}

extension UITextPosition {
  /// The UTF-16 offset, or `nil` if the position does not belong to a text field or text view.
  var utf16Offset: Int? { (self as? TextOffset)?.offset }
}

extension UITextRange {
  /// The UTF-16 offsets, or `nil` if the range does not belong to a text field or text view.
  var utf16Range: Range<Int>? { (self as? TextOffsets)?.range }
}
