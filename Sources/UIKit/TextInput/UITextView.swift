import CoreGraphics
import Foundation
import QuartzCore
import TextEditing
import Typesetting

/// A scrolling column of text, to be read, selected and edited. (BEHAVIOUR-2 §21.3)
///
/// It is drawn in tiles of half a thousand points, of which only those near the screen exist, and laid out paragraph by paragraph, so that
/// a key typed into a long text costs no more than its paragraph.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  private(set) lazy var editing = Editing(of: self)
  private(set) lazy var column = TextColumn(of: self)
  private(set) lazy var items = TextItems(of: self)
  /// The attributes of the characters; where they say nothing, the view's font, colour and alignment hold.
  var runs = AttributeRuns()

  /// The column; its padding and number of lines can be changed.
  open private(set) lazy var textContainer = NSTextContainer { [weak self] in self?.column.textDidChange() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// A text view with a column of its own; `textContainer` must be nil.
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

  /// Decides about what is typed, and hears of scrolling.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// The scroll view's, whose name the delegate shares.
  private var scrollDelegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  override var isElementByItself: Bool { true }
  override var traitsByThemselves: UIAccessibilityTraits { isEditable ? [] : .staticText }
  override var spokenRole: SpokenRole? { isEditable ? .textField : nil }
  override var isSpokenAsEdited: Bool { isEditable && isFirstResponder }
  /// What accessibility reads, unless another value was set: the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Text

  /// The text; setting it gives it the view's font, colour and alignment throughout, and puts the caret at its end.
  open var text: String! {
    get { editing.text.string }
    set { put(newValue ?? "", AttributeRuns(TextAttributes(), count: (newValue ?? "").utf16.count)) }
  }
  /// The text with its attributes. Where they say nothing, the view's font, colour and alignment hold.
  open var attributedText: NSAttributedString! {
    get { runs.attributed(editing.text, 0..<editing.text.count) }
    set { put(newValue?.string ?? "", newValue.map { AttributeRuns($0, in: runtime) } ?? AttributeRuns()) }
  }
  /// nil, the default, is the system font at 12 points. Setting it holds for the whole text.
  open var font: UIFont? { didSet { restyle(.font, isSet: font != nil) } }
  /// nil, the default, is the label colour. Setting it holds for the whole text.
  open var textColor: UIColor? { didSet { restyle(.foregroundColor, isSet: textColor != nil) } }
  /// Natural by default: left, or right in a paragraph that reads to the left.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { column.textDidChange() } } }
  /// Around the column; 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { column.textDidChange() } }
  }
  /// What is found in the text and becomes a link while the text is not edited; nothing at first.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { if dataDetectorTypes != oldValue { column.textDidChange() } } }
  /// What links look like; in the tint colour by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { column.textDidChange() } }
  /// What the next character typed will have: at first what stands before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typing ?? attributesBeforeCaret }
    set { typing = newValue }
  }
  /// What was asked for of what is typed next.
  var typing: [NSAttributedString.Key: Any]?

  /// Whether the user may change the text; true at first.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable, isFirstResponder { resignFirstResponder() }
      if !dataDetectorTypes.isEmpty { column.textDidChange() }
      editing.hand.update()
    }
  }
  /// Whether the user may select, and follow links; true at first.
  open var isSelectable = true { didSet { if isSelectable != oldValue { editing.hand.update() } } }
  /// What is selected, in UTF-16 units; empty where the caret stands.
  open var selectedRange: NSRange {
    get { NSRange(editing.selection) }
    set {
      typing = nil
      editing.select(newValue.location == NSNotFound ? 0..<0 : newValue.clamped(to: editing.text.count))
    }
  }
  /// Whether attributes and attachments are pasted with the characters; false at first.
  open var allowsEditingTextAttributes = false
  /// Of what was deleted, for when that is taken back.
  var lost = LostAttributes()
  /// What is being pasted, with its attributes.
  var pasted: NSAttributedString?
  /// Whether the text goes when the next is typed; false at first.
  open var clearsOnInsertion = false

  /// Whether the scroll views around a text view that does not scroll are about to show its caret.
  var showsCaretSoon = false

  /// False makes the view as tall as its text for Auto Layout.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } } }

  /// Whether fonts of text styles, and those that `UIFontMetrics` scaled, follow the text size that the user chooses; false at first.
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
  override func textSizeDidChange() {
    super.textSizeDidChange()
    adjustFonts()
    column.textDidChange()
  }
  override func colorsDidChange() {
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

  /// The text is in the canvas below, which is filled by layout: a view that was never shown is laid out to be drawn.
  override func displayContents() {
    super.displayContents()
    layoutIfNeeded()
  }
  /// The size of the text wrapped at `size`'s width; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { column.size(width: size.width > 0 ? size.width : .infinity) }
  /// None while the text scrolls; else the size of the text.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : sizeThatFits(.zero)
  }
  override var firstBaselineFromTop: CGFloat? { column.baselines?.first }
  override var lastBaselineFromBottom: CGFloat? { column.baselines?.last }
  override func contentHeight(wrappedTo width: CGFloat) -> CGFloat? { contentWraps ? column.size(width: width).height : nil }
  override var contentWraps: Bool { !isScrollEnabled }
  open override func layoutSubviews() {
    super.layoutSubviews()
    column.layOut()
    editing.marks.update()
  }
  /// Scrolls as little as shows a range of characters, when this turn is laid out. (BEHAVIOUR-2 §21.3)
  open func scrollRangeToVisible(_ range: NSRange) {
    guard range.location != NSNotFound else { return }
    runtime.schedule(after: 0) { [weak self] in self?.column.show(range) }
  }

  // MARK: Keyboard

  /// When the keyboard's shift is on by itself; at the beginning of sentences, at first.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are corrected; here none are.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether mistakes are marked; here none are.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes become curly; here they stay.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens become dashes; here they stay.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added around what is put in; here none are.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// What comes up: takes effect as editing begins, or by `reloadInputViews()`.
  open var keyboardType = UIKeyboardType.default
  /// Whether the keyboard is light or dark; as its surroundings, at first.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key is called; "return" at first.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for a text; false at first.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text cannot be copied; false at first. A text view hides nothing.
  open var isSecureTextEntry = false
  /// What the text is; nobody fills it in here.
  open var textContentType: UITextContentType!
  private var ownInputView: UIView?, ownAccessory: UIView?
  /// What comes up in the keyboard's place.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// What lies on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  override var wantsKeyboard: Bool { isEditable }

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
  override func firstResponderWasTaken() { endEditing() }
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

  /// Whether there is something to delete.
  open var hasText: Bool { editing.hasText }
  /// Inserts a text in place of what is composed or selected. The delegate is not asked.
  open func insertText(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      editing.select(0..<editing.text.count)
    }
    editing.insert(text)
  }
  /// Deletes what is selected, or the whole character before the caret. The delegate is not asked.
  open func deleteBackward() { editing.deleteBackward() }
  /// Part of the text.
  open func text(in range: UITextRange) -> String? { editing.text(in: range) }
  /// Puts a text in the place of a range. The delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) { editing.replace(range, with: text) }
  /// The selection. Setting it to `nil` puts the caret at the beginning; it then reads back `nil` until something is selected or changed.
  open var selectedTextRange: UITextRange? {
    get { editing.selectedTextRange }
    set { editing.selectedTextRange = newValue }
  }
  /// What an input method may still change.
  open var markedTextRange: UITextRange? { editing.markedTextRange }
  /// Kept, and without effect: what is composed is underlined.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editing.markedTextStyle }
    set { editing.markedTextStyle = newValue }
  }
  /// What an input method has so far; the range counts from its beginning.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editing.setMarkedText(markedText, selectedRange) }
  /// The input method is done.
  open func unmarkText() { editing.unmark() }
  /// Before the first character.
  open var beginningOfDocument: UITextPosition { editing.beginning }
  /// After the last character.
  open var endOfDocument: UITextPosition { editing.end }
  /// What is between two places.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editing.range(from: fromPosition, to: toPosition)
  }
  /// So many UTF-16 units further; nil beyond the ends.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editing.position(from: position, offset: offset) }
  /// So many characters or lines in a direction; nil beyond the ends.
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    editing.position(from: position, in: direction, offset: offset)
  }
  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { editing.compare(position, to: other) }
  /// How many UTF-16 units are between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { editing.offset(from: from, to: toPosition) }
  /// Hears of what the app selects. Not kept alive.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { editing.inputDelegate }
    set { editing.inputDelegate = newValue }
  }
  /// Knows words and paragraphs.
  open var tokenizer: any UITextInputTokenizer { editing.tokenizer }
  /// The end of a range that lies farthest in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editing.position(within: range, farthestIn: direction)
  }
  /// The range from a place to the farthest one in a direction.
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    editing.range(extending: position, in: direction)
  }
  /// Which way text at a place reads.
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
    editing.direction(at: position)
  }
  /// Has no effect: direction follows the text.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// The rectangle of a range in its first line.
  open func firstRect(for range: UITextRange) -> CGRect { editing.firstRect(for: range) }
  /// Where the caret is drawn.
  open func caretRect(for position: UITextPosition) -> CGRect { editing.caretRect(for: position) }
  /// The rectangles of a range, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editing.selectionRects(for: range) }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editing.closestPosition(to: point) }
  /// The place within a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editing.closestPosition(to: point, within: range)
  }
  /// The character at a point.
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
