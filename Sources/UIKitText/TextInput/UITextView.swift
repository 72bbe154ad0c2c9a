import CoreGraphics
import Foundation
import QuartzCore
import TextEditing
import Typesetting
@_spi(UIKit) import UIKitCore

/// A scrolling view that shows text of several lines and lets the user select and edit it. (Docs/behaviour/controls.md, "Text editing")
///
/// The text is drawn in tiles with a height of about 500 points. Only the tiles near the visible area exist. Layout works paragraph by
/// paragraph, so typing into a long text lays out one paragraph only.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, ReadingRole {
  nonisolated open override class func objcKeys() -> [ObjCKey] { (self as any TextViewKeys.Type).textViewKeys + super.objcKeys() }

  private(set) lazy var editing = Editing(of: self)
  private(set) lazy var column = TextColumn(of: self)
  private(set) lazy var items = TextItems(of: self)
  /// The attributes of the characters. The view's font, colour and alignment apply where an attribute is missing.
  var runs = AttributeRuns()

  /// The area in which the text is laid out. Its padding, line limit and line break mode can be changed.
  open private(set) lazy var textContainer = NSTextContainer { [weak self] in self?.column.textDidChange() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a text view with its own text container. `textContainer` must be `nil`; any other value stops the program.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    precondition(textContainer == nil, "UITextView(frame:textContainer:) makes its own container; pass nil and change `textContainer`")
    self.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    addSubview(column.canvas)
    _ = editing.hand
  }

  /// The object that is asked about edits and notified of edits and scrolling.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// The scroll view's `delegate`, whose name the text view's delegate shadows.
  private var scrollDelegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  @_spi(UIKit) open override var isElementByItself: Bool { true }
  @_spi(UIKit) open override var traitsByThemselves: UIAccessibilityTraits { isEditable ? [] : .staticText }
  package var readingRole: SpokenRole? { isEditable ? .textField : nil }
  @_spi(UIKit) open override var isSpokenAsEdited: Bool { isEditable && isFirstResponder }
  /// The value that assistive technology reads. Unless another value is set, it is the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Text

  /// The text of the view. Setting it applies the view's font, colour and alignment to the whole text and moves the caret to the end.
  open var text: String! {
    get { editing.text.string }
    set {
      objcStorage?.willChange("text")
      put(newValue ?? "", AttributeRuns(TextAttributes(), count: (newValue ?? "").utf16.count))
      objcStorage?.didChange("text")
    }
  }
  /// The text with its attributes. The view's font, colour and alignment apply where an attribute is missing.
  open var attributedText: NSAttributedString! {
    get { runs.attributed(editing.text, 0..<editing.text.count) }
    set {
      objcStorage?.willChange("attributedText")
      put(newValue?.string ?? "", newValue.map { AttributeRuns($0, in: runtime) } ?? AttributeRuns())
      objcStorage?.didChange("attributedText")
    }
  }
  /// The font of the text. The default is `nil`, which means the system font at 12 points. Setting it changes the font of the whole text.
  open var font: UIFont? { didSet { restyle(.font, isSet: font != nil) } }
  /// The colour of the text. The default is `nil`, which means `UIColor.label`. Setting it changes the colour of the whole text.
  open var textColor: UIColor? { didSet { restyle(.foregroundColor, isSet: textColor != nil) } }
  /// The alignment of the text. The default is `.natural`: to the left, or to the right in a paragraph that reads from right to left.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { column.textDidChange() } } }
  /// The distance between the text container and the edges of the content, in points. The default is 8 points at the top and bottom and 0
  /// at the sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { column.textDidChange() } }
  }
  /// The kinds of data in the text that become links. Data is only detected while `isEditable` is `false`. The default is an empty set.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { if dataDetectorTypes != oldValue { column.textDidChange() } } }
  /// The attributes of links. They are applied on top of the tint colour, in which links are drawn by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { column.textDidChange() } }
  /// The attributes of the next character that is typed. Until the property is set, they are those of the character before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typing ?? attributesBeforeCaret }
    set { typing = newValue }
  }
  /// The attributes that the app has set for the text typed next.
  var typing: [NSAttributedString.Key: Any]?

  /// A Boolean value that indicates whether the user can edit the text. Setting it to `false` ends editing. The default is `true`.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable, isFirstResponder { resignFirstResponder() }
      if !dataDetectorTypes.isEmpty { column.textDidChange() }
      editing.hand.update()
    }
  }
  /// A Boolean value that indicates whether the user can select text and interact with links. The default is `true`.
  open var isSelectable = true { didSet { if isSelectable != oldValue { editing.hand.update() } } }
  /// The selected range, in UTF-16 units. An empty range is the caret.
  open var selectedRange: NSRange {
    get { NSRange(editing.selection) }
    set {
      typing = nil
      editing.select(newValue.location == NSNotFound ? 0..<0 : newValue.clamped(to: editing.text.count))
    }
  }
  /// A Boolean value that indicates whether attributes and attachments are pasted together with the characters. The default is `false`.
  open var allowsEditingTextAttributes = false
  /// The attributes of deleted text, which undo restores.
  var lost = LostAttributes()
  /// The attributed text that is being pasted, or `nil`.
  var pasted: NSAttributedString?
  /// A Boolean value that indicates whether the next insertion replaces the whole text. The first insertion sets it back to `false`, which
  /// is the default.
  open var clearsOnInsertion = false

  /// A Boolean value that indicates whether a scroll of the enclosing scroll views to the caret is scheduled.
  var showsCaretSoon = false

  /// A Boolean value that indicates whether the text scrolls. If it is `false`, the view's intrinsic content height is the height of its
  /// text.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } } }

  /// A Boolean value that indicates whether the fonts follow the text size that the user chooses. It applies to fonts of a text style and
  /// to fonts that `UIFontMetrics` has scaled. The default is `false`.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
  private func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let category = traitCollection.preferredContentSizeCategory
    let changed = attributedText.adjusted(to: category)
    if let font, font.adjusted(to: category) != font { self.font = font.adjusted(to: category) }
    guard let changed else { return }
    runs = AttributeRuns(changed, in: runtime)
    column.textDidChange()
  }
  @_spi(UIKit) open override func textSizeDidChange() {
    super.textSizeDidChange()
    adjustFonts()
    column.textDidChange()
  }
  @_spi(UIKit) open override func colorsDidChange() {
    super.colorsDidChange()
    column.textDidChange()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if !dataDetectorTypes.isEmpty || runs.runs.contains(where: { $0.value.values[.link] != nil }) {
      column.textDidChange()
    } else {
      setNeedsLayout()
    }
  }

  // MARK: Layout

  /// Draws the view. The text lies in the canvas subview, which layout fills, so a view that was never on screen is laid out first.
  @_spi(UIKit) open override func displayContents() {
    super.displayContents()
    layoutIfNeeded()
  }
  /// Returns the size of the text, including its insets, when it wraps at the width of `size`. A width of 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { column.size(width: size.width > 0 ? size.width : .infinity) }
  /// The natural size of the view. It is the size of the text if scrolling is disabled, and no intrinsic size otherwise.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : sizeThatFits(.zero)
  }
  @_spi(UIKit) open override var firstBaselineFromTop: CGFloat? { column.baselines?.first }
  @_spi(UIKit) open override var lastBaselineFromBottom: CGFloat? { column.baselines?.last }
  @_spi(UIKit) open override func contentHeight(wrappedTo width: CGFloat) -> CGFloat? {
    contentWraps ? column.size(width: width).height : nil
  }
  @_spi(UIKit) open override var contentWraps: Bool { !isScrollEnabled }
  open override func layoutSubviews() {
    super.layoutSubviews()
    column.layOut()
    editing.marks.update()
  }
  /// Scrolls by the shortest distance that makes a range of characters visible. The scroll happens at the end of the current update cycle,
  /// after layout. (Docs/behaviour/controls.md, "Text editing")
  open func scrollRangeToVisible(_ range: NSRange) {
    guard range.location != NSNotFound else { return }
    runtime.schedule(after: 0) { [weak self] in self?.column.show(range) }
  }

  // MARK: Keyboard

  /// The rule by which the keyboard turns on Shift automatically. The default is `.sentences`.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// A value that indicates whether typing mistakes are corrected. It has no effect here: no mistakes are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// A value that indicates whether spelling mistakes are marked. It has no effect here: no mistakes are marked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// A value that indicates whether straight quotes become curly ones. It has no effect here: quotes stay as they are typed.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// A value that indicates whether two hyphens become a dash. It has no effect here: hyphens stay as they are typed.
  open var smartDashesType = UITextSmartDashesType.default
  /// A value that indicates whether spaces are added around inserted words. It has no effect here: no spaces are added.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The set of keys that the keyboard shows. A change takes effect when editing begins, or after a call of `reloadInputViews()`.
  open var keyboardType = UIKeyboardType.default
  /// A value that indicates whether the keyboard is light or dark. The default follows the interface style of its surroundings.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key. The default title is "return".
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the return key is disabled while there is no text. The default is `false`.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that indicates whether copying and cutting the text are disabled. A text view does not hide its characters. The
  /// default is `false`.
  open var isSecureTextEntry = false
  /// The meaning of the text, for example a user name. It has no effect here: no text is filled in automatically.
  open var textContentType: UITextContentType!
  private var ownInputView: UIView?, ownAccessory: UIView?
  /// The view that appears instead of the keyboard. The default is `nil`, which shows the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view that lies directly above the keyboard. The default is `nil`.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  @_spi(UIKit) open override var wantsKeyboard: Bool { isEditable }

  // MARK: Editing

  private var isEditing = false
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, isInPlaceToRespond, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    setNeedsLayout()
    guard isEditable else { return true }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return isFirstResponder
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditing || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }
  @_spi(UIKit) open override func firstResponderWasTaken() { endEditing() }
  private func endEditing() {
    setNeedsLayout()
    runtime.editMenu.hide()
    guard isEditing else { return }
    editing.endComposition()
    (isEditing, typing) = (false, nil)
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  // MARK: UITextInput. Positions count UTF-16 units.

  /// A Boolean value that indicates whether the view contains text.
  open var hasText: Bool { editing.hasText }
  /// Inserts text instead of the marked or selected text, or at the caret. The delegate is not asked.
  open func insertText(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      editing.select(0..<editing.text.count)
    }
    editing.insert(text)
  }
  /// Deletes the selected text, or the whole character before the caret if nothing is selected. The delegate is not asked.
  open func deleteBackward() { editing.deleteBackward() }
  /// Returns the text in a range, or `nil` if `range` does not belong to this view's text.
  open func text(in range: UITextRange) -> String? { editing.text(in: range) }
  /// Replaces the text in a range. The delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) { editing.replace(range, with: text) }
  /// The selected range; an empty range is the caret. Setting it to `nil` puts the caret at the beginning. The property then reads `nil`
  /// until the selection or the text changes.
  open var selectedTextRange: UITextRange? {
    get { editing.selectedTextRange }
    set { editing.selectedTextRange = newValue }
  }
  /// The range that an input method is composing and can still change, or `nil` if there is no composition.
  open var markedTextRange: UITextRange? { editing.markedTextRange }
  /// The attributes of marked text. The value is stored but has no effect here: marked text is always underlined.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editing.markedTextStyle }
    set { editing.markedTextStyle = newValue }
  }
  /// Replaces the marked text with the current composition of an input method. `selectedRange` counts from the start of `markedText`, in
  /// UTF-16 units.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editing.setMarkedText(markedText, selectedRange) }
  /// Ends the composition of an input method and keeps the text that it has composed.
  open func unmarkText() { editing.unmark() }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { editing.beginning }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { editing.end }
  /// Creates the range between two positions. The positions may be given in either order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editing.range(from: fromPosition, to: toPosition)
  }
  /// Returns the position that is `offset` UTF-16 units away, or `nil` beyond the ends of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editing.position(from: position, offset: offset) }
  /// Returns the position that is `offset` characters or lines away in a direction, or `nil` beyond the ends of the text.
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    editing.position(from: position, in: direction, offset: offset)
  }
  /// Compares the order of two positions in the text.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { editing.compare(position, to: other) }
  /// Returns the number of UTF-16 units between two positions. The number is negative if `toPosition` comes first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { editing.offset(from: from, to: toPosition) }
  /// The object that is notified when the app changes the text or the selection. It is a weak reference.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { editing.inputDelegate }
    set { editing.inputDelegate = newValue }
  }
  /// The object that finds the boundaries of words, lines and paragraphs in the text.
  open var tokenizer: any UITextInputTokenizer { editing.tokenizer }
  /// Returns the end of a range that lies farthest in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editing.position(within: range, farthestIn: direction)
  }
  /// Returns the range from a position to the end of the text in a direction.
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    editing.range(extending: position, in: direction)
  }
  /// Returns the writing direction of the text at a position.
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
    editing.direction(at: position)
  }
  /// Does nothing here: the writing direction always follows from the characters.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// Returns the rectangle of the part of a range that lies in the range's first line, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { editing.firstRect(for: range) }
  /// Returns the rectangle in which the caret is drawn at a position, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { editing.caretRect(for: position) }
  /// Returns the rectangles of a range, line by line, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editing.selectionRects(for: range) }
  /// Returns the position nearest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editing.closestPosition(to: point) }
  /// Returns the position within a range that is nearest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editing.closestPosition(to: point, within: range)
  }
  /// Returns the range of the character at a point in the view's coordinates, or `nil` if there is no character.
  open func characterRange(at point: CGPoint) -> UITextRange? { editing.characterRange(at: point) }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EditActions.all.contains(action) ? editing.canPerform(action) : super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { editing.cut() }
  open override func copy(_ sender: Any?) { editing.copy() }
  open override func paste(_ sender: Any?) { editing.paste() }
  open override func select(_ sender: Any?) { editing.perform(EditActions.select) }
  open override func selectAll(_ sender: Any?) { editing.perform(EditActions.selectAll) }
  open override func delete(_ sender: Any?) { editing.perform(EditActions.delete) }
}
