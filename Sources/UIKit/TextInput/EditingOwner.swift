import CoreGraphics
import TextEditing

/// A text field or a text view, as what they share sees it. Points are in its bounds, offsets are UTF-16 units.
@MainActor
protocol EditingOwner: UIView, UITextInput {
  /// The text under the editor's hands, and what is shown of it.
  var editing: Editing { get }
  /// Whether a newline is a character like others; else the return key means something else.
  var takesNewlines: Bool { get }
  /// Whether the user may change the text.
  var acceptsEditing: Bool { get }
  /// Whether the user may select.
  var acceptsSelecting: Bool { get }
  /// The view whose coordinates the caret and the selection are drawn in, and which cuts them off.
  var editingGround: UIView { get }

  /// Whether the next insertion replaces the whole text.
  var clearsOnInsertion: Bool { get }

  /// Asks the delegate.
  func mayChange(_ range: Range<Int>, to replacement: String) -> Bool
  /// The text is another; lays out what has to be.
  func didEdit(_ edit: TextEdit)
  /// Tells that something else is selected.
  func tellOfSelection()
  /// Tells that the user has changed the text.
  func tellOfChange()
  /// What an input method had open stays as it is.
  func compositionDidEnd(_ range: Range<Int>)
  /// Whether there was something to tap at a point, as a link.
  func follow(at point: CGPoint) -> Bool
  /// Whether there was something at a point that has a menu of its own.
  func openMenu(at point: CGPoint) -> Bool
  /// Puts what more than the characters there is of a range on the pasteboard, beside them.
  func copyMore(_ range: Range<Int>)
  /// Whether there was more than characters on the pasteboard, which is in the text now.
  func pasteMore() -> Bool
  /// Whether there is.
  var canPasteMore: Bool { get }
  /// The return key of a text that takes no newlines.
  func didPressReturn()

  /// Where a caret stands, as high as its line.
  func caretFrame(at offset: Int) -> CGRect
  /// The rectangles of a range, line by line.
  func frames(of range: Range<Int>) -> [CGRect]
  /// The place nearest to a point.
  func offset(nearestTo point: CGPoint) -> Int
  /// The line that an offset lies in.
  func lineRange(at offset: Int) -> Range<Int>
  /// The left and right edges of a column of several lines. The default is `nil`, for a single line.
  var columnEdges: ClosedRange<CGFloat>? { get }
  /// The distance from the left of the caret to the place between characters, in points. The default is 0.
  var caretLead: CGFloat { get }
  /// Which way the text at an offset reads.
  func readsLeft(at offset: Int) -> Bool
  /// Scrolls as little as shows the caret.
  func showCaret()
}

extension EditingOwner {
  func compositionDidEnd(_ range: Range<Int>) { setNeedsLayout() }
  func follow(at point: CGPoint) -> Bool { false }
  func copyMore(_ range: Range<Int>) {}
  func pasteMore() -> Bool { false }
  var canPasteMore: Bool { false }
  func openMenu(at point: CGPoint) -> Bool { false }
  var columnEdges: ClosedRange<CGFloat>? { nil }
  var caretLead: CGFloat { 0 }
}
