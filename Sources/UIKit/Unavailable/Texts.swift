// Parts of the text system that an app replaces or looks into; the text itself is UILabel's, UITextField's and UITextView's.

@available(*, unavailable, message: "the text of a UITextView is in its attributedText: set that")
public class NSTextStorage {}

@available(*, unavailable, message: "the layout of text is not open: ask boundingRect(with:options:context:) or UITextView.firstRect(for:)")
public class NSLayoutManager {}

@available(*, unavailable, message: "the layout of text is not open: ask boundingRect(with:options:context:) or UITextView.firstRect(for:)")
public class NSTextLayoutManager {}

@available(*, unavailable, message: "the text of a UITextView is in its attributedText: set that")
public class NSTextContentStorage {}

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
public class NSTextAttachmentViewProvider {}

@available(*, unavailable, message: "lists in text are not laid out: write the marker into the string and indent its paragraphs")
public class NSTextList {}

@available(*, unavailable, message: "drawn emoji are not laid out: use an image")
public class NSAdaptiveImageGlyph {}

@available(*, unavailable, message: "a view of one's own has no selection handles here: use UITextView")
public class UITextInteraction {}

@available(*, unavailable, message: "there is no dictionary here: check words in the app")
public class UITextChecker {}

@available(*, unavailable, message: "the keyboard has one language here: read Locale.current")
public class UITextInputMode {}

@available(*, unavailable, message: "there are no keyboard extensions here: set inputView")
public class UIInputViewController {}

@available(*, unavailable, message: "there is no shortcut bar: set inputAccessoryView")
public class UITextInputAssistantItem {}

@available(*, unavailable, message: "there is no panel for formats: present a controller of your own")
public class UITextFormattingViewController {}

@available(*, unavailable, message: "there is no panel for finding: search the string and set selectedRange")
public class UIFindInteraction {}

@available(*, unavailable, message: "there is no panel for finding: search the string and set selectedRange")
public protocol UITextSearching {}

@available(*, unavailable, message: "text is not dragged: copy and paste it")
public protocol UITextDraggable {}

@available(*, unavailable, message: "text is not dragged: copy and paste it")
public protocol UITextDroppable {}

@available(*, unavailable, message: "plain text is pasted: decide in textField(_:shouldChangeCharactersIn:replacementString:)")
public protocol UITextPasteDelegate {}

@available(*, unavailable, message: "there is no language model here: change the text in the app")
public class UIWritingToolsCoordinator {}

@available(
  *, unavailable,
  message: "the edit menu is the text view's own: answer canPerformAction(_:withSender:); elsewhere use UIContextMenuInteraction"
)
public class UIMenuController {}

@available(*, unavailable, message: "use a UIAction in a UIContextMenuInteraction")
public class UIMenuItem {}

@available(*, unavailable, message: "the edit menu is the text view's own: elsewhere use UIContextMenuInteraction")
public class UIEditMenuInteraction {}
