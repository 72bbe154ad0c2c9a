import UIKit

/// An object that ticks lines, by a tap on their circle or by a button for the line with the caret.
final class NoteTicks: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UITapGestureRecognizer()
  private unowned let textView: UITextView
  private let change: (String) -> Void
  /// The largest distance of a tap from a circle, in points.
  private static let reach: CGFloat = 14

  /// Creates an object for a text view.
  ///
  /// - Parameter change: A closure that displays a text in the view.
  init(_ textView: UITextView, change: @escaping (String) -> Void) {
    (self.textView, self.change) = (textView, change)
    super.init()
    recognizer.delegate = self
    recognizer.addHandler { [unowned self] recognizer in
      guard let mark = mark(at: recognizer.location(in: self.textView)) else { return }
      toggle(mark)
    }
  }

  /// Adds a circle to the line with the caret, or ticks the line.
  func toggleLine() {
    let text = textView.text as NSString
    let line = text.lineRange(for: NSRange(location: textView.selectedRange.location, length: 0))
    if let mark = mark(inLineAt: line.location) { return toggle(mark) }
    let selection = textView.selectedRange
    let prefix = "\(NoteStyle.open) "
    change(text.replacingCharacters(in: NSRange(location: line.location, length: 0), with: prefix))
    textView.selectedRange = NSRange(location: selection.location + prefix.utf16.count, length: selection.length)
  }

  private func toggle(_ mark: NSRange) {
    let text = textView.text as NSString
    let isOpen = text.substring(with: mark) == String(NoteStyle.open)
    change(text.replacingCharacters(in: mark, with: String(isOpen ? NoteStyle.done : NoteStyle.open)))
  }

  /// Returns the range of the circle at a point of the text view.
  private func mark(at point: CGPoint) -> NSRange? {
    guard let position = textView.closestPosition(to: point) else { return nil }
    let offset = textView.offset(from: textView.beginningOfDocument, to: position)
    let line = (textView.text as NSString).lineRange(for: NSRange(location: offset, length: 0))
    guard let mark = mark(inLineAt: line.location),
      let start = textView.position(from: textView.beginningOfDocument, offset: mark.location),
      let end = textView.position(from: start, offset: 1), let range = textView.textRange(from: start, to: end)
    else { return nil }
    return textView.firstRect(for: range).insetBy(dx: -Self.reach, dy: -4).contains(point) ? mark : nil
  }

  private func mark(inLineAt location: Int) -> NSRange? {
    let text = textView.text as NSString
    guard location < text.length else { return nil }
    let range = NSRange(location: location, length: 1)
    return [NoteStyle.open, NoteStyle.done].map(String.init).contains(text.substring(with: range)) ? range : nil
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    mark(at: touch.location(in: textView)) != nil
  }

  /// Returns `true` for the taps of the text view, so that a tap on a circle does not place the caret.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UITapGestureRecognizer }
}
