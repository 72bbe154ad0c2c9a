import CoreGraphics
import TextEditing

/// The interface between a text field or text view and the editing code that they share. Points are in the view's bounds, and offsets are
/// UTF-16 units.
@MainActor
protocol EditingOwner: UIView, UITextInput {
  /// The state of the text and the selection.
  var editing: Editing { get }
  /// A Boolean value that indicates whether the text can contain newlines. If it is `false`, the return key has another meaning.
  var takesNewlines: Bool { get }
  /// A Boolean value that indicates whether the user may change the text.
  var acceptsEditing: Bool { get }
  /// A Boolean value that indicates whether the user may select text.
  var acceptsSelecting: Bool { get }
  /// The view in which the caret and the selection are drawn, and which clips them.
  var editingGround: UIView { get }

  /// A Boolean value that indicates whether the next insertion replaces the whole text.
  var clearsOnInsertion: Bool { get }

  /// Asks the delegate whether a range may be replaced.
  func mayChange(_ range: Range<Int>, to replacement: String) -> Bool
  /// Called after an edit. Updates the attributes and the layout.
  func didEdit(_ edit: TextEdit)
  /// Notifies the delegate of a change of the selection.
  func tellOfSelection()
  /// Notifies the delegate and observers that the user has changed the text.
  func tellOfChange()
  /// Called after a composition has ended with its text unchanged.
  func compositionDidEnd(_ range: Range<Int>)
  /// Performs the action of an item at a point, for example a link. The result indicates whether there was one.
  func follow(at point: CGPoint) -> Bool
  /// Opens the menu of an item at a point. The result indicates whether there was an item with a menu.
  func openMenu(at point: CGPoint) -> Bool
  /// Adds the attributes and attachments of a range to the characters on the pasteboard.
  func copyMore(_ range: Range<Int>)
  /// Pastes attributes and attachments from the pasteboard. The result indicates whether there were any.
  func pasteMore() -> Bool
  /// A Boolean value that indicates whether the pasteboard contains attributes or attachments to paste.
  var canPasteMore: Bool { get }
  /// Called when the return key is pressed in a text without newlines.
  func didPressReturn()

  /// Returns the rectangle of the caret at an offset. It is as high as its line.
  func caretFrame(at offset: Int) -> CGRect
  /// Returns the rectangles of a range, line by line.
  func frames(of range: Range<Int>) -> [CGRect]
  /// Returns the offset nearest to a point.
  func offset(nearestTo point: CGPoint) -> Int
  /// Returns the range of the line that contains an offset.
  func lineRange(at offset: Int) -> Range<Int>
  /// The left and right edges of a column of several lines. The default is `nil`, for a single line.
  var columnEdges: ClosedRange<CGFloat>? { get }
  /// The distance from the left edge of the caret to the position between characters, in points. The default is 0.
  var caretLead: CGFloat { get }
  /// Returns a Boolean value that indicates whether the text at an offset reads from right to left.
  func readsLeft(at offset: Int) -> Bool
  /// Scrolls by the shortest distance that makes the caret visible.
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
