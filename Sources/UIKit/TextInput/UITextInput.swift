import CoreGraphics
import Foundation

/// A place between two characters, as whoever has the text counts.
@preconcurrency @MainActor
open class UITextPosition: _UIObject {
  /// A place. Subclasses know where.
  public init() { super.init(_r: ()) }
}

/// Two places and what is between.
@preconcurrency @MainActor
open class UITextRange: _UIObject {
  /// A range. Subclasses know from where to where.
  public init() { super.init(_r: ()) }
  /// Whether nothing is between.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// Part of a line that is selected.
@preconcurrency @MainActor
open class UITextSelectionRect: _UIObject {
  /// A rectangle. Subclasses know where.
  public init() { super.init(_r: ()) }
  /// Where it lies, in the text's view.
  open var rect: CGRect { .zero }
  /// Which way its text reads.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether its text runs from top to bottom.
  open var isVertical: Bool { false }
}

/// In which direction text is stored. The raw values are Apple's.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
/// In which direction text lies on the page. The raw values are Apple's.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
/// How much of a text is meant. The raw values are Apple's.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// A direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the storage or layout direction.
  public let rawValue: Int
  /// From a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// As text is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { Self(rawValue: direction.rawValue) }
  /// As text lies on the page.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { Self(rawValue: direction.rawValue) }
  var isForward: Bool { [0, 2, 5].contains(rawValue) }
}

/// Hears of what changes in a text from elsewhere than the input itself.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Something else is about to be selected.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Something else is selected.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Knows where parts of a text begin and end.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// The part around a place; nil if there is none, or the place is at its edge away from the direction.
  func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection)
    -> UITextRange?
  /// Whether a part ends at a place.
  func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
  /// The next place at which a part ends.
  func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
    -> UITextPosition?
  /// Whether a place is within a part.
  func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection)
    -> Bool
}

/// A text that can be edited: its places, what is selected, what an input method composes, and where it all lies.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Part of the text.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected, empty where the caret stands.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method may still change.
  var markedTextRange: UITextRange? { get }
  /// How that looks; nil for underlined.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// What an input method has so far; `selectedRange` counts from the beginning of that.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// The input method is done.
  func unmarkText()
  /// Before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// After the last.
  var endOfDocument: UITextPosition { get }
  /// What is between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// So many characters further; nil beyond the ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// So many characters or lines in a direction; nil beyond the ends.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many characters are between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Hears of changes. Not kept alive.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Knows words and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }
  /// The end of a range that lies farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The range from a place to the farthest one in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Which way text at a place reads.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets which way a part reads.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle of a range in its first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret is drawn.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place within a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}
