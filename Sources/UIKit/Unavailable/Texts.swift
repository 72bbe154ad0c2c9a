import Foundation
import QuartzCore

// The parts of the text system that an app can replace or inspect. Segue draws text in UILabel, UITextField and UITextView only.

@available(*, unavailable, message: "the text of a UITextView is in its attributedText: set that")
open class NSTextStorage: _AbsentObject {
  public init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) { _Absent.stop() }
  public init(attributedString: NSAttributedString) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "its layout is not open: ask boundingRect(with:options:context:) or UITextView.characterRange(at:)")
open class NSLayoutManager: _AbsentObject {}

@available(*, unavailable, message: "the layout of text is not open: ask boundingRect(with:options:context:) or UITextView.firstRect(for:)")
open class NSTextLayoutManager: _AbsentObject {}

@available(*, unavailable, message: "the text of a UITextView is in its attributedText: set that")
open class NSTextContentStorage: _AbsentObject {}

extension NSTextContainer {
  @available(*, unavailable, message: "lines fill the whole column: set textContainerInset, or a paragraph style's indents")
  public var exclusionPaths: [UIBezierPath] { fatalError() }
  @available(*, unavailable, message: "the layout of text is not open: ask the text view's firstRect(for:) or characterRange(at:)")
  public var layoutManager: NSLayoutManager? { fatalError() }
  @available(*, unavailable, message: "the column is always as wide as its text view: leave it out")
  public var widthTracksTextView: Bool { fatalError() }
  @available(*, unavailable, message: "the column has no limit of height: set maximumNumberOfLines")
  public var heightTracksTextView: Bool { fatalError() }
}

extension NSAttributedString.Key {
  @available(*, unavailable, message: "letters are not stretched: set a font of another size or a kern")
  public static var expansion: NSAttributedString.Key { fatalError() }
  @available(*, unavailable, message: "ligatures are the font's own: leave the attribute out")
  public static var ligature: NSAttributedString.Key { fatalError() }
  @available(*, unavailable, message: "letters are not embossed: use shadow")
  public static var textEffect: NSAttributedString.Key { fatalError() }
  @available(*, unavailable, message: "put U+2066 or U+2067 and U+2069 around the text that reads the other way")
  public static var writingDirection: NSAttributedString.Key { fatalError() }
}

extension NSParagraphStyle {
  @available(*, unavailable, message: "there is no dictionary of syllables: put soft hyphens (U+00AD) where words may be parted")
  public var hyphenationFactor: Float { fatalError() }
  @available(*, unavailable, message: "there is no dictionary of syllables: put soft hyphens (U+00AD) where words may be parted")
  public var usesDefaultHyphenation: Bool { fatalError() }
  @available(*, unavailable, message: "lines break where Unicode lets them: join words with U+00A0 or U+2060")
  public var lineBreakStrategy: Int { fatalError() }
}

@available(*, unavailable, message: "attached views are not drawn in text: lay the view out beside the label")
open class NSTextAttachmentViewProvider: _AbsentObject {
  public init(textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: Any) {
    _Absent.stop()
  }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "lists in text are not laid out: write the marker into the string and indent its paragraphs")
open class NSTextList: _AbsentObject {
  public init(markerFormat: Any, options: Int) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "drawn emoji are not laid out: use an image")
open class NSAdaptiveImageGlyph: _AbsentObject {
  public init(imageContent: Data) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "a view of one's own has no selection handles here: use UITextView")
open class UITextInteraction: _AbsentObject {
  public enum Mode { case editable, nonEditable }
  public init(for mode: Mode) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no dictionary here: check words in the app")
open class UITextChecker: _AbsentObject {}

@available(*, unavailable, message: "the keyboard has one language here: read Locale.current")
open class UITextInputMode: _AbsentObject {}

@available(*, unavailable, message: "there are no keyboard extensions here: set inputView")
open class UIInputViewController: UIViewController, _StaysOut {}

@available(*, unavailable, message: "there is no shortcut bar: set inputAccessoryView")
open class UITextInputAssistantItem: _AbsentObject {}

@available(*, unavailable, message: "there is no panel for formats: present a controller of your own")
open class UITextFormattingViewController: UIViewController, _StaysOut {
  public init(configuration: Any) { _Absent.stop() }
  public override init(nibName: String?, bundle: Bundle?) { _Absent.stop() }
  public required init?(coder: NSCoder) { _Absent.stop() }
}

@available(*, unavailable, message: "there is no panel for finding: search the string and set selectedRange")
open class UIFindInteraction: _AbsentObject {
  public init(sessionDelegate: Any) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no panel for finding: search the string and set selectedRange")
public protocol UITextSearching {}

@available(*, unavailable, message: "text is not dragged: copy and paste it")
public protocol UITextDraggable {}

@available(*, unavailable, message: "text is not dragged: copy and paste it")
public protocol UITextDroppable {}

@available(*, unavailable, message: "plain text is pasted: decide in textField(_:shouldChangeCharactersIn:replacementString:)")
public protocol UITextPasteDelegate {}

@available(*, unavailable, message: "there is no language model here: change the text in the app")
open class UIWritingToolsCoordinator: _AbsentObject {
  public init(delegate: Any?) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(
  *, unavailable,
  message: "the edit menu is the text view's own: answer canPerformAction(_:withSender:); elsewhere use UIContextMenuInteraction"
)
open class UIMenuController: _AbsentObject {}

@available(*, unavailable, message: "use a UIAction in a UIContextMenuInteraction")
open class UIMenuItem: _AbsentObject {
  public init(title: String, action: Selector) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "the edit menu is the text view's own: elsewhere use UIContextMenuInteraction")
open class UIEditMenuInteraction: _AbsentObject {
  public init(delegate: Any?) { _Absent.stop() }
  public override init() { _Absent.stop() }
}
