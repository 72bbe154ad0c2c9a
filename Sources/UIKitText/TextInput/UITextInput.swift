import CoreGraphics
import Foundation

/// A position between two characters of a text. Each text input defines its own subclass.
@preconcurrency @MainActor
open class UITextPosition: _UIObject {
  /// Creates a position. Subclasses store the actual location.
  public init() { super.init(_r: ()) }
}

/// A range between two text positions. Each text input defines its own subclass.
@preconcurrency @MainActor
open class UITextRange: _UIObject {
  /// Creates a range. Subclasses store its start and its end.
  public init() { super.init(_r: ()) }
  /// A Boolean value that indicates whether the range contains no characters. The default is `true`.
  open var isEmpty: Bool { true }
  /// The position at which the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// The position at which the range ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle that encloses one piece of a selection, at most one line high.
@preconcurrency @MainActor
open class UITextSelectionRect: _UIObject {
  /// Creates a selection rectangle. Subclasses override its properties.
  public init() { super.init(_r: ()) }
  /// The rectangle, in the coordinates of the text input view. The default is `.zero`.
  open var rect: CGRect { .zero }
  /// The writing direction of the text in the rectangle. The default is `.natural`.
  open var writingDirection: NSWritingDirection { .natural }
  /// A Boolean value that indicates whether the selection begins in this rectangle. The default is `false`.
  open var containsStart: Bool { false }
  /// A Boolean value that indicates whether the selection ends in this rectangle. The default is `false`.
  open var containsEnd: Bool { false }
  /// A Boolean value that indicates whether the text in the rectangle is set vertically. The default is `false`.
  open var isVertical: Bool { false }
}

/// The directions in the order in which text is stored. The raw values equal those of UIKit.
///
/// - `forward`: The direction from the beginning to the end of the text.
/// - `backward`: The direction from the end to the beginning.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
/// The directions in which text is laid out on the screen. The raw values equal those of UIKit.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
/// The units into which text is divided, from a character to the whole document. The raw values equal those of UIKit.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// A direction in a text, either in storage order or in the layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the storage or layout direction.
  public let rawValue: Int
  /// Creates a direction from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a direction in storage order.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { Self(rawValue: direction.rawValue) }
  /// Creates a direction in the layout.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { Self(rawValue: direction.rawValue) }
  var isForward: Bool { [0, 2, 5].contains(rawValue) }
}

/// An object that a text input notifies when the app changes its text or its selection. Changes that the user types are not reported.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// An object that finds the boundaries of words, sentences, lines and paragraphs in a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// Returns the text unit that encloses a position.
  ///
  /// The result is `nil` if no unit encloses the position. It is also `nil` if the position is the last one of the unit in `direction`.
  func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection)
    -> UITextRange?
  /// Returns a Boolean value that indicates whether a text unit ends at a position, seen in a direction.
  func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
  /// Returns the next position in a direction at which a text unit ends, or `nil` if there is none.
  func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
    -> UITextPosition?
  /// Returns a Boolean value that indicates whether a position lies within a text unit.
  func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection)
    -> Bool
}

/// An editable text with positions, ranges and geometry. Input methods, the keyboard and the selection use it.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range. An empty range is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range that an input method is composing and can still change, or `nil` if there is no composition.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text. If it is `nil`, marked text is underlined.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text with the current composition of an input method. `selectedRange` counts from the start of `markedText`.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the composition of an input method and keeps the marked text.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Creates the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position that is `offset` characters away, or `nil` beyond the ends of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position that is `offset` characters or lines away in a direction, or `nil` beyond the ends of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Compares the order of two positions in the text.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of characters between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The object that is notified of changes to the text and the selection. It should be a weak reference.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that finds the boundaries of text units.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the end of a range that lies farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the farthest position in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Returns the writing direction of the text at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle of the part of a range that lies in the range's first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle in which the caret is drawn at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position within a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point, or `nil` if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
}
